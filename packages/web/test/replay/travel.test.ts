import type { Power } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { raceLines, stairs } from "../../src/replay/raceLines.ts";
import { stepAfter, stepAt, stepBefore, turnStarts } from "../../src/replay/travel.ts";

/** Two turns: phases 1 1 2, then 1 2 2. */
const STEPS = [
  { turn: 1, phase: 1 },
  { turn: 1, phase: 1 },
  { turn: 1, phase: 2 },
  { turn: 2, phase: 1 },
  { turn: 2, phase: 2 },
  { turn: 2, phase: 2 },
];

describe("going through a game", () => {
  test("forward by action, phase and turn", () => {
    expect(stepAfter(STEPS, 0, "action")).toBe(1);
    expect(stepAfter(STEPS, 0, "phase")).toBe(2);
    expect(stepAfter(STEPS, 0, "turn")).toBe(3);
    expect(stepAfter(STEPS, 3, "turn")).toBe(5);
    expect(stepAfter(STEPS, 5, "action")).toBe(5);
  });

  test("a tap on the timeline goes there, or to a landmark close by", () => {
    const steps = Array.from({ length: 11 }, (_, step) => ({
      marks: step === 4 || step === 6 ? ["battle"] : [],
    }));
    expect([0, 0.12, 1, -3, 9].map((part) => stepAt(steps, part, 0))).toEqual([0, 1, 10, 0, 10]);
    expect(stepAt(steps, 0.36, 0.05)).toBe(4);
    expect(stepAt(steps, 0.52, 0.1)).toBe(6);
    expect(stepAt(steps, 0.3, 0.05)).toBe(3);
    expect(stepAt([], 0.5, 0.1)).toBe(0);
  });

  test("back to where a phase or a turn began", () => {
    expect(stepBefore(STEPS, 5, "action")).toBe(4);
    expect(stepBefore(STEPS, 5, "phase")).toBe(4);
    expect(stepBefore(STEPS, 4, "phase")).toBe(3);
    expect(stepBefore(STEPS, 5, "turn")).toBe(3);
    expect(stepBefore(STEPS, 3, "turn")).toBe(0);
    expect(stepBefore(STEPS, 0, "action")).toBe(0);
  });

  test("turns begin where the number changes", () => {
    expect(turnStarts(STEPS)).toEqual([
      { turn: 1, step: 0 },
      { turn: 2, step: 3 },
    ]);
  });
});

describe("the victory race", () => {
  const counts = (...pairs: readonly (readonly [Power, number])[]) => ({ counts: new Map(pairs) });
  const steps = [counts([0, 9], [2, 10]), counts([0, 9], [2, 9]), counts([0, 8]), counts([0, 8])];

  test("has a line for each power, which ends where the power leaves the race", () => {
    expect(raceLines(steps)).toEqual([
      {
        power: 0,
        points: [
          { step: 0, value: 9 },
          { step: 2, value: 8 },
          { step: 3, value: 8 },
        ],
      },
      {
        power: 2,
        points: [
          { step: 0, value: 10 },
          { step: 1, value: 9 },
        ],
      },
    ]);
  });

  test("is drawn as stairs: a value holds until it changes", () => {
    const [france] = raceLines(steps);
    if (france === undefined) throw new Error("France races");
    expect(
      stairs(
        france,
        (step) => step * 10,
        (value) => 9 - value,
      ),
    ).toBe("M0.0 0.0H20.0V1.0H30.0V1.0");
  });
});
