import { type CityId, cityId } from "../model/ids.ts";
import type { BoardData, MapName } from "./data.ts";
import type { Board, City } from "./pack.ts";

const UNREACHABLE = 255;
/** HUS-04 */
const HUSSAR_RANGE = 4;

const breadthFirst = (neighbours: readonly (readonly CityId[])[], from: CityId, row: Uint8Array): void => {
  row.fill(UNREACHABLE);
  row[from] = 0;
  const queue: CityId[] = [from];
  for (const city of queue)
    for (const next of neighbours[city] as readonly CityId[])
      if (row[next] === UNREACHABLE) {
        row[next] = (row[city] as number) + 1;
        queue.push(next);
      }
};

/** INT-01: roads to a map that is not in use lead nowhere, so it is left out of the graph altogether. */
export const compileBoard = (
  data: BoardData,
  cities: readonly City[],
  cityByKey: ReadonlyMap<string, CityId>,
  maps: readonly MapName[],
): Board => {
  const size = cities.length;
  const isInUse = cities.map((city) => maps.includes(city.map));
  const neighbours: CityId[][] = cities.map(() => []);
  const roadIsMain: boolean[][] = cities.map(() => []);
  for (const [keyA, keyB, kind] of data.roads) {
    const a = cityByKey.get(keyA);
    const b = cityByKey.get(keyB);
    if (a === undefined || b === undefined)
      throw new RangeError(`the road ${keyA}–${keyB} joins no two cities`);
    if (!isInUse[a] || !isInUse[b]) continue;
    neighbours[a]?.push(b);
    neighbours[b]?.push(a);
    roadIsMain[a]?.push(kind === "main");
    roadIsMain[b]?.push(kind === "main");
  }
  const mainNeighbours = neighbours.map((around, city) =>
    around.filter((_, road) => roadIsMain[city]?.[road]),
  );
  const distances = new Uint8Array(size * size);
  for (let from = 0; from < size; from++)
    breadthFirst(neighbours, cityId(from), distances.subarray(from * size, (from + 1) * size));
  const inUse = cities.filter((city) => isInUse[city.id]);
  const onBohemia = inUse.filter((city) => city.map === "bohemia").map((city) => city.id);
  const hussarReach = cities.map((city) =>
    onBohemia.filter((near) => (distances[city.id * size + near] as number) <= HUSSAR_RANGE),
  );
  return {
    cities: inUse.map((city) => city.id),
    isInUse,
    isFlanders: Uint8Array.from(cities, (city) => (city.map === "flanders" ? 1 : 0)),
    neighbours,
    roadIsMain,
    mainNeighbours,
    distances,
    size,
    hussarReach,
  };
};
