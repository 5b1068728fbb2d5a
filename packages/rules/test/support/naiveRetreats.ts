import type { Variant } from "../../src/model/options.ts";
import { historicalData } from "./packs.ts";

/** A beaten general or stack, described by names only. */
export interface Defeat {
  readonly variant: Variant;
  readonly from: string;
  readonly winner: string;
  /** RTR-10: whether those who retreat may cross from one map to the other. */
  readonly mayCross: boolean;
  /** Every city with a piece in it. */
  readonly occupied: ReadonlySet<string>;
  readonly hussars: readonly string[];
}

const mapOf = new Map(historicalData.board.cities.map(({ id, map }) => [id, map]));

/** MAP-09, INT-01: the cities around each city, read from the pack's file. */
const roadsFor = (variant: Variant): ReadonlyMap<string, readonly string[]> => {
  const roads = new Map<string, string[]>();
  const isInUse = (city: string) => variant !== "introductory" || mapOf.get(city) === "bohemia";
  for (const { id } of historicalData.board.cities) roads.set(id, []);
  for (const [a, b] of historicalData.board.roads) {
    if (!isInUse(a) || !isInUse(b)) continue;
    roads.get(a)?.push(b);
    roads.get(b)?.push(a);
  }
  return roads;
};

const ROADS = {
  introductory: roadsFor("introductory"),
  advanced: roadsFor("advanced"),
  "silesia-gambit": roadsFor("silesia-gambit"),
};

export const neighboursOf = (variant: Variant, city: string): readonly string[] =>
  ROADS[variant].get(city) ?? [];

/** RUL-18: distances from a city, pieces ignored. */
export const distancesFrom = (variant: Variant, start: string): ReadonlyMap<string, number> => {
  const distances = new Map([[start, 0]]);
  for (const [city, away] of distances)
    for (const next of neighboursOf(variant, city)) if (!distances.has(next)) distances.set(next, away + 1);
  return distances;
};

/** RTR-08, RTR-10, RUL-58: whether a retreat may go from one city to the next. */
export const mayStep = (defeat: Defeat, here: string, next: string): boolean =>
  neighboursOf(defeat.variant, here).includes(next) &&
  next !== defeat.from &&
  !defeat.occupied.has(next) &&
  (defeat.mayCross || mapOf.get(here) === mapOf.get(next));

/** Every simple path of exactly this length, one after another, as section 14.3 writes it down. */
export function* simplePaths(
  defeat: Defeat,
  length: number,
  path: readonly string[] = [],
): Generator<readonly string[]> {
  if (path.length === length) {
    yield path;
    return;
  }
  const here = path.at(-1) ?? defeat.from;
  for (const next of neighboursOf(defeat.variant, here))
    if (mayStep(defeat, here, next) && !path.includes(next))
      yield* simplePaths(defeat, length, [...path, next]);
}

/** RUL-60: what a retreat comes to: its end and the hussars it removes. */
export const outcomeOf = (defeat: Defeat, path: readonly string[]): string =>
  [path.at(-1), ...defeat.hussars.filter((hussar) => path.includes(hussar)).sort()].join(" over ");

/** RTR-06: the outcomes of all longest-distance retreats. */
export const naiveOutcomes = (defeat: Defeat, length: number): string[] => {
  const away = distancesFrom(defeat.variant, defeat.winner);
  const distanceOf = (path: readonly string[]): number => away.get(path.at(-1) as string) as number;
  const paths = [...simplePaths(defeat, length)];
  const farthest = paths.reduce((most, path) => Math.max(most, distanceOf(path)), -1);
  const legal = paths.filter((path) => distanceOf(path) === farthest);
  return [...new Set(legal.map((path) => outcomeOf(defeat, path)))].sort();
};

/**
 * Whether any simple path of this length ends farther from the winner than `away`. Walks all of them, only leaving
 * aside steps from which no such end could be reached in time even over occupied cities.
 */
export const hasFartherEnd = (defeat: Defeat, length: number, away: number): boolean => {
  const distances = distancesFrom(defeat.variant, defeat.winner);
  const isFarther = (city: string): boolean => (distances.get(city) as number) > away;
  const toFarther = new Map<string, number>();
  for (const city of distances.keys()) if (isFarther(city)) toFarther.set(city, 0);
  for (const [city, roads] of toFarther)
    for (const next of neighboursOf(defeat.variant, city))
      if (!toFarther.has(next)) toFarther.set(next, roads + 1);
  const visited = new Set<string>([defeat.from]);
  const search = (here: string, left: number): boolean => {
    if (left === 0) return isFarther(here);
    for (const next of neighboursOf(defeat.variant, here)) {
      if (visited.has(next) || !mayStep(defeat, here, next)) continue;
      if ((toFarther.get(next) ?? Number.POSITIVE_INFINITY) > left - 1) continue;
      visited.add(next);
      if (search(next, left - 1)) return true;
      visited.delete(next);
    }
    return false;
  };
  return search(defeat.from, length);
};
