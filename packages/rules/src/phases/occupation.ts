import { type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import type { Position } from "../model/state.ts";
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
  question: number;
}

const occupations = new WeakMap<Board, Occupation>();

/** Fills the table with every piece on the board except `mover`. */
export const occupy = (position: Position, board: Board, mover: PieceId): Occupation => {
  let table = occupations.get(board);
  if (!table) {
    const { size } = board;
    table = {
      mark: new Int32Array(size),
      first: new Int8Array(size),
      pair: new Int32Array(size),
      question: 0,
    };
    occupations.set(board, table);
  }
  const { mark, first, pair } = table;
  const question = ++table.question;
  const { at } = position;
  for (let piece = 0; piece < at.length; piece++) {
    const place = at[piece];
    if (place === undefined || !isOnBoard(place) || piece === mover) continue;
    if (mark[place] === question) pair[place] = question;
    else {
      mark[place] = question;
      first[place] = piece;
    }
  }
  return table;
};

export const isOccupied = (table: Occupation, city: CityId): boolean => table.mark[city] === table.question;
export const firstIn = (table: Occupation, city: CityId): PieceId => table.first[city] as PieceId;
export const holdsTwo = (table: Occupation, city: CityId): boolean => table.pair[city] === table.question;

/** Whether any piece stands in the city. */
export const holdsPiece = (position: Position, city: CityId): boolean => {
  for (const place of position.at) if (place === city) return true;
  return false;
};
