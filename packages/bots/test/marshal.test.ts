import { choices, newGame, pending, play, refusalOf, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type Action, type GameOptions, type Seat, type State, seatsOf } from "@maria/rules/model";
import { imagine, memoryFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { BOTS, type Budget } from "../src/index.ts";
import { halved, type Trial } from "../src/trial/halving.ts";
import { playOut } from "../src/trial/playOut.ts";
import { ADVANCED } from "./support/advancedTable.ts";
import { historical, THREE } from "./support/historical.ts";
import { chance, movementOf, position } from "./support/position.ts";

/** Enough that every plan is tried, and no clock in it. */
const LITTLE: Budget = { milliseconds: 600_000, nodes: 60 };
const NO_TIME: Budget = { milliseconds: 0 };

const answer = (state: State, seat: Seat, number: number, budget: Budget): Action => {
  const seen = view(state, seat);
  return BOTS.marshal(seen, choices(seen, seat), budget, chance(number));
};

describe("sequential halving", () => {
  /** Trials that are worth so much on average, give or take what the sample says. */
  const noisy = (worths: readonly number[], seen: number[][]): Trial[] =>
    worths.map((worth, index) => (sample) => {
      seen.push([index, sample]);
      return { worth: worth + Math.sin(sample * 12.9898 + index) * 0.3, nodes: 1 };
    });

  test("finds the best, and tries all who are left on the same samples", () => {
    const seen: number[][] = [];
    const [best] = halved(noisy([0.5, 0.2, 0.9, 0.4, 0.6, 0.1], seen), 300, () => true);
    expect(best?.index).toBe(2);
    const samplesOf = (index: number) => seen.filter(([who]) => who === index).map(([, sample]) => sample);
    const most = samplesOf(2);
    expect(new Set(most).size).toBe(most.length);
    for (let index = 0; index < 6; index++)
      expect(samplesOf(index)).toEqual(most.slice(0, samplesOf(index).length));
  });

  test("never drops the first, by which the others are measured", () => {
    const ranked = halved(noisy([-5, 1, 2, 3, 4], []), 100, () => true);
    expect(ranked.some(({ index }) => index === 0)).toBe(true);
  });

  test("tries everybody once even without nodes or time, and then ends", () => {
    const seen: number[][] = [];
    expect(halved(noisy([1, 2, 3], seen), 0, () => false)).toHaveLength(3);
    expect(seen).toHaveLength(3);
  });
});

/** Decisions of every kind from a game in which marshals without time play, and the action each gave. */
const decisions = (options: GameOptions, seed: number, count: number): { state: State; seat: Seat }[] => {
  const found: { state: State; seat: Seat }[] = [];
  let state = newGame(historical, options, seedFromNumber(seed));
  for (let played = 0; played < count && state.result === null; played++) {
    const { seat } = pending(state)[0] as { seat: Seat };
    found.push({ state, seat });
    const seen = view(state, seat);
    const next = play(
      state,
      seat,
      BOTS.cadet(seen, choices(seen, seat), NO_TIME, chance(seed * 1000 + played)),
    );
    if (!("state" in next)) throw new Error(next.rule);
    state = next.state;
  }
  return found;
};

/** The decisions on which he spends samples, and a few in between. */
const WEIGHTY: ReadonlySet<string> = new Set(["playCard", "retreat", "fight", "coverSupply"]);

const chosen = (options: GameOptions, seed: number): { state: State; seat: Seat }[] => {
  const all = decisions(options, seed, 130);
  const weighty = all.filter(({ state, seat }) => choices(state, seat).some(({ type }) => WEIGHTY.has(type)));
  return [...all.filter((_, index) => index % 26 === 25), ...weighty.slice(0, 6)];
};

describe("the marshal", () => {
  test("INT-08 takes the victory that is there, however little time he has", () => {
    const held = ["pilsen", "eger", "linz", "steyr", "krems", "znaim", "budweis"];
    const start = position({
      stage: 3,
      phase: "movement",
      frame: movementOf("france", "bavaria"),
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
    for (const budget of [NO_TIME, LITTLE]) {
      let state = start;
      while (state.result === null && state.step === start.step) {
        const played = play(state, "louis", answer(state, "louis", 1, budget));
        if (!("state" in played)) throw new Error(played.rule);
        state = played.state;
      }
      expect(state.result?.winner).toBe("louis");
    }
  });

  test.each<[string, GameOptions]>([
    ["the introductory game", THREE],
    ["the advanced game", ADVANCED],
  ])(
    "cannot see what is hidden, and answers the same for the same view, chance and nodes in %s",
    (_name, options) => {
      const found = chosen(options, 31);
      expect(found.length).toBeGreaterThan(6);
      for (const [index, { state, seat }] of found.entries()) {
        const seen = view(state, seat);
        const lookalike = imagine(seen, memoryFrom(seen), chance(index + 900));
        const action = answer(state, seat, index, LITTLE);
        expect(refusalOf(state, seat, action)).toBeNull();
        expect(answer(lookalike, seat, index, LITTLE)).toEqual(action);
      }
    },
  );

  test("what is played out goes past the others' movements, and looks as often as it was asked", () => {
    const { state, seat } = decisions(THREE, 5, 60).findLast(({ state, seat }) =>
      choices(state, seat).some(({ type }) => type === "march"),
    ) as { state: State; seat: Seat };
    const seen = view(state, seat);
    const sample = imagine(seen, memoryFrom(seen), chance(8));
    const { worths, actions } = playOut(sample, seat, [], 2, chance(9));
    expect(worths).toHaveLength(2);
    expect(actions).toBeGreaterThan(2);
    expect(sample.step).not.toBe(state.step);
    for (const worth of worths) expect(worth).toBeGreaterThan(0);
    expect(seatsOf(THREE)).toContain(seat);
  });
});
