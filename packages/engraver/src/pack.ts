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

/** What is drawn of a pack. */
export type DrawnData = Pick<PackData, "board" | "geography">;

const ALL_LAND: Geography = { land: {}, rivers: {}, mountains: {} };

/** A checked pack has a geography of this form; one that has none is drawn as land without rivers and hills. */
export const geographyOf = ({ geography }: DrawnData): Geography =>
  (geography as Geography | null) ?? ALL_LAND;
