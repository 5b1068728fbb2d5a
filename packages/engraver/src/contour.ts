import type { Point } from "./geometry.ts";
import { itemAt } from "./itemAt.ts";

/** Values on a square grid, row by row. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

/** Which sides of a cell (0 top, 1 right, 2 bottom, 3 left) a contour joins, by the corners that lie above it. */
const JOINED: readonly (readonly number[])[] = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [2, 3],
  [2, 0],
  [0, 1, 2, 3],
  [2, 1],
  [1, 3],
  [1, 0],
  [0, 3],
  [],
];

/** The lines along which a field has a value (marching squares), joined end to end. */
export const contours = (field: Field, level: number): Point[][] => {
  const { columns, rows, values } = field;
  const crossings = new Map<number, Point>();
  const ends = new Map<number, number[]>();
  const crossing = (row: number, column: number, side: number): number => {
    const [r1, c1, r2, c2] =
      side === 0
        ? [row, column, row, column + 1]
        : side === 1
          ? [row, column + 1, row + 1, column + 1]
          : side === 2
            ? [row + 1, column, row + 1, column + 1]
            : [row, column, row + 1, column];
    const key = (r1 * columns + c1) * 2 + (r1 === r2 ? 0 : 1);
    if (!crossings.has(key)) {
      const a = itemAt(values, r1 * columns + c1);
      const b = itemAt(values, r2 * columns + c2);
      const part = (level - a) / (b - a);
      const x = field.x + field.step * (c1 + (c2 - c1) * part);
      const y = field.y + field.step * (r1 + (r2 - r1) * part);
      crossings.set(key, [x, y]);
    }
    return key;
  };
  const join = (a: number, b: number): void => {
    ends.set(a, [...(ends.get(a) ?? []), b]);
    ends.set(b, [...(ends.get(b) ?? []), a]);
  };
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const at = row * columns + column;
      const kind =
        (itemAt(values, at) > level ? 1 : 0) +
        (itemAt(values, at + 1) > level ? 2 : 0) +
        (itemAt(values, at + columns + 1) > level ? 4 : 0) +
        (itemAt(values, at + columns) > level ? 8 : 0);
      const sides = itemAt(JOINED, kind);
      for (let pair = 0; pair < sides.length; pair += 2)
        join(crossing(row, column, itemAt(sides, pair)), crossing(row, column, itemAt(sides, pair + 1)));
    }
  return chains(ends).map((chain) => chain.map((key) => crossings.get(key) as Point));
};

/** Walks every line of the graph once: open ones from an end, then the closed ones. */
const chains = (ends: Map<number, number[]>): number[][] => {
  const found: number[][] = [];
  const walk = (start: number): void => {
    const chain = [start];
    let here = start;
    for (let next = ends.get(here)?.pop(); next !== undefined; next = ends.get(here)?.pop()) {
      const back = ends.get(next) ?? [];
      back.splice(back.indexOf(here), 1);
      chain.push(next);
      here = next;
    }
    if (chain.length > 1) found.push(chain);
  };
  for (const [key, others] of ends) if (others.length === 1) walk(key);
  for (const [key, others] of ends) if (others.length > 0) walk(key);
  return found;
};
