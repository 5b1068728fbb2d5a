import type { Translation } from "@maria/tell";
import type { winning as english } from "../en/winning.ts";

export const winning: Translation<typeof english> = {
  "winning.title": "Comment gagner",
  "winning.about": "Les forteresses décident : la dernière marche d’une guerre",
  "winning.aim":
    "Vous êtes Frédéric. Dans le jeu introductif, il gagne dès que la Prusse contrôle {prussianGoal} forteresses en Autriche et en Silésie. La Prusse en a {n}.",
  "winning.aim.do": "Que vous manque-t-il pour gagner ?",
  "winning.aim.1": "Une forteresse de plus",
  "winning.aim.2": "Un combat gagné",
  "winning.aim.3": "La fin du tour",
  "winning.aim.why":
    "Seules les forteresses comptent : la partie finit à l’instant où la dernière est conquise, au milieu du tour.",
  "winning.fortress":
    "Une forteresse à la couleur de l’Autriche est autrichienne tant qu’aucun marqueur n’y est posé. Qui la conquiert y pose son marqueur de victoire.",
  "winning.fortress.do": "Touchez {city} et lisez ce que sa conquête signifierait.",
  "winning.fortress.why":
    "C’est elle : ce serait la {prussianGoal}e. Sa couleur, qui la contrôle et qui la protège y figurent aussi.",
  "winning.others": "Louis XV gagne de la même façon, avec {frenchGoal} forteresses en Autriche.",
  "winning.others.do": "Et comment gagne Marie-Thérèse ?",
  "winning.others.1": "En conquérant Berlin",
  "winning.others.2": "Quand le tour {lastTurn} finit sans vainqueur",
  "winning.others.3": "En gagnant le plus de combats",
  "winning.others.why":
    "Il lui faut du temps : qui tient jusqu’à la fin du tour {lastTurn} avec Marie-Thérèse a gagné.",
  "winning.march":
    "Une forteresse est conquise quand un général en sort et que personne ne la protège à cet instant. La page montre d’avance ce qu’apporterait une marche.",
  "winning.march.do": "Marchez avec {general} vers {end} en passant par {city}, et gagnez.",
  "winning.end":
    "Gagné : dans le jeu introductif, seul compte qui contrôle les forteresses, et quand. Les leçons suivantes montrent comment y arriver.",
};
