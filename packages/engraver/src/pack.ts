import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PackData } from "@maria/rules";

export type BoardData = PackData["board"];
export type CityData = BoardData["cities"][number];
export type SectorData = BoardData["sectors"][number];
export type MapName = CityData["map"];
export const MAPS: readonly MapName[] = ["flanders", "bohemia"];

export interface River {
  readonly rank: number;
  readonly name?: string;
  readonly points: readonly number[];
}

export interface Mountains {
  readonly name?: string;
  readonly points: readonly number[];
}

type ByMap<Drawn> = { readonly [Map in MapName]?: readonly Drawn[] };

/** geography.json of a component pack: drawing data that no rule reads. Points are flat lists x, y, x, y, … */
export interface Geography {
  /** Polygons of one outer ring and any number of holes; a map that is not named is all land. */
  readonly land: ByMap<readonly (readonly number[])[]>;
  readonly rivers: ByMap<River>;
  readonly mountains: ByMap<Mountains>;
}

const FOLDER = new URL("../../../packs/historical/", import.meta.url);

export const PACK_FILES: readonly string[] = ["board.json", "geography.json"].map((name) =>
  fileURLToPath(new URL(name, FOLDER)),
);

/** What the drawing is made from. The pack was checked where the rules read it; here it is only drawn. */
export const readPack = (): { readonly board: BoardData; readonly geography: Geography } => {
  const [board, geography] = PACK_FILES.map((file) => JSON.parse(readFileSync(file, "utf8")));
  return { board, geography };
};
