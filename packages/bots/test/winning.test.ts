import { newGame } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { FRANCE, type GameOptions, PRUSSIA, type Result } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import {
  calibrated,
  contendersOf,
  hasChances,
  openlyKnown,
  outcomeFor,
  UNCALIBRATED,
  winningChances,
} from "../src/index.ts";
import { ADVANCED } from "./support/advancedTable.ts";
import { historical, THREE, TWO } from "./support/historical.ts";

const GAMBIT: GameOptions = { ...THREE, variant: "silesia-gambit" };

const won = (winner: Result["winner"], power: Result["power"]): Result => ({
  winner,
  power,
  ending: "emptyPool",
  turn: 5,
});

describe("who can win", () => {
  test("VIC-09 in the advanced game a power wins, and its player with it", () => {
    expect(outcomeFor(ADVANCED, won("frederick", PRUSSIA))).toEqual([0, 1, 0, 0]);
  });

  test("TWO-03 with two players France and Prussia win together, TWO-05 a tie is shared", () => {
    expect(contendersOf(TWO)[0]).toEqual([FRANCE, PRUSSIA]);
    expect(outcomeFor(TWO, won("playerA", -1))).toEqual([1, 0]);
    expect(outcomeFor(TWO, won(null, -1))).toEqual([0.5, 0.5]);
  });
});

describe("chances of winning", () => {
  test("add up to one, and are told where they have been counted", () => {
    for (const options of [THREE, ADVANCED]) {
      const state = newGame(historical, options, seedFromNumber(5));
      const chances = winningChances(state, openlyKnown(state));
      expect(chances).toHaveLength(contendersOf(options).length);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(hasChances(options)).toBe(true);
    }
    expect(hasChances(GAMBIT)).toBe(false);
  });

  test("of a game that is over are what came", () => {
    const state = { ...newGame(historical, ADVANCED, seedFromNumber(5)), result: won("louis", FRANCE) };
    expect(winningChances(state, openlyKnown(state))).toEqual([1, 0, 0, 0]);
  });

  test("VIC-01 with an empty pool are nearly certain, until the stage ends", () => {
    const state = newGame(historical, ADVANCED, seedFromNumber(5));
    const { affairs } = state;
    if (affairs === null) throw new Error("the advanced game has affairs");
    const pools = affairs.pools.map((left, power) => (power === PRUSSIA ? 0 : left));
    const nearlyWon = { ...state, affairs: { ...affairs, pools } };
    expect(winningChances(nearlyWon, openlyKnown(nearlyWon))[1]).toBeGreaterThan(0.9);
  });

  test("a calibration stretches and raises by the part of the game that is over", () => {
    const even = [0, 0];
    expect(calibrated(even, 0.5, UNCALIBRATED)).toEqual([0.5, 0.5]);
    const raised = {
      stretch: [1, 0],
      raise: [
        [0, 2],
        [0, 0],
      ],
    } as const;
    expect(calibrated(even, 0, raised)).toEqual([0.5, 0.5]);
    expect(calibrated(even, 1, raised)[0]).toBeCloseTo(1 / (1 + Math.exp(-2)), 9);
    const flat = { stretch: [0.5, 0], raise: [] } as const;
    expect(calibrated([2, 0], 0, flat)[0]).toBeLessThan(calibrated([2, 0], 0, UNCALIBRATED)[0] ?? 0);
  });
});
