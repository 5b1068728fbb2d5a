import { AUSTRIA, BAVARIA, FRANCE, NO_PART, OFF_BOARD, PRAGMATIC, PRUSSIA, SAXONY } from "@maria/rules/model";
import { expect, test } from "vitest";
import { cityOf, ownFirst, powersInPlay } from "../../src/ground/index.ts";
import { city, general, historical as pack, viewAtStart, withPieces } from "../support/position.ts";

test("a piece stands in a city, or nowhere that has one", () => {
  const start = viewAtStart("introductory", "maria");
  const friedrich = general("prussia", 1);
  expect(cityOf(withPieces(start, { [friedrich]: city("berlin") }), friedrich)).toBe(city("berlin"));
  for (const place of [OFF_BOARD, NO_PART]) {
    const at = start.at.map((before, piece) => (piece === friedrich ? place : before));
    expect(cityOf({ ...start, at }, friedrich)).toBeNull();
  }
});

test("INT-02 the Pragmatic Army takes no part in the introductory game", () => {
  const five = [FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA];
  expect(powersInPlay(viewAtStart("introductory", null), pack)).toEqual(five);
  expect(powersInPlay(viewAtStart("advanced", null), pack)).toEqual([...five, PRAGMATIC]);
});

test("PWR-03 a player's own powers come first", () => {
  const seen = viewAtStart("advanced", "frederick");
  expect(ownFirst(seen, pack, "frederick")).toEqual({
    own: [PRUSSIA, SAXONY, PRAGMATIC],
    others: [FRANCE, BAVARIA, AUSTRIA],
  });
  expect(ownFirst(seen, pack, null).own).toEqual([]);
});
