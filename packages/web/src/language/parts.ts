import type { Language, Translation } from "@maria/tell";
import type { en } from "./en.ts";

type Texts = Translation<typeof en>;
type Parts = { readonly [Name in Language]: () => Promise<Partial<Texts>> };

/** A language comes in parts: what every visit needs, and what is fetched with the screen or the phase that speaks it. */
export const PARTS = {
  always: {
    en: async () => (await import("./always/en.ts")).en,
    de: async () => (await import("./always/de.ts")).de,
    fr: async () => (await import("./always/fr.ts")).fr,
  },
  details: {
    en: async () => (await import("./details/en.ts")).en,
    de: async () => (await import("./details/de.ts")).de,
    fr: async () => (await import("./details/fr.ts")).fr,
  },
  campaign: {
    en: async () => (await import("./campaign/en.ts")).en,
    de: async () => (await import("./campaign/de.ts")).de,
    fr: async () => (await import("./campaign/fr.ts")).fr,
  },
  affairs: {
    en: async () => (await import("./affairs/en.ts")).en,
    de: async () => (await import("./affairs/de.ts")).de,
    fr: async () => (await import("./affairs/fr.ts")).fr,
  },
  refusals: {
    en: async () => (await import("./refusals/en.ts")).en,
    de: async () => (await import("./refusals/de.ts")).de,
    fr: async () => (await import("./refusals/fr.ts")).fr,
  },
  company: {
    en: async () => (await import("./company/en.ts")).en,
    de: async () => (await import("./company/de.ts")).de,
    fr: async () => (await import("./company/fr.ts")).fr,
  },
  reading: {
    en: async () => (await import("./reading/en.ts")).en,
    de: async () => (await import("./reading/de.ts")).de,
    fr: async () => (await import("./reading/fr.ts")).fr,
  },
} as const satisfies Record<string, Parts>;

export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as readonly Part[];

/** These parts of a language as one; each is fetched once, whoever asks for it. */
export const textsOf = async (language: Language, parts: Iterable<Part>): Promise<Partial<Texts>> =>
  Object.assign({}, ...(await Promise.all([...parts].map((part) => PARTS[part][language]()))));
