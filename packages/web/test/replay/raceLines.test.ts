import { AUSTRIA, FRANCE, type Power, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { namePlaces, raceLines, stairs } from "../../src/replay/raceLines.ts";

test("names at the ends of lines keep their places where there is room", () => {
  expect(namePlaces([20, 100, 60], 12, 110)).toEqual([20, 100, 60]);
});

test("names that would lie on each other make way upwards, and none sinks below the floor", () => {
  expect(namePlaces([50, 50, 118, 116], 12, 118)).toEqual([38, 50, 118, 106]);
  expect(namePlaces([130, 125], 12, 118)).toEqual([118, 106]);
});

describe("the lines of the race", () => {
  const steps = (...counts: [Power, number][][]) => counts.map((each) => ({ counts: new Map(each) }));

  test("hold a value where it changes, and where they end", () => {
    const run = steps([[FRANCE, 9]], [[FRANCE, 9]], [[FRANCE, 8]], [[FRANCE, 8]], [[FRANCE, 8]]);
    expect(raceLines(run)).toEqual([
      {
        power: FRANCE,
        points: [
          { step: 0, value: 9 },
          { step: 2, value: 8 },
          { step: 4, value: 8 },
        ],
      },
    ]);
  });

  test("RUL-99 one ends where its power stops racing, another begins where it starts", () => {
    const run = steps([[PRUSSIA, 3]], [[PRUSSIA, 3]], [[AUSTRIA, 5]], [[AUSTRIA, 5]]);
    expect(raceLines(run)).toEqual([
      {
        power: PRUSSIA,
        points: [
          { step: 0, value: 3 },
          { step: 1, value: 3 },
        ],
      },
      {
        power: AUSTRIA,
        points: [
          { step: 2, value: 5 },
          { step: 3, value: 5 },
        ],
      },
    ]);
  });

  test("are stairs: first along, then up or down", () => {
    const points = [
      { step: 0, value: 9 },
      { step: 2, value: 8 },
      { step: 4, value: 10 },
    ];
    expect(
      stairs(
        { power: FRANCE, points },
        (step) => step * 10,
        (value) => 100 - value,
      ),
    ).toBe("M0.0 91.0H20.0V92.0H40.0V90.0");
  });
});
