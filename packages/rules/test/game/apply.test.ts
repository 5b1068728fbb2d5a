import { describe, expect, test } from "vitest";
import { apply, draftOf, newGame, seedFromNumber } from "../../src/engine.ts";
import { type GamePlan, optionsOf, overRandomGames, randomGame } from "../support/games.ts";
import { historical } from "../support/packs.ts";

describe("a draft changed in place", () => {
  test("comes to the same state as play with nobody listening, and leaves the states before alone", () => {
    const isTheSame = (plan: GamePlan): void => {
      const start = newGame(historical, optionsOf(plan), seedFromNumber(plan.shuffle));
      const startsAs = JSON.stringify(start);
      const draft = draftOf(start);
      let before = start;
      for (const { seat, action, after } of randomGame(plan)) {
        const text = JSON.stringify(before);
        const copy = draftOf(before);
        apply(copy, seat, action, null);
        apply(draft, seat, action, null);
        expect(JSON.stringify(before)).toBe(text);
        expect(copy).toEqual(after);
        before = after;
      }
      expect(draft).toEqual(before);
      expect(JSON.stringify(start)).toBe(startsAs);
    };
    overRandomGames(1, isTheSame);
  });
});
