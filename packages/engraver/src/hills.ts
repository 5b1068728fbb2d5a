import {
  distanceOf,
  isInside,
  type Line,
  lengthOf,
  normalAt,
  type Point,
  pointsOf,
  resample,
} from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import { chance } from "./noise.ts";
import type { Mountains } from "./pack.ts";

/** One engraved hill: the body hides what lies behind; the profile and the shading on its lee side are strokes. */
interface Hill {
  readonly foot: number;
  readonly body: Line;
  readonly strokes: readonly Line[];
}

/** A hill like a furrowed cone, its light side to the west; no two are alike. */
const hillAt = (x: number, foot: number, width: number, height: number, seed: number): Hill => {
  const lean = (chance(seed, 1) - 0.4) * width * 0.22;
  const peak: Point = [x + lean, foot - height];
  const left: Point[] = [];
  const right: Point[] = [];
  for (let part = 0; part <= 5; part++) {
    const down = part / 5;
    const belly = down ** 1.45;
    const rough = part === 0 || part === 5 ? 0 : (chance(seed, part, 2) - 0.5) * width * 0.06;
    left.push([peak[0] + (x - width / 2 - peak[0]) * belly + rough, peak[1] + height * down]);
    right.push([peak[0] + (x + width / 2 - peak[0]) * belly ** 0.92 - rough, peak[1] + height * down * 0.96]);
  }
  const strokes: Line[] = [[...left].reverse().concat(right.slice(1))];
  const count = Math.max(3, Math.round(width / 6.5));
  for (let line = 1; line <= count; line++) {
    const along = line / (count + 1);
    const top = itemAt(right, Math.min(4, Math.floor(along * 5)));
    const next = itemAt(right, Math.min(5, Math.floor(along * 5) + 1));
    const part = along * 5 - Math.floor(along * 5);
    const from: Point = [top[0] + (next[0] - top[0]) * part, top[1] + (next[1] - top[1]) * part];
    const length = (foot - from[1]) * (0.5 + 0.4 * chance(seed, line, 3)) * (1 - along * 0.25);
    const drift = -length * (0.34 - along * 0.2);
    strokes.push([
      from,
      [from[0] + drift * 0.35, from[1] + length * 0.5],
      [from[0] + drift, from[1] + length],
    ]);
  }
  return { foot, body: [...left, ...[...right].reverse()], strokes };
};

/** High mountains stand in several ranks: the longer the crest line, the more of them. */
const hillsOf = (mountains: Mountains): Hill[] => {
  const crest = pointsOf(mountains.points);
  const length = lengthOf(crest);
  const ranks = length > 1200 ? 4 : length > 250 ? 2 : 1;
  const grand = length > 1200 ? 1.5 : 1;
  const hills: Hill[] = [];
  for (let rank = 0; rank < ranks; rank++) {
    const places = resample(crest, 33 * grand);
    places.forEach((place, at) => {
      const seed = place[0] * 3 + place[1] + rank * 101;
      if (chance(seed, 9) < 0.1) return;
      const [nx, ny] = normalAt(places, at);
      const off = (rank - (ranks - 1) / 2) * 27 * grand + (chance(seed, 5) - 0.5) * 20;
      const along = (chance(seed, 6) - 0.5) * 18 + (rank % 2) * 16;
      const size = (0.72 + 0.55 * chance(seed, 7)) * grand * (rank === 0 || ranks === 1 ? 1.08 : 0.92);
      hills.push(
        hillAt(
          place[0] + nx * off - ny * along,
          place[1] + ny * off + nx * along + 12,
          33 * size,
          22 * size,
          seed,
        ),
      );
    });
  }
  return hills;
};

/** The parts of a stroke that no nearer hill hides. */
const visible = (stroke: Line, nearer: readonly Hill[]): Point[][] => {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const point of resample(stroke, 2.5)) {
    if (nearer.some(({ body }) => isInside(point, body))) {
      if (part.length > 1) parts.push(part);
      part = [];
    } else part.push(point);
  }
  if (part.length > 1) parts.push(part);
  return parts;
};

/** Hills along the crest lines as strokes, the farther ones hidden by the nearer, none on a city. */
export const engravedHills = (
  ranges: readonly Mountains[],
  cities: readonly Point[],
  room: number,
): Line[] => {
  const hills = ranges
    .flatMap(hillsOf)
    .filter(({ body }) =>
      cities.every(
        (city) =>
          distanceOf(city, itemAt(body, 0)) > 120 ||
          (!isInside(city, body) && body.every((corner) => distanceOf(corner, city) > room)),
      ),
    )
    .sort((a, b) => a.foot - b.foot);
  return hills.flatMap((hill, at) => {
    const nearer = hills
      .slice(at + 1)
      .filter(({ body }) => distanceOf(itemAt(body, 0), itemAt(hill.body, 0)) < 120);
    return hill.strokes.flatMap((stroke) => visible(stroke, nearer));
  });
};
