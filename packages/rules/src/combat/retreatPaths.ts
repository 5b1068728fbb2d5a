import { homeOf, isClosedTo } from "../ground/hostility.ts";
import { isOccupied, occupy } from "../ground/occupation.ts";
import { powerOf } from "../ground/stacks.ts";
import { type CityId, isOnBoard, type PieceId, type Place } from "../model/ids.ts";
import { PRUSSIA } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import { type Board, distance, type Pack } from "../pack/pack.ts";

/** A retreat to be found: who goes, from where, before whom, how far (RTR-02) and whether to the other map (RTR-10). */
export interface Retreat {
  readonly generals: readonly PieceId[];
  readonly from: CityId;
  readonly winner: CityId;
  readonly length: number;
  readonly mayCross: boolean;
}

const FAR = 255;
const NONE = -1;

/** RUL-60: ways that differ are told apart by bits, one for each hussar ridden over and one for leaving Prussia. */
const HUSSAR_OUTCOMES = 4;
const LEAVES_PRUSSIA = 4;

/** The ground a retreat may use: free cities, the roads between them, and what entering them brings about. */
interface Ground {
  readonly roads: readonly (readonly CityId[])[];
  /** RTR-08, RTR-10, RTR-13: cities a retreat may enter. The loser himself still occupies the one he leaves (RUL-58). */
  readonly isFree: Uint8Array;
  /** By city: the bits of what entering it brings about. */
  readonly bits: Uint8Array;
  /** How many sets of bits can occur. */
  readonly outcomes: number;
}

/** RUL-60, RUL-86: whether it matters if these generals leave Prussia on the way. */
const leavingMatters = (position: Position, pack: Pack, generals: readonly PieceId[]): boolean =>
  (position.affairs?.setAside[PRUSSIA] ?? 0) > 0 &&
  generals.some((general) => powerOf(pack, general) === PRUSSIA);

const groundOf = (position: Position, pack: Pack, board: Board, retreat: Retreat): Ground => {
  const { from, generals, mayCross } = retreat;
  const table = occupy(position, board);
  const map = pack.cities[from]?.map;
  const isFree = new Uint8Array(board.size);
  const bits = new Uint8Array(board.size);
  const mayLeave = leavingMatters(position, pack, generals);
  const isClosed = (city: CityId): boolean =>
    position.affairs !== null &&
    generals.some((general) => isClosedTo(position, pack, powerOf(pack, general), city));
  for (const city of board.cities) {
    const isOpen = !isOccupied(table, city) && (mayCross || pack.cities[city]?.map === map);
    if (isOpen && !isClosed(city)) isFree[city] = 1;
    if (mayLeave && homeOf(position, pack, city) !== PRUSSIA) bits[city] = LEAVES_PRUSSIA;
  }
  position.hussars.forEach((place: Place, hussar) => {
    if (isOnBoard(place)) bits[place] = (bits[place] as number) | (1 << hussar);
  });
  return {
    roads: board.neighbours,
    isFree,
    bits,
    outcomes: mayLeave ? 2 * HUSSAR_OUTCOMES : HUSSAR_OUTCOMES,
  };
};

/** Roads from `start` to every city over free cities, and the cities within reach in that order. */
const spreadFrom = (ground: Ground, start: CityId, limit: number): { row: Uint8Array; reached: CityId[] } => {
  const row = new Uint8Array(ground.isFree.length).fill(FAR);
  row[start] = 0;
  const reached: CityId[] = [start];
  for (const city of reached) {
    const further = (row[city] as number) + 1;
    if (further > limit) break;
    for (const next of ground.roads[city] as readonly CityId[])
      if (row[next] === FAR && ground.isFree[next]) {
        row[next] = further;
        reached.push(next);
      }
  }
  return { row, reached };
};

/**
 * Every simple path of one length from the loser's city, kept by the city where it ends and the hussars it rides
 * over. Retreats are put together from such a first half and a second half found from the other end: two searches
 * of half the depth are far shorter than one of the whole, and just as exact.
 */
interface FirstHalves {
  readonly length: number;
  /** The cities entered, one path after the other. */
  readonly cities: CityId[];
  /** By end and outcome: the latest path, or NONE; `before` leads to the others. */
  readonly latest: Int32Array;
  readonly before: number[];
}

const firstHalves = (ground: Ground, from: CityId, length: number): FirstHalves => {
  const { roads, isFree, bits, outcomes } = ground;
  const cities: CityId[] = [];
  const before: number[] = [];
  const latest = new Int32Array(isFree.length * outcomes).fill(NONE);
  const visited = new Uint8Array(isFree.length);
  const path: CityId[] = [];
  const extend = (city: CityId, left: number, outcome: number): void => {
    if (left === 0) {
      const list = city * outcomes + outcome;
      for (let index = 0; index < length; index++) cities.push(path[index] as CityId);
      before.push(latest[list] as number);
      latest[list] = before.length - 1;
      return;
    }
    for (const next of roads[city] as readonly CityId[]) {
      if (visited[next] || !isFree[next]) continue;
      visited[next] = 1;
      path[length - left] = next;
      extend(next, left - 1, outcome | (bits[next] as number));
      visited[next] = 0;
    }
  };
  extend(from, length, 0);
  return { length, cities, latest, before };
};

