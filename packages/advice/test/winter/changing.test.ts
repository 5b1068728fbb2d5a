import { expect, test } from "vitest";
import { NOTHING_PLACED, withoutReentry, withReentry, withTroops } from "../../src/winter/index.ts";
import { city, piece } from "../support/table.ts";

const [one, two] = [piece("prussia1"), piece("prussia2")];
const [berlin, potsdam] = [city("berlin"), city("potsdam")];
const both = withReentry(withReentry(NOTHING_PLACED, { general: one, city: berlin }), {
  general: two,
  city: potsdam,
});

test("WTR-03 a general comes back with one new troop; another city replaces the first, and his troops stay", () => {
  expect([...both.troops]).toEqual([
    [one, 1],
    [two, 1],
  ]);
  const moved = withReentry(withTroops(both, one, 3), { general: one, city: potsdam });
  expect(moved.reentries).toEqual([
    { general: two, city: potsdam },
    { general: one, city: potsdam },
  ]);
  expect([...moved.troops]).toEqual([
    [one, 3],
    [two, 1],
  ]);
});

test("WTR-03 one who stays away after all takes his troops with him, and nobody else's", () => {
  const left = withoutReentry(both, one);
  expect([left.reentries, [...left.troops]]).toEqual([[{ general: two, city: potsdam }], [[two, 1]]]);
});
