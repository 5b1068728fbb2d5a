import { Delaunay } from "d3-delaunay";
import { type Area, common, without } from "./coast.ts";
import {
  type Box,
  type Line,
  normalAt,
  type Point,
  resample,
  signedArea,
  simplify,
  smooth,
} from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import { wave } from "./noise.ts";
import type { CityData } from "./pack.ts";

/** Borders are drawn beyond the frame and cut there, so that they meet it as the land does. */
const BEYOND = 90;
const STEP = 14;

export interface Territory {
  readonly name: string;
  readonly area: Point[][][];
}

const keyOf = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** The edges of the cells of one territory that no other cell of it shares, by the key of where they begin. */
const outlineOf = (cells: readonly Line[]): Map<string, Edge[]> => {
  const edges = new Map<string, Edge>();
  for (const cell of cells)
    for (let at = 0; at < cell.length; at++) {
      const from = itemAt(cell, at);
      const to = itemAt(cell, (at + 1) % cell.length);
      if (keyOf(from) === keyOf(to)) continue;
      const opposite = `${keyOf(to)} ${keyOf(from)}`;
      if (edges.has(opposite)) edges.delete(opposite);
      else edges.set(`${keyOf(from)} ${keyOf(to)}`, { from, to });
    }
  const begin = new Map<string, Edge[]>();
  for (const edge of edges.values())
    begin.set(keyOf(edge.from), [...(begin.get(keyOf(edge.from)) ?? []), edge]);
  return begin;
};

const ringsOf = (outline: Map<string, Edge[]>): Point[][] => {
  const rings: Point[][] = [];
  for (const [start, edges] of outline)
    while (edges.length > 0) {
      const ring: Point[] = [];
      let edge = edges.pop();
      while (edge !== undefined) {
        ring.push(edge.from);
        const next = keyOf(edge.to);
        edge = next === start ? undefined : outline.get(next)?.pop();
      }
      if (ring.length > 2) rings.push(ring);
    }
  return rings;
};

/** A border as a surveyor's hand draws it: its corners rounded, then a little unsteady. The ends stay. */
const drawn = (arc: Line): Point[] => {
  const seed = Math.round(itemAt(arc, 0)[0] + itemAt(arc, 0)[1] * 3);
  const soft = smooth(resample(arc, STEP), 7);
  return soft.map((point, at) => {
    const held = Math.min(1, at / 3, (soft.length - 1 - at) / 3);
    const [nx, ny] = normalAt(soft, at);
    const off = held * (wave(seed, at / 2.1) * 4.5 + wave(seed + 1, at / 5.3) * 6);
    return [point[0] + nx * off, point[1] + ny * off];
  });
};

/** Both neighbours must draw the same border: it is drawn once, in one direction, and kept. */
const borderKeeper = (): ((arc: Line) => Point[]) => {
  const kept = new Map<string, Point[]>();
  return (arc) => {
    const there = arc.map(keyOf).join(" ");
    const back = arc.map(keyOf).reverse().join(" ");
    const isForwards = there < back;
    const key = isForwards ? there : back;
    const line = kept.get(key) ?? drawn(isForwards ? arc : [...arc].reverse());
    kept.set(key, line);
    return isForwards ? line : [...line].reverse();
  };
};

/** Cuts a ring where more than two borders meet, draws every piece, and puts the ring together again. */
const drawnRing = (
  ring: Line,
  isJunction: (point: Point) => boolean,
  border: (arc: Line) => Point[],
): Point[] => {
  const cuts = ring.flatMap((point, at) => (isJunction(point) ? [at] : []));
  if (cuts.length === 0) {
    const lowest = ring.reduce(
      (best, point, at) => (keyOf(point) < keyOf(itemAt(ring, best)) ? at : best),
      0,
    );
    cuts.push(lowest);
  }
  return cuts.flatMap((from, index) => {
    const to = index + 1 < cuts.length ? itemAt(cuts, index + 1) : itemAt(cuts, 0) + ring.length;
    const arc: Point[] = [];
    for (let at = from; at <= to; at++) arc.push(itemAt(ring, at % ring.length));
    return simplify(border(arc), 0.6).slice(0, -1);
  });
};

export const cellsOf = (cities: readonly CityData[], frame: Box, beyond: number): Point[][] => {
  const delaunay = Delaunay.from(cities.map(({ x, y }): [number, number] => [x, y]));
  const { x, y, width, height } = frame;
  const voronoi = delaunay.voronoi([x - beyond, y - beyond, x + width + beyond, y + height + beyond]);
  return cities.map((_, city) => {
    const cell = voronoi.cellPolygon(city);
    return cell === null ? [] : cell.slice(0, -1).map(([cornerX, cornerY]): Point => [cornerX, cornerY]);
  });
};

/** The territories of one map: the ground nearest to their cities, as far as there is land. */
export const territoriesOf = (cities: readonly CityData[], frame: Box, land: Area): Territory[] => {
  const cells = cellsOf(cities, frame, BEYOND);
  const names = [...new Set(cities.map((city) => city.territory))];
  const outlines = names.map((name) =>
    outlineOf(cells.filter((_, at) => itemAt(cities, at).territory === name)),
  );
  const meetings = new Map<string, Set<string>>();
  for (const outline of outlines)
    for (const { from, to } of [...outline.values()].flat())
      for (const [a, b] of [
        [from, to],
        [to, from],
      ] as const)
        meetings.set(keyOf(a), (meetings.get(keyOf(a)) ?? new Set<string>()).add(keyOf(b)));
  const isJunction = (point: Point): boolean => (meetings.get(keyOf(point))?.size ?? 0) > 2;
  const border = borderKeeper();
  return names.map((name, at) => {
    const rings = ringsOf(itemAt(outlines, at)).map((ring) => ({
      ring: drawnRing(ring, isJunction, border),
      // A ring of the outline is a hole when it runs the other way round.
      isHole: signedArea(ring) < 0,
    }));
    const outer = rings.filter(({ isHole }) => !isHole).map(({ ring }) => [ring]);
    const holes = rings.filter(({ isHole }) => isHole).map(({ ring }) => [ring]);
    return { name, area: common(without(outer, holes), land) };
  });
};