const hussarBits = (ground: Ground, city: CityId): number =>
  (ground.bits[city] as number) & (HUSSAR_OUTCOMES - 1);

/**
 * By outcome and city: the least number of roads back to the loser's city over the hussars of that outcome. A search
 * never goes where it could not come home in time.
 */
const homewardRows = (
  ground: Ground,
  depth: Uint8Array,
  hussars: readonly CityId[],
  limit: number,
): Uint8Array[] => {
  const rows = Array.from({ length: HUSSAR_OUTCOMES }, () => new Uint8Array(depth.length).fill(FAR));
  rows[0]?.set(depth);
  const away = hussars.map((hussar) => spreadFrom(ground, hussar, limit).row);
  const over = (outcome: number, hussar: number, onward: number): void => {
    const row = rows[outcome] as Uint8Array;
    away[hussar]?.forEach((roads, city) => {
      row[city] = Math.min(row[city] as number, roads + onward);
    });
  };
  const [a, b] = hussars;
  if (a !== undefined) over(hussarBits(ground, a), 0, depth[a] as number);
  if (a === undefined || b === undefined) return rows;
  over(hussarBits(ground, b), 1, depth[b] as number);
  const between = away[0]?.[b] as number;
  over(HUSSAR_OUTCOMES - 1, 0, between + (depth[b] as number));
  over(HUSSAR_OUTCOMES - 1, 1, between + (depth[a] as number));
  return rows;
};

/** RUL-60: for one end, a path for each set of hussars that can be ridden over on the way there. */
const pathsTo = (
  ground: Ground,
  first: FirstHalves,
  homeward: readonly Uint8Array[],
  end: CityId,
  length: number,
): CityId[][] => {
  const { roads, isFree, bits, outcomes } = ground;
  const found: (CityId[] | null)[] = Array.from({ length: outcomes }, () => null);
  const visited = new Uint8Array(isFree.length);
  const second: CityId[] = [];
  /** Whether an outcome not found yet could still come of the second half that stands in `city`. */
  const isWorthwhile = (city: CityId, left: number, outcome: number): boolean => {
    for (let want = outcome; want < outcomes; want++)
      if ((want & outcome) === outcome && found[want] === null)
        if ((homeward[want & ~outcome & (HUSSAR_OUTCOMES - 1)]?.[city] as number) <= left + first.length)
          return true;
    return false;
  };
  /** RTR-07: a first half that meets the second in its last city only. */
  const matching = (list: number): number => {
    for (let half = first.latest[list] as number; half !== NONE; half = first.before[half] as number) {
      const start = half * first.length;
      const last = start + first.length - 1;
      let index = start;
      while (index < last && !visited[first.cities[index] as CityId]) index++;
      if (index === last) return start;
    }
    return NONE;
  };
  const join = (city: CityId, outcome: number): void => {
    for (let other = 0; other < outcomes; other++) {
      if (found[outcome | other] !== null) continue;
      const start = matching(city * outcomes + other);
      if (start === NONE) continue;
      const half = first.cities.slice(start, start + first.length);
      found[outcome | other] = [...half, ...second.slice(0, -1).reverse()];
    }
  };
  const extend = (city: CityId, left: number, before: number): void => {
    const outcome = before | (bits[city] as number);
    if (!isWorthwhile(city, left, outcome)) return;
    visited[city] = 1;
    second.push(city);
    if (left === 0) join(city, outcome);
    else
      for (const next of roads[city] as readonly CityId[])
        if (!visited[next] && isFree[next]) extend(next, left - 1, outcome);
    second.pop();
    visited[city] = 0;
  };
  extend(end, length - first.length, 0);
  return found.filter((path) => path !== null);
};

/**
 * RTR-05 to RTR-11, RUL-57 to RUL-60: the retreats the winner may choose from, one path for each legal end and each
 * set of hussars it removes (and for leaving Prussia or not, while that matters). Empty if no retreat of the full length exists.
 */
export const retreatPaths = (position: Position, pack: Pack, board: Board, retreat: Retreat): CityId[][] => {
  const { from, winner, length } = retreat;
  const ground = groundOf(position, pack, board, retreat);
  const { row: depth, reached } = spreadFrom(ground, from, length);
  if (reached.length <= length) return [];
  const first = firstHalves(ground, from, Math.ceil(length / 2));
  const hussars = reached.filter((city) => hussarBits(ground, city) !== 0);
  const homeward = homewardRows(ground, depth, hussars, length);
  const ends = reached.slice(1);
  ends.sort((a, b) => distance(board, winner, b) - distance(board, winner, a) || a - b);
  const paths: CityId[][] = [];
  let farthest = NONE;
  for (const end of ends) {
    const away = distance(board, winner, end);
    if (away < farthest) break;
    const found = pathsTo(ground, first, homeward, end, length);
    if (found.length > 0) farthest = away;
    paths.push(...found);
  }
  return paths;
};
