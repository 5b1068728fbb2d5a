import { choices, newGame, pending, play, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { momentOf } from "@maria/rules/board";
import { type Action, type GameOptions, type Seat, type State, seatsOf } from "@maria/rules/model";
import { imagine, memoryFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { BOTS } from "../src/index.ts";
import { chanceOf } from "../src/value/chances.ts";
import { CAMP_FEATURES, FEATURES, featuresOf } from "../src/value/features.ts";
import { knownOf } from "../src/value/known.ts";
import { advancedThree } from "../src/value/weights/advancedThree.ts";
import { introductoryThree } from "../src/value/weights/introductoryThree.ts";
import { ADVANCED, TWO_PLAYERS } from "./support/advancedTable.ts";
import { battle } from "./support/battle.ts";
import { historical, THREE, TWO } from "./support/historical.ts";
import { card, chance, movementOf, position } from "./support/position.ts";

const answer = (state: State, seat: Seat, number = 1): Action => {
  const seen = view(state, seat);
  return BOTS.colonel(seen, choices(seen, seat), { milliseconds: 0 }, chance(number));
};

/** The game when the colonel has played the whole movement phase of his stage. */
const afterMovement = (start: State, seat: Seat): State => {
  let state = start;
  while (state.result === null && state.step === start.step) {
    const played = play(state, seat, answer(state, seat));
    if (!("state" in played)) throw new Error(played.rule);
    state = played.state;
  }
  return state;
};

const FRENCH = { stage: 3, phase: "movement", frame: movementOf("france", "bavaria") } as const;

describe("the colonel plans a whole stage", () => {
  test("INT-08 takes the victory that needs two marches", () => {
    const held = ["pilsen", "eger", "linz", "steyr", "krems", "znaim", "budweis"];
    const state = position({
      ...FRENCH,
      pieces: {
        france1: "prag",
        france2: "zbirow",
        bavaria1: "leitmeritz",
        franceT2: "pilsen",
        bavariaT1: "pilsen",
      },
      troops: { france1: 2, france2: 2, bavaria1: 2 },
      markers: Object.fromEntries(held.map((key) => [key, "france" as const])),
    });
    expect(afterMovement(state, "louis").result?.winner).toBe("louis");
  });
});

describe("the colonel searches his battles", () => {
  const state = battle({ french: 5, austrian: 7, score: -2, hand: "D9 D3 H2" });

  test("CMB-19 so that a beaten enemy without cards loses more, where a cadet plays his smallest card", () => {
    const seen = view(state, "louis");
    const usual = BOTS.cadet(seen, choices(seen, "louis"), { milliseconds: 0 }, chance(1));
    expect(usual).toEqual({ type: "playCard", card: card("D3") });
    expect(answer(state, "louis")).toEqual({ type: "playCard", card: card("D9") });
  });

  test("and the other hand has no influence on his card", () => {
    const hidden = battle({
      french: 5,
      austrian: 8,
      score: -3,
      hand: "D4 D7 R H3",
      austrianHand: "D10 D9 H2",
    });
    const seen = view(hidden, "louis");
    for (let number = 0; number < 4; number++) {
      const lookalike = imagine(seen, memoryFrom(seen), chance(number + 70));
      expect(lookalike.hands).not.toEqual(hidden.hands);
      expect(answer(lookalike, "louis", number)).toEqual(answer(hidden, "louis", number));
    }
  });
});

/** So many actions are played for them. */
const OPENING = 160;

/** Some movement decisions from the first turns of a game among cadets, one in every few. */
const decisions = (options: GameOptions, seed: number, every: number): { state: State; seat: Seat }[] => {
  const found: { state: State; seat: Seat }[] = [];
  let state = newGame(historical, options, seedFromNumber(seed));
  for (let count = 0; count < OPENING; count++) {
    const { seat } = pending(state)[0] as { seat: Seat };
    if (count % every === 0 && momentOf(state).phase === "movement") found.push({ state, seat });
    const seen = view(state, seat);
    const played = play(
      state,
      seat,
      BOTS.cadet(seen, choices(seen, seat), { milliseconds: 0 }, chance(count)),
    );
    if (!("state" in played)) throw new Error(played.rule);
    state = played.state;
  }
  return found;
};

describe("what the colonel cannot see", () => {
  test.each<[string, GameOptions]>([
    ["the introductory game", THREE],
    ["the advanced game", ADVANCED],
  ])("has no influence on his answer in %s", (_name, options) => {
    const found = decisions(options, 21, 13);
    expect(found.length).toBeGreaterThan(2);
    for (const [index, { state, seat }] of found.entries()) {
      const seen = view(state, seat);
      const lookalike = imagine(seen, memoryFrom(seen), chance(index + 500));
      expect(lookalike.hands).not.toEqual(state.hands);
      expect(answer(lookalike, seat, index)).toEqual(answer(state, seat, index));
    }
  });
});

describe("the evaluation", () => {
  test("gives chances that add up to one over the seats", () => {
    for (const options of [THREE, ADVANCED, TWO, TWO_PLAYERS])
      for (const { state, seat } of decisions(options, 4, 37)) {
        const known = knownOf(view(state, seat));
        const { stage } = momentOf(state);
        const chances = seatsOf(options).map((each) => chanceOf(state, known, each, stage));
        expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...chances)).toBeGreaterThan(0);
      }
  });

  test("has a weight for every feature, and nothing but numbers in them", () => {
    for (const { camps, stages } of [introductoryThree, advancedThree])
      for (const weights of Object.values(stages)) {
        expect(weights).toHaveLength(camps.length);
        for (const row of weights) expect(row).toHaveLength(CAMP_FEATURES.length + 2);
      }
    const [decision] = decisions(ADVANCED, 4, 40);
    const { state, seat } = decision as { state: State; seat: Seat };
    const features = featuresOf(state, knownOf(view(state, seat)));
    expect(features).toHaveLength(FEATURES.length);
    expect(features.every(Number.isFinite)).toBe(true);
  });

  test("a fortress taken is a chance gained, for nobody but its conqueror", () => {
    const taken = (marked: boolean): State =>
      position({
        ...FRENCH,
        pieces: { france1: "prag", franceT2: "pilsen", prussia1: "breslau", austria1: "wien" },
        markers: { pilsen: "france", ...(marked ? { eger: "france" as const } : {}) },
      });
    const chances = (state: State): number[] =>
      seatsOf(THREE).map((seat) => chanceOf(state, knownOf(view(state, "louis")), seat, 3));
    const before = chances(taken(false));
    const after = chances(taken(true));
    expect(after[2]).toBeGreaterThan(before[2] as number);
    expect(after[0]).toBeLessThan(before[0] as number);
  });
});
