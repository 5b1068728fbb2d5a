import { expect, test } from "vitest";
import type { SavedGame } from "../../src/saved/savedGame.ts";
import { isDue } from "../../src/saved/suggesting.ts";

const game = (suggested?: number, result: object | null = null) =>
  ({
    progress: { turn: 1, result, waitsFor: [] },
    ...(suggested === undefined ? {} : { suggested }),
  }) as unknown as SavedGame;

test("a copy is suggested every three turns, counted from the last copy or suggestion", () => {
  expect([1, 2, 3, 4, 5].map((turn) => isDue(game(1), turn))).toEqual([false, false, false, true, true]);
  expect([4, 6, 7].map((turn) => isDue(game(4), turn))).toEqual([false, false, true]);
  expect([3, 4].map((turn) => isDue(game(), turn))).toEqual([false, true]);
  expect(isDue(game(1, {}), 9)).toBe(false);
});
