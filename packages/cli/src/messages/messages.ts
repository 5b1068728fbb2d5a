import { LANGUAGES, type Language, type SayOf, sayWith, type Translation } from "@maria/tell";
import { de as tellingDe } from "@maria/tell/messages/de";
import { en as tellingEn } from "@maria/tell/messages/en";
import { fr as tellingFr } from "@maria/tell/messages/fr";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** What the command line says: the telling of the game, and its own texts. */
type English = typeof tellingEn & typeof en;

const MESSAGES: { readonly [Name in Language]: Translation<English> } = {
  en: { ...tellingEn, ...en },
  de: { ...tellingDe, ...de },
  fr: { ...tellingFr, ...fr },
};

export type Say = SayOf<English>;

export const sayIn = (language: Language): Say => sayWith<English>(language, MESSAGES[language]);

/** The language of the environment, as programs on a terminal find it; English if none of ours is wanted. */
export const languageOf = (environment: Readonly<Record<string, string | undefined>>): Language => {
  const wanted = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  return LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language)) ?? "en";
};
