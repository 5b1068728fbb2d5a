import { expect, test } from "vitest";
import { tiltOf } from "../../src/decisions/combat/tilt.ts";

test("the balance sinks on the side that is superior, and never topples", () => {
  expect(tiltOf(5)).toBeLessThan(0);
  expect(tiltOf(-5)).toBeGreaterThan(0);
  expect(tiltOf(40)).toBe(tiltOf(30));
});
