import { describe, expect, test } from "vitest";
import {
  card,
  city,
  fortress,
  number,
  piece,
  places,
  politicalCard,
  power,
  seat,
  signed,
  some,
  suit,
} from "../../src/model/shapes.ts";
import { type Codec, MALFORMED, text, whole } from "../../src/tools/codec.ts";

const isRead = (codec: Codec<unknown>, value: unknown): boolean => codec(value) !== MALFORMED;

describe("the words of which actions are made", () => {
  const ranges: readonly (readonly [string, Codec<unknown>, number, number])[] = [
    ["a number", number, 0, 10_000],
    ["a number with a sign", signed, -10_000, 10_000],
    ["a power", power, 0, 5],
    ["a suit", suit, 0, 3],
    ["a city", city, 0, 10_000],
    ["a piece", piece, 0, 10_000],
    ["a fortress", fortress, 0, 10_000],
    ["a tactical card", card, 0, 151],
    ["a political card", politicalCard, 0, 10_000],
    ["any other range", whole(3, 5), 3, 5],
  ];
  for (const [name, codec, least, most] of ranges)
    test(`${name} is from ${least} to ${most}, both included`, () => {
      expect([codec(least), codec(most)]).toEqual([least, most]);
      for (const value of [least - 1, most + 1, least + 0.5, String(least), -0, null])
        expect(isRead(codec, value), String(value)).toBe(false);
    });

  test("a seat is one of the five there are", () => {
    const seats = ["maria", "frederick", "louis", "playerA", "playerB"];
    expect(seats.map(seat)).toEqual(seats);
    for (const value of ["playerC", "", 0, null]) expect(isRead(seat, value)).toBe(false);
  });

  test("a list has at most 152 elements, one of places at most 500", () => {
    for (const [codec, longest] of [
      [some(number), 152],
      [places(number), 500],
    ] as const) {
      expect(codec([])).toEqual([]);
      expect(codec(Array(longest).fill(1))).toHaveLength(longest);
      expect(isRead(codec, Array(longest + 1).fill(1))).toBe(false);
      expect(isRead(codec, [1, -1])).toBe(false);
    }
  });

  test("a text is as long as it may be, and not longer", () => {
    expect(text(3)("abc")).toBe("abc");
    expect(text(3)("")).toBe("");
    expect(isRead(text(3), "abcd")).toBe(false);
  });
});
