import type { Translation } from "@maria/tell";
import type { guide as english } from "../en/guide.ts";

export const guide: Translation<typeof english> = {
  "guide.title": "Compagnon",
  "guide.hush": "Le faire taire",
  "guide.speak": "Le laisser parler",
  "guide.read": "Compris",
  "guide.over":
    "La partie est finie et mérite qu’on y revienne : la course aux forteresses, les combats, et où elle a tourné.",
  "guide.ask": "Que ferait le maréchal ?",
  "guide.show": "Sur le plateau",
  "guide.look.allotment":
    "Qui a plus de troupes commence un combat avec l’avantage : donnez-en le plus à ceux qui sont près de l’ennemi, peu à ceux qui gardent un coin tranquille. Une répartition est déjà proposée.",
  "guide.look.hussars":
    "Un hussard sur son chemin de ravitaillement fait payer l’ennemi. Le mieux est un long chemin que partagent plusieurs généraux : le calque du ravitaillement les montre tous.",
  "guide.look.subsidy":
    "Une subvention coûte une Carte Tactique à la France et en donne une à la Bavière. Payez-la si c’est la Bavière qui combattra ; voyez d’abord sa main.",
  "guide.look.supply":
    "Un général pour qui personne ne paie perd des troupes et ne conquiert rien. Payez avec des couleurs où vous ne combattrez pas de sitôt, et le plus juste possible : rien n’est rendu.",
  "guide.look.movement":
    "Prenez les forteresses que personne ne protège, gardez des généraux à {protection} cités au plus des vôtres, et voyez qui devra combattre. Les trains marchent en dernier.",
  "guide.look.combat":
    "Chaque attaque due a lieu ; vous choisissez l’ordre. Commencez là où vous tenez le plus de cartes de la couleur.",
  "guide.look.battle":
    "Qui s’arrête en infériorité perd autant de troupes qu’il lui manque de points. Jouez juste assez pour passer zéro ; et avant votre meilleure carte, demandez-vous ce que valent ici les forteresses.",
  "guide.look.retreat":
    "Le vainqueur choisit le chemin. Envoyez le vaincu où il ne protège rien, ou loin de son train.",
  "guide.look.winter":
    "Les Cartes Tactiques paient des troupes, {price} points chacune. Gardez les couleurs des secteurs où vous combattez, et de quoi livrer le premier combat de l’année.",
  "guide.threatened": "Personne ne protège {cities}, et un ennemi peut y arriver en une marche.",
  "guide.starving":
    "{generals} {n:n’a|n’ont} pas de chemin de ravitaillement : si cela ne change pas d’ici votre prochain tour, des troupes seront perdues.",
  "guide.disturbed":
    "Un hussard trouble le ravitaillement ({generals}) : contournez-le, ou chassez-le en entrant dans sa cité.",
  "guide.forced": "Telles que sont les pièces, la fin des déplacements imposera une attaque : {cities}.",
  "guide.open":
    "{general} peut atteindre {n:une forteresse|des forteresses} que personne ne protège : {cities}.",
  "guide.nearlyWon.own":
    "{power} : plus que {n} {n:forteresse|forteresses} pour gagner ; cherchez le chemin.",
  "guide.nearlyWon.other":
    "{power} : plus que {n} {n:forteresse|forteresses} pour gagner ; quoi que vous vouliez, empêchez cela d’abord.",
  "guide.winterComes": "L’hiver suit ce tour : ce que vous ne dépensez pas au combat achètera des troupes.",
  "guide.lastTurn.hers":
    "C’est le dernier tour : tenez encore une fois les autres loin de leurs buts, et vous avez gagné.",
  "guide.lastTurn.others":
    "C’est le dernier tour : s’il finit, Marie-Thérèse a gagné. Dépensez ce que vous avez.",
};
