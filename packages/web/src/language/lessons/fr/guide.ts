import type { Translation } from "@maria/tell";
import type { guide as english } from "../en/guide.ts";

export const guide: Translation<typeof english> = {
  "guide.title": "Compagnon",
  "guide.hush": "Le faire taire",
  "guide.speak": "Le laisser parler",
  "guide.show": "Sur le plateau",
  "guide.look.allotment":
    "Regardez la carte avant de répartir : qui est près de l’ennemi, qui garde un coin tranquille ? Des généraux réunis dans une cité peuvent encore se céder des troupes plus tard, sans que personne le voie.",
  "guide.look.hussars":
    "Affichez le ravitaillement : un hussard vaut le plus sur un long chemin dont dépendent plusieurs généraux. Il va jusqu’à {hussarRange} cités de vos généraux.",
  "guide.look.subsidy":
    "Voyez la main de la Bavière : elle tire une carte de plus, et la France une de moins. Payez si c’est la Bavière qui combattra.",
  "guide.look.supply":
    "Payez avec des couleurs où vous ne combattrez pas de sitôt, et pas plus qu’il ne faut : rien n’est rendu.",
  "guide.look.movement":
    "Voyez d’abord ce qu’on peut prendre et ce qu’il faut protéger, jusqu’à {protection} cités autour de chaque général ; les trains marchent en dernier.",
  "guide.look.combat":
    "Commencez là où vous tenez le plus de cartes de la couleur ; un ennemi battu peut ouvrir une forteresse derrière lui.",
  "guide.look.battle":
    "Chaque carte devrait tout juste passer zéro. Avant la meilleure, demandez-vous ce que valent ici les forteresses : une petite défaite coûte peu de troupes.",
  "guide.look.retreat": "Envoyez-le où il ne protège rien, ou loin de son train.",
  "guide.look.winter":
    "Une troupe coûte {price} points. Gardez les couleurs des secteurs où vous combattez, et de quoi livrer le premier combat de l’année.",
  "guide.threatened": "Personne ne protège {cities}, et un ennemi peut y arriver en une marche.",
  "guide.starving":
    "{generals} {n:n’a|n’ont} pas de chemin de ravitaillement : si cela ne change pas d’ici votre prochain tour, des troupes seront perdues.",
  "guide.disturbed":
    "Un hussard est sur le chemin de ravitaillement : {generals}. Contournez-le, ou chassez-le en entrant dans sa cité.",
  "guide.forced": "Telles que sont les pièces, la fin des déplacements imposera une attaque : {cities}.",
  "guide.open": "{general} peut atteindre des forteresses que personne ne protège : {cities}.",
  "guide.nearlyWon.own":
    "{power} : plus que {n} {n:forteresse|forteresses} pour gagner ; cherchez le chemin.",
  "guide.nearlyWon.other":
    "{power} : plus que {n} {n:forteresse|forteresses} pour gagner ; quoi que vous vouliez, empêchez cela d’abord.",
  "guide.winterComes": "L’hiver suit ce tour : ce que vous ne dépensez pas au combat achètera des troupes.",
};
