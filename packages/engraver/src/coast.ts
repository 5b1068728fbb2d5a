import { difference, type Geom, intersection } from "polyclip-ts";
import { contours, type Field } from "./contour.ts";
import {
  type Box,
  between,
  distanceOf,
  type Line,
  type Point,
  pointsOf,
  simplify,
  smooth,
} from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import type { Geography, MapName } from "./pack.ts";

/** Polygons of one outer ring and any number of holes. */
export type Area = readonly (readonly Line[])[];

export const boxRing = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const asGeom = (area: Area): Geom =>
  area.map((polygon) => polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y])));

/** Rings come back without the repeated last point. */
const asArea = (geom: readonly (readonly (readonly [number, number][])[])[]): Point[][][] =>
  geom.map((polygon) => polygon.map((ring) => ring.slice(0, -1)));

export const common = (a: Area, b: Area): Point[][][] => asArea(intersection(asGeom(a), asGeom(b)));

export const without = (a: Area, b: Area): Point[][][] =>
  b.length === 0
    ? a.map((polygon) => polygon.map((ring) => [...ring]))
    : asArea(difference(asGeom(a), asGeom(b)));

/** All the land there is, also beyond the frame of its map; a map without a coast is all land. */
export const landOf = (geography: Geography, map: MapName, frame: Box): Area =>
  geography.land[map]?.map((polygon) => polygon.map(pointsOf)) ?? [[boxRing(frame)]];

const CELL = 100;

/** How far a place is from the coast, as far as that matters; the lines are sorted into squares. */
export const nearCoast = (rings: readonly Line[]): ((point: Point) => number) => {
  const squares = new Map<string, [Point, Point][]>();
  for (const ring of rings)
    ring.forEach((a, at) => {
      const b = itemAt(ring, (at + 1) % ring.length);
      const parts = Math.max(1, Math.ceil(distanceOf(a, b) / CELL));
      for (let part = 0; part < parts; part++) {
        const from = between(a, b, part / parts);
        const key = `${Math.floor(from[0] / CELL)} ${Math.floor(from[1] / CELL)}`;
        squares.set(key, [...(squares.get(key) ?? []), [from, between(a, b, (part + 1) / parts)]]);
      }
    });
  return (point) => {
    let nearest = CELL;
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++) {
        const key = `${Math.floor(point[0] / CELL) + column} ${Math.floor(point[1] / CELL) + row}`;
        for (const [a, b] of squares.get(key) ?? []) {
          const length = distanceOf(a, b) || 1;
          const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length ** 2;
          nearest = Math.min(nearest, distanceOf(point, between(a, b, Math.min(1, Math.max(0, along)))));
        }
      }
    return nearest;
  };
};

const STEP = 6;
const SHORE_LINES = [5, 11.5, 19.5, 29.5, 42, 58, 78];

/** Where a level line crosses the rings, from left to right: land and sea take turns between them. */
const crossingsAt = (rings: readonly Line[], y: number): number[] => {
  const found: number[] = [];
  for (const ring of rings)
    for (let at = 0; at < ring.length; at++) {
      const a = itemAt(ring, at);
      const b = itemAt(ring, (at + 1) % ring.length);
      if (a[1] > y !== b[1] > y) found.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
    }
  return found.sort((a, b) => a - b);
};

/** Fine lines parallel to the coast, farther and farther apart, as engravers draw the sea. */
export const shoreLines = (land: Area, frame: Box): Point[][][] => {
  const rings = land.flat();
  const coast = nearCoast(rings);
  const columns = Math.ceil(frame.width / STEP) + 1;
  const rows = Math.ceil(frame.height / STEP) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = frame.y + row * STEP;
    const crossings = crossingsAt(rings, y);
    for (let column = 0; column < columns; column++) {
      const x = frame.x + column * STEP;
      const isLand = crossings.filter((crossing) => crossing < x).length % 2 === 1;
      values[row * columns + column] = isLand ? -1 : coast([x, y]);
    }
  }
  const field: Field = { x: frame.x, y: frame.y, step: STEP, columns, rows, values };
  return SHORE_LINES.map((distance) =>
    contours(field, distance)
      .filter((line) => line.length > 4)
      .map((line) => simplify(smooth(line, 2), 0.5)),
  );
};
