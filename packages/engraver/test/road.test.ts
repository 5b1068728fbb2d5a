import { describe, expect, test } from "vitest";
import { roadCurve, spotOnRoad, wayPath, wayPathUntil } from "../src/road.ts";

const A = { x: 0, y: 0 };
const B = { x: 90, y: 30 };
const C = { x: 60, y: 120 };
const numbersIn = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe("a road between two cities", () => {
  const { from, leave, arrive, to } = roadCurve(A, B);

  test("begins and ends in them, its handles near a third and two thirds of the way", () => {
    expect([from, to]).toEqual([A, B]);
    expect(Math.hypot(leave.x - 30, leave.y - 10)).toBeLessThan(0.09 * Math.hypot(90, 30));
    expect(Math.hypot(arrive.x - 60, arrive.y - 20)).toBeLessThan(0.09 * Math.hypot(90, 30));
  });

  test("bends to its side: the handles lie square to the straight line", () => {
    const square = (x: number, y: number): number => x * B.x + y * B.y;
    expect(square(leave.x - 30, leave.y - 10)).toBeCloseTo(0, 9);
    expect(square(arrive.x - 60, arrive.y - 20)).toBeCloseTo(0, 9);
    expect(Math.hypot(leave.x - 30, leave.y - 10)).toBeGreaterThan(0);
  });

  test("is the same road in the other direction, also straight up and down", () => {
    for (const [one, other] of [
      [A, B],
      [A, { x: 0, y: 50 }],
    ] as const) {
      const there = roadCurve(one, other);
      expect(roadCurve(other, one)).toEqual({
        from: other,
        leave: there.arrive,
        arrive: there.leave,
        to: one,
      });
    }
  });

  test("is drawn exactly so for ever: the map and the marches on it follow the same numbers", () => {
    expect(wayPath([A, B, C])).toBe("M0 0C30.3 9.2 61 16.9 90 30C82.4 60.8 65.6 88.5 60 120");
  });

  test("a place on it goes from one end to the other", () => {
    expect(spotOnRoad({ from, leave, arrive, to }, 0)).toEqual(A);
    expect(spotOnRoad({ from, leave, arrive, to }, 1)).toEqual(B);
    const straight = { from: A, leave: { x: 30, y: 10 }, arrive: { x: 60, y: 20 }, to: B };
    const half = spotOnRoad(straight, 0.5);
    expect(half.x).toBeCloseTo(45, 9);
    expect(half.y).toBeCloseTo(15, 9);
    const early = spotOnRoad({ ...straight, leave: { x: 0, y: 40 } }, 0.25);
    expect(early.x).toBeCloseTo(3 * 0.75 * 0.0625 * 60 + 0.015625 * 90, 9);
    expect(early.y).toBeCloseTo(3 * 0.5625 * 0.25 * 40 + 3 * 0.75 * 0.0625 * 20 + 0.015625 * 30, 9);
  });
});

describe("the part of a way that lies behind a march", () => {
  test("nothing, whole roads, or all", () => {
    expect(wayPathUntil([A, B, C], 0)).toBe("M0 0");
    expect(wayPathUntil([A, B, C], 1)).toBe(wayPath([A, B]));
    expect(wayPathUntil([A, B, C], 2)).toBe(wayPath([A, B, C]));
    expect(wayPathUntil([A, B, C], 5)).toBe(wayPath([A, B, C]));
  });

  test("a road in part ends on the road, having left it in its direction", () => {
    const path = wayPathUntil([A, B, C], 1.5);
    expect(path.startsWith(wayPath([A, B]))).toBe(true);
    const [firstX, firstY, , , x, y] = numbersIn(path.slice(wayPath([A, B]).length));
    const curve = roadCurve(B, C);
    const half = spotOnRoad(curve, 0.5);
    expect(x).toBeCloseTo(half.x, 0);
    expect(y).toBeCloseTo(half.y, 0);
    expect(firstX).toBeCloseTo((B.x + curve.leave.x) / 2, 0);
    expect(firstY).toBeCloseTo((B.y + curve.leave.y) / 2, 0);
    const whole = numbersIn(wayPathUntil([A, B], 0.25));
    const quarter = spotOnRoad(roadCurve(A, B), 0.25);
    expect(whole.slice(-2)).toEqual([Math.round(quarter.x * 10) / 10, Math.round(quarter.y * 10) / 10]);
  });
});
