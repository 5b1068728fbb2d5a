import { expect, test } from "vitest";
import { byReading, cityAt, placedAt } from "../../src/board/cities.ts";

const cities = [
  { x: 300, y: 100, name: "a" },
  { x: 100, y: 120, name: "b" },
  { x: 200, y: 500, name: "c" },
  { x: 100, y: 151, name: "d" },
];

test("what belongs to a city comes to its place, at its size", () => {
  expect(placedAt(cities, 1, "--unit")).toBe("translate(100px, 120px) scale(var(--unit))");
  expect(cityAt(cities, 2)).toBe(cities[2]);
  expect(() => cityAt(cities, 4)).toThrow("the board has no city 4");
  expect(() => cityAt(cities, undefined)).toThrow(RangeError);
});

test("cities are read from north to south in rows, and in each row from west to east", () => {
  expect([2, 0, 1, 3].sort(byReading(cities))).toEqual([1, 0, 3, 2]);
});
