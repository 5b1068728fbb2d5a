import type { Translation } from "@maria/tell";
import type { turnFrederick as english } from "../en/turnFrederick.ts";

export const turnFrederick: Translation<typeof english> = {
  "turnFrederick.title": "Le premier tour de Frédéric",
  "turnFrederick.about": "Un tour entier avec la Prusse et la Saxe",
  "turnFrederick.aim":
    "Vous êtes Frédéric, avec la Prusse et la Saxe. {prussianGoal} forteresses en Autriche et en Silésie font gagner, et ce que conquiert la Saxe compte aussi.",
  "turnFrederick.aim.do": "Où sont les plus proches ?",
  "turnFrederick.aim.1": "En Silésie",
  "turnFrederick.aim.2": "En Bavière",
  "turnFrederick.aim.3": "Autour de Wien",
  "turnFrederick.aim.why":
    "La Silésie touche la Prusse, et ses forteresses autrichiennes sont mal protégées au début.",
  "turnFrederick.end":
    "Un premier tour de bon joueur : des forteresses ouvertes, des généraux qui se soutiennent, et des trains derrière eux.",
};
