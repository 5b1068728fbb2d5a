import type { Language } from "./say.ts";
import type { Words } from "./words.ts";

/**
 * Names that the historical pack was published with, and how they are spelt everywhere else. They belong to what its
 * fingerprint stands for, so they stay in the file (decision 0024), and in every game that keeps it.
 */
const SPELT: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { "Coup d'État": "Coup d’État", "War of Jenkins' Ear": "War of Jenkins’ Ear" },
  de: {
    Ostpreussen: "Ostpreußen",
    Russland: "Rußland",
    "Russland neigt zu Preußen": "Rußland neigt zu Preußen",
    "Russland neigt zu Österreich": "Rußland neigt zu Österreich",
  },
  fr: { "L’élection impériale": "L’Élection impériale" },
};

/** A name of the pack in the language spoken. */
export const packName = ({ language }: Words, name: Readonly<Record<Language, string>>): string =>
  SPELT[language][name[language]] ?? name[language];
