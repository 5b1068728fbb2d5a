import { readFileSync } from "node:fs";
import { POWERS, PRAGMATIC, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import {
  LANGUAGES,
  type Language,
  offMapBoxName,
  politicalTitle,
  seatName,
  trackEnds,
} from "../src/index.ts";
import { historical, wordsIn } from "./support/games.ts";
import { faultsOf } from "./support/houseStyle.ts";

const rulesOf = (language: Language, chapter: string): string =>
  readFileSync(
    new URL(`../../../docs/rules/reference/${language}/${chapter}.md`, import.meta.url),
    "utf8",
  ).replaceAll("\u00a0", " ");

/** The titles of the Political Cards as the reference has them, by the numbers of their rules. */
const titlesOf = (language: Language): string[] =>
  [
    ...rulesOf(language, "09-political-cards").matchAll(
      /^- \*\*CRD-\d+\*\* \[adv\] \d{4}, [“»«] ?([^“”»«]+?) ?[”«»]/gm,
    ),
  ].map(([, title]) => title as string);

describe.each(LANGUAGES)("names of the pack in %s", (language) => {
  const words = wordsIn(language);
  const boxes = POWERS.map((power) => offMapBoxName(words, power)).filter((name) => name !== "");
  const titles = historical.politics.cards.map((_, card) => politicalTitle(words, card));

  test("Political Cards have the titles the reference calls them by", () => {
    expect(titles).toEqual(titlesOf(language));
  });

  test("off-map boxes have the names the reference calls them by", () => {
    const quoted = (name: string) => new RegExp(`[“»«] ?${name} ?[”«»]`);
    expect(boxes).toHaveLength(4);
    expect(rulesOf(language, "02-set-up")).toMatch(quoted(offMapBoxName(words, PRUSSIA)));
    expect(rulesOf(language, "09-political-cards")).toMatch(quoted(offMapBoxName(words, PRAGMATIC)));
  });

  test("they keep to the customs of the house", () => {
    const ends = (["saxony", "russia", "italy"] as const).flatMap((track) =>
      Object.values(trackEnds(words, track)),
    );
    expect([...titles, ...boxes, ...ends].flatMap((name) => faultsOf(language, name))).toEqual([]);
  });

  test("Louis XV is called so in every language", () => {
    expect(seatName(words, "louis")).toBe("Louis XV");
  });
});
