import type { Language } from "../../src/index.ts";

/**
 * "ss" where the spelling of the German rulebook has "ß": at the end of a word and before a consonant. Words put together
 * of two, such as "Einführungsspiel", go on with "sp", "sch" or a longer word that begins with "st".
 */
const NEW_SPELLING = /\p{L}*ss(?![aeiouyäöü]|p|ch|t[aeioruäöü]\p{L}{2})\p{L}*/giu;

/** What the texts of a language never hold, and why. */
const FAULTS: Readonly<Record<Language, readonly { readonly found: RegExp; readonly why: string }[]>> = {
  en: [
    { found: /["'„»«]/gu, why: "English quotes “so” and writes ’" },
    { found: /\b(taken in|political cards?|tactical cards?|hussar stage)\b/gu, why: "another word is used" },
  ],
  de: [
    { found: /["'„“”]/gu, why: "German quotes »so« and writes ’" },
    { found: NEW_SPELLING, why: "the German rulebook writes ß" },
    {
      found:
        /(?<!\p{L})(zurzeit|ebenso wenig|außer Acht|irgendetwas|[Ww]ie viel|[Zz]u viel|als Nächstes|im (Folgenden|Übrigen|Einzelnen|Allgemeinen))(?!\p{L})/gu,
      why: "the German rulebook spells it as before 1996",
    },
    { found: /\b(TKs|Nachschub|einen Husar|Trumpffarbe|Trains?)\b/gu, why: "another word is used" },
  ],
  fr: [
    { found: /["'„“”]/gu, why: "French quotes « so » and writes ’" },
    { found: / [:;?!»]|« |\p{L}[:;?!»]|«\p{L}/gu, why: "a no-break space stands there" },
    {
      found: /\b(Bohème|Election|Ostpreussen|England|Lopukhin)\b|\bf(ai(re|t|sons|tes)|ont) retraite/gu,
      why: "another word is used",
    },
  ],
};

/** What is wrong with a text by the customs of the house: quotation marks, spaces, spelling, words. */
export const faultsOf = (language: Language, text: string): string[] => {
  const words = text.replace(/\{\w+/g, "{");
  return FAULTS[language].flatMap(({ found, why }) =>
    [...words.matchAll(found)].map((match) => {
      const at = match.index;
      return `…${words.slice(Math.max(0, at - 15), at + match[0].length + 10)}…: ${why}`;
    }),
  );
};
