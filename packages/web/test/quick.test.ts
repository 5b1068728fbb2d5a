import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../../tell/test/support/houseStyle.ts";
import { testLanguageFiles } from "../../tell/test/support/languageFiles.ts";
import { parseGlossary } from "../reference/glossary.ts";
import { CLAUSES_OF_TERMS } from "../reference/terms.ts";
import { glossary as glossaryDe } from "../src/language/glossary/de.ts";
import { glossary as glossaryEn } from "../src/language/glossary/en.ts";
import { glossary as glossaryFr } from "../src/language/glossary/fr.ts";
import { quick as quickDe } from "../src/language/quick/de.ts";
import { quick as quickEn } from "../src/language/quick/en.ts";
import { quick as quickFr } from "../src/language/quick/fr.ts";
import { PARTS } from "../src/reference/glossary.ts";
import { linesOf, QUICK, SECTIONS } from "../src/reference/quick.ts";
import { QUICK_ROLES } from "../src/reference/roles.ts";
import { valuesWith } from "../src/reference/ruleValues.ts";
import { clausesIn } from "./support/clauses.ts";
import { historical } from "./support/historical.ts";

const source = new URL("../src/", import.meta.url);
testLanguageFiles({ source, folder: "language", en: quickEn, de: quickDe, fr: quickFr });
testLanguageFiles({ source, folder: "language", en: glossaryEn, de: glossaryDe, fr: glossaryFr });

const clauses = new Map(clausesIn("en").map((clause) => [clause.id, clause]));

describe("the quick reference", () => {
  test("every line links clauses that the reference has", () => {
    for (const role of QUICK_ROLES)
      for (const section of SECTIONS)
        for (const line of linesOf(section, role)) {
          expect([line.key, line.clauses.length > 0]).toEqual([line.key, true]);
          expect([line.key, line.clauses.filter((id) => !clauses.has(id))]).toEqual([line.key, []]);
        }
  });

  test("a line is marked introductory or advanced exactly when its first clause is", () => {
    for (const role of QUICK_ROLES)
      for (const section of SECTIONS)
        for (const { key, only, clauses: ids } of linesOf(section, role)) {
          const tags = clauses.get(ids[0] ?? "")?.tags ?? [];
          const variant = tags.includes("all") ? undefined : tags.includes("intro") ? "intro" : "adv";
          expect([key, only]).toEqual([key, variant]);
        }
  });

  test("every text has its line, and every line its text", () => {
    const lines = SECTIONS.flatMap((section) =>
      Object.keys(QUICK[section]).map((name) => `line.${section}.${name}`),
    );
    const texts = Object.keys(quickEn).filter((key) => key.startsWith("line."));
    expect(texts).toEqual(lines);
  });

  test("each role has all sections, and nothing of another role", () => {
    for (const role of QUICK_ROLES)
      for (const section of SECTIONS) {
        const lines = linesOf(section, role);
        expect([role, section, lines.length > 0]).toEqual([role, section, true]);
        expect(lines.filter((line) => line.role !== undefined && line.role !== role)).toEqual([]);
      }
  });

  test("TAC-02 the incomes are those of the pack", () => {
    const { france, bavaria, prussia, saxony, austria, pragmatic } = valuesWith(historical);
    expect([france, bavaria, prussia, saxony, austria, pragmatic]).toEqual([5, 1, 3, 1, 5, 3]);
  });
});

describe("the glossary", () => {
  const law = readFileSync(new URL("../../../docs/rules/rules.md", import.meta.url), "utf8");
  const parts = parseGlossary(law);
  const terms = parts.flat();

  test("has the words of the rulebooks, part by part", () => {
    expect(parts.length).toBe(PARTS.length);
    expect(terms.length).toBeGreaterThan(160);
    expect(terms).toContainEqual({
      en: "supply train",
      de: "Troß (pl. Trosse)",
      fr: "train de ravitaillement",
      clauses: ["CMP-03", "SUP-05"],
    });
  });

  test("a word leads to clauses that the reference has, and no clause to a word that is not there", () => {
    const linked = terms.filter((term) => term.clauses.length > 0);
    expect(linked.length).toBe(Object.keys(CLAUSES_OF_TERMS).length);
    for (const { en, clauses: ids } of linked)
      expect([en, ids.filter((id) => !clauses.has(id))]).toEqual([en, []]);
  });

  test.each(["en", "de", "fr"] as const)("%s keeps to the customs of the house", (language) => {
    expect(terms.flatMap((term) => faultsOf(language, term[language] ?? ""))).toEqual([]);
  });
});
