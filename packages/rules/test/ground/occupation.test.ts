import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftOf, newGame, seedFromNumber } from "../../src/engine.ts";
import {
  firstIn,
  holdsTwoOthers,
  isOccupied,
  NO_PIECE,
  type Occupation,
  occupy,
  otherIn,
  placePiece,
} from "../../src/ground/occupation.ts";
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

const agrees = (table: Occupation, at: readonly Place[]): void => {
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

const agreesWith = (at: readonly Place[]): void => agrees(occupy({ ...start, at }, board), at);

describe("who stands where", () => {
  test("is the same whatever was asked before: the table only follows those who have moved", () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 2, maxLength: 5 }), (all) => {
        for (const at of all) agreesWith(at);
      }),
    );
  });

  test("is still right of one table after another has been asked about", () => {
    fc.assert(
      fc.property(places, places, (mine, theirs) => {
        const table = occupy({ ...start, at: mine }, board);
        const other = occupy({ ...start, at: theirs }, board);
        agrees(table, mine);
        agrees(other, theirs);
        agrees(table, mine);
      }),
    );
  });

  test("is told by who holds two others, asked first after another table", () => {
    const pair = start.at.map((_, piece): Place => (piece < 2 ? cityId(3) : OFF_BOARD));
    const table = occupy({ ...start, at: pair }, board);
    agreesWith(start.at.map((): Place => OFF_BOARD));
    expect(holdsTwoOthers(table, cityId(3), NO_PIECE)).toBe(true);
  });

  test("follows a piece that is placed elsewhere, whichever table was asked about last", () => {
    fc.assert(
      fc.property(places, places, fc.nat(start.at.length - 1), (mine, theirs, piece) => {
        const draft = { ...start, at: mine.slice() };
        const table = occupy(draft, board);
        placePiece(draft, piece as PieceId, cityId(7));
        agrees(table, draft.at);
        const other = occupy({ ...start, at: theirs }, board);
        placePiece(draft, piece as PieceId, OFF_BOARD);
        agrees(other, theirs);
        agrees(table, draft.at);
        expect(draft.at[piece]).toBe(OFF_BOARD);
      }),
    );
  });

  test("cannot be changed behind the table's back", () => {
    const draft = draftOf(start);
    // @ts-expect-error: places are read-only, `placePiece` moves pieces
    draft.at[0] = OFF_BOARD;
    expect(draft.at[0]).toBe(OFF_BOARD);
  });

  test("follows one piece after another", () => {
    const draft = { ...start, at: start.at.map((): Place => OFF_BOARD) };
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
      placePiece(draft, piece as PieceId, city < 0 ? OFF_BOARD : cityId(city));
      agreesWith(draft.at);
    }
  });
});
