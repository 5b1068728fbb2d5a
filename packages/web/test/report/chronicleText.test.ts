import { chronicleOf, type Passage } from "@maria/advice/chronicle";
import { linesOf } from "@maria/advice/report";
import type { CityId, PieceId } from "@maria/rules/model";
import { optionsOf } from "@maria/table";
import { LANGUAGES, type Language, sayWith, wordsFor } from "@maria/tell";
import { describe, expect, test } from "vitest";
import { plainChronicle, writtenChronicle } from "../../src/chronicle/chronicleText.ts";
import { chronicle as de } from "../../src/language/chronicle/de.ts";
import { chronicle as en } from "../../src/language/chronicle/en.ts";
import { chronicle as fr } from "../../src/language/chronicle/fr.ts";
import { de as pageDe } from "../../src/language/de.ts";
import { en as pageEn } from "../../src/language/en.ts";
import { fr as pageFr } from "../../src/language/fr.ts";
import { readHistory } from "../../src/replay/history.ts";
import { pack, playedGame } from "../replay/game.ts";

const TEXTS = { en: { ...pageEn, ...en }, de: { ...pageDe, ...de }, fr: { ...pageFr, ...fr } };
const record = await playedGame(optionsOf("advanced", 3), 6);
const { steps } = await readHistory(record, "everybody");
const years = chronicleOf(linesOf(steps), pack);

const written = (language: Language) => {
  const say = sayWith<typeof pageEn & typeof en>(language, TEXTS[language]);
  return writtenChronicle(wordsFor(language, pack, say), say, years);
};

describe.each(LANGUAGES)("the chronicle in %s", (language) => {
  const chapters = written(language);
  const paragraphs = chapters.flatMap(({ turns }) => turns.map(({ text }) => text));

  test("has a paragraph of whole sentences for each turn", () => {
    expect(paragraphs.length).toBe(steps.at(-1)?.turn);
    for (const text of paragraphs) expect(text).toMatch(/^\p{Lu}.*\.$/su);
  });

  test("leaves no value open and puts no sentence without its name", () => {
    for (const text of paragraphs) expect(text).not.toMatch(/[{}]|undefined|\s{2}|\s[.,]/u);
  });

  test("cites no clause, and tells marches of a power that follow each other in one sentence", () => {
    const text = plainChronicle("", chapters);
    expect(text).not.toMatch(/\([A-Z]{3}-\d/);
    const say = sayWith<typeof pageEn & typeof en>(language, TEXTS[language]);
    const plain = pack.cities.flatMap(({ name }, city) => (name.includes(".") ? [] : [city as CityId]));
    const [from = 0 as CityId, near = from, far = from] = plain;
    const march = (general: PieceId, to: CityId): Passage => ({
      kind: "campaign",
      generals: [general],
      power: 0,
      from,
      to,
      cities: 5,
      isForced: true,
      taken: [],
    });
    const passages = [march(0 as PieceId, near), march(1 as PieceId, far), march(2 as PieceId, far)];
    const told = writtenChronicle(wordsFor(language, pack, say), say, [
      { year: 1741, turns: [{ turn: 1, passages }] },
    ]);
    const [only = ""] = told.flatMap(({ turns }) => turns.map((turn) => turn.text));
    for (const general of [0, 1, 2]) expect(only).toContain(pack.generals[general]?.name);
    expect(only.split(pack.cities[far]?.name ?? "")).toHaveLength(2);
    expect(only.split(".")).toHaveLength(2);
  });

  test("tells every battle where it was fought", () => {
    const fought = years.flatMap(({ turns }) =>
      turns.flatMap(({ passages }) =>
        passages.flatMap((passage) => (passage.kind === "battle" ? [passage.battle] : [])),
      ),
    );
    expect(fought.length).toBeGreaterThan(0);
    const text = plainChronicle("", chapters);
    for (const { defender } of fought) expect(text).toContain(pack.cities[defender.city]?.name);
  });
});
