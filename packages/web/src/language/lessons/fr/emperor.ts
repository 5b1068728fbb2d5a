import type { Translation } from "@maria/tell";
import type { emperor as english } from "../en/emperor.ts";

export const emperor: Translation<typeof english> = {
  "emperor.title": "L’Empereur",
  "emperor.about": "Neuf votes, deux candidats, un marqueur",
  "emperor.majority":
    "L’élection impériale a lieu une fois, à la fin d’un tour. Il y a {votes} votes, chacun lié à une forteresse : qui la contrôle le donne.",
  "emperor.majority.do": "Combien de votes élisent un Empereur ?",
  "emperor.majority.1": "{generalMarch} votes",
  "emperor.majority.2": "{majority} votes",
  "emperor.majority.3": "Tous les {votes}",
  "emperor.majority.why":
    "{majority} sur {votes}. C’est pourquoi les forteresses électorales valent une marche avant l’élection.",
  "emperor.whose":
    "Les candidats sont Charles Albert de Bavière et François Stéphane de Lorraine. Nul ne peut s’abstenir.",
  "emperor.whose.do": "Qui n’est pas libre de ses votes ?",
  "emperor.whose.1": "La France",
  "emperor.whose.2": "La Prusse",
  "emperor.whose.3": "L’Autriche et l’Armée Pragmatique",
  "emperor.whose.why":
    "Leurs votes vont tous à François. Tous les autres peuvent vendre chèrement les leurs.",
  "emperor.vote": "Vous avez {n} votes.",
  "emperor.vote.do": "Donnez-en {charles} à Charles et {francis} à François.",
  "emperor.prize": "Vos votes sont donnés.",
  "emperor.prize.do": "Qu’apporte l’élection ?",
  "emperor.prize.1": "Un marqueur de victoire dans la case « Empereur »",
  "emperor.prize.2": "Des Cartes Tactiques",
  "emperor.prize.3": "Des troupes",
  "emperor.prize.why":
    "Si Charles gagne, la France en pose un ; si François gagne, l’Autriche. Un marqueur de moins dans le stock est un pas vers la victoire.",
  "emperor.end":
    "Dans le jeu avancé, gagne qui vide son stock de marqueurs de victoire : forteresses, combats, Italie, électeurs et Empereur comptent tous.",
};
