import type { supply as english } from "../en/supply.ts";

export const supply = {
  "supply.subsidyQuestion": "La France verse-t-elle ce tour-ci la subvention à la Bavière ?",
  "supply.paySubsidy": "La verser",
  "supply.refuseSubsidy": "Ne pas la verser",
  "supply.drawCards": "Confirmer et piocher les cartes",
  "supply.subsidyPaid": "Une Carte Tactique du revenu de la France va à la Bavière.",
  "supply.subsidyUnseen": "La France ne voit pas la carte qu’elle donne.",
  "supply.subsidyKept": "La France garde tout son revenu ; la Bavière ne pioche que le sien.",
  "supply.subsidyNextTurn": "La question reviendra au prochain tour.",
  "supply.mustPay":
    "Hussards sur les chemins de ravitaillement : {n} {n:point|points} de CT à payer ({power}).",
  "supply.charged": "{general}, {place}",
  "supply.chargeAt": "{general} : le ravitaillement coûte {n} {n:point|points} de CT",
  "supply.points": "{n} {n:point|points} de CT",
  "supply.pay": "Payer {n} {n:point|points} de CT",
  "supply.cannotPay":
    "Impossible de payer {price} {price:point|points} de CT ({power}) : toutes les Cartes Tactiques, d’une valeur de {worth}, sont remises.",
  "supply.whoIsCovered": "Quels généraux sont ainsi ravitaillés ?",
  "supply.handIsLost": "Toute la main est défaussée (valeur {worth}).",
  "supply.loses": "{general} n’est pas ravitaillé : face cachée, perd {n} {n:troupe|troupes}.",
  "supply.removed": "{general} n’est pas ravitaillé, perd {n} {n:troupe|troupes} et quitte le plateau.",
  "supply.handIn": "Remettre toutes les cartes",
} as const satisfies Record<keyof typeof english, string>;
