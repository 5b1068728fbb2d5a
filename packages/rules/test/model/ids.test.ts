import { expect, test } from "vitest";
import { cityId, isOnBoard, NO_PART, OFF_BOARD, OFF_MAP_BOX, SILESIA_BOX } from "../../src/model/ids.ts";

test("the first city is on the board like any other, and no place off the maps is", () => {
  expect([cityId(0), cityId(1), cityId(469)].map(isOnBoard)).toEqual([true, true, true]);
  const elsewhere = [OFF_BOARD, NO_PART, OFF_MAP_BOX, SILESIA_BOX];
  expect(elsewhere.map(isOnBoard)).toEqual([false, false, false, false]);
  expect(new Set(elsewhere).size).toBe(4);
});
