import { describe, expect, test } from "vitest";
import { arranged, arrangedMarkers, DISC, markSize, pieceSize } from "../../src/board/arrangement.ts";
import type { FortressMark, PieceMark } from "../../src/board/marks.ts";

const PRAG = 7;
const piece = (id: number, kind: PieceMark["kind"], more: Partial<PieceMark> = {}): PieceMark => ({
  id,
  kind,
  power: "prussia",
  city: PRAG,
  label: "",
  ...more,
});
const places = (...pieces: PieceMark[]): [number, number, number][] =>
  (arranged(pieces).get(PRAG) ?? []).map(({ piece: { id }, x, y }) => [id, x, y]);

describe("the pieces in a city", () => {
  test("one alone stands on it", () => {
    for (const kind of ["general", "train", "hussar"] as const)
      expect(places(piece(1, kind))).toEqual([[1, 0, 0]]);
  });

  test("a stack has its city in its middle, the supreme commander on top, the other to the upper right", () => {
    const [commander, other] = [piece(1, "general"), piece(2, "general", { underneath: true })];
    expect(places(commander, other)).toEqual([
      [2, 6, -4.5],
      [1, -6, 4.5],
    ]);
    expect(places(other, commander)).toEqual(places(commander, other));
  });

  test("trains stand to the left of a general, hussars to the right, each beside the one before", () => {
    expect(
      places(
        piece(1, "general"),
        piece(2, "train"),
        piece(3, "train"),
        piece(4, "hussar"),
        piece(5, "hussar"),
      ),
    ).toEqual([
      [2, -26, 0],
      [3, -48, 0],
      [4, 26, 0],
      [5, 46, 0],
      [1, 0, 0],
    ]);
    expect(places(piece(2, "train"), piece(4, "hussar"))).toEqual([
      [2, 0, 0],
      [4, 26, 0],
    ]);
  });

  test("cities are kept apart, in the order in which they are painted", () => {
    const pieces = [piece(1, "general"), piece(2, "general", { city: 8 })];
    const cities = (order?: (a: number, b: number) => number) =>
      [...arranged(pieces, order)].map(([city, placed]) => [city, placed.length]);
    expect(cities()).toEqual([
      [7, 1],
      [8, 1],
    ]);
    expect(cities((a, b) => b - a)).toEqual([
      [8, 1],
      [7, 1],
    ]);
  });
});

describe("markers on a fortress", () => {
  const marks: FortressMark[] = (["victory", "question"] as const).map((kind) => ({
    city: PRAG,
    kind,
    power: "france",
    label: kind,
  }));
  const markers = (...pieces: PieceMark[]): [number, number][] =>
    (arrangedMarkers(marks, arranged(pieces)).get(PRAG) ?? []).map(({ x, y }) => [x, y]);

  test("stand to its right, one beside the other", () => {
    expect(markers()).toEqual([
      [8, -4],
      [23, -4],
    ]);
  });

  test("farther out where pieces stand on it", () => {
    expect(markers(piece(1, "general"))[0]).toEqual([DISC + 5, -4]);
    expect(markers(piece(1, "general"), piece(2, "general", { underneath: true }))[0]).toEqual([
      6 + DISC + 5,
      -4,
    ]);
  });
});

test("pieces and marks grow with the zoom between a least and a most", () => {
  expect([0, 0.4, 2].map(pieceSize)).toEqual([0.8, expect.closeTo(0.96, 9), 1.35]);
  expect([0, 0.4, 2].map(markSize)).toEqual([0.5, expect.closeTo(0.82, 9), 1.3]);
});
