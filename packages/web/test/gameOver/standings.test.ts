import { view } from "@maria/rules";
import { optionsOf } from "@maria/table";
import { describe, expect, test } from "vitest";
import { standingsOf } from "../../src/gameOver/standings.ts";
import { pack, playedGame, stateOf } from "../replay/game.ts";

/** The first game, counted from the number given, that ends in the way asked for. */
const gameEnding = async (ending: string, variant: "introductory" | "advanced", from: number) => {
  for (let number = from; number < from + 60; number++) {
    const state = stateOf(await playedGame(optionsOf(variant, 3), number));
    if (state.result?.ending === ending) return view(state, null);
  }
  throw new Error(`no game ended with ${ending}`);
};

describe("final standings", async () => {
  const emptied = await gameEnding("emptyPool", "advanced", 1);

  test("INT-08 France has its nine fortresses, and every power of the winner wins", async () => {
    const seen = await gameEnding("fortressesInAustria", "introductory", 12);
    const standings = standingsOf(seen, pack);
    expect(standings.filter(({ isWinner }) => isWinner).map(({ power }) => power)).toEqual([0, 1]);
    expect(standings[0]?.goals).toEqual([{ done: 9, goal: 9 }]);
    expect(standings.every(({ pool, winters }) => pool === null && winters.length === 0)).toBe(true);
    // INT-06: the Pragmatic Army took no part.
    expect(standings.map(({ power }) => power)).not.toContain(5);
  });

  test("VIC-01, VIC-09 an empty pool wins for its power alone", () => {
    const winners = standingsOf(emptied, pack).filter(({ isWinner }) => isWinner);
    expect(winners.map(({ power, pool }) => ({ power, pool }))).toEqual([
      { power: emptied.result?.power, pool: 0 },
    ]);
  });

  test("WTR-14, VIC-07 the winters of the major powers are told at the end, with their sums", () => {
    for (const { power, winters, total } of standingsOf(emptied, pack)) {
      const isMajor = power !== 1 && power !== 3;
      expect(winters).toEqual(isMajor ? emptied.winterScores.map((scores) => scores[power]) : []);
      expect(total).toBe(winters.reduce((sum, score) => sum + score, 0));
    }
  });
});
