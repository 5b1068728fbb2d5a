import type { Translation } from "@maria/tell";
import type { turnLouis as english } from "../en/turnLouis.ts";

export const turnLouis: Translation<typeof english> = {
  "turnLouis.title": "Le premier tour de Louis XV",
  "turnLouis.about": "Un tour entier avec la France et la Bavière",
  "turnLouis.aim":
    "Vous êtes Louis XV, avec la France et la Bavière. {frenchGoal} forteresses en Autriche font gagner. Frédéric est un allié, et pourtant un rival : un seul de vous gagne.",
  "turnLouis.aim.do": "Pour qui compte une forteresse conquise par la Bavière ?",
  "turnLouis.aim.1": "Pour la France",
  "turnLouis.aim.2": "Pour personne",
  "turnLouis.aim.3": "Pour Frédéric",
  "turnLouis.aim.why":
    "Un marqueur français y est posé : le général bavarois vaut donc autant que les vôtres.",
  "turnLouis.end":
    "Vous voilà à la frontière de l’Autriche. Au prochain tour, les forteresses de Bohême sont à portée.",
};
