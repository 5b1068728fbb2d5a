import type { View } from "@maria/rules";
import { AUSTRIA, FRANCE, NOBODY, PRAGMATIC, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { fortressFacts } from "../../src/conquest/index.ts";
import { city, general, historical, viewAtStart } from "../support/position.ts";

describe("what the page tells of a fortress", () => {
  test("CON-05: who protects it, from where and how far away", () => {
    const facts = fortressFacts(viewAtStart("introductory", "maria"), historical, city("ungarisch-hradisch"));
    expect(facts?.controller).toBe(AUSTRIA);
    expect(facts?.protectors).toContainEqual({
      general: general("austria", 1),
      city: city("ungarisch-hradisch"),
      distance: 0,
    });
  });

  test("INT-08, INT-09: what conquering it would do to each goal", () => {
    const facts = fortressFacts(viewAtStart("introductory", "maria"), historical, city("eger"));
    expect(facts?.conquests.map(({ by }) => by)).toEqual([FRANCE, PRUSSIA]);
    expect(facts?.conquests[0]?.goals).toMatchObject([{ power: FRANCE, done: 1, goal: 9 }]);
    expect(facts?.conquests[1]?.goals).toMatchObject([{ power: PRUSSIA, done: 3, goal: 12 }]);
  });

  test("MRK-02, MRK-11: what conquering it would do to each pool", () => {
    const view = viewAtStart("advanced", "maria");
    const glogau = fortressFacts(view, historical, city("glogau"));
    expect(glogau?.marker).toBe(PRUSSIA);
    const byAustria = glogau?.conquests.find(({ by }) => by === AUSTRIA);
    expect(byAustria?.pools).toEqual([
      { power: PRUSSIA, change: 1 },
      { power: AUSTRIA, change: -1 },
    ]);
    expect(glogau?.conquests.map(({ by }) => by)).toEqual([AUSTRIA, PRAGMATIC]);
  });

  test("VBX-11: the third elector fortress brings a marker into its box", () => {
    const start = viewAtStart("advanced", "louis");
    const electors = historical.fortresses.flatMap((_, index) =>
      historical.isElectorFortress[index] ? [index] : [],
    );
    const [a, b, c, d] = electors;
    const markers = start.markers.map((marker, index) =>
      index === a || index === b ? FRANCE : index === c || index === d ? AUSTRIA : marker,
    );
    const view: View = {
      ...start,
      markers,
      affairs: start.affairs && { ...start.affairs, threeElectors: NOBODY },
    };
    const facts = fortressFacts(view, historical, historical.fortresses[c ?? 0] ?? city("mainz"));
    expect(facts?.conquests.find(({ by }) => by === FRANCE)?.pools).toEqual([{ power: FRANCE, change: -1 }]);
  });

  test("MAP-11: a city without a fortress has nothing to conquer", () => {
    expect(fortressFacts(viewAtStart("advanced", null), historical, city("komorn"))).toBeNull();
  });
});
