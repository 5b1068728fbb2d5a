import type { Translation } from "@maria/tell";
import type { guide as english } from "../en/guide.ts";

export const guide: Translation<typeof english> = {
  "guide.title": "Compagnon",
  "guide.hush": "Le faire taire",
  "guide.speak": "Le laisser parler",
  "guide.read": "Compris",
  "guide.over":
    "La partie est finie, et il vaut la peine d’y revenir : « Après la partie » montre la course aux forteresses, les combats et les tournants de la partie.",
  "guide.show": "Sur le plateau",
  "guide.look.allotment":
    "Qui a plus de troupes commence un combat avec l’avantage : donnez-en le plus à ceux qui sont près de l’ennemi, peu à ceux qui gardent un coin tranquille. Une répartition est déjà proposée.",
  "guide.look.hussars":
    "Un hussard sur un chemin de ravitaillement ennemi le rend payant. Il vaut le plus sur un long chemin dont dépendent plusieurs généraux : le calque du ravitaillement montre les chemins.",
  "guide.look.subsidy":
    "Une subvention donne à la Bavière une Carte Tactique de plus, et à la France une de moins. Payez-la si c’est la Bavière qui combattra ; voyez d’abord sa main.",
  "guide.look.supply":
    "Un général pour qui personne ne paie perd des troupes et ne conquiert rien. Payez avec des couleurs où vous ne combattrez pas de sitôt, et pas plus qu’il ne faut : rien n’est rendu.",
  "guide.look.movement":
    "Les marches conquièrent des forteresses, protègent les vôtres et décident qui doit combattre. Voyez d’abord ce que vous pouvez prendre et ce qu’il faut protéger, jusqu’à {protection} cités autour de chaque général ; les trains marchent en dernier.",
  "guide.look.combat":
    "Chaque attaque due a lieu ; vous choisissez l’ordre. Commencez là où vous tenez le plus de cartes de la couleur : un ennemi battu peut ouvrir une forteresse derrière lui.",
  "guide.look.battle":
    "Qui s’arrête en infériorité perd autant de troupes qu’il lui manque de points. Que chaque carte passe tout juste zéro ; et avant la meilleure, demandez-vous ce que valent ici les forteresses.",
  "guide.look.retreat":
    "Le vainqueur choisit le chemin. Envoyez le vaincu où il ne protège rien, ou loin de son train.",
  "guide.look.winter":
    "Les Cartes Tactiques paient des troupes, {price} points chacune. Gardez les couleurs des secteurs où vous combattez, et de quoi livrer le premier combat de l’année.",
  "guide.threatened": "Personne ne protège {cities}, et un ennemi peut y arriver en une marche.",
  "guide.starving":
    "{generals} {n:n’a|n’ont} pas de chemin de ravitaillement : si cela ne change pas d’ici votre prochain tour, des troupes seront perdues.",
  "guide.disturbed":
    "Un hussard est sur le chemin de ravitaillement : {generals}. Contournez-le, ou chassez-le en entrant dans sa cité.",
  "guide.forced": "Telles que sont les pièces, la fin des déplacements imposera une attaque : {cities}.",
  "guide.open":
    "{general} peut atteindre {n:une forteresse|des forteresses} que personne ne protège : {cities}.",
  "guide.nearlyWon.own":
    "{power} : plus que {n} {n:forteresse|forteresses} pour gagner ; cherchez le chemin.",
  "guide.nearlyWon.other":
    "{power} : plus que {n} {n:forteresse|forteresses} pour gagner ; quoi que vous vouliez, empêchez cela d’abord.",
  "guide.winterComes": "L’hiver suit ce tour : ce que vous ne dépensez pas au combat achètera des troupes.",
};
