import { overlap } from "@maria/engraver/naming";
import type { Box } from "@maria/engraver/scene";

export interface Laid {
  readonly boxes: readonly Box[];
}

export const isOver = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.some((one) => b.some((other) => overlap(one, other)));

/** The side of a cell in board units: about as long as a name is from near by. */
const CELL = 120;
/** So many columns to a row of cells, the sheet being far narrower. */
const COLUMNS = 4096;

const cellsUnder = function* ({ x, y, width, height }: Box): Generator<number> {
  const right = Math.floor((x + width) / CELL);
  const bottom = Math.floor((y + height) / CELL);
  for (let row = Math.floor(y / CELL); row <= bottom; row++)
    for (let column = Math.floor(x / CELL); column <= right; column++) yield row * COLUMNS + column;
};

/**
 * What lies on the sheet, found by where it lies. Some 470 names and as many cities are asked about at every drawing; each
 * weighed against all others, that took five to eighteen times as long.
 */
export class BoxGrid<Item extends Laid> {
  private readonly cells = new Map<number, Item[]>();

  constructor(items: Iterable<Item> = []) {
    for (const item of items) this.add(item);
  }

  add(item: Item): void {
    for (const box of item.boxes)
      for (const cell of cellsUnder(box)) {
        const there = this.cells.get(cell);
        if (there === undefined) this.cells.set(cell, [item]);
        else if (there.at(-1) !== item) there.push(item);
      }
  }

  /** Everything with a box over one of these, each once. */
  over(boxes: readonly Box[]): ReadonlySet<Item> {
    const found = new Set<Item>();
    for (const box of boxes)
      for (const cell of cellsUnder(box))
        for (const item of this.cells.get(cell) ?? [])
          if (!found.has(item) && isOver(item.boxes, boxes)) found.add(item);
    return found;
  }
}
