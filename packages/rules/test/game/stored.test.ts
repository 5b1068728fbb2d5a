import { describe, expect, test } from "vitest";
import { newGame, seedFromNumber } from "../../src/engine.ts";
import { stateFrom, storedForm } from "../../src/game/stored.ts";
import { optionsOf, overRandomGames, randomGame } from "../support/games.ts";
import { historical } from "../support/packs.ts";

const ADVANCED = { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false } as const;

describe("the stored form of a state", () => {
  test("gives back the same state, field for field, over whole games of every kind", () => {
    overRandomGames(2, (plan) => {
      const start = newGame(historical, optionsOf(plan), seedFromNumber(plan.shuffle));
      expect(JSON.stringify(stateFrom(storedForm(start)))).toBe(JSON.stringify(start));
      for (const { after } of randomGame(plan))
        expect(JSON.stringify(stateFrom(storedForm(after)))).toBe(JSON.stringify(after));
    });
  });

  test("holds numbers that no game has reached", () => {
    const state = {
      ...newGame(historical, ADVANCED, seedFromNumber(1)),
      disclosures: 1_000_000,
      takeBack: [0, 5000, 60_000],
      troops: [-64, 0, 191, 192],
    };
    expect(stateFrom(storedForm(state))).toEqual(state);
  });

  test("is a good deal shorter than JSON", () => {
    const state = newGame(historical, ADVANCED, seedFromNumber(1));
    expect(storedForm(state).length).toBeLessThan(JSON.stringify(state).length / 2);
  });

  test("is refused where it is another one", () => {
    const stored = storedForm(newGame(historical, ADVANCED, seedFromNumber(1)));
    expect(() => stateFrom(stored.replace(/^\[\d+,/, "[0,"))).toThrow(RangeError);
  });
});
