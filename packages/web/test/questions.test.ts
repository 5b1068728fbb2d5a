import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { testLanguageFiles } from "../../tell/test/support/languageFiles.ts";
import { parseChapter } from "../reference/parse.ts";
import { questions as de } from "../src/language/questions/de.ts";
import { questions as en } from "../src/language/questions/en.ts";
import { questions as fr } from "../src/language/questions/fr.ts";
import { editDistance, type Findable, likeness, ranked } from "../src/reference/forgiving.ts";
import { CLAUSES_OF, QUESTIONS, type Question } from "../src/reference/questions.ts";
import { SYNONYMS } from "../src/reference/synonyms.ts";
import { historical } from "./support/historical.ts";

testLanguageFiles({ source: new URL("../src/", import.meta.url), folder: "language", en, de, fr });

const TEXTS = { en, de, fr };
type Name = keyof typeof TEXTS;

const clausesIn = (language: Name): ReadonlySet<string> => {
  const folder = new URL(`../../../docs/rules/reference/${language}/`, import.meta.url);
  const chapters = readdirSync(folder).map((file) =>
    parseChapter(readFileSync(new URL(file, folder), "utf8")),
  );
  return new Set(
    chapters.flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))),
  );
};

const findables = (language: Name): Findable<Question>[] =>
  QUESTIONS.map((of) => ({
    of,
    title: TEXTS[language][`question.${of}`],
    text: TEXTS[language][`answer.${of}`],
  }));

const firstFor = (language: Name, query: string): readonly Question[] =>
  ranked(query, findables(language), SYNONYMS[language]).slice(0, 3);

const generals = historical.generals.map(
  (of): Findable<string> => ({ of: of.name, title: of.name, text: "" }),
);

describe.each(["en", "de", "fr"] as const)("the questions in %s", (language) => {
  test("every one leads to clauses that the reference has", () => {
    const known = clausesIn(language);
    for (const question of QUESTIONS)
      expect([question, CLAUSES_OF[question].filter((id) => !known.has(id))]).toEqual([question, []]);
  });
});

describe("searching forgives", () => {
  test.each([
    ["en", "siege", "conquer"],
    ["en", "retreet", "retreat"],
    ["en", "hunger", "supply"],
    ["de", "Belagerung", "conquer"],
    ["de", "Rueckzug", "retreat"],
    ["de", "ruckzug", "retreat"],
    ["de", "Tross", "train"],
    ["de", "Schlacht", "combat"],
    ["fr", "siege", "conquer"],
    ["fr", "ravitailement", "supply"],
    ["fr", "assieger", "conquer"],
  ] as const)("in %s who types %s finds the answer", (language, query, question) => {
    expect(firstFor(language, query)).toContain(question);
  });

  test.each([
    ["Brolie", "Broglie"],
    ["Kevenhuller", "Khevenhüller"],
    ["Khevenhueller", "Khevenhüller"],
    ["Batthyani", "Batthyány"],
    ["Toerring", "Törring"],
    ["Maillebois", "Maillebois"],
    ["Schwerrin", "Schwerin"],
  ])("of generals %s is %s", (query, name) => {
    expect(ranked(query, generals, {})[0]).toBe(name);
  });

  test("but not everything is alike", () => {
    expect(ranked("xylophone", findables("en"), SYNONYMS.en)).toEqual([]);
    expect(likeness("map", "man")).toBe(0);
    expect(editDistance("brolgie", "broglie", 2)).toBe(1);
  });

  test("every word has to be answered, and a word of the question counts for more than one of its answer", () => {
    expect(firstFor("en", "combat card xylophone")).toEqual([]);
    expect(firstFor("en", "force march")[0]).toBe("forceMarch");
  });
});
