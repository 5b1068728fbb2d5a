import { type CityId, isOnBoard, type PieceId, type Place } from "../model/ids.ts";
import type { Position } from "../model/state.ts";
import { oncePer } from "../oncePer.ts";
import type { Board } from "../pack/pack.ts";

/** Stands for "nobody" where a piece is expected. */
export const NO_PIECE = -1 as PieceId;

/**
 * Who stands where, by city. The tables belong to the board and are filled anew for each question: marks of an
 * older question carry an older number and are thereby void.
 */
export interface Occupation {
  readonly mark: Int32Array;
  readonly first: Int8Array;
  /** Marks cities that hold a second piece. */
  readonly pair: Int32Array;
  readonly second: Int8Array;
  question: number;
}

const tableFor = oncePer(
  ({ size }: Board): Occupation => ({
    mark: new Int32Array(size),
    first: new Int8Array(size),
    pair: new Int32Array(size),
    second: new Int8Array(size),
    question: 0,
  }),
);

/** Fills the table with every piece on the board. */
export const occupy = (position: Position, board: Board): Occupation => {
  const table = tableFor(board);
  const { mark, first, pair, second } = table;
  const question = ++table.question;
  const { at } = position;
  for (let piece = 0; piece < at.length; piece++) {
    const place = at[piece] as Place;
    if (!isOnBoard(place)) continue;
    if (mark[place] === question) {
      pair[place] = question;
      second[place] = piece;
    } else {
      mark[place] = question;
      first[place] = piece;
    }
  }
  return table;
};

export const isOccupied = (table: Occupation, city: CityId): boolean => table.mark[city] === table.question;
export const firstIn = (table: Occupation, city: CityId): PieceId => table.first[city] as PieceId;

const holdsTwo = (table: Occupation, city: CityId): boolean => table.pair[city] === table.question;

/** Who stands in an occupied city beside `mover`, who is on his way and counts no more; NO_PIECE if nobody does. */
export const otherIn = (table: Occupation, city: CityId, mover: PieceId): PieceId => {
  const first = firstIn(table, city);
  if (first !== mover) return first;
  return holdsTwo(table, city) ? (table.second[city] as PieceId) : NO_PIECE;
};

/** Whether an occupied city holds two pieces beside `mover`. */
export const holdsTwoOthers = (table: Occupation, city: CityId, mover: PieceId): boolean =>
  holdsTwo(table, city) && table.first[city] !== mover && table.second[city] !== mover;

/** Whether any piece stands in the city. */
export const holdsPiece = (position: Position, city: CityId): boolean => {
  for (const place of position.at) if (place === city) return true;
  return false;
};
