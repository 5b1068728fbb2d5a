import { describe, expect, test } from "vitest";
import { de as askedGerman } from "../src/language/asked/de.ts";
import { en as askedEnglish } from "../src/language/asked/en.ts";
import { fr as askedFrench } from "../src/language/asked/fr.ts";
import { FILLERS } from "../src/language/fillers.ts";
import { questions as de } from "../src/language/questions/de.ts";
import { questions as en } from "../src/language/questions/en.ts";
import { questions as fr } from "../src/language/questions/fr.ts";
import { type Findable, ranked } from "../src/reference/forgiving.ts";
import { QUESTIONS, type Question } from "../src/reference/questions.ts";
import { SYNONYMS } from "../src/reference/synonyms.ts";
import searches from "./searches.json" with { type: "json" };
import { historical } from "./support/historical.ts";

const TEXTS = { en, de, fr };
const ASKED = { en: askedEnglish, de: askedGerman, fr: askedFrench };
const findables = (language: keyof typeof TEXTS): Findable<Question>[] =>
  QUESTIONS.map((of) => ({
    of,
    title: TEXTS[language][`question.${of}`],
    text: TEXTS[language][`answer.${of}`],
    words: ASKED[language][of],
  }));

/** What people would type, by the question that has to be among the first three answers. */
const SEARCHES: Readonly<Record<keyof typeof TEXTS, Partial<Readonly<Record<Question, readonly string[]>>>>> =
  searches;

describe.each(["en", "de", "fr"] as const)("in %s", (language) => {
  const answers = findables(language);
  test.each(QUESTIONS)("the words people have for it lead to the answer to “%s”", (question) => {
    const astray = (SEARCHES[language][question] ?? []).filter(
      (query) =>
        !ranked(query, answers, SYNONYMS[language], FILLERS[language]).slice(0, 3).includes(question),
    );
    expect(astray).toEqual([]);
  });
});

/** Generals as they are heard, remembered, or typed without the signs of their language. */
const GENERALS: readonly (readonly [string, string])[] = [
  ["sachsen", "Moritz von Sachsen"],
  ["Moriz", "Moritz von Sachsen"],
  ["belle isle", "Belle-Isle"],
  ["Belisle", "Belle-Isle"],
  ["Broglio", "Broglie"],
  ["Brolie", "Broglie"],
  ["Mailebois", "Maillebois"],
  ["Maillebois", "Maillebois"],
  ["Noailes", "Noailles"],
  ["Noaille", "Noailles"],
  ["Torring", "Törring"],
  ["Toerring", "Törring"],
  ["Törrring", "Törring"],
  ["Fridrich", "Friedrich"],
  ["Schwerrin", "Schwerin"],
  ["Leopolt", "Erbprinz Leopold"],
  ["alter Dessauer", "Der Alte Dessauer"],
  ["Dessau", "Der Alte Dessauer"],
  ["Rutowsky", "Rutowski"],
  ["Rutovski", "Rutowski"],
  ["Lothringen", "Karl von Lothringen"],
  ["Lotringen", "Karl von Lothringen"],
  ["Traum", "Traun"],
  ["Kevenhuller", "Khevenhüller"],
  ["Khevenhueller", "Khevenhüller"],
  ["Kevenhüler", "Khevenhüller"],
  ["Batthyani", "Batthyány"],
  ["Bathyany", "Batthyány"],
  ["Neiperg", "Neipperg"],
  ["Ahrenberg", "Arenberg"],
  ["Aremberg", "Arenberg"],
  ["george", "George II"],
  ["Georg II", "George II"],
  ["Cumberlant", "Cumberland"],
  ["stair", "Earl of Stair"],
  ["lord stairs", "Earl of Stair"],
];
test.each(GENERALS)("of generals %s is %s", (typed, name) => {
  const all = historical.generals.map((of): Findable<string> => ({ of: of.name, title: of.name, text: "" }));
  expect(ranked(typed, all, {})[0]).toBe(name);
});
