import type { Chapter, Clause } from "../../reference/parse.ts";
import type { Language } from "../language/language.svelte.ts";

export type { Chapter, Clause };

/** Each language's rules are a file of their own, loaded when somebody reads them. */
const CHAPTERS: { readonly [Name in Language]: () => Promise<{ readonly chapters: readonly Chapter[] }> } = {
  en: () => import("virtual:rules-reference/en"),
  de: () => import("virtual:rules-reference/de"),
  fr: () => import("virtual:rules-reference/fr"),
};

export const chaptersIn = async (language: Language): Promise<readonly Chapter[]> =>
  (await CHAPTERS[language]()).chapters;
