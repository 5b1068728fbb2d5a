import type { winter as english } from "../en/winter.ts";

export const winter = {
  "winter.whichPower": "Quelle puissance recrute maintenant ?",
  "winter.recruitFor": "Recruter : {power}",
  "winter.means":
    "La main vaut {worth} {worth:point|points} de CT, une troupe coûte {price} : au plus {n} {n:troupe|troupes}.",
  "winter.offBoard": "Généraux hors du plateau",
  "winter.reenter": "Faire revenir",
  "winter.reentersIn": "revient à {city}",
  "winter.staysOff": "Le laisser hors du plateau",
  "winter.where": "Dans quelle cité ? Touchez-la sur la carte ou choisissez-la ici.",
  "winter.whoCommands": "Rangs égaux : qui est le commandant suprême ?",
  "winter.noTroopLeft": "Un général qui revient a besoin d’une nouvelle troupe, et il n’en reste plus.",
  "winter.split": "Qui reçoit les nouvelles troupes ?",
  "winter.receiver": "{place} · en a {n}",
  "winter.splitIsSecret": "Tous apprennent le nombre de troupes, personne n’apprend qui les reçoit.",
  "winter.sum": "{n} {n:nouvelle troupe|nouvelles troupes} pour {price} {price:point|points} de CT",
  "winter.returning": "{general} revient à {city}.",
  "winter.nobody": "Ne recruter aucune troupe",
  "winter.endRecruiting": "Confirmer : ne recruter aucune troupe",
  "winter.recruit": "Recruter {n} {n:troupe|troupes}",
  "winter.askForStack": "Revenir dans une pile avec un général de l’autre joueur",
  "winter.askForStackWhy":
    "L’autre joueur doit accepter une pile de l’Autriche et de l’Armée Pragmatique. Ensuite la cité est ouverte.",
  "winter.proposeStack": "Demander à l’autre joueur",
  "winter.comes.recruit":
    "Chaque puissance peut recruter : une nouvelle troupe coûte {price} points de CT. Personne n’apprend qui la reçoit.",
  "winter.comes.return":
    "Les généraux hors du plateau peuvent revenir avec de nouvelles troupes, sur une forteresse principale de leur territoire national.",
  "winter.comes.score":
    "Puis chaque grande puissance note son score : les marqueurs de victoire restés dans son stock. Un petit score est bon.",
  "winter.now": "Hiver après le tour {turn}",
  "winter.recruiting": "recrutement : {powers}",
} as const satisfies Record<keyof typeof english, string>;
