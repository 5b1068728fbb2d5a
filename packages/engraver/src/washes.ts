import type { Area } from "./coast.ts";
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

const EDGE = 0.6;

/** Whether a stretch of a border is only where the frame cuts the land. */
const isOnFrame = (a: Point, b: Point, { x, y, width, height }: Box): boolean =>
  [x, x + width].some((edge) => Math.abs(a[0] - edge) < EDGE && Math.abs(b[0] - edge) < EDGE) ||
  [y, y + height].some((edge) => Math.abs(a[1] - edge) < EDGE && Math.abs(b[1] - edge) < EDGE);

/** The stretches of a ring that are kept, each as an open line; a ring kept whole comes back closed. */
const runsOf = (ring: Line, isKept: (a: Point, b: Point) => boolean): Point[][] => {
  const kept = ring.map((point, at) => isKept(point, itemAt(ring, (at + 1) % ring.length)));
  const start = kept.indexOf(false);
  if (start < 0) return [[...ring, itemAt(ring, 0)]];
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let step = 1; step <= ring.length; step++) {
    const at = (start + step) % ring.length;
    if (kept[at]) {
      if (run.length === 0) run.push(itemAt(ring, at));
      run.push(itemAt(ring, (at + 1) % ring.length));
    } else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return runs;
};

/** The stretches of all borders that are kept; where the frame cuts the land there is no border. */
export const bordersOf = (area: Area, isKept: (a: Point, b: Point) => boolean, frame: Box): Point[][] =>
  area.flatMap((polygon) =>
    polygon.flatMap((ring) => runsOf(ring, (a, b) => !isOnFrame(a, b, frame) && isKept(a, b))),
  );

/**
 * Where the brush goes that lays a wash along the inside of a border: lines so far inside that a stroke twice as wide
 * just touches the border.
 */
export const brushLines = (area: Area, frame: Box, inside: number): Point[][] =>
  area.flatMap((polygon) =>
    polygon.flatMap((ring, index) => {
      const inwards = Math.sign(signedArea(ring)) * (index === 0 ? -1 : 1);
      return runsOf(ring, (a, b) => !isOnFrame(a, b, frame))
        .map((run) => smooth(resample(run, 9), 2))
        .map((run) =>
          run.map((point, at): Point => {
            const [x, y] = normalAt(run, at);
            return [point[0] + x * inside * inwards, point[1] + y * inside * inwards];
          }),
        )
        .map((line) => simplify(line, 0.9));
    }),
  );
