import { type LogEntry, logFor, replay } from "@maria/rules";
import { cardId, type GameEvent, type GameOptions, seatsOf, type Term } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import {
  barredText,
  EVENT_TYPES,
  LANGUAGES,
  politicalCardText,
  sentencesOf,
  termText,
} from "../src/index.ts";
import { historical, randomRecord, wordsIn } from "./support/games.ts";
import { faultsOf } from "./support/houseStyle.ts";

const ADVANCED: GameOptions = {
  variant: "advanced",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};
const GAMBIT: GameOptions = {
  variant: "silesia-gambit",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};
const UNSOUND = /undefined|NaN|\{\w+\}|\bnull\b/;
/** The only name on the maps with a sign that no text has. */
const BOSCH = "'s-Hertogenbosch";

const GAMES: readonly [string, GameOptions, number][] = [
  ["advanced", ADVANCED, 1],
  ["advanced with the option", { ...ADVANCED, politicalOption: true, troopCeiling: false }, 2],
  ["advanced for two", { ...ADVANCED, players: 2 }, 3],
  ["gambit", GAMBIT, 5],
];

describe.each(GAMES)("a whole %s game", async (_name, options, seed) => {
  const record = await randomRecord(options, seed);

  test.each(LANGUAGES)("is told in %s, to every seat and to a spectator", (language) => {
    const words = wordsIn(language);
    const told = new Set<GameEvent["type"]>();
    const replayed = replay(record, (step) => {
      if (step.type !== "played") return;
      for (const event of step.events) told.add(event.type);
      for (const reader of [...seatsOf(options), null])
        for (const sentence of sentencesOf(words, logFor(step.state, step.events, reader))) {
          expect(sentence).not.toMatch(UNSOUND);
          expect(faultsOf(language, sentence.replaceAll(BOSCH, ""))).toEqual([]);
        }
    });
    expect("state" in replayed).toBe(true);
    expect(told.size).toBeGreaterThan(20);
    for (const type of told) expect(EVENT_TYPES).toContain(type);
  });
});

describe("terms of a treaty", () => {
  const terms: readonly Term[] = [
    { type: "subsidy", giver: 0, receiver: 1 },
    { type: "noCombat", power: 2, other: 4 },
    { type: "noConquest", power: 5, other: 0 },
    { type: "noTrainElimination", power: 0, other: 5 },
    { type: "noHussars", other: 5 },
    { type: "keepOut", power: 2, cities: historical.silesianCities },
    { type: "keepAway", power: 4, fortresses: historical.silesian },
    { type: "vote", power: 2, candidate: "charles" },
    { type: "selectCard", power: 0, card: 3 },
    { type: "leaveCard", power: 4, card: 3 },
    { type: "executeCard", power: 4, card: 3, track: "italy", direction: "left" },
    { type: "executeCard", power: 4, card: 3, track: "italy", direction: "right" },
    { type: "offerPeace" },
    { type: "acceptPeace" },
    { type: "promise", power: 3, text: "peace" },
  ];

  test.each(LANGUAGES)("are all told in %s", (language) => {
    const words = wordsIn(language);
    const told = terms.map((term) => termText(words, term));
    for (const text of told) expect(text).not.toMatch(UNSOUND);
    expect(new Set(told).size).toBe(terms.length);
  });

  test("a whole country is named by its name", () => {
    const words = wordsIn("de");
    expect(termText(words, { type: "keepOut", power: 2, cities: historical.silesianCities })).toBe(
      "die Generäle Preußens betreten Schlesien nicht (wer dort steht, zieht schnellstmöglich ab)",
    );
  });

  test("political cards have the titles of the pack", () => {
    const naples: Term = { type: "leaveCard", power: 4, card: 3 };
    expect(termText(wordsIn("de"), naples)).toContain("Neapel");
  });
});

describe("what only some may read, and bans", () => {
  const told = (language: (typeof LANGUAGES)[number], entry: LogEntry): string =>
    sentencesOf(wordsIn(language), [entry])[0] ?? "";
  const charlesEmmanuel = historical.politics.cards.findIndex(({ key }) => key === "charles-emmanuel");

  test("OPT-08 cards turned face-down are told by number, to their owner by name", () => {
    const open: LogEntry = { type: "cardsTurnedDown", power: 4, cards: [cardId(3), cardId(4)] };
    const hidden: LogEntry = { type: "cardsTurnedDown", power: 4, decks: [0, 0] };
    expect(told("en", hidden)).toBe("Austria turns 2 cards on the political display face-down.");
    expect(told("de", hidden)).toBe("Österreich verdeckt 2 Karten auf dem Politik-Tableau.");
    expect(told("fr", hidden)).toBe("L’Autriche retourne face cachée 2 cartes du Tableau Politique.");
    for (const language of LANGUAGES) {
      expect(told(language, open)).toMatch(/5/);
      expect(told(language, hidden)).not.toMatch(/5/);
    }
  });

  test("HID-14 the scores of a winter are told only where they may be read", () => {
    for (const language of LANGUAGES) {
      expect(told(language, { type: "winterScored" })).not.toMatch(/\d/);
      const scores = told(language, { type: "winterScored", scores: [71, 0, 72, 0, 73, 74] });
      for (const score of [71, 72, 73, 74]) expect(scores).toContain(String(score));
    }
  });

  test("CRD-04 the ban of Charles Emmanuel is told with the card and when it is executed under it", () => {
    const bans = {
      en: "not while Saxony is a Prussian ally",
      de: "nicht, solange Sachsen mit Preußen verbündet ist",
      fr: "pas tant que la Saxe est alliée de la Prusse",
    };
    for (const language of LANGUAGES) {
      const words = wordsIn(language);
      expect(politicalCardText(words, charlesEmmanuel)).toContain(bans[language]);
      const opened: LogEntry = { type: "politicalCardOpened", card: charlesEmmanuel };
      expect(told(language, opened)).toContain(bans[language]);
      const executed = (barred: readonly "saxony"[]): string =>
        told(language, {
          type: "politicalCardExecuted",
          power: 0,
          card: charlesEmmanuel,
          instruction: false,
          receiver: -1,
          shifts: [{ track: "italy", steps: 1 }],
          barred,
        });
      expect(executed(["saxony"])).toContain(barredText(words, "saxony"));
      expect(executed([])).not.toContain(barredText(words, "saxony"));
    }
  });
});
