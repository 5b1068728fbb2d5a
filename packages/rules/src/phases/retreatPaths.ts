import { type CityId, isOnBoard, type Place } from "../model/ids.ts";
import type { Position } from "../model/state.ts";
import { type Board, distance, type Pack } from "../pack/pack.ts";
import { isOccupied, NO_PIECE, occupy } from "./occupation.ts";

const FAR = 255;

/** What a retreat has to obey, and the tables its search works in. */
interface RetreatSearch {
  readonly board: Board;
  readonly from: CityId;
  readonly length: number;
  /** Cities a retreat may enter (RTR-08, RTR-10). */
  readonly isFree: Uint8Array;
  readonly roads: readonly (readonly CityId[])[];
  /** Roads to the end in question over free cities; the search never goes where it could not arrive in time. */
  readonly toEnd: Uint8Array;
  readonly visited: Uint8Array;
  readonly path: CityId[];
}

const spreadOut = (search: RetreatSearch, start: CityId, row: Uint8Array): CityId[] => {
  row.fill(FAR);
  row[start] = 0;
  const reached: CityId[] = [start];
  for (const city of reached)
    for (const next of search.roads[city] as readonly CityId[])
      if (row[next] === FAR && search.isFree[next]) {
        row[next] = (row[city] as number) + 1;
        reached.push(next);
      }
  return reached;
};

/** One demand on the way: these hussars are ridden over, those are spared (RUL-60). */
interface Demand {
  readonly through: readonly CityId[];
  readonly around: readonly CityId[];
}

/**
 * RTR-05, RTR-07: extends `search.path` to a simple path of exactly the full length that ends on `end`. Roads that
 * leave slack are tried before straight ones, so that a long retreat with room finds its way at once.
 */
const extend = (search: RetreatSearch, city: CityId, end: CityId, left: number, demand: Demand): boolean => {
  if (left === 0) return city === end && demand.through.every((hussar) => search.path.includes(hussar));
  const { visited, toEnd, path } = search;
  for (const hussar of demand.through)
    if (
      !path.includes(hussar) &&
      distance(search.board, city, hussar) + distance(search.board, hussar, end) > left
    )
      return false;
  const roads = search.roads[city] as readonly CityId[];
  for (let slack = left; slack >= 0; slack--)
    for (const next of roads) {
      if (visited[next] || !search.isFree[next] || toEnd[next] !== left - 1 - slack) continue;
      if (next === end && left > 1) continue;
      if (demand.around.includes(next)) continue;
      visited[next] = 1;
      path.push(next);
      if (extend(search, next, end, left - 1, demand)) {
        visited[next] = 0;
        return true;
      }
      path.pop();
      visited[next] = 0;
    }
  return false;
};

const findPath = (search: RetreatSearch, end: CityId, demand: Demand): CityId[] | null => {
  search.path.length = 0;
  return extend(search, search.from, end, search.length, demand) ? search.path.slice() : null;
};

/** RUL-60: every way of riding over or sparing the hussars within reach. */
const demandsOver = (hussars: readonly CityId[]): Demand[] =>
  hussars.reduce<Demand[]>(
    (demands, hussar) =>
      demands.flatMap(({ through, around }) => [
        { through, around: [...around, hussar] },
        { through: [...through, hussar], around },
      ]),
    [{ through: [], around: [] }],
  );

/**
 * RTR-05 to RTR-11, RUL-57 to RUL-60: the retreats the winner may choose from, one path for each legal end and each
 * set of hussars it removes. Empty if no retreat of the full length exists.
 */
export const retreatPaths = (
  position: Position,
  pack: Pack,
  board: Board,
  from: CityId,
  winner: CityId,
  length: number,
  mayCross: boolean,
): CityId[][] => {
  const table = occupy(position, board, NO_PIECE);
  const isFree = new Uint8Array(board.size);
  for (const city of board.cities) if (!isOccupied(table, city)) isFree[city] = 1;
  isFree[from] = 0;
  const map = pack.cities[from]?.map;
  if (!mayCross) for (const city of board.cities) if (pack.cities[city]?.map !== map) isFree[city] = 0;
  const search: RetreatSearch = {
    board,
    from,
    length,
    isFree,
    roads: board.neighbours,
    toEnd: new Uint8Array(board.size),
    visited: new Uint8Array(board.size),
    path: [],
  };
  const depth = new Uint8Array(board.size);
  const reached = spreadOut(search, from, depth);
  if (reached.length <= length) return [];
  const ends = reached.filter((city) => city !== from && (depth[city] as number) <= length);
  ends.sort((a, b) => distance(board, winner, b) - distance(board, winner, a) || a - b);
  const hussars = position.hussars.filter(
    (place: Place): place is CityId => isOnBoard(place) && (depth[place] as number) <= length,
  );
  const demands = demandsOver(hussars);
  const paths: CityId[][] = [];
  let farthest = -1;
  for (const end of ends) {
    const away = distance(board, winner, end);
    if (paths.length > 0 && away < farthest) break;
    spreadOut(search, end, search.toEnd);
    for (const demand of demands) {
      const path = findPath(search, end, demand);
      if (path) {
        paths.push(path);
        farthest = away;
      }
    }
  }
  return paths;
};
