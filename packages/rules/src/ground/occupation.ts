import { type CityId, isOnBoard, OFF_BOARD, type PieceId, type Place } from "../model/ids.ts";
import type { Position } from "../model/state.ts";
import type { Board } from "../pack/pack.ts";
import { oncePer } from "../tools/oncePer.ts";

/** Stands for "nobody" where a piece is expected. */
export const NO_PIECE = -1 as PieceId;

/**
 * Who stands where, by city: NO_PIECE for nobody. A cache that belongs to the board: from one question to the next only
 * those are looked at who have moved. Measured: a table made anew for each question costs a quarter of random play.
 */
export interface Occupation {
  readonly first: Int8Array;
  readonly second: Int8Array;
  /** By piece: where it stood when the table was asked for last. */
  readonly places: Int16Array;
  /** Grows whenever the table changes. */
  changes: number;
}

const MOST_PIECES = 128;

const tableFor = oncePer(
  ({ size }: Board): Occupation => ({
    first: new Int8Array(size).fill(NO_PIECE),
    second: new Int8Array(size).fill(NO_PIECE),
    places: new Int16Array(MOST_PIECES).fill(OFF_BOARD),
    changes: 0,
  }),
);

const lookAgain = ({ first, second }: Occupation, at: readonly Place[], city: CityId): void => {
  const piece = at.indexOf(city);
  first[city] = piece;
  second[city] = at.indexOf(city, piece + 1);
};

/** Where a piece was or is alone nothing else has to be looked at. */
const move = (table: Occupation, at: readonly Place[], piece: PieceId, to: Place): void => {
  const { first, second, places } = table;
  const from = places[piece] as Place;
  places[piece] = to;
  table.changes++;
  if (isOnBoard(from)) {
    if (first[from] === piece && second[from] === NO_PIECE) first[from] = NO_PIECE;
    else lookAgain(table, at, from);
  }
  if (isOnBoard(to)) {
    if (first[to] === NO_PIECE) first[to] = piece;
    else lookAgain(table, at, to);
  }
};

/** The first piece from this one on that has moved, NO_PIECE if none has. */
const nextMoved = ({ places }: Occupation, at: readonly Place[], from: number): PieceId => {
  for (let piece = from; piece < at.length; piece++) if (at[piece] !== places[piece]) return piece as PieceId;
  return NO_PIECE;
};

/** The table with every piece on the board in it. */
export const occupy = ({ at }: Position, board: Board): Occupation => {
  const table = tableFor(board);
  let moved = nextMoved(table, at, 0);
  while (moved !== NO_PIECE) {
    move(table, at, moved, at[moved] as Place);
    moved = nextMoved(table, at, moved + 1);
  }
  return table;
};

export const firstIn = (table: Occupation, city: CityId): PieceId => table.first[city] as PieceId;
export const isOccupied = (table: Occupation, city: CityId): boolean => firstIn(table, city) !== NO_PIECE;

/** Who stands in a city beside `mover`, who is on his way and counts no more; NO_PIECE if nobody does. */
export const otherIn = (table: Occupation, city: CityId, mover: PieceId): PieceId => {
  const first = firstIn(table, city);
  return first === mover ? (table.second[city] as PieceId) : first;
};

/** Whether an occupied city holds two pieces beside `mover`. */
export const holdsTwoOthers = (table: Occupation, city: CityId, mover: PieceId): boolean =>
  table.second[city] !== NO_PIECE && table.first[city] !== mover && table.second[city] !== mover;

/** Whether any piece stands in the city. */
export const holdsPiece = (position: Position, city: CityId): boolean => {
  for (const place of position.at) if (place === city) return true;
  return false;
};
