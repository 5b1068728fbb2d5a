import { expect, test } from "vitest";
import { budgetFor, measureRate } from "../../src/thinking/effort.ts";
import { historical } from "../support/historical.ts";

test("a machine is measured by the actions it plays out in a time", () => {
  // A clock that goes on by so many milliseconds whenever it is looked at: one action a look.
  const rateAt = (tick: number): number => {
    let time = 0;
    return measureRate(historical, () => {
      time += tick;
      return time;
    });
  };
  expect(rateAt(10)).toBeGreaterThan(90);
  expect(rateAt(10)).toBeLessThanOrEqual(100);
  expect(rateAt(40)).toBeLessThanOrEqual(25);
});

test("a faster machine thinks about more in its second, within bounds", () => {
  expect(budgetFor(5000)).toEqual({ nodes: 3000, milliseconds: 1000 });
  expect(budgetFor(2500).nodes).toBe(1500);
  expect(budgetFor(0).nodes).toBe(200);
  expect(budgetFor(1e9).nodes).toBe(20_000);
});
