import { describe, expect, test } from "vitest";
import { testLanguageFiles } from "../../tell/test/support/languageFiles.ts";
import { de as askedGerman } from "../src/language/asked/de.ts";
import { en as askedEnglish } from "../src/language/asked/en.ts";
import { fr as askedFrench } from "../src/language/asked/fr.ts";
import { FILLERS } from "../src/language/fillers.ts";
import { questions as de } from "../src/language/questions/de.ts";
import { questions as en } from "../src/language/questions/en.ts";
import { questions as fr } from "../src/language/questions/fr.ts";
import { editDistance, type Findable, likeness, ranked } from "../src/reference/forgiving.ts";
import { CLAUSES_OF, QUESTIONS, type Question } from "../src/reference/questions.ts";
import { SYNONYMS } from "../src/reference/synonyms.ts";
import { chaptersIn, clausesIn } from "./support/clauses.ts";
import { historical } from "./support/historical.ts";

testLanguageFiles({ source: new URL("../src/", import.meta.url), folder: "language", en, de, fr });

const TEXTS = { en, de, fr };
const ASKED = { en: askedEnglish, de: askedGerman, fr: askedFrench };
type Name = keyof typeof TEXTS;

const findables = (language: Name): Findable<Question>[] =>
  QUESTIONS.map((of) => ({
    of,
    title: TEXTS[language][`question.${of}`],
    text: TEXTS[language][`answer.${of}`],
    words: ASKED[language][of],
  }));

const firstFor = (language: Name, query: string): readonly Question[] =>
  ranked(query, findables(language), SYNONYMS[language], FILLERS[language]).slice(0, 3);

const generals = historical.generals.map(
  (of): Findable<string> => ({ of: of.name, title: of.name, text: "" }),
);

describe.each(["en", "de", "fr"] as const)("the questions in %s", (language) => {
  test("every one leads to clauses that the reference has", () => {
    const known = new Set(clausesIn(language).map(({ id }) => id));
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

  test("a word that nothing answers is passed over, one that something else answers better is not", () => {
    expect(firstFor("en", "combat card xylophone")).toEqual(firstFor("en", "combat card"));
    expect(firstFor("en", "xylophone")).toEqual([]);
    const all = [
      { of: "both", title: "march train", text: "" },
      { of: "one", title: "march", text: "" },
      { of: "other", title: "train hussar", text: "" },
      { of: "march", title: "march march", text: "" },
    ];
    expect(ranked("march hussar", all, {})).toEqual(["other"]);
    expect(ranked("march train", all, {})[0]).toBe("both");
  });

  test("words that every question is put together from are looked for only where there are no others", () => {
    const all = [
      { of: "how", title: "how many", text: "" },
      { of: "cards", title: "", text: "cards" },
    ];
    expect(ranked("how many cards", all, {}, "how many")).toEqual(["cards"]);
    expect(ranked("how many", all, {}, "how many")).toEqual(["how"]);
  });

  test("a word of the question counts for more than one of its answer", () => {
    expect(firstFor("en", "force march")[0]).toBe("forceMarch");
  });
});

describe("within three taps", () => {
  const ID = /\b[A-Z]{3}-\d{2,}\b/g;
  const sections = chaptersIn("en").flatMap((chapter) => chapter.sections);
  const sectionOf = new Map(sections.flatMap((section) => section.clauses.map(({ id }) => [id, section])));
  /** A tap on a clause shows it in its section: what stands there is read, not tapped. */
  const shownBy = (id: string): readonly string[] =>
    (sectionOf.get(id)?.clauses ?? []).map((clause) => clause.id);
  const linkedFrom = (id: string): readonly string[] => {
    const section = sectionOf.get(id);
    const texts = [...(section?.remarks ?? []), ...(section?.clauses ?? []).map(({ text }) => text)];
    return texts.flatMap((text) => text.match(ID) ?? []).filter((linked) => sectionOf.has(linked));
  };

  test("every clause is reached from a question: by its clauses, and by what those are linked with", () => {
    // The first tap opens the question.
    const second = new Set(QUESTIONS.flatMap((question) => CLAUSES_OF[question].flatMap(shownBy)));
    const third = new Set([...second].flatMap(linkedFrom).flatMap(shownBy));
    const lost = [...sectionOf.keys()].filter((id) => !second.has(id) && !third.has(id));
    expect(lost).toEqual([]);
  });
});
