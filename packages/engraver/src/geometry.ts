import { itemAt } from "./itemAt.ts";
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The packs write points as flat lists x, y, x, y, … */
export const pointsOf = (flat: readonly number[]): Point[] => {
  const points: Point[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) points.push([itemAt(flat, at), itemAt(flat, at + 1)]);
  return points;
};

export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

export const distanceOf = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const lengthOf = (line: Line): number => {
  let length = 0;
  for (let at = 1; at < line.length; at++) length += distanceOf(itemAt(line, at - 1), itemAt(line, at));
  return length;
};

/** The same line with points about `step` apart; both ends stay where they are. */
export const resample = (line: Line, step: number): Point[] => {
  const total = lengthOf(line);
  const count = Math.max(1, Math.round(total / step));
  const points: Point[] = [itemAt(line, 0)];
  let segment = 1;
  let before = 0;
  for (let made = 1; made < count; made++) {
    const wanted = (total * made) / count;
    while (
      segment < line.length - 1 &&
      before + distanceOf(itemAt(line, segment - 1), itemAt(line, segment)) < wanted
    ) {
      before += distanceOf(itemAt(line, segment - 1), itemAt(line, segment));
      segment++;
    }
    const length = distanceOf(itemAt(line, segment - 1), itemAt(line, segment));
    points.push(
      between(
        itemAt(line, segment - 1),
        itemAt(line, segment),
        length === 0 ? 0 : (wanted - before) / length,
      ),
    );
  }
  points.push(itemAt(line, line.length - 1));
  return points;
};

/** Rounds the corners off; the ends stay, or, on a closed line, nothing does. */
export const smooth = (line: Line, times: number, closed = false): Point[] => {
  let points = [...line];
  for (let time = 0; time < times; time++)
    points = points.map((point, at) => {
      if (!closed && (at === 0 || at === points.length - 1)) return point;
      const previous = itemAt(points, (at + points.length - 1) % points.length);
      const next = itemAt(points, (at + 1) % points.length);
      return [(previous[0] + 2 * point[0] + next[0]) / 4, (previous[1] + 2 * point[1] + next[1]) / 4];
    });
  return points;
};

/** The unit normal of a line at one of its points (to the left of its direction, y downwards). */
export const normalAt = (line: Line, at: number): Point => {
  const a = itemAt(line, Math.max(0, at - 1));
  const b = itemAt(line, Math.min(line.length - 1, at + 1));
  const length = distanceOf(a, b) || 1;
  return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
};

const distanceToChord = (point: Point, a: Point, b: Point): number => {
  const length = distanceOf(a, b);
  if (length === 0) return distanceOf(point, a);
  const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / (length * length);
  return distanceOf(point, between(a, b, Math.min(1, Math.max(0, along))));
};

/** Leaves out the points that nobody would miss (Douglas and Peucker). */
export const simplify = (line: Line, tolerance: number): Point[] => {
  if (line.length < 3) return [...line];
  const first = itemAt(line, 0);
  const last = itemAt(line, line.length - 1);
  let farthest = 0;
  let distance = 0;
  for (let at = 1; at < line.length - 1; at++) {
    const off = distanceToChord(itemAt(line, at), first, last);
    if (off > distance) {
      distance = off;
      farthest = at;
    }
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
};

/** A closed ring has no first point to hold on to: it is cut in two at its farthest point. */
export const simplifyRing = (ring: Line, tolerance: number): Point[] => {
  if (ring.length < 3) return [...ring];
  let farthest = 0;
  for (let at = 1; at < ring.length; at++)
    if (distanceOf(itemAt(ring, 0), itemAt(ring, at)) > distanceOf(itemAt(ring, 0), itemAt(ring, farthest)))
      farthest = at;
  return [
    ...simplify(ring.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify([...ring.slice(farthest), itemAt(ring, 0)], tolerance).slice(0, -1),
  ];
};

/** Twice the area of a ring, positive when it runs clockwise on the sheet (y points downwards). */
export const signedArea = (ring: Line): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = itemAt(ring, (at + 1) % ring.length);
    return sum + x * nextY - nextX * y;
  }, 0);

export const isInside = (point: Point, ring: Line): boolean => {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [ax, ay] = itemAt(ring, at);
    const [bx, by] = itemAt(ring, before);
    if (ay > point[1] !== by > point[1] && point[0] < ((bx - ax) * (point[1] - ay)) / (by - ay) + ax)
      inside = !inside;
  }
  return inside;
};

export const contains = (box: Box, point: Point, margin = 0): boolean =>
  point[0] >= box.x - margin &&
  point[0] <= box.x + box.width + margin &&
  point[1] >= box.y - margin &&
  point[1] <= box.y + box.height + margin;

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
