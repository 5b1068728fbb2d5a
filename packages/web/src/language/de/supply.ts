import type { supply as english } from "../en/supply.ts";

export const supply = {
  "supply.subsidyQuestion": "Zahlt Frankreich in dieser Runde die Subsidie an Bayern?",
  "supply.paySubsidy": "Zahlen",
  "supply.refuseSubsidy": "Nicht zahlen",
  "supply.drawCards": "Bestätigen und Karten ziehen",
  "supply.subsidyPaid": "Eine TK aus Frankreichs Einkommen geht an Bayern.",
  "supply.subsidyUnseen": "Frankreich sieht die abgegebene Karte nicht.",
  "supply.subsidyKept": "Frankreich behält sein ganzes Einkommen; Bayern zieht nur sein eigenes.",
  "supply.subsidyNextTurn": "In der nächsten Runde wird wieder gefragt.",
  "supply.mustPay": "Husaren auf den Versorgungslinien: {power} muß {n} {n:TK-Punkt|TK-Punkte} zahlen.",
  "supply.charged": "{general}, {place}",
  "supply.chargeAt": "{general}: Versorgung kostet {n} {n:TK-Punkt|TK-Punkte}",
  "supply.points": "{n} {n:TK-Punkt|TK-Punkte}",
  "supply.pay": "{n} {n:TK-Punkt|TK-Punkte} zahlen",
  "supply.cannotPay":
    "{power} kann {price} {price:TK-Punkt|TK-Punkte} nicht zahlen: Alle TK (Wert {worth}) werden abgegeben.",
  "supply.whoIsCovered": "Welche Generäle werden damit versorgt?",
  "supply.handIsLost": "Die ganze Hand wird abgeworfen (Wert {worth}).",
  "supply.loses": "{general} ist unversorgt: umgedreht, verliert {n} {n:Armee|Armeen}.",
  "supply.removed": "{general} ist unversorgt, verliert {n} {n:Armee|Armeen} und verläßt den Spielplan.",
  "supply.handIn": "Alle Karten abgeben",
} as const satisfies Record<keyof typeof english, string>;
