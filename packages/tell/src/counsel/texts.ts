import { type Language, type SayOf, sayWith, type Translation } from "../say.ts";
import type { en } from "./messages/en.ts";

/** Says what is advised and why. */
export type CounselSay = SayOf<typeof en>;

const TEXTS: { readonly [Name in Language]: () => Promise<Translation<typeof en>> } = {
  en: async () => (await import("./messages/en.ts")).en,
  de: async () => (await import("./messages/de.ts")).de,
  fr: async () => (await import("./messages/fr.ts")).fr,
};

/** Fetched when advice is first asked for in the language. */
export const counselTexts = async (language: Language): Promise<CounselSay> =>
  sayWith<typeof en>(language, await TEXTS[language]());
