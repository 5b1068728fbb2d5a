import { readFileSync } from "node:fs";
import { compilePack } from "../../src/pack/compile.ts";
import type { CityData, PackData, RoadKind } from "../../src/pack/data.ts";
import { loadPack } from "../../src/pack/load.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { registerPack } from "../../src/pack/registry.ts";

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../packs/historical/${file}.json`, import.meta.url), "utf8"));

export const historicalData = {
  board: read("board"),
  armies: read("armies"),
  politics: read("politics"),
  geography: read("geography"),
} as PackData;

export const historical: Pack = loadPack(historicalData);

/**
 * The historical pack with a few invented cities beside the real ones, joined only by the roads given: a small board
 * for one worked example. Cities lie in the Empire (nobody's home) on the Bohemia map unless told otherwise; sectors
 * give the suits (BA5 hearts, BC5 diamonds, BD5 clubs, BB5 spades).
 */
export const packWith = (
  cities: Readonly<Record<string, Partial<CityData>>>,
  roads: readonly (readonly [string, string] | readonly [string, string, RoadKind])[],
): Pack => {
  const invented = Object.entries(cities).map(
    ([id, city]): CityData => ({
      id,
      name: id,
      map: "bohemia",
      x: 0,
      y: 0,
      sector: "BA5",
      territory: "empire",
      ...city,
    }),
  );
  return registerPack(
    compilePack({
      ...historicalData,
      board: {
        ...historicalData.board,
        cities: [...historicalData.board.cities, ...invented],
        roads: [
          ...historicalData.board.roads,
          ...roads.map(([a, b, kind]): [string, string, RoadKind] => [a, b, kind ?? "road"]),
        ],
      },
    }),
  );
};

/** Cities joined in a row, for instance rowOf(["c0", "c1", "c2"], "main"). */
export const rowOf = (keys: readonly string[], kind: RoadKind = "road"): [string, string, RoadKind][] =>
  keys.slice(1).map((key, index) => [keys[index] as string, key, kind]);
