import type { MarchTreaties } from "../changes/marchTreaties.ts";
import type { MarchStep } from "../model/choices.ts";
import { type CityId, cityId, type PieceId } from "../model/ids.ts";
import type { Position } from "../model/state.ts";
import { oncePer } from "../oncePer.ts";
import { type Board, isMainRoad } from "../pack/pack.ts";
import { isAnyNeutral } from "./hostility.ts";
import { allowanceOf, GENERAL_ON_MAIN_ROAD } from "./marchAllowance.ts";
import { isOccupied, NO_PIECE, type Occupation, otherIn } from "./occupation.ts";

/**
 * Whether nothing but pieces and the edge of the map can keep the power's generals, or trains, from entering a city on
 * a normal move; on the Flanders map, unless it is closed to them for the moment.
 */
export const isOpenCountry = (
  position: Position,
  semiActive: boolean,
  treaties: MarchTreaties | null,
): boolean => treaties === null && !semiActive && !isAnyNeutral(position);

/** In open country an empty city next door will do, and mostly the first is empty. */
export const hasRoomNextDoor = (board: Board, occupation: Occupation, city: CityId): boolean =>
  !isOccupied(occupation, board.nextDoor[city] as CityId) || hasRoomAround(board, occupation, city);

const hasRoomAround = (board: Board, occupation: Occupation, city: CityId): boolean => {
  const around = board.neighbours[city] as readonly CityId[];
  for (let road = 0; road < around.length; road++)
    if (isPlainEntry(board, occupation, city, around[road] as CityId, NO_PIECE)) return true;
  return false;
};

/**
 * Into a city on the same map where nobody stands but perhaps the mover, who has left it: in open country nothing forbids
 * that to a normal move.
 */
export const isPlainEntry = (
  board: Board,
  occupation: Occupation,
  from: CityId,
  city: CityId,
  mover: PieceId,
): boolean =>
  (!isOccupied(occupation, city) || otherIn(occupation, city, mover) === NO_PIECE) &&
  board.isFlanders[city] === board.isFlanders[from];

/** Whether all the cities around are such. */
export const isPlainAround = (
  board: Board,
  occupation: Occupation,
  city: CityId,
  mover: PieceId,
): boolean => {
  const around = board.neighbours[city] as readonly CityId[];
  for (let road = 0; road < around.length; road++)
    if (!isPlainEntry(board, occupation, city, around[road] as CityId, mover)) return false;
  return true;
};

/** Steps into such cities, by city and whether the march may go on: always the same, so they are kept. */
export const plainSteps = oncePer((board: Board): readonly MarchStep[] =>
  board.neighbours.flatMap((_, city) =>
    [false, true].map((mayGoOn) => ({ city: cityId(city), mayEnd: true, mayGoOn, commanders: null })),
  ),
);

/** On main road so far or not, general or train, none to four steps taken. */
const KINDS_OF_MARCH = 2 * 2 * (GENERAL_ON_MAIN_ROAD + 1);

/** Where a march may go from a city if all the cities around are such, kept as well. */
const plainLists = oncePer(({ size }: Board) =>
  new Array<readonly MarchStep[] | undefined>(size * KINDS_OF_MARCH).fill(undefined),
);

export const stepsAllAround = (
  board: Board,
  city: CityId,
  taken: number,
  onMainRoad: boolean,
  isGeneral: boolean,
): readonly MarchStep[] => {
  const kind = (onMainRoad ? 1 : 0) + (isGeneral ? 2 : 0) + 4 * Math.min(taken, GENERAL_ON_MAIN_ROAD);
  const known = plainLists(board);
  const key = board.size * kind + city;
  const before = known[key];
  if (before !== undefined) return before;
  const around = board.neighbours[city] as readonly CityId[];
  const steps = around.flatMap((next): MarchStep[] => {
    const left = allowanceOf(isGeneral, onMainRoad && isMainRoad(board, city, next), false) - taken;
    return left < 1 ? [] : [plainSteps(board)[2 * next + (left > 1 ? 1 : 0)] as MarchStep];
  });
  known[key] = steps;
  return steps;
};
