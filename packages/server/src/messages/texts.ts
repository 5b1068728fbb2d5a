import type { AlertLanguage } from "@maria/table";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** All that a server writes to people, in every language. */
export const TEXTS: { readonly [Each in AlertLanguage]: { readonly [Key in keyof typeof en]: string } } = {
  en,
  de,
  fr,
};
