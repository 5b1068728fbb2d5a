import { AUSTRIA, FRANCE, type Power } from "@maria/rules/model";
import { expect, test } from "vitest";
import { type ReportStep, turningPoints } from "../../src/report/index.ts";

const step = (turn: number, phase: number, counts: readonly (readonly [Power, number])[]): ReportStep => ({
  by: null,
  turn,
  phase,
  lines: [],
  counts: new Map(counts),
  totals: [],
});
const course = [
  step(1, 0, [[FRANCE, 9]]),
  step(1, 4, [[FRANCE, 8]]),
  step(1, 4, [[FRANCE, 6]]),
  step(2, 4, [[FRANCE, 7]]),
  step(2, 5, [[FRANCE, 5]]),
  step(2, 6, [[FRANCE, 5]]),
];

test("the changes of one phase are one turning point, what nothing changes is none", () => {
  const points = turningPoints(course, 5);
  expect(points.map(({ from, to, size }) => [from, to, size])).toEqual([
    [1, 2, 3],
    [3, 3, 1],
    [4, 4, 2],
  ]);
});

test("the largest are kept, in the order of the game", () => {
  expect(turningPoints(course, 2).map(({ size }) => size)).toEqual([3, 2]);
});

test("another measure, such as chances of winning, takes the place of the race", () => {
  const chances = [0.5, 0.5, 0.4, 0.9, 0.9, 0.9];
  const points = turningPoints(course, 1, (_, index) => new Map([[AUSTRIA, chances[index] ?? 0]]));
  expect(points.map(({ from, to }) => [from, to])).toEqual([[3, 3]]);
  expect(points[0]?.size).toBeCloseTo(0.5);
});
