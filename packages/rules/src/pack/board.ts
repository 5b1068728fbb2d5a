import type { CityId } from "../model/ids.ts";
import { HUSSAR_RANGE } from "../model/numbers.ts";
import type { BoardData, MapName } from "./data.ts";
import type { Board, City } from "./pack.ts";

const UNREACHABLE = 255;

/** By city and city, row after row. A page waits for this: one queue serves all the searches. */
const distancesOver = (neighbours: readonly (readonly CityId[])[]): Uint8Array => {
  const size = neighbours.length;
  const distances = new Uint8Array(size * size).fill(UNREACHABLE);
  const queue = new Int16Array(size);
  for (let from = 0; from < size; from++) {
    const row = from * size;
    distances[row + from] = 0;
    queue[0] = from;
    let queued = 1;
    for (let served = 0; served < queued; served++) {
      const city = queue[served] as number;
      const further = (distances[row + city] as number) + 1;
      const around = neighbours[city] as readonly CityId[];
      for (let road = 0; road < around.length; road++) {
        const next = around[road] as CityId;
        if (distances[row + next] !== UNREACHABLE) continue;
        distances[row + next] = further;
        queue[queued++] = next;
      }
    }
  }
  return distances;
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
  const areMain: number[][] = cities.map(() => []);
  for (const [keyA, keyB, kind] of data.roads) {
    const a = cityByKey.get(keyA);
    const b = cityByKey.get(keyB);
    if (a === undefined || b === undefined)
      throw new RangeError(`the road ${keyA}–${keyB} joins no two cities`);
    if (!isInUse[a] || !isInUse[b]) continue;
    neighbours[a]?.push(b);
    neighbours[b]?.push(a);
    const isMain = kind === "main" ? 1 : 0;
    areMain[a]?.push(isMain);
    areMain[b]?.push(isMain);
  }
  const roadsFrom = new Int16Array(size + 1);
  for (const [city, around] of neighbours.entries())
    roadsFrom[city + 1] = (roadsFrom[city] as number) + around.length;
  const distances = distancesOver(neighbours);
  const inUse = cities.filter((city) => isInUse[city.id]);
  const onBohemia = inUse.filter((city) => city.map === "bohemia").map((city) => city.id);
  const hussarReach = cities.map((city) =>
    Int16Array.from(onBohemia.filter((near) => (distances[city.id * size + near] as number) <= HUSSAR_RANGE)),
  );
  return {
    cities: inUse.map((city) => city.id),
    isInUse,
    isFlanders: Uint8Array.from(cities, (city) => (city.map === "flanders" ? 1 : 0)),
    neighbours,
    roadsFrom,
    roadTo: Int16Array.from(neighbours.flat()),
    roadIsMain: Uint8Array.from(areMain.flat()),
    distances,
    size,
    hussarReach,
  };
};
