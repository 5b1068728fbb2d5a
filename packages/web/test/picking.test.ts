import { roadCurve, spotOnRoad, wayPathUntil } from "@maria/engraver/road";
import { expect, test } from "vitest";
import { arranged } from "../src/board/arrangement.ts";
import type { PieceMark } from "../src/board/marks.ts";
import { type Pickable, pick } from "../src/board/picking.ts";

const general = (id: number, city: number, more: Partial<PieceMark> = {}): PieceMark => ({
  id,
  kind: "general",
  power: "france",
  city,
  label: "",
  ...more,
});

const boardWith = (pieces: readonly PieceMark[], activeCities: readonly number[] = []): Pickable => ({
  places: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ],
  stacks: arranged(pieces),
  activeCities: new Set(activeCities),
  isInUse: () => true,
});

test("a tap takes the nearest city within a finger's width, and nothing beyond", () => {
  expect(pick(boardWith([]), { x: 12, y: 5 }, 1, 1, true)).toEqual({ piece: null, city: 0 });
  expect(pick(boardWith([]), { x: 60, y: 0 }, 1, 1, true)).toBeNull();
  expect(pick(boardWith([]), { x: 90, y: 0 }, 1, 1, true)).toEqual({ piece: null, city: 1 });
});

test("on a small map a finger reaches farther, and still takes the nearest", () => {
  expect(pick(boardWith([]), { x: 60, y: 0 }, 0.3, 0.8, true)).toEqual({ piece: null, city: 1 });
});

test("a tap on the face of a piece takes the piece, beside it the city", () => {
  const board = boardWith([general(7, 0)]);
  expect(pick(board, { x: 0, y: 0 }, 1, 1, false)).toEqual({ piece: 7, city: 0 });
  expect(pick(board, { x: 0, y: -14 }, 1, 1, false)).toEqual({ piece: 7, city: 0 });
  expect(pick(board, { x: 17, y: -10 }, 1, 1, true)).toEqual({ piece: 7, city: 0 });
  expect(pick(board, { x: 30, y: 0 }, 1, 1, false)).toBeNull();
});

test("the supreme commander lies on top of a stack and is taken first", () => {
  const board = boardWith([general(1, 0), general(2, 0, { underneath: true })]);
  expect(pick(board, { x: 0, y: 0 }, 1, 1, false)).toEqual({ piece: 1, city: 0 });
  expect(pick(board, { x: 16, y: -14 }, 1, 1, false)).toEqual({ piece: 2, city: 0 });
});

test("a piece that does not react is meant when it is tapped, and no city that does beside or below it", () => {
  const crowded: Pickable = {
    ...boardWith([general(7, 0)], [0, 1]),
    places: [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ],
  };
  for (const finger of [false, true]) {
    expect(pick(crowded, { x: 12, y: 0 }, 1, 1, finger)).toEqual({ piece: 7, city: 0 });
    expect(pick(crowded, { x: 20, y: 0 }, 1, 1, finger)).toEqual({ piece: null, city: 1 });
  }
});

test("where two faces overlap, the one painted last is meant", () => {
  const close = {
    ...boardWith([]),
    places: [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ],
  };
  const both = [general(7, 0), general(8, 1)];
  const at = { x: 8, y: 0 };
  expect(pick({ ...close, stacks: arranged(both) }, at, 1, 1, false)).toMatchObject({ piece: 8 });
  const stacks = arranged(both, (a, b) => b - a);
  expect(pick({ ...close, stacks }, at, 1, 1, false)).toMatchObject({ piece: 7 });
});

test("beside the faces what may be chosen comes before what may not", () => {
  const crowded: Pickable = {
    ...boardWith([general(7, 0)], [1]),
    places: [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ],
  };
  expect(pick(crowded, { x: 17, y: 0 }, 1, 1, true)).toEqual({ piece: null, city: 1 });
});

test("a road is the same curve in both directions", () => {
  const a = { x: 10, y: 20 };
  const b = { x: 190, y: -40 };
  const there = spotOnRoad(roadCurve(a, b), 0.3);
  const back = spotOnRoad(roadCurve(b, a), 0.7);
  expect(back.x).toBeCloseTo(there.x, 6);
  expect(back.y).toBeCloseTo(there.y, 6);
});

test("the trail of a march ends where the piece is", () => {
  const from = { x: 100, y: 0 };
  const to = { x: 160, y: 80 };
  const places = [{ x: 0, y: 0 }, from, to];
  const { x, y } = spotOnRoad(roadCurve(from, to), 0.5);
  const end = wayPathUntil(places, 1.5).split(/[ C]/).slice(-2).map(Number);
  expect(end[0]).toBeCloseTo(x, 0);
  expect(end[1]).toBeCloseTo(y, 0);
});
