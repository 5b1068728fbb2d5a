import type { SayOf } from "@maria/tell";
import type { Glossary, Term } from "../../reference/glossary.ts";
import type { glossary } from "../language/glossary/en.ts";
import type { Language } from "../language/language.svelte.ts";
import { type LaterTexts, spokenLater } from "../language/later.ts";

export type { Term };

/** What the words of each part of the glossary are about, in its order. */
export const PARTS = ["powers", "board", "sequence", "marching", "combat", "politics"] as const;

export const glossaryWords = async (): Promise<Glossary> => (await import("virtual:rules-glossary")).glossary;

export type GlossarySay = SayOf<typeof glossary>;

const TEXTS: LaterTexts<typeof glossary> = {
  en: async () => (await import("../language/glossary/en.ts")).glossary,
  de: async () => (await import("../language/glossary/de.ts")).glossary,
  fr: async () => (await import("../language/glossary/fr.ts")).glossary,
};

export const glossaryTexts = (language: Language): Promise<GlossarySay> => spokenLater(TEXTS, language);
