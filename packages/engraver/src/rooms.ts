import type { Area } from "./coast.ts";
import { type Box, distanceOf, isInside, overlap, type Point } from "./geometry.ts";

const STEPS = 32;

const distanceToBox = (point: Point, box: Box): number =>
  distanceOf(point, [
    Math.max(box.x, Math.min(box.x + box.width, point[0])),
    Math.max(box.y, Math.min(box.y + box.height, point[1])),
  ]);

const isLand = (point: Point, land: Area): boolean => land.some(([outer = []]) => isInside(point, outer));

/** How much of a box lies at sea, from 0 to 1. */
const seaOf = (box: Box, land: Area): number => {
  let wet = 0;
  for (let row = 0; row <= 4; row++)
    for (let column = 0; column <= 4; column++)
      if (!isLand([box.x + (box.width * column) / 4, box.y + (box.height * row) / 4], land)) wet++;
  return wet / 25;
};

/** Where an ornament of a size covers nothing that matters: far from cities, at sea before land, near a corner. */
export const roomFor = (
  width: number,
  height: number,
  frame: Box,
  cities: readonly Point[],
  land: Area,
  taken: readonly Box[],
  onlyAtSea: boolean,
): Box | null => {
  let best: Box | null = null;
  let bestWorth = 0;
  for (let row = 0; row <= STEPS; row++)
    for (let column = 0; column <= STEPS; column++) {
      const x = frame.x + 14 + ((frame.width - width - 28) * column) / STEPS;
      const y = frame.y + 14 + ((frame.height - height - 28) * row) / STEPS;
      const box: Box = { x, y, width, height };
      const room = Math.min(90, ...cities.map((city) => distanceToBox(city, box)));
      if (room < 22 || taken.some((other) => overlap(other, box))) continue;
      const sea = seaOf(box, land);
      if (onlyAtSea && sea < 1) continue;
      const corner = Math.min(column, STEPS - column) + Math.min(row, STEPS - row);
      const worth = 100 + room + sea * 120 - corner * 3;
      if (worth > bestWorth) {
        bestWorth = worth;
        best = box;
      }
    }
  return best;
};
