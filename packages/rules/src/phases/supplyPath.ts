import { type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import { AUSTRIA, areEnemies, type Power } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import { type Army, type Board, type City, distance, type Pack } from "../pack/pack.ts";
import { firstIn, isOccupied, occupy } from "./occupation.ts";
import { powerOf } from "./stacks.ts";

/** SUP-06, RUL-17: counted in roads, the general's own city not included. */
export const SUPPLY_RANGE = 6;

export const UNSUPPLIED = -1;
/** In supply without charge. */
export const FREE = 0;

interface Search {
  readonly mark: Int32Array;
  readonly queue: CityId[];
  readonly depth: Uint8Array;
  question: number;
}

const searches = new WeakMap<Board, Search>();

const searchOf = (board: Board): Search => {
  let search = searches.get(board);
  if (!search) {
    search = { mark: new Int32Array(board.size), queue: [], depth: new Uint8Array(board.size), question: 0 };
    searches.set(board, search);
  }
  return search;
};

/** SUP-03: a general at home is always in supply. */
export const isAtHome = (pack: Pack, power: Power, city: CityId): boolean =>
  (pack.cities[city] as City).home === power;

/** SUP-05, RUL-24: trains of the general's own colour on the board. */
const trainCities = (position: Position, pack: Pack, power: Power): CityId[] => {
  const cities: CityId[] = [];
  for (const train of (pack.armies[power] as Army).trains) {
    const place = position.at[train];
    if (place !== undefined && isOnBoard(place)) cities.push(place);
  }
  return cities;
};

/**
 * SUP-05 to SUP-08: the length of the shortest supply path, or −1. Only enemy pieces stop a path; with
 * `avoidHussars` hussars do too, to find out whether there is a path free of charge (RUL-20).
 */
const shortestPath = (
  position: Position,
  pack: Pack,
  board: Board,
  power: Power,
  from: CityId,
  trains: readonly CityId[],
  avoidHussars: boolean,
): number => {
  const table = occupy(position, board, -1);
  const search = searchOf(board);
  const question = ++search.question;
  const { mark, queue, depth } = search;
  const nearest = (city: CityId): number => {
    let best = 255;
    for (const train of trains) best = Math.min(best, distance(board, city, train));
    return best;
  };
  queue.length = 0;
  queue.push(from);
  mark[from] = question;
  depth[from] = 0;
  for (const city of queue) {
    const length = (depth[city] as number) + 1;
    for (const next of board.neighbours[city] as readonly CityId[]) {
      if (mark[next] === question) continue;
      mark[next] = question;
      const toTrain = nearest(next);
      if (length + toTrain > SUPPLY_RANGE) continue;
      if (isOccupied(table, next) && areEnemies(power, powerOf(pack, firstIn(table, next)), position.saxony))
        continue;
      if (avoidHussars && position.hussars.includes(next)) continue;
      if (toTrain === 0) return length;
      depth[next] = length;
      queue.push(next);
    }
  }
  return UNSUPPLIED;
};

/** One general's supply: FREE, UNSUPPLIED, or the price of his path in points (SUP-14 to SUP-16, RUL-20). */
export const supplyOf = (position: Position, pack: Pack, board: Board, general: PieceId): number => {
  const from = position.at[general];
  if (from === undefined || !isOnBoard(from)) return FREE;
  const power = powerOf(pack, general);
  if (isAtHome(pack, power, from)) return FREE;
  const trains = trainCities(position, pack, power).filter(
    (city) => distance(board, from, city) <= SUPPLY_RANGE,
  );
  if (trains.length === 0) return UNSUPPLIED;
  const shortest = shortestPath(position, pack, board, power, from, trains, false);
  const hussarsCharge = areEnemies(power, AUSTRIA, position.saxony) && position.hussars.some(isOnBoard);
  if (shortest === UNSUPPLIED || !hussarsCharge) return shortest === UNSUPPLIED ? UNSUPPLIED : FREE;
  const free = shortestPath(position, pack, board, power, from, trains, true);
  return free === UNSUPPLIED ? shortest : FREE;
};
