import { choices, newGame, pending, play, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { sees } from "@maria/rules/board";
import { type Action, type GameOptions, POWERS, type Seat, type State } from "@maria/rules/model";
import { imagine, memoryFrom } from "@maria/rules/search";
import { playGame } from "@maria/table";
import { describe, expect, test } from "vitest";
import { BOTS, type Bot } from "../src/index.ts";
import { historical, THREE, TWO } from "./support/historical.ts";
import { chance } from "./support/position.ts";

/** Every object that can be reached from a value, the own properties of functions included. */
const reachable = (value: unknown, seen = new Set<object>()): Set<object> => {
  if ((typeof value !== "object" && typeof value !== "function") || value === null || seen.has(value))
    return seen;
  seen.add(value);
  for (const key of Reflect.ownKeys(value)) reachable(Reflect.get(value, key), seen);
  return seen;
};

/** What a state has and a view has not. */
const SECRETS = ["rng", "drawDeck", "disclosures"] as const;

/** Plays a game of cadets, and at every decision asks again in a position that only looks the same to the seat. */
const decisionsCompared = (seed: number, options: GameOptions): number => {
  let state: State = newGame(historical, options, seedFromNumber(seed));
  let compared = 0;
  while (state.result === null) {
    const { seat } = pending(state)[0] as { seat: Seat };
    const answer = (position: State): Action => {
      const seen = view(position, seat);
      return BOTS.cadet(seen, choices(seen, seat), { milliseconds: 0 }, chance(compared));
    };
    const action = answer(state);
    const seen = view(state, seat);
    const lookalike = imagine(seen, memoryFrom(seen), chance(compared + 1000));
    expect(view(lookalike, seat)).toEqual(seen);
    expect(answer(lookalike)).toEqual(action);
    compared++;
    const played = play(state, seat, action);
    if (!("state" in played)) throw new Error(played.rule);
    state = played.state;
  }
  return compared;
};

describe("a bot gets a view, never a state", () => {
  test("nothing it is handed leads to a state, to a foreign hand or to foreign troops", async () => {
    const checking: Bot = (seen, offered, budget, random) => {
      for (const object of reachable([seen, offered, budget]))
        for (const secret of SECRETS) expect(secret in object).toBe(false);
      for (const power of POWERS) {
        if (sees(seen, seen.seat, power)) continue;
        expect(seen.hands[power]).toEqual([]);
        for (const general of historical.armies[power]?.generals ?? [])
          expect(seen.troops[general]).toBeLessThanOrEqual(0);
      }
      return BOTS.random(seen, offered, budget, random);
    };
    const bots = { maria: checking, frederick: checking, louis: checking };
    const { state } = await playGame(historical, THREE, seedFromNumber(4), bots);
    expect(state.result).not.toBeNull();
  });

  test("what it cannot see has no influence on its answer, with three players", () => {
    expect(decisionsCompared(11, THREE)).toBeGreaterThan(50);
  });

  test("what it cannot see has no influence on its answer, with two players", () => {
    expect(decisionsCompared(12, TWO)).toBeGreaterThan(50);
  });
});
