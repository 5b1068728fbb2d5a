import { newGame, pending, play } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { isOnBoard, NO_PART, POWERS, type Seat, type State } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { historical, THREE } from "./support/historical.ts";
import { cadetsAnswer } from "./support/position.ts";

const setUpBy = (seed: number): State => {
  let state: State = newGame(historical, THREE, seedFromNumber(seed));
  while (pending(state)[0]?.kind === "allotment") {
    const { seat } = pending(state)[0] as { seat: Seat };
    const played = play(state, seat, cadetsAnswer(state, seat, seed));
    if (!("state" in played)) throw new Error(played.rule);
    state = played.state;
  }
  return state;
};

describe("at set-up the cadet", () => {
  test("gives generals who take no part only what it must", () => {
    const state = setUpBy(1);
    let idle = 0;
    for (const { id, power, minimum } of historical.generals) {
      if (state.at[id] !== NO_PART) continue;
      const comrades = (historical.armies[power]?.generals ?? []).filter(
        (each) => state.at[each] !== NO_PART,
      );
      if (comrades.length === 0 || comrades.every((each) => state.troops[each] === 8)) continue;
      expect(state.troops[id]).toBe(minimum);
      idle++;
    }
    expect(idle).toBeGreaterThan(0);
  });

  test("leaves nobody on the board without a decent army, and fills a spearhead", () => {
    const state = setUpBy(2);
    for (const power of POWERS) {
      const active = (historical.armies[power]?.generals ?? []).filter((id) => {
        const place = state.at[id];
        return place !== undefined && isOnBoard(place);
      });
      const troops = active.map((id) => state.troops[id] as number);
      for (const count of troops) expect(count).toBeGreaterThanOrEqual(3);
      if (active.length > 1) expect(Math.max(...troops)).toBe(8);
    }
  });
});
