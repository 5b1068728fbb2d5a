import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import { momentOf } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import { AUSTRIA } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  controllerIn,
  countOf,
  electoralCollege,
  expectLawful,
} from "../support/politicalChanges.ts";
import { actionsOffered, decisionsOffered, marchOf, markerOn, played, refused } from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";

const REDUCE: Action = { type: "reduce", reduce: true };
const KEEP: Action = { type: "reduce", reduce: false };
const IN_CORE_AUSTRIA = ["eger", "pilsen", "budweis", "linz", "prag"];

const french = (count: number): Record<string, "france"> =>
  Object.fromEntries(IN_CORE_AUSTRIA.slice(0, count).map((key) => [key, "france"]));

const endOfStage = (setup: Omit<AffairsSetup, "begin"> = {}): State =>
  affairsPosition({
    turn: 5,
    markers: french(3),
    ...setup,
    begin: { stage: 3, phase: "stageOptions" },
  });

const isOffered = (setup: Omit<AffairsSetup, "begin">): boolean =>
  pending(endOfStage(setup)).some(({ kind }) => kind === "reduction");

describe("the choice", () => {
  test("FRO-01 at the end of its stage France may give up its markers in Core-Austria, if none of its generals stands there", () => {
    expect(isOffered({})).toBe(true);
    expect(isOffered({ pieces: { france1: "regensburg", france2: "breslau", france3: "dresden" } })).toBe(
      true,
    );
    expect(isOffered({ pieces: { france1: "regensburg", france2: "pilsen" } })).toBe(false);
  });

  test("FRO-01 it comes at the end of stage 3 only", () => {
    const moving = affairsPosition({ turn: 2, markers: french(2), begin: { stage: 3, phase: "movement" } });
    const after = played(moving, "louis", { type: "done" }).state;
    expect(pending(after)).toEqual([{ seat: "louis", kind: "reduction" }]);
    for (const stage of [4, 5] as const) {
      const other = affairsPosition({ markers: french(2), begin: { stage, phase: "stageOptions" } });
      expect(pending(other).map(({ kind }) => kind)).not.toContain("reduction");
    }
  });

  test("FRO-02 only French generals matter: Bavarians and French trains in Core-Austria do not prevent it", () => {
    expect(isOffered({ pieces: { bavaria1: "pilsen", franceT1: "linz", bavariaT1: "eger" } })).toBe(true);
  });

  test("MAP-20 Core-Austria is Austria on the Bohemia map: a general or a marker in the Austrian Netherlands has no part in it", () => {
    const core = historical.coreAustrian.map((id) => historical.cities[historical.fortresses[id] as number]);
    expect(core.every((city) => city?.home === AUSTRIA && city.map === "bohemia")).toBe(true);
    expect(isOffered({ pieces: { france4: "bruessel" } })).toBe(true);
    const after = played(
      endOfStage({ markers: { ...french(2), tournai: "france", ypern: "france" } }),
      "louis",
      REDUCE,
    ).state;
    expect([markerOn(after, "tournai"), markerOn(after, "ypern")]).toEqual(["france", "france"]);
    expect([markerOn(after, "eger"), markerOn(after, "pilsen")]).toEqual([null, null]);
  });

  test("RUL-87 without a French marker in Core-Austria there is nothing to offer", () => {
    expect(isOffered({ markers: { tournai: "france", breslau: "france", prag: "prussia" } })).toBe(false);
  });

  test("DEC-35 Louis XV alone is asked whether France reduces: yes or no", () => {
    const state = endOfStage();
    expect(pending(state)).toEqual([{ seat: "louis", kind: "reduction" }]);
    expect(actionsOffered(state, "louis", "reduce")).toEqual([REDUCE, KEEP]);
    expect([decisionsOffered(state, "maria"), decisionsOffered(state, "frederick")]).toEqual([[], []]);
    refused(state, "frederick", REDUCE, "FRO-01", "notYourDecision");
    refused(state, "louis", { type: "done" }, "FRO-01", "notAskedNow");
    const kept = played(state, "louis", KEEP).state;
    expect([affairsIn(kept).reduced, markerOn(kept, "eger")]).toEqual([false, "france"]);
    expect(momentOf(kept).stage).toBe(4);
  });
});

