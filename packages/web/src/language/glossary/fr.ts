import type { Translation } from "@maria/tell";
import type { glossary as english } from "./en.ts";

export const glossary: Translation<typeof english> = {
  "glossary.title": "Glossaire",
  "glossary.about":
    "Les mots des règles imprimées dans les trois langues, avec les règles qui les expliquent.",
  "glossary.search": "Chercher un mot dans l’une des trois langues",
  "glossary.nothing": "Aucun mot ne s’en approche.",
  "glossary.part.powers": "Rôles, puissances, territoires",
  "glossary.part.board": "Matériel et plateau de jeu",
  "glossary.part.sequence": "Déroulement du jeu",
  "glossary.part.marching": "Piles, cartes, ravitaillement, déplacement, conquête",
  "glossary.part.combat": "Combat et hiver",
  "glossary.part.politics": "Politique et jeu avancé",
};
