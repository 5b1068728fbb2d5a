import { seedFromNumber } from "@maria/rules/authority";
import type { GameOptions, Seat } from "@maria/rules/model";
import { playGame } from "@maria/table";
import { describe, expect, test } from "vitest";
import { BOTS, type Bot } from "../src/index.ts";
import { historical, THREE, TWO } from "./support/historical.ts";

const { cadet, random } = BOTS;

/** How often each seat wins; a tie counts for "nobody". */
const winners = async (
  games: number,
  options: GameOptions,
  bots: Partial<Record<Seat, Bot>>,
): Promise<Record<string, number>> => {
  const wins: Record<string, number> = {};
  for (let game = 0; game < games; game++) {
    const { state } = await playGame(historical, options, seedFromNumber(game), bots);
    const winner = state.result?.winner ?? "nobody";
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return wins;
};

describe("the cadet beats chance", () => {
  test.each(["maria", "frederick", "louis"] as const)("nearly always as %s", async (seat) => {
    const bots = { maria: random, frederick: random, louis: random, [seat]: cadet };
    expect((await winners(10, THREE, bots))[seat] ?? 0).toBeGreaterThanOrEqual(9);
  });

  test("nearly always as player A, who otherwise never wins, and as player B", async () => {
    const asA = await winners(8, TWO, { playerA: cadet, playerB: random });
    expect(asA.playerA ?? 0).toBeGreaterThanOrEqual(6);
    const asB = await winners(8, TWO, { playerA: random, playerB: cadet });
    expect(asB.playerB ?? 0).toBeGreaterThanOrEqual(7);
  });

  test.each(["frederick", "louis"] as const)("so that chance never wins as %s", async (seat) => {
    const bots = { maria: cadet, frederick: cadet, louis: cadet, [seat]: random };
    expect((await winners(8, THREE, bots))[seat] ?? 0).toBe(0);
  });
});

describe("among cadets the introductory game is open", () => {
  test("every role wins its share", async () => {
    const wins = await winners(45, THREE, { maria: cadet, frederick: cadet, louis: cadet });
    for (const seat of ["maria", "frederick", "louis"]) expect(wins[seat] ?? 0).toBeGreaterThanOrEqual(5);
  });

  test("either player of two wins, and ties occur", async () => {
    const wins = await winners(35, TWO, { playerA: cadet, playerB: cadet });
    for (const ending of ["playerA", "playerB", "nobody"])
      expect(wins[ending] ?? 0).toBeGreaterThanOrEqual(3);
  });
});
