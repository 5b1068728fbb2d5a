// @vitest-environment happy-dom
import { newGame, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type GameOptions, type Seat, seatsOf } from "@maria/rules/model";
import { beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES, language } from "../../src/language/language.svelte.ts";
import { isStart } from "../../src/start/isStart.ts";
import { startCard } from "../../src/start/startCard.ts";
import { historical } from "../support/historical.ts";

const options = (changes: Partial<GameOptions>): GameOptions => ({
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
  ...changes,
});
const GAMES: readonly [string, GameOptions][] = [
  ["introductory", options({})],
  ["introductory for two", options({ players: 2 })],
  ["advanced", options({ variant: "advanced" })],
  ["advanced for two", options({ variant: "advanced", players: 2 })],
  ["advanced with the optional political rule", options({ variant: "advanced", politicalOption: true })],
  ["for two with the rule", options({ variant: "advanced", players: 2, politicalOption: true })],
  ["Silesia Gambit", options({ variant: "silesia-gambit" })],
];
const CASES = GAMES.flatMap(([name, game]) =>
  seatsOf(game).flatMap((seat) => LANGUAGES.map((spoken) => ({ name, game, seat, spoken }))),
);

const atStart = (game: GameOptions, seat: Seat) => view(newGame(historical, game, seedFromNumber(1)), seat);
const cardOf = (game: GameOptions, seat: Seat) => startCard(language.words, atStart(game, seat), seat);

beforeEach(async () => {
  await language.choose("en");
  language.speakOf(historical);
});

const UNSOUND = /undefined|NaN|\{|\}|\bnull\b/;

test.each(CASES)("$seat has a card in the $name game, in $spoken", async ({ game, seat, spoken }) => {
  await language.choose(spoken);
  const card = cardOf(game, seat);
  expect(card.goals.length).toBeGreaterThan(0);
  expect(card.camps.some(({ enemies }) => enemies.length > 0)).toBe(true);
  expect(card.advice.length).toBeGreaterThanOrEqual(3);
  expect(card.purpose).not.toBeNull();
  // Whoever wins otherwise than the own goals say is told of as well.
  expect(card.rivals.length + (card.ending === null ? 0 : 1)).toBeGreaterThan(0);
  const texts = [
    card.title,
    card.variant,
    card.now,
    ...card.advice,
    ...card.goals.map(({ text }) => text),
    ...card.rivals.flatMap(({ name, text }) => [name, text]),
    card.ending?.text ?? "–",
  ];
  for (const text of texts) expect(text).not.toMatch(UNSOUND);
  for (const text of texts) expect(text).not.toBe("");
});

describe("what the card says", () => {
  test("INT-08 Louis XV conquers, and is told who else may win", () => {
    const { title, goals, rivals, ending } = cardOf(options({}), "louis");
    expect(title).toBe("You are Louis XV");
    expect(goals).toEqual([
      { text: "As soon as France controls 9 fortresses in Austria; so far 0.", rule: "INT-08" },
    ]);
    expect(rivals.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      "Prussia (Frederick): 2 of 12 fortresses in Austria and Silesia",
    ]);
    expect(ending?.text).toContain("Maria Theresa wins");
  });

  test("INT-10 whoever has to hold out is not told so twice", () => {
    const { goals, rivals, ending } = cardOf(options({}), "maria");
    expect(goals.map(({ rule }) => rule)).toEqual(["INT-10"]);
    expect(rivals).toHaveLength(2);
    expect(ending).toBeNull();
  });

  test("VIC-01 a pool is told with all that empties it", () => {
    const { goals } = cardOf(options({ variant: "advanced" }), "frederick");
    expect(goals.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^As soon as the pool of Prussia is empty; \d+ victory markers .* and to: Silesia\.$/,
      ),
      expect.stringMatching(/^As soon as the pool of the Pragmatic Army is empty; .* and to: 3 Electors\.$/),
      expect.stringContaining("after turn 12"),
    ]);
  });
});

test("a game begins for a seat until it has done something", () => {
  const shown = atStart(options({}), "louis");
  expect(isStart(shown, [], "louis")).toBe(true);
  expect(isStart(shown, [], null)).toBe(false);
  const by = (seat: Seat) => [{ turn: 0, step: 0, by: seat, entry: { type: "politicsBegan" } as const }];
  expect(isStart(shown, by("maria"), "louis")).toBe(true);
  expect(isStart(shown, by("louis"), "louis")).toBe(false);
  expect(isStart({ ...shown, agenda: [{ kind: "subsidy" }] }, [], "louis")).toBe(false);
});
