import type { Translation } from "@maria/tell";
import type { politics as english } from "../en/letters.ts";

/** Ein Buchstabe für jede Macht, auf Schilden und wo für mehr kein Platz ist. */
export const politics: Translation<typeof english> = {
  "politics.letter.france": "F",
  "politics.letter.bavaria": "B",
  "politics.letter.prussia": "P",
  "politics.letter.saxony": "S",
  "politics.letter.austria": "A",
  "politics.letter.pragmatic": "PA",
};
