import type { Translation } from "@maria/tell";
import type { glossary as english } from "./en.ts";

export const glossary: Translation<typeof english> = {
  "glossary.title": "Begriffe",
  "glossary.about":
    "Die Wörter der gedruckten Spielregeln in den drei Sprachen, mit den Regeln, die sie erklären.",
  "glossary.search": "Ein Wort in einer der drei Sprachen suchen",
  "glossary.nothing": "Kein Wort kommt dem nahe.",
  "glossary.part.powers": "Rollen, Länder, Gebiete",
  "glossary.part.board": "Spielmaterial und Spielplan",
  "glossary.part.sequence": "Spielablauf",
  "glossary.part.marching": "Türme, Karten, Versorgung, Bewegung, Eroberung",
  "glossary.part.combat": "Kampf und Winter",
  "glossary.part.politics": "Politik und Profi-Variante",
};