describe("the markers", () => {
  test("FRO-03 and EXA-41 half of the markers, rounded up, is set aside, the rest goes to the French pool", () => {
    for (const [markers, setAside, returned] of [
      [1, 1, 0],
      [2, 1, 1],
      [4, 2, 2],
      [5, 3, 2],
    ] as const) {
      const before = endOfStage({ markers: french(markers) });
      const { state: after, events } = played(before, "louis", REDUCE);
      expect(eventsOfType(events, "objectivesReduced")).toEqual([
        { type: "objectivesReduced", setAside, returned },
      ]);
      expect(countOf(after, "setAside", "france")).toBe(setAside);
      expect(countOf(after, "pools", "france")).toBe(countOf(before, "pools", "france") + returned);
      expectLawful(after);
    }
  });

  test("FRO-04 the fortresses are Austrian controlled again", () => {
    const after = played(endOfStage({ markers: french(5) }), "louis", REDUCE).state;
    for (const key of IN_CORE_AUSTRIA) expect(controllerIn(after, key)).toBe("austria");
    expect(electoralCollege(after).prag).toBe("austria");
  });

  test("FRO-01 French markers in Silesia, Saxony and Bavaria stay, and so do Prussian ones in Core-Austria", () => {
    const markers = {
      eger: "france",
      glogau: "france",
      amberg: "france",
      pirna: "france",
      tabor: "prussia",
    } as const;
    const after = played(endOfStage({ markers }), "louis", REDUCE).state;
    expect(["eger", "glogau", "amberg", "pirna", "tabor"].map((key) => markerOn(after, key))).toEqual([
      null,
      "france",
      "france",
      "france",
      "prussia",
    ]);
  });

  test("FRO-06 the reduction is possible only once", () => {
    expect(isOffered({ affairs: { reduced: true } })).toBe(false);
    const reduced = played(endOfStage(), "louis", REDUCE).state;
    expect(affairsIn(reduced).reduced).toBe(true);
  });
});

describe("afterwards", () => {
  const reduced = { reduced: true, setAside: [2, 0, 0, 0, 0, 0] };
  const afterMarch = (name: string, from: string, to: string, setup: Partial<AffairsSetup> = {}) => {
    const state = affairsPosition({
      turn: 6,
      ...setup,
      pieces: { ...setup.pieces, [name]: from },
      affairs: reduced,
      begin: { stage: 3, phase: "movement" },
    });
    const after = played(state, "louis", marchOf(state, name, [to])).state;
    expectLawful(after);
    return { set: countOf(after, "setAside", "france"), marker: markerOn(after, from) };
  };

  test("FRO-05 a French conquest on the Bohemia map brings the markers set aside back to the pool", () => {
    expect(afterMarch("france1", "eger", "plan")).toEqual({ set: 0, marker: "france" });
    const state = affairsPosition({
      turn: 6,
      pieces: { france1: "eger" },
      affairs: reduced,
      begin: { stage: 3, phase: "movement" },
    });
    const { state: after, events } = played(state, "louis", marchOf(state, "france1", ["plan"]));
    expect(eventsOfType(events, "setAsideReturned")).toEqual([
      { type: "setAsideReturned", power: 0, markers: 2 },
    ]);
    // Two come back, one lies on Eger now.
    expect(countOf(after, "pools", "france")).toBe(countOf(state, "pools", "france") + 1);
  });

  test("FRO-05 a Bavarian conquest counts like a French one", () => {
    expect(afterMarch("bavaria1", "eger", "plan")).toEqual({ set: 0, marker: "france" });
  });

  test("FRO-05 so do conquests in Silesia, Saxony and Bavaria", () => {
    expect(afterMarch("france1", "glatz", "patschkau")).toEqual({ set: 0, marker: "france" });
    expect(afterMarch("france1", "pirna", "teplitz", { markers: { pirna: "austria" } }).set).toBe(0);
    expect(afterMarch("bavaria1", "amberg", "schwandorf", { markers: { amberg: "austria" } }).set).toBe(0);
  });

  test("RUL-87 a re-conquest that places no marker counts too", () => {
    expect(afterMarch("france1", "halle", "naumburg", { markers: { halle: "austria" } })).toEqual({
      set: 0,
      marker: null,
    });
  });

  test("RUL-87 a retroactive conquest counts", () => {
    const state = affairsPosition({
      turn: 6,
      affairs: reduced,
      questionMarks: { eger: "france" },
      begin: { stage: 3, phase: "retroactiveConquest" },
    });
    expect([markerOn(state, "eger"), countOf(state, "setAside", "france")]).toEqual(["france", 0]);
  });

  test("FRO-05 conquests on the Flanders map, by others, or prevented by protection change nothing", () => {
    expect(afterMarch("france4", "tournai", "lille")).toEqual({ set: 2, marker: "france" });
    expect(afterMarch("france1", "eger", "plan", { pieces: { austria1: "karlsbad" } })).toEqual({
      set: 2,
      marker: null,
    });
    const prussian = affairsPosition({
      turn: 6,
      pieces: { prussia1: "eger" },
      affairs: reduced,
      begin: { stage: 4, phase: "movement" },
    });
    const after = played(prussian, "frederick", marchOf(prussian, "prussia1", ["plan"])).state;
    expect([markerOn(after, "eger"), countOf(after, "setAside", "france")]).toEqual(["prussia", 2]);
  });
});
