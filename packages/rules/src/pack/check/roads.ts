import type { MapName } from "../data.ts";
import type { CityFacts } from "./board.ts";
import { type Entry, listOf, oneOf, type Report, textOf } from "./reading.ts";

interface RoadFacts {
  readonly a: CityFacts;
  readonly b: CityFacts;
}

const readRoad = (entry: Entry, cities: ReadonlyMap<string, CityFacts>): RoadFacts | undefined => {
  const parts = listOf(entry);
  if (!parts) return undefined;
  const [first, second, kind] = parts;
  if (!first || !second || !kind || parts.length > 3) {
    entry.report(entry.where, "a road must be a list of two cities and its kind", "NID-01");
    return undefined;
  }
  const from = textOf(first);
  const to = textOf(second);
  oneOf(kind, ["road", "main"], "MAP-08");
  if (from === undefined || to === undefined) return undefined;
  for (const name of new Set([from, to]))
    if (!cities.has(name))
      entry.report(entry.where, `the road ${from}–${to} names the unknown city "${name}"`, "NID-01");
  if (from === to)
    entry.report(entry.where, `the road ${from}–${to} leads back to where it begins`, "NID-01");
  const a = cities.get(from);
  const b = cities.get(to);
  return a && b && a !== b ? { a, b } : undefined;
};

/** The cities that no chain of roads joins to the first of them. */
const cutOff = (cities: readonly CityFacts[], roads: readonly RoadFacts[]): readonly CityFacts[] => {
  const neighbours = new Map<CityFacts, CityFacts[]>(cities.map((city) => [city, []]));
  for (const { a, b } of roads) {
    neighbours.get(a)?.push(b);
    neighbours.get(b)?.push(a);
  }
  const reached = new Set(cities.slice(0, 1));
  for (const city of reached)
    for (const next of neighbours.get(city) ?? []) if (neighbours.has(next)) reached.add(next);
  return cities.filter((city) => !reached.has(city));
};

const unreached = (cities: readonly CityFacts[], lost: readonly CityFacts[]): string => {
  const some = lost.slice(0, 3).map((city) => city.id);
  const more = lost.length - some.length;
  return `no roads lead from ${cities[0]?.id} to ${some.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
};

const checkMap = (
  map: MapName,
  all: readonly CityFacts[],
  roads: readonly RoadFacts[],
  where: string,
  report: Report,
): void => {
  const cities = all.filter((city) => city.map === map);
  if (cities.length === 0) report(where, `the map ${map} has no cities`, "MAP-01");
  const lost = cutOff(cities, roads);
  // INT-01: the introductory game is played on one map alone, so each must hold together by itself.
  if (lost.length > 0) report(where, `the map ${map} is in pieces: ${unreached(cities, lost)}`, "MAP-08");
};

/** NID-01: every road joins two cities once, each map holds together, and some roads join the two maps. */
export const checkRoads = (
  entries: readonly Entry[],
  { where, report }: Entry,
  cities: ReadonlyMap<string, CityFacts>,
): void => {
  const known = new Set<string>();
  const roads: RoadFacts[] = [];
  for (const entry of entries) {
    const road = readRoad(entry, cities);
    if (!road) continue;
    const ends = JSON.stringify([road.a.id, road.b.id].sort());
    if (known.has(ends)) report(entry.where, `there is another road ${road.a.id}–${road.b.id}`, "NID-01");
    known.add(ends);
    roads.push(road);
  }
  const all = [...cities.values()];
  checkMap("flanders", all, roads, where, report);
  checkMap("bohemia", all, roads, where, report);
  if (!roads.some(({ a, b }) => a.map !== b.map)) {
    report(where, "no road joins the two maps", "MAP-10");
    return;
  }
  const lost = cutOff(all, roads);
  if (lost.length > 0) report(where, `the board is in pieces: ${unreached(all, lost)}`, "MAP-08");
};
