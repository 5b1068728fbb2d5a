import type { Language } from "../language/language.svelte.ts";
import type { Question } from "./questions.ts";

/** What people may type for each question (`language/asked`). */
export type AskedWords = Readonly<Record<Question, string>>;

const WORDS: Readonly<Record<Language, () => Promise<AskedWords>>> = {
  en: async () => (await import("../language/asked/en.ts")).en,
  de: async () => (await import("../language/asked/de.ts")).de,
  fr: async () => (await import("../language/asked/fr.ts")).fr,
};

export const askedWords = (language: Language): Promise<AskedWords> => WORDS[language]();
