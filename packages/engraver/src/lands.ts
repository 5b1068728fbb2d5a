import {
  type Box,
  distanceOf,
  isInside,
  type Line,
  overlap,
  type Point,
  signedArea,
  simplifyRing,
} from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import { ASCENT, widthOf } from "./letters.ts";
import type { BoardData } from "./pack.ts";
import type { LandLabel } from "./scene.ts";
import type { Territory } from "./territories.ts";

const SIZES = [92, 76, 62, 52, 44, 36, 30];
/** Wide letters, as in the style sheet of the board. */
const LAND_SPACING = 0.32;

/** The biggest letters that fit into a piece of land, set where they cover the fewest cities. */
const roomIn = (
  polygon: readonly Line[],
  longest: string,
  cities: readonly Point[],
  taken: readonly Box[],
) => {
  const [outer = [], ...holes] = polygon.map((ring) => simplifyRing(ring, 8));
  const xs = outer.map(([x]) => x);
  const ys = outer.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (const size of SIZES) {
    const width =
      widthOf(longest.toUpperCase(), "italic", size) + longest.length * size * (LAND_SPACING - 0.14);
    const height = ASCENT * size;
    let best: { box: Box; worth: number } | null = null;
    for (let x = left; x + width <= right; x += 30)
      for (let y = top; y + height <= bottom; y += 20) {
        const box: Box = { x, y, width, height };
        const middle: Point = [x + width / 2, y + height / 2];
        const off =
          distanceOf(middle, [(left + right) / 2, (top + bottom) / 2]) / (right - left + bottom - top);
        if (best !== null && -off * 6 <= best.worth) continue;
        const corners: Point[] = [0, 0.25, 0.5, 0.75, 1].flatMap((part): Point[] => [
          [x + width * part, y],
          [x + width * part, y + height],
        ]);
        if (!corners.every((at) => isInside(at, outer) && !holes.some((hole) => isInside(at, hole))))
          continue;
        if (taken.some((other) => overlap(other, box))) continue;
        const covered = cities.filter(
          ([cx, cy]) => cx > x - 20 && cx < x + width + 20 && cy > y - 24 && cy < y + height + 24,
        ).length;
        const worth = -covered - off * 6;
        if (best === null || worth > best.worth) best = { box, worth };
      }
    if (best !== null) return { ...best.box, size };
  }
  return null;
};

/** Names of the territories on all their greater pieces of land. */
export const landLabels = (
  board: BoardData,
  territories: readonly Territory[],
  taken: readonly Box[],
): LandLabel[] => {
  const cities = board.cities.map(({ x, y }): Point => [x, y]);
  return territories.flatMap(({ name, area }) => {
    const names = Object.values(board.territories[name]?.name ?? { name });
    const longest = names.reduce((a, b) => (a.length >= b.length ? a : b));
    return area
      .filter((polygon) => Math.abs(signedArea(itemAt(polygon, 0))) > 180_000)
      .flatMap((polygon): LandLabel[] => {
        const room = roomIn(polygon, longest, cities, taken);
        if (room === null) return [];
        const { x, y, width, height, size } = room;
        return [{ territory: name, x: Math.round(x + width / 2), y: Math.round(y + height), size }];
      });
  });
};
