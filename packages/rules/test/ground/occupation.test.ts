import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  firstIn,
  holdsTwoOthers,
  isOccupied,
  NO_PIECE,
  occupy,
  otherIn,
} from "../../src/ground/occupation.ts";
import { newGame, seedFromNumber } from "../../src/index.ts";
import { type CityId, cityId, OFF_BOARD, type PieceId, type Place } from "../../src/model/ids.ts";
import { historical } from "../support/packs.ts";

fc.configureGlobal({ seed: 1 });

const start = newGame(
  historical,
  { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false },
  seedFromNumber(1),
);
const board = historical.wholeBoard;

/** Few cities, so that pieces meet, and some off the board. */
const places = fc
  .array(fc.integer({ min: -1, max: 6 }), { minLength: start.at.length, maxLength: start.at.length })
  .map((all) => all.map((place): Place => (place < 0 ? OFF_BOARD : cityId(place))));

const standingIn = (at: readonly Place[], city: CityId): PieceId[] =>
  at.flatMap((place, piece) => (place === city ? [piece as PieceId] : []));

const agreesWith = (at: readonly Place[]): void => {
  const table = occupy({ ...start, at }, board);
  for (let index = 0; index < 8; index++) {
    const city = cityId(index);
    const [first = NO_PIECE, second = NO_PIECE] = standingIn(at, city);
    expect(firstIn(table, city)).toBe(first);
    expect(isOccupied(table, city)).toBe(first !== NO_PIECE);
    expect(otherIn(table, city, NO_PIECE)).toBe(first);
    if (first === NO_PIECE) continue;
    expect(otherIn(table, city, first)).toBe(second);
    expect(holdsTwoOthers(table, city, first)).toBe(false);
    expect(holdsTwoOthers(table, city, NO_PIECE)).toBe(second !== NO_PIECE);
  }
};

describe("who stands where", () => {
  test("is the same whatever was asked before: the table only follows those who have moved", () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 2, maxLength: 5 }), (all) => {
        for (const at of all) agreesWith(at);
      }),
    );
  });

  test("follows one piece after another", () => {
    const at = start.at.map((): Place => OFF_BOARD);
    for (const [piece, city] of [
      [3, 2],
      [1, 2],
      [5, 2],
      [3, 4],
      [1, 4],
      [5, 4],
      [3, -1],
      [1, 2],
    ] as const) {
      at[piece] = city < 0 ? OFF_BOARD : cityId(city);
      agreesWith(at);
    }
  });
});
