import { type CityId, isOnBoard, OFF_BOARD, type PieceId, type Place } from "../model/ids.ts";
import type { Position } from "../model/state.ts";
import type { Board } from "../pack/pack.ts";
import { oncePer } from "../tools/oncePer.ts";

/** Stands for "nobody" where a piece is expected. */
export const NO_PIECE = -1 as PieceId;

/**
 * Who stands where in one list of places, by city: NO_PIECE for nobody. All occupations of a board share its cache; reading
 * one that is not `shown` lays out its own places first, so that it is right whatever was asked about in the meantime.
 * Measured: a table made anew for each question costs a quarter of random play.
 */
export interface Occupation {
  readonly at: readonly Place[];
  readonly board: Board;
  readonly first: Int8Array;
  readonly second: Int8Array;
  /** By piece: where it stands in the two arrays. */
  readonly places: Int16Array;
}

type Cache = Pick<Occupation, "first" | "second" | "places">;

const MOST_PIECES = 128;

const cacheOf = oncePer(
  ({ size }: Board): Cache => ({
    first: new Int8Array(size).fill(NO_PIECE),
    second: new Int8Array(size).fill(NO_PIECE),
    places: new Int16Array(MOST_PIECES).fill(OFF_BOARD),
  }),
);

/** The one that the cache of its board agrees with: `show` and `placePiece` see to it, and every reading checks it. */
let shown: Occupation | null = null;

const lookAgain = ({ first, second, at }: Occupation, city: CityId): void => {
  const piece = at.indexOf(city);
  first[city] = piece;
  second[city] = at.indexOf(city, piece + 1);
};

/** Where a piece was or is alone nothing else has to be looked at. */
const follow = (occupation: Occupation, piece: PieceId, to: Place): void => {
  const { first, second, places } = occupation;
  const from = places[piece] as Place;
  places[piece] = to;
  if (isOnBoard(from)) {
    if (first[from] === piece && second[from] === NO_PIECE) first[from] = NO_PIECE;
    else lookAgain(occupation, from);
  }
  if (isOnBoard(to)) {
    if (first[to] === NO_PIECE) first[to] = piece;
    else lookAgain(occupation, to);
  }
};

const show = (occupation: Occupation): void => {
  const { at, places } = occupation;
  for (let piece = 0; piece < at.length; piece++)
    if (at[piece] !== places[piece]) follow(occupation, piece as PieceId, at[piece] as Place);
  shown = occupation;
};

/** Who stands where at present; stays true when `placePiece` moves pieces of this position, at the cost of nothing. */
export const occupy = ({ at }: Position, board: Board): Occupation => {
  if (shown !== null && shown.at === at && shown.board === board) return shown;
  const { first, second, places } = cacheOf(board);
  const occupation: Occupation = { at, board, first, second, places };
  show(occupation);
  return occupation;
};

/** The only way to move a piece of a draft: elsewhere its places are read-only to the compiler. */
export const placePiece = ({ at }: Position, piece: PieceId, place: Place): void => {
  (at as Place[])[piece] = place;
  if (shown !== null && shown.at === at) follow(shown, piece, place);
};

export const firstIn = (occupation: Occupation, city: CityId): PieceId => {
  if (occupation !== shown) show(occupation);
  return occupation.first[city] as PieceId;
};

export const isOccupied = (occupation: Occupation, city: CityId): boolean =>
  firstIn(occupation, city) !== NO_PIECE;

/** Who stands in a city beside `mover`, who is on his way and counts no more; NO_PIECE if nobody does. */
export const otherIn = (occupation: Occupation, city: CityId, mover: PieceId): PieceId => {
  const first = firstIn(occupation, city);
  return first === mover ? (occupation.second[city] as PieceId) : first;
};

/** Whether an occupied city holds two pieces beside `mover`. */
export const holdsTwoOthers = (occupation: Occupation, city: CityId, mover: PieceId): boolean => {
  const first = firstIn(occupation, city);
  const second = occupation.second[city] as PieceId;
  return second !== NO_PIECE && first !== mover && second !== mover;
};

/** Whether any piece stands in the city. */
export const holdsPiece = (position: Position, city: CityId): boolean => {
  for (const place of position.at) if (place === city) return true;
  return false;
};
