import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../../tell/test/support/houseStyle.ts";
import { type Clause, parseChapter } from "../reference/parse.ts";
import { stretchesOf, wordsOf } from "../src/reference/inline.ts";
import { holdsIn, idsOf, selected } from "../src/reference/selection.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const LANGUAGES = ["en", "de", "fr"] as const;
const ID = /\b[A-Z]{3}-\d{2,}\b/g;

const chaptersIn = (language: string) => {
  const folder = at(`docs/rules/reference/${language}`);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => parseChapter(readFileSync(`${folder}/${name}`, "utf8")));
};
const clausesIn = (language: string): Clause[] =>
  chaptersIn(language).flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses));
const tagsById = (language: string): string[] =>
  clausesIn(language).map(({ id, tags }) => `${id} ${[...tags].sort().join(" ")}`);

/** Ids defined in the law, by the number of the section that defines them. */
const lawIds = (): string[] => {
  const ids: string[] = [];
  let section = 0;
  for (const line of readFileSync(at("docs/rules/rules.md"), "utf8").split("\n")) {
    section = Number(/^## (\d+) /.exec(line)?.[1] ?? section);
    const isWanted = (section >= 1 && section <= 30) || (section >= 33 && section <= 36);
    const id = /^(?:- |\| )\*\*([A-Z]{3}-\d{2,})\*\*/.exec(line)?.[1];
    if (isWanted && id !== undefined) ids.push(id);
  }
  return ids;
};

/** The rules themselves; the checker of packs (pack/) cites what the documents leave open. */
const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.startsWith("pack/"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

describe("the rules reference", () => {
  const english = chaptersIn("en");
  const known = idsOf(english);

  test.each(["de", "fr"])(
    "%s has the same rules for the same variants as English, in the same order",
    (language) => {
      expect(tagsById(language)).toEqual(tagsById("en"));
    },
  );

  test.each(LANGUAGES)("%s has no rule twice, none without words and none without a scope", (language) => {
    const clauses = clausesIn(language);
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
    expect(clauses.filter(({ text, tags }) => text.length < 3 || tags.length === 0)).toEqual([]);
  });

  test("every rule of the law is in it", () => {
    const ids = lawIds();
    expect(ids.length).toBeGreaterThan(600);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  test("it has nothing the law has not", () => {
    const ids = new Set(lawIds());
    expect([...known].filter((id) => !ids.has(id))).toEqual([]);
  });

  test("every rule the game cites when it refuses or explains is in it", () => {
    const cited = new Set(
      sourceFiles(at("packages/rules/src")).flatMap((source) =>
        [...source.matchAll(/"([A-Z]{3}-\d{2,})"/g)].map(([, id]) => id as string),
      ),
    );
    expect(cited.size).toBeGreaterThan(60);
    expect([...cited].filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(LANGUAGES)("%s refers only to rules that exist", (language) => {
    const texts = chaptersIn(language).flatMap(({ sections }) =>
      sections.flatMap(({ remarks, clauses }) => [...remarks, ...clauses.map(({ text }) => text)]),
    );
    expect(texts.flatMap((text) => text.match(ID) ?? []).filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(LANGUAGES)("%s keeps to the customs of the house", (language) => {
    const faults = chaptersIn(language).flatMap(({ title, sections }) =>
      [
        title,
        ...sections.flatMap((section) => [
          section.title ?? "",
          ...section.remarks,
          ...section.clauses.map(({ id, text }) => `${id} ${text}`),
        ]),
      ].flatMap((text) => faultsOf(language, text)),
    );
    expect(faults).toEqual([]);
  });

  test.each(LANGUAGES)("%s speaks to players, not to programmers", (language) => {
    const texts = clausesIn(language).map(({ id, text }) => `${id}: ${text}`);
    expect(
      texts.filter((text) => /\b(engine|client|derived|test vectors?|NID|DIF)\b| · /.test(text)),
    ).toEqual([]);
  });
});

describe("searching the reference", () => {
  const english = chaptersIn("en");
  const every = { scope: "every", twoPlayers: false } as const;

  test("finds a rule by its number, whatever its case", () => {
    expect([...idsOf(selected(english, { ...every, query: "mov-07" }))]).toContain("MOV-07");
  });

  test("wants all words, and ignores accents and capitals", () => {
    const found = idsOf(selected(english, { ...every, query: "MUNCHEN re-entry" }));
    expect([...found]).toContain("WTR-11");
    expect([...found]).not.toContain("MOV-07");
  });

  test("finds and marks a German word in the spelling of the rulebook and in that of today", () => {
    const german = chaptersIn("de");
    const found = (query: string) => [...idsOf(selected(german, { ...every, query }))];
    expect(found("Einfluss")).toContain("POL-15");
    expect(found("einfluss")).toEqual(found("Einfluß"));
    expect(found("Troß")).toContain("MOV-15");
    const marked = stretchesOf("Es muß ein Troß sein", () => false, wordsOf("muss"));
    expect(marked.filter((stretch) => stretch.found).map(({ text }) => text)).toEqual(["muß"]);
  });

  test("TWO-02 belongs to the game for two only, CMB-01 to every game", () => {
    expect(holdsIn(["intro", "2p"], "introductory", false)).toBe(false);
    expect(holdsIn(["intro", "2p"], "introductory", true)).toBe(true);
    expect(holdsIn(["intro", "2p"], "advanced", true)).toBe(false);
    expect(holdsIn(["all"], "silesia-gambit", false)).toBe(true);
  });

  test("GEN-08 the optional rule shows only where it is played", () => {
    expect(holdsIn(["option"], "advanced", false)).toBe(false);
    expect(holdsIn(["option"], "option", false)).toBe(true);
  });

  test("marks what was found, and links rules the reference has", () => {
    const stretches = stretchesOf(
      "_Wien_ lies far (MOV-07, XYZ-01)",
      (rule) => rule === "MOV-07",
      wordsOf("wien far"),
    );
    expect(stretches.filter(({ found }) => found).map(({ text }) => text)).toEqual(["Wien", "far"]);
    expect(stretches.filter(({ emphasis }) => emphasis).map(({ text }) => text)).toEqual(["Wien"]);
    expect(stretches.filter(({ rule }) => rule).map(({ text }) => text)).toEqual(["MOV-07"]);
    expect(stretches.map(({ text }) => text).join("")).toBe("Wien lies far (MOV-07, XYZ-01)");
  });
});
