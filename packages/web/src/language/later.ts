import type { Language, SayOf, Texts, Translation } from "@maria/tell";
import { sayWith } from "@maria/tell";

/** Texts of a screen that are fetched with it and not with the page: each language is a file of its own. */
export type LaterTexts<English extends Texts> = {
  readonly [Name in Language]: () => Promise<Translation<English>>;
};

/** Speaks these texts in the language: fetched when they are first spoken. */
export const spokenLater = async <English extends Texts>(
  texts: LaterTexts<English>,
  language: Language,
): Promise<SayOf<English>> => sayWith<English>(language, await texts[language]());
