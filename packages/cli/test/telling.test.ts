import {
  apply,
  draftOf,
  type EventSink,
  type GameEvent,
  type GameOptions,
  logFor,
  newGame,
  replay,
  resample,
  seatsOf,
  type Term,
  view,
} from "@maria/rules";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/messages/messages.ts";
import { positionLines } from "../src/tell/position.ts";
import { EVENT_TYPES, sentencesOf } from "../src/tell/sentence.ts";
import { termText } from "../src/tell/terms.ts";
import { wordsFor } from "../src/tell/words.ts";
import { styleFor } from "../src/terminal/style.ts";
import { ADVANCED, GAMBIT, historical, randomRecord } from "./support/records.ts";

const UNSOUND = /undefined|NaN|\{\w+\}|\bnull\b/;

const GAMES: readonly [string, GameOptions, number][] = [
  ["advanced", ADVANCED, 1],
  ["advanced with the option", { ...ADVANCED, politicalOption: true }, 2],
  ["advanced for two", { ...ADVANCED, players: 2 }, 3],
  ["gambit", GAMBIT, 5],
];

describe.each(GAMES)("a whole %s game", (_name, options, seed) => {
  const record = randomRecord(options, seed);

  test.each(LANGUAGES)("is told in %s, to every seat and to a spectator", (language) => {
    const words = wordsFor(language, historical);
    const draft = draftOf(newGame(historical, options, record.seed));
    const told = new Set<GameEvent["type"]>();
    for (const { seat, action } of record.entries) {
      if (action.type === "takeBack") continue;
      const events: EventSink = [];
      apply(draft, seat, action, events);
      for (const event of events) told.add(event.type);
      for (const reader of [...seatsOf(options), null])
        for (const sentence of sentencesOf(words, logFor(draft, events, reader)))
          expect(sentence).not.toMatch(UNSOUND);
    }
    expect(told.size).toBeGreaterThan(20);
    for (const type of told) expect(EVENT_TYPES).toContain(type);
  });

  test("every position can be shown, and never changes with the secrets of the others", () => {
    const words = wordsFor("en", historical);
    const style = styleFor(false);
    let chance = 1;
    const random = (below: number): number => {
      chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
      return (chance >> 8) % below;
    };
    for (let entries = 5; entries < record.entries.length; entries += 45) {
      const state = replay({ ...record, entries: record.entries.slice(0, entries) });
      for (const seat of [...seatsOf(options), null]) {
        const lines = positionLines(words, view(state, seat), style);
        expect(lines.join("\n")).not.toMatch(UNSOUND);
        expect(positionLines(words, view(resample(state, seat, random), seat), style)).toEqual(lines);
      }
    }
  });

  test("the winter scores are told when the game is over, not before (HID-14)", () => {
    const words = wordsFor("en", historical);
    const shown = (entries: number): string =>
      positionLines(
        words,
        view(replay({ ...record, entries: record.entries.slice(0, entries) }), null),
        styleFor(false),
      ).join("\n");
    expect(shown(record.entries.length - 1)).not.toContain("Winter scores:");
    const hasScores = options.variant === "advanced" && (replay(record).result?.turn ?? 0) > 3;
    expect(shown(record.entries.length).includes("Winter scores:")).toBe(hasScores);
  });
});

describe("terms of a treaty", () => {
  const terms: readonly Term[] = [
    { type: "subsidy", giver: 0, receiver: 1, turns: 3 },
    { type: "noCombat", power: 2, other: 4 },
    { type: "noConquest", power: 5, other: 0 },
    { type: "noTrainElimination", power: 0, other: 5 },
    { type: "noHussars", other: 5 },
    { type: "keepOut", power: 2, cities: historical.silesianCities },
    { type: "keepAway", power: 4, fortresses: historical.silesian },
    { type: "vote", power: 2, candidate: "charles" },
    { type: "selectCard", power: 0, card: 3 },
    { type: "leaveCard", power: 4, card: 3 },
    { type: "acceptPeace" },
    { type: "promise", power: 3, text: "peace" },
  ];

  test.each(LANGUAGES)("are all told in %s", (language) => {
    const words = wordsFor(language, historical);
    const told = terms.map((term) => termText(words, term));
    for (const text of told) expect(text).not.toMatch(UNSOUND);
    expect(new Set(told).size).toBe(terms.length);
  });

  test("a whole country is named by its name", () => {
    const words = wordsFor("de", historical);
    expect(termText(words, { type: "keepOut", power: 2, cities: historical.silesianCities })).toBe(
      "die Generäle Preußens betreten Schlesien nicht",
    );
  });

  test("political cards have the titles of the pack", () => {
    const naples: Term = { type: "leaveCard", power: 4, card: 3 };
    expect(termText(wordsFor("de", historical), naples)).toContain("Neapel");
  });
});
