import type { history } from "../language/history/en.ts";
import type { Language } from "../language/language.svelte.ts";
import type { LaterTexts } from "../language/later.ts";

const TEXTS: LaterTexts<typeof history> = {
  en: async () => (await import("../language/history/en.ts")).history,
  de: async () => (await import("../language/history/de.ts")).history,
  fr: async () => (await import("../language/history/fr.ts")).history,
};

/** What is told about something: fetched when it is first asked; null if nothing is written about it. */
export const historyOf = async (topic: string, language: Language): Promise<string | null> => {
  const told: Readonly<Record<string, string>> = await TEXTS[language]();
  return told[topic] ?? null;
};
