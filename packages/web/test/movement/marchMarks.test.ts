import type { Consequence, Reach } from "@maria/advice/movement";
import type { CityId } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { marchMarks } from "../../src/decisions/movement/marchMarks.ts";
import { toneOf } from "../../src/decisions/movement/tone.ts";
import { city } from "./table.ts";

const [here, there, far, off] = ["neumarkt", "breslau", "goerlitz", "wien"].map(city) as [
  CityId,
  CityId,
  CityId,
  CityId,
];
const reach: Reach = new Map(
  (
    [
      [here, "normal"],
      [there, "mainRoad"],
      [far, "force"],
    ] as const
  ).map(([id, pace]) => [id, { city: id, pace, normal: [], force: null }]),
);

const marks = (
  next: readonly CityId[],
  path: readonly CityId[],
  consequences: readonly Consequence[] = [],
  reached: Reach = reach,
) =>
  marchMarks(reached, next, path, consequences, (id, kind) => `${id} ${kind}`).map(
    ({ city: id, kind, active, label }) => {
      expect(label).toBe(`${id} ${kind}`);
      return [id, kind, active];
    },
  );

describe("what a march lays on the board", () => {
  test("where it may go, each city at its pace", () => {
    expect(marks([], [])).toEqual([
      [here, "normal", true],
      [there, "mainRoad", true],
      [far, "force", true],
    ]);
  });

  test("its end stands out; the cities of its road, and those it may go on to, react as well", () => {
    expect(marks([off], [far, here])).toEqual([
      [here, "selected", true],
      [there, "mainRoad", true],
      [far, "force", true],
      [off, "normal", true],
    ]);
    expect(marks([], [off, here], [], new Map())).toEqual([
      [off, "normal", true],
      [here, "selected", true],
    ]);
  });

  test("what it would bring about: a city that reacts goes on reacting, another one does not begin to", () => {
    const consequences: Consequence[] = [
      { kind: "conquers", city: here },
      { kind: "attacks", city: off, generals: [] },
      { kind: "exposes", cities: [there] },
      { kind: "uncovers", cities: [far] },
      { kind: "outOfSupply" },
    ];
    expect(marks([], [], consequences)).toEqual([
      [here, "conquest", true],
      [there, "danger", true],
      [far, "force", true],
      [off, "battle", false],
    ]);
  });

  test.each<[Consequence, string]>([
    [{ kind: "questionMark", city: off }, "conquest"],
    [{ kind: "eliminates", train: 20, city: off } as Consequence, "conquest"],
  ])("%j", (consequence, kind) => {
    expect(marks([], [], [consequence], new Map())).toEqual([[off, kind, false]]);
  });

  test("a hussar driven off leaves no mark", () => {
    expect(marks([], [], [{ kind: "drivesOff", hussar: 0, city: off }], new Map())).toEqual([]);
  });
});

test("a fight, a warning and a gain are told apart", () => {
  expect([
    toneOf({ kind: "attacks", city: off, generals: [] }),
    toneOf({ kind: "outOfSupply" }),
    toneOf({ kind: "endsGame" }),
    toneOf({ kind: "needsConsent" }),
  ]).toEqual(["fight", "warning", "gain", "note"]);
});
