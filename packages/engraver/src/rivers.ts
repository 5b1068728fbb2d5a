import {
  type Box,
  contains,
  distanceOf,
  type Line,
  lengthOf,
  normalAt,
  type Point,
  pointsOf,
  smooth,
} from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import type { River } from "./pack.ts";

/** The width at the mouth by rank, in board units. */
const MOUTH = [10, 10, 7.5, 5.4, 3.8];
const SOURCE = 1.1;
/** Lines of the pack that end this near to each other are one river. */
const JOINED = 9;
/** The pack leaves out lakes and weirs: a river of the same rank that begins so near to an end goes on there. */
const GAP = 75;

const mouthOf = (rank: number): number => itemAt(MOUTH, Math.min(rank, MOUTH.length - 1));

interface Stream {
  readonly line: Line;
  readonly rank: number;
}

/** How wide a stream is where it begins: as its feeder was, or as a river that comes from beyond the frame. */
const beginningOf = (stream: Stream, streams: readonly Stream[], frame: Box): number => {
  const start = itemAt(stream.line, 0);
  const mouth = mouthOf(stream.rank);
  const feeder = streams.find(
    (other) => other !== stream && distanceOf(itemAt(other.line, other.line.length - 1), start) < JOINED,
  );
  if (feeder !== undefined) return Math.min(mouth, mouthOf(feeder.rank));
  return contains(frame, start, -12) ? SOURCE : mouth * 0.65;
};

/** A stream that ends in the open country is led on to where its river begins again. */
const bridged = (stream: Stream, streams: readonly Stream[]): Stream => {
  const end = itemAt(stream.line, stream.line.length - 1);
  const before = itemAt(stream.line, stream.line.length - 2);
  const others = streams.filter((other) => other !== stream);
  if (others.some(({ line }) => line.some((point) => distanceOf(point, end) < JOINED))) return stream;
  const next = others
    .filter(({ rank, line }) => {
      const [start, second] = [itemAt(line, 0), itemAt(line, 1)];
      const ahead = (start[0] - end[0]) * (end[0] - before[0]) + (start[1] - end[1]) * (end[1] - before[1]);
      const onward =
        (second[0] - start[0]) * (start[0] - end[0]) + (second[1] - start[1]) * (start[1] - end[1]);
      return rank === stream.rank && distanceOf(start, end) < GAP && ahead > 0 && onward > 0;
    })
    .map(({ line }) => itemAt(line, 0))
    .sort((a, b) => distanceOf(a, end) - distanceOf(b, end))[0];
  return next === undefined ? stream : { ...stream, line: [...stream.line, next] };
};

/** Both banks of a stream that widens downstream (the pack's lines run from source to mouth). */
const banksOf = (stream: Stream, begin: number): Point[] => {
  const { line } = stream;
  const total = lengthOf(line);
  const mouth = mouthOf(stream.rank);
  let along = 0;
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, at) => {
    if (at > 0) along += distanceOf(itemAt(line, at - 1), point);
    const half = (begin + (mouth - begin) * Math.sqrt(along / total)) / 2;
    const [nx, ny] = normalAt(line, at);
    left.push([point[0] + nx * half, point[1] + ny * half]);
    right.push([point[0] - nx * half, point[1] - ny * half]);
  });
  return [...left, ...right.reverse()];
};

/** The parts of a line inside the frame, each with one point beyond it for the frame to cut off. */
const partsInside = (line: Line, frame: Box): Line[] => {
  const parts: Point[][] = [];
  line.forEach((point, at) => {
    const near = [line[at - 1], point, line[at + 1]].some(
      (other) => other !== undefined && contains(frame, other),
    );
    const last = parts[parts.length - 1];
    if (!near) return;
    if (last !== undefined && last[last.length - 1] === line[at - 1]) last.push(point);
    else parts.push([point]);
  });
  return parts;
};

/** Rivers as filled outlines, tapering towards their sources. */
export const riverBanks = (rivers: readonly River[], frame: Box): Point[][] => {
  const streams = rivers
    .flatMap(({ rank, points }) =>
      partsInside(smooth(pointsOf(points), 1), frame).map((line): Stream => ({ rank, line })),
    )
    .filter(({ line }) => lengthOf(line) > 24);
  const whole = streams.map((stream) => bridged(stream, streams));
  return whole.map((stream) => banksOf(stream, beginningOf(stream, whole, frame)));
};
