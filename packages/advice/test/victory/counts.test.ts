import { AUSTRIA, FRANCE, type Power, PRAGMATIC, PRUSSIA } from "@maria/rules";
import { describe, expect, test } from "vitest";
import { countsOf } from "../../src/victory/index.ts";
import { city, historical, viewAtStart } from "../support/position.ts";

describe("what each power still lacks", () => {
  const counts = (...given: Parameters<typeof viewAtStart>): [Power, number][] => [
    ...countsOf(viewAtStart(...given), historical),
  ];
  const markersOf = (power: Power, ...keys: string[]): (typeof start)["markers"] =>
    start.markers.map((marker, fortress) =>
      keys.some((key) => historical.fortressIn[city(key)] === fortress) ? power : marker,
    );
  const start = viewAtStart("introductory", null);

  test("INT-08, INT-09 fortresses in the introductory game", () => {
    expect(counts("introductory", null)).toEqual([
      [FRANCE, 9],
      [PRUSSIA, 10],
    ]);
    expect(counts("introductory", null, { markers: markersOf(FRANCE, "linz") })).toEqual([
      [FRANCE, 8],
      [PRUSSIA, 10],
    ]);
    expect(counts("introductory", null, { markers: markersOf(PRUSSIA, "brieg") })).toEqual([
      [FRANCE, 9],
      [PRUSSIA, 9],
    ]);
  });

  test("VIC-01 markers in the pools of the advanced game, never less than none", () => {
    const { affairs } = viewAtStart("advanced", null);
    const changed = affairs && { ...affairs, pools: [11, 0, -1, 0, 8, 7] };
    expect(counts("advanced", null, { affairs: changed })).toEqual([
      [FRANCE, 11],
      [PRUSSIA, 0],
      [AUSTRIA, 8],
      [PRAGMATIC, 7],
    ]);
  });

  test("SGA-25 to SGA-27 once Silesia is ceded; France takes its shorter way", () => {
    const { affairs } = viewAtStart("silesia-gambit", null);
    const cession = { prussiaLacked: 1, franceLacked: 2, austriaHeld: 3 };
    const ceded = affairs && { ...affairs, cession };
    expect(counts("silesia-gambit", null, { affairs: ceded })).toEqual([
      [FRANCE, 7],
      [AUSTRIA, 5],
      [PRAGMATIC, 6],
    ]);
    expect(counts("silesia-gambit", null)).toEqual([
      [FRANCE, 9],
      [PRUSSIA, 10],
    ]);
  });
});
