import { type Language, sayWith, wordsFor } from "@maria/tell";
import { historical } from "../../../advice/test/support/position.ts";
import { de } from "../../src/language/de.ts";
import { en } from "../../src/language/en.ts";
import { fr } from "../../src/language/fr.ts";

export * from "../../../advice/test/support/position.ts";

const TEXTS = { en, de, fr };

/** The page's words in a language. */
export const wordsIn = (language: Language) =>
  wordsFor(language, historical, sayWith<typeof en>(language, TEXTS[language]));
