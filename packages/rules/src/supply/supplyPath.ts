import { areHostile, homeOf, isNeutralGround } from "../ground/hostility.ts";
import { mark, newQuestion } from "../ground/marks.ts";
import { firstIn, NO_PIECE, type Occupation, occupy } from "../ground/occupation.ts";
import { powerOf } from "../ground/stacks.ts";
import { type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import { SUPPLY_RANGE } from "../model/numbers.ts";
import { AUSTRIA, type Power, PRAGMATIC } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import { type Army, type Board, distance, type Pack } from "../pack/pack.ts";

/** SUP-09: no supply path at all. */
export const UNSUPPLIED = -1;
/** In supply without charge. */
export const FREE = 0;

/** SUP-03: a general at home is always in supply. */
export const isAtHome = (position: Position, pack: Pack, power: Power, city: CityId): boolean =>
  homeOf(position, pack, city) === power;

/** ARE-01, SGA-01: his ties to the Netherlands belong to the advanced game. */
const isArenberg = (position: Position, pack: Pack, general: PieceId): boolean =>
  general === pack.arenberg && position.options.variant === "advanced";

/** ARE-02: Arenberg is always in supply in the Netherlands. */
export const isAtHomeInTheNetherlands = (
  position: Position,
  pack: Pack,
  general: PieceId,
  city: CityId,
): boolean => isArenberg(position, pack, general) && pack.cities[city]?.territory === "netherlands";

/** SUP-05, RUL-24, ARE-03: trains of the general's own colour, near enough to matter; Arenberg has the Pragmatic too. */
export const trainsInRange = (
  position: Position,
  pack: Pack,
  board: Board,
  general: PieceId,
  from: CityId,
): CityId[] => {
  const cities: CityId[] = [];
  addTrains(position, board, (pack.armies[powerOf(pack, general)] as Army).trains, from, cities);
  if (isArenberg(position, pack, general))
    addTrains(position, board, (pack.armies[PRAGMATIC] as Army).trains, from, cities);
  return cities;
};

const addTrains = (
  { at }: Position,
  board: Board,
  trains: readonly PieceId[],
  from: CityId,
  into: CityId[],
): void => {
  for (let index = 0; index < trains.length; index++) {
    const place = at[trains[index] as PieceId] as CityId;
    if (isOnBoard(place) && distance(board, from, place) <= SUPPLY_RANGE) into.push(place);
  }
};

/** SUP-07, SUP-08: only enemy pieces stop a path; `avoidHussars` asks for one free of charge (RUL-20). */
export const isOpen = (tracer: Tracer, city: CityId, avoidHussars: boolean): boolean => {
  const { position, pack, power, occupation } = tracer;
  const there = firstIn(occupation, city);
  if (there !== NO_PIECE && areHostile(position, power, powerOf(pack, there))) return false;
  // SUP-20, NEU-06
  if (isNeutralGround(position, pack, power, city)) return false;
  return !avoidHussars || (position.hussars[0] !== city && position.hussars[1] !== city);
};

/** A supply path about to be traced from a general's city. */
export interface Tracer {
  readonly position: Position;
  readonly pack: Pack;
  readonly board: Board;
  readonly power: Power;
  readonly from: CityId;
  readonly trains: readonly CityId[];
  readonly occupation: Occupation;
}

/** Whether the road straight to a train in range is open: then no other path can be shorter or cheaper. */
const isStraightAhead = (tracer: Tracer): boolean => {
  const { board } = tracer;
  const { roadsFrom, roadTo } = board;
  for (const train of tracer.trains) {
    let city = tracer.from;
    let left = distance(board, train, city);
    while (left > 0) {
      let onward: CityId | -1 = -1;
      const end = roadsFrom[city + 1] as number;
      for (let road = roadsFrom[city] as number; road < end; road++) {
        const next = roadTo[road] as CityId;
        if (distance(board, train, next) !== left - 1 || !isOpen(tracer, next, true)) continue;
        onward = next;
        break;
      }
      if (onward === -1) break;
      city = onward;
      left--;
    }
    if (left === 0) return true;
  }
  return false;
};

const toNearest = (board: Board, trains: readonly CityId[], city: CityId): number => {
  let best = 255;
  for (const train of trains) best = Math.min(best, distance(board, train, city));
  return best;
};

/** SUP-05, SUP-06: the length of the shortest supply path, or UNSUPPLIED. */
const shortestPath = (tracer: Tracer, avoidHussars: boolean): number => {
  const { board, from, trains } = tracer;
  const marks = newQuestion(board);
  mark(marks, from);
  const queue: CityId[] = [from];
  let head = 0;
  for (let length = 1; head < queue.length; length++) {
    const end = queue.length;
    while (head < end)
      for (const next of board.neighbours[queue[head++] as CityId] as readonly CityId[]) {
        if (!mark(marks, next)) continue;
        const further = toNearest(board, trains, next);
        if (length + further > SUPPLY_RANGE || !isOpen(tracer, next, avoidHussars)) continue;
        if (further === 0) return length;
        queue.push(next);
      }
  }
  return UNSUPPLIED;
};

/**
 * One general's supply: FREE, UNSUPPLIED, or the price of his path in points (SUP-14 to SUP-16, RUL-20). FREE for one who is not
 * on the board. Depends on public facts only. Who stands where may be `known` from before.
 */
export const supplyOf = (
  position: Position,
  pack: Pack,
  board: Board,
  general: PieceId,
  known?: Occupation,
): number => {
  const from = position.at[general];
  if (from === undefined || !isOnBoard(from)) return FREE;
  const power = powerOf(pack, general);
  if (isAtHome(position, pack, power, from) || isAtHomeInTheNetherlands(position, pack, general, from))
    return FREE;
  const trains = trainsInRange(position, pack, board, general, from);
  if (trains.length === 0) return UNSUPPLIED;
  const occupation = known ?? occupy(position, board);
  const tracer: Tracer = { position, pack, board, power, from, trains, occupation };
  if (isStraightAhead(tracer)) return FREE;
  const shortest = shortestPath(tracer, false);
  // SUP-14: hussars charge the enemies of Austria only.
  const mayCharge = areHostile(position, power, AUSTRIA) && position.hussars.some(isOnBoard);
  if (shortest === UNSUPPLIED || !mayCharge) return shortest === UNSUPPLIED ? UNSUPPLIED : FREE;
  return shortestPath(tracer, true) === UNSUPPLIED ? shortest : FREE;
};
