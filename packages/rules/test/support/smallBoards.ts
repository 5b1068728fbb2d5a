import type { CityData, RoadKind } from "../../src/pack/data.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { packWith, rowOf } from "./packs.ts";

/** "c0", "c1" … up to the last number. */
export const rowNames = (letter: string, last: number): string[] =>
  Array.from({ length: last + 1 }, (_, index) => `${letter}${index}`);

interface Row {
  readonly letter?: string;
  readonly last: number;
  readonly kind?: RoadKind;
  /** What is special about some cities of the row, and cities beside it. */
  readonly cities?: Readonly<Record<string, Partial<CityData>>>;
  /** Roads besides those of the row itself. */
  readonly roads?: readonly (readonly [string, string] | readonly [string, string, RoadKind])[];
}

/** Cities c0–c1–… in a row, with anything else a worked example needs beside it. */
export const rowBoard = ({ letter = "c", last, kind = "road", cities = {}, roads = [] }: Row): Pack => {
  const names = rowNames(letter, last);
  const plain = Object.fromEntries(names.map((name) => [name, {}]));
  return packWith({ ...plain, ...cities }, [...rowOf(names, kind), ...roads]);
};
