import type { Box, Point } from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import { ASCENT, DESCENT, type Letters, widthOf } from "./letters.ts";
import type { Anchor, CityLabel } from "./scene.ts";
import { type CityKind, LABEL_SIZES, LINE_HEIGHT } from "./scene.ts";
import { CITY_RADIUS, MAJOR_RADIUS, MINOR_RADIUS } from "./symbols.ts";

export const RADII: Readonly<Record<CityKind, number>> = { c: CITY_RADIUS, m: MINOR_RADIUS, M: MAJOR_RADIUS };

/** One way to write a name: where, how it is cut, and the room it takes. */
export interface Candidate {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
  readonly split: number;
  readonly angle: number;
  readonly boxes: readonly Box[];
  /** What speaks against it, before its neighbours are known. */
  readonly cost: number;
}

const lettersOf = (kind: CityKind): Letters => (kind === "c" ? "roman" : "capitals");

/** The lines a name is written in: whole, or cut in two before a character. */
const linesOf = (name: string, split: number): string[] =>
  split === 0 ? [name] : [name.slice(0, split).trimEnd(), name.slice(split)];

const lineBox = (x: number, y: number, width: number, anchor: Anchor, size: number): Box => ({
  x: x - (width * anchor) / 2,
  y: y - ASCENT * size,
  width,
  height: (ASCENT + DESCENT) * size,
});

/** Directions from a symbol, the best first: an engraver writes to the right where he can. */
const DIRECTIONS: readonly (readonly [x: number, y: number, anchor: Anchor, cost: number])[] = [
  [1, 0, 0, 0],
  [-1, 0, 2, 1],
  [0.75, 0.75, 0, 1.2],
  [0.75, -0.75, 0, 1.4],
  [-0.75, 0.75, 2, 2],
  [-0.75, -0.75, 2, 2.2],
  [0, 1, 1, 1.6],
  [0, -1, 1, 2.6],
  [0.45, 1, 0, 2],
  [-0.45, 1, 2, 2.4],
  [0.45, -1, 0, 2.8],
  [-0.45, -1, 2, 3],
];
const DISTANCES = [1, 1.9, 3.2];

/** Long names may be cut at a space or after a hyphen, near the middle. */
const splitsOf = (name: string): number[] => {
  if (name.length < 12) return [0];
  const cuts = [...name.matchAll(/[ -]/g)]
    .map((match) => match.index + 1)
    .filter((at) => at > 3 && name.length - at > 3);
  const middle = cuts.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return middle === undefined ? [0] : [0, middle];
};

/** All ways to write the name of a city at a size; `radius` is how far what stands there reaches. */
export const cityCandidates = (
  city: Point,
  name: string,
  kind: CityKind,
  levelSize: number,
  hat: boolean,
  radius = RADII[kind],
): Candidate[] => {
  const size = levelSize * LABEL_SIZES[kind];
  const letters = lettersOf(kind);
  const found: Candidate[] = [];
  for (const split of splitsOf(name)) {
    const widths = linesOf(name, split).map((line) => widthOf(line, letters, size));
    const height = (widths.length - 1) * LINE_HEIGHT * size;
    DISTANCES.forEach((far, step) => {
      for (const [dx, dy, anchor, cost] of DIRECTIONS) {
        const away = radius + size * 0.2 * far;
        const lift = hat && dy < 0 ? 24 : 0;
        // Whole units keep the drawing small, and what is tested is what is written.
        const x = Math.round(city[0] + dx * (dy === 0 ? away : radius + size * 0.1 * far));
        // The base line: level with the symbol, hanging below it or standing above it.
        const y = Math.round(
          dy === 0
            ? city[1] + size * 0.24 - height / 2
            : dy > 0
              ? city[1] + dy * (away - size * 0.14) + ASCENT * size * 0.9
              : city[1] + dy * (away - size * 0.14) - DESCENT * size * 0.4 - height - lift,
        );
        const boxes = widths.map((width, line) =>
          lineBox(x, y + line * LINE_HEIGHT * size, width, anchor, size),
        );
        found.push({
          x,
          y,
          anchor,
          split,
          angle: 0,
          boxes,
          cost: cost + step * 2.5 + (split === 0 ? 0 : 1.5),
        });
      }
    });
  }
  return found;
};

/** The room a name takes that was written so. */
export const nameBoxes = (
  name: string,
  kind: CityKind,
  levelSize: number,
  [, x, y, anchor, split]: CityLabel,
): Box[] => {
  const size = levelSize * LABEL_SIZES[kind];
  return linesOf(name, split).map((line, row) =>
    lineBox(x, y + row * LINE_HEIGHT * size, widthOf(line, lettersOf(kind), size), anchor, size),
  );
};

/** Ways to write the name of mountains along their crest: little boxes follow the slanting line. */
export const mountainCandidates = (crest: readonly Point[], name: string, size: number): Candidate[] => {
  const width = widthOf(name, "italic", size);
  const found: Candidate[] = [];
  const first = itemAt(crest, 0);
  const last = itemAt(crest, crest.length - 1);
  const steep = Math.atan2(last[1] - first[1], last[0] - first[0]);
  const upright = Math.abs(steep) > Math.PI / 2 ? steep - Math.sign(steep) * Math.PI : steep;
  const angle = Math.max(-0.9, Math.min(0.9, upright));
  for (const part of [0.5, 0.35, 0.65, 0.2, 0.8])
    for (const off of [2.1, -1.9, 3, -2.8, 4, -3.8]) {
      const at = itemAt(crest, Math.min(crest.length - 1, Math.round(part * (crest.length - 1))));
      const x = Math.round(at[0] - Math.sin(angle) * off * size);
      const y = Math.round(at[1] + Math.cos(angle) * off * size);
      const count = Math.max(1, Math.ceil(width / size));
      const boxes = Array.from({ length: count }, (_, index): Box => {
        const along = ((index + 0.5) / count - 0.5) * width;
        const middle: Point = [
          x + Math.cos(angle) * along + Math.sin(angle) * 0.23 * size,
          y + Math.sin(angle) * along - Math.cos(angle) * 0.23 * size,
        ];
        const half = (0.5 + 0.25 * Math.abs(Math.sin(angle))) * size;
        return { x: middle[0] - half, y: middle[1] - half, width: 2 * half, height: 2 * half };
      });
      found.push({ x, y, anchor: 1, split: 0, angle, boxes, cost: Math.abs(part - 0.5) * 4 + Math.abs(off) });
    }
  return found;
};
