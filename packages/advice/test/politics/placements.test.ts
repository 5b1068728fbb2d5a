import { cardOf, FRANCE, reserveOf } from "@maria/rules/model";
import { expect, test } from "vitest";
import { placements } from "../../src/politics/index.ts";
import { viewAtStart } from "../support/position.ts";

test("POL-12, POL-14 trumps first and the strongest in front, then bluffs by suit, the greater first", () => {
  const start = viewAtStart("advanced", "louis");
  const view = { ...start, affairs: start.affairs && { ...start.affairs, trump: 1 as const } };
  const hand = [cardOf(3, 9), cardOf(0, 4), cardOf(1, 5), cardOf(0, 8), reserveOf(0), cardOf(1, 7)];
  expect(placements(view, FRANCE, hand).map(({ card, isTrump, adds }) => [card, isTrump, adds])).toEqual([
    [reserveOf(0), true, 16],
    [cardOf(1, 7), true, 7],
    [cardOf(1, 5), true, 5],
    [cardOf(0, 8), false, 0],
    [cardOf(0, 4), false, 0],
    [cardOf(3, 9), false, 0],
  ]);
});
