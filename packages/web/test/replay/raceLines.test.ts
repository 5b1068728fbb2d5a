import { expect, test } from "vitest";
import { namePlaces } from "../../src/replay/raceLines.ts";

test("names at the ends of lines keep their places where there is room", () => {
  expect(namePlaces([20, 100, 60], 12, 110)).toEqual([20, 100, 60]);
});

test("names that would lie on each other make way upwards, and none sinks below the floor", () => {
  expect(namePlaces([50, 50, 118, 116], 12, 118)).toEqual([38, 50, 118, 106]);
  expect(namePlaces([130, 125], 12, 118)).toEqual([118, 106]);
});
