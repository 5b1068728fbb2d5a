import { describe, expect, test } from "vitest";
import { NOBODY, type PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { DONE, eventsOf } from "../support/battlefield.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  affairsWithEvents,
  countOf,
  expectLawful,
  PRUSSIAN_SILESIA,
} from "../support/politicalChanges.ts";
import { marchOf, played, power, whereIs } from "../support/position.ts";

const pool = (state: State, name: PowerName): number => countOf(state, "pools", name);
const boxes = (state: State, name: PowerName): number => countOf(state, "battleBoxes", name);

describe("generals lost to want of supply", () => {
  /** The supply phase of a stage; nobody named has a train. */
  const starving = (stage: 3 | 4 | 5, setup: Partial<AffairsSetup>) =>
    affairsWithEvents({ begin: { stage, phase: "supply" }, ...setup });

  test("VBX-08 and SUP-21 each general taken off the board by it costs his power a point", () => {
    const { state, events } = starving(3, {
      pieces: { france1: "wien", france2: "linz", france3: "steyr" },
      troops: { france1: 1, france2: 1, france3: 3 },
      affairs: { battleBoxes: [2, 0, 0, 0, 0, 0] },
    });
    expect(eventsOf(events, "generalRemoved").map(({ cause }) => cause)).toEqual(["supply", "supply"]);
    expect(eventsOf(events, "pointsLost").map(({ points }) => points)).toEqual([1, 1]);
    expect([boxes(state, "france"), pool(state, "france")]).toEqual([0, 11]);
    expectLawful(state);
  });

  test("VBX-08 nobody gains what is lost in this way, and a general who survives costs nothing", () => {
    const { state, events } = starving(3, {
      pieces: { france1: "wien" },
      troops: { france1: 2 },
      affairs: { battleBoxes: [1, 0, 0, 0, 0, 0] },
    });
    expect(eventsOf(events, "pointsLost")).toEqual([]);
    expect(eventsOf(events, "pointsGained")).toEqual([]);
    expect(boxes(state, "france")).toBe(1);
  });

  test("VBX-08 two generals of one stack cost two points", () => {
    const { events } = starving(3, {
      pieces: { france1: "wien", france2: "wien" },
      troops: { france1: 1, france2: 1 },
    });
    expect(eventsOf(events, "pointsLost")).toHaveLength(2);
  });

  test("VBX-09 a Bavarian general costs France the point, a Saxon one Prussia", () => {
    const bavaria = starving(3, { pieces: { bavaria1: "wien" }, troops: { bavaria1: 1 } });
    expect(eventsOf(bavaria.events, "pointsLost")[0]?.power).toBe(power("france"));
    const saxony = starving(4, { pieces: { saxony1: "wien" }, troops: { saxony1: 1 } });
    expect(eventsOf(saxony.events, "pointsLost")[0]?.power).toBe(power("prussia"));
  });

  test("VBX-10 and RUL-67 out of a mixed stack it costs the power in supreme command", () => {
    const underAustria = starving(5, {
      pieces: { austria1: "metz", pragmatic2: "metz", austriaT1: "verdun" },
      troops: { austria1: 4, pragmatic2: 1 },
      affairs: { battleBoxes: [0, 0, 0, 0, 1, 1] },
    });
    expect(eventsOf(underAustria.events, "generalRemoved")).toHaveLength(1);
    expect(eventsOf(underAustria.events, "pointsLost")[0]?.power).toBe(power("austria"));
    expect(boxes(underAustria.state, "pragmatic")).toBe(1);
    const underPragmatic = starving(5, {
      pieces: { austria2: "metz", pragmatic1: "metz", pragmaticT1: "verdun" },
      troops: { austria2: 1, pragmatic1: 4 },
    });
    expect(eventsOf(underPragmatic.events, "pointsLost")[0]?.power).toBe(power("pragmatic"));
  });
});

describe('the box "3 Electors"', () => {
  const moving = (stage: 3 | 5, setup: Partial<AffairsSetup>): State =>
    affairsPosition({ begin: { stage, phase: "movement" }, ...setup });

  test("VBX-11 France moves a marker into it as soon as it controls three of the four", () => {
    const state = moving(3, { pieces: { france1: "mainz", austria1: "wien" } });
    expect(affairsIn(state).threeElectors).toBe(NOBODY);
    const { state: after, events } = played(state, "louis", marchOf(state, "france1", ["alzey"]));
    expect(affairsIn(after).threeElectors).toBe(power("france"));
    expect(pool(after, "france")).toBe(10);
    expect(eventsOf(events, "threeElectors")).toHaveLength(1);
    expectLawful(after);
  });

  test("VBX-11 a fourth adds nothing", () => {
    const state = moving(3, {
      pieces: { france1: "trier", austria1: "wien" },
      markers: { mainz: "france" },
      affairs: { threeElectors: 0 },
    });
    const { state: after } = played(state, "louis", marchOf(state, "france1", ["bitburg"]));
    expect([affairsIn(after).threeElectors, pool(after, "france")]).toEqual([0, 10]);
  });

  test("VBX-12 when Austria and the Pragmatic Army jointly hold three, the Pragmatic Army alone gets the box", () => {
    for (const [name, seat] of [
      ["austria1", "maria"],
      ["pragmatic1", "frederick"],
    ] as const) {
      const state = moving(5, { pieces: { [name]: "koeln", austria2: "wien" } });
      const { state: after } = played(state, seat, marchOf(state, name, ["bonn"]));
      expect(affairsIn(after).threeElectors).toBe(power("pragmatic"));
      expect([pool(after, "pragmatic"), pool(after, "austria")]).toEqual([7, 3]);
      expectLawful(after);
    }
  });

  test("VBX-13 the marker goes back as soon as its side holds fewer than three", () => {
    const french = moving(5, {
      pieces: { pragmatic1: "koeln", austria1: "wien" },
      markers: { mainz: "france" },
      affairs: { threeElectors: 0 },
    });
    expect(pool(french, "france")).toBe(10);
    const { state } = played(french, "frederick", marchOf(french, "pragmatic1", ["bonn"]));
    expect([affairsIn(state).threeElectors, pool(state, "france"), pool(state, "pragmatic")]).toEqual([
      -1, 11, 8,
    ]);
    expectLawful(state);
  });

  test("VBX-13 one conquest may empty the box for one side and fill it for the other only if it holds three", () => {
    const joint = moving(3, {
      pieces: { france1: "mannheim", austria1: "wien" },
      markers: { mannheim: "austria" },
      affairs: { threeElectors: 5 },
    });
    const { state } = played(joint, "louis", marchOf(joint, "france1", ["speyer"]));
    expect([affairsIn(state).threeElectors, pool(state, "pragmatic"), pool(state, "france")]).toEqual([
      -1, 8, 11,
    ]);
  });
});

describe("the boxes Emperor, Italy and Silesia", () => {
  test("VBX-14 the winner's side of the election puts a marker into the box Emperor", () => {
    const election = affairsPosition({
      begin: { stage: 0, phase: "election" },
      affairs: { election: "pending" },
    });
    const louis = played(election, "louis", { type: "vote", charles: 3 }).state;
    const charles = played(louis, "frederick", { type: "vote", charles: 2 }).state;
    expect([affairsIn(charles).emperor, pool(charles, "france")]).toEqual([power("france"), 10]);
    const francis = played(louis, "frederick", { type: "vote", charles: 1 }).state;
    expect([affairsIn(francis).emperor, pool(francis, "austria")]).toEqual([power("austria"), 2]);
    expectLawful(francis);
  });

  test("VBX-15 the Italy track fills the box Italy for Austria or for France", () => {
    for (const [name, from, steps] of [
      ["france", -2, -1],
      ["austria", 2, 1],
    ] as const) {
      const { state } = affairsWithEvents({
        begin: { stage: 1, phase: "politicalShifts" },
        pieces: { austria1: "wien", france1: "metz" },
        affairs: {
          tracks: { saxony: 1, russia: -1, italy: from },
          shifts: [{ track: "italy", steps }],
        },
      });
      expect(affairsIn(state).italy).toBe(power(name));
      expect(pool(state, name)).toBe(name === "france" ? 10 : 2);
    }
  });

  test("VBX-16 Prussia fills the box Silesia on annexing Silesia", () => {
    const start = affairsPosition({
      begin: { stage: 4, phase: "stageOptions" },
      markers: PRUSSIAN_SILESIA,
      pieces: { prussia1: "berlin", austria1: "wien" },
    });
    expect(pool(start, "prussia")).toBe(6);
    const offer = played(start, "frederick", { type: "offerPeace", offer: true }).state;
    const { state } = played(offer, "maria", { type: "answerPeace", accept: true });
    expect([affairsIn(state).silesiaBox, pool(state, "prussia")]).toEqual([true, 5]);
    expectLawful(state);
  });

  test("VBX-01 markers in boxes count as out of the pool: the last one into a box wins", () => {
    const state = affairsPosition({
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "mainz", austria1: "wien" },
      affairs: { pools: [1, 0, 5, 0, 5, 5] },
    });
    const filled = played(state, "louis", marchOf(state, "france1", ["alzey"])).state;
    expect(whereIs(filled, "france1")).toBe("alzey");
    expect(played(filled, "louis", DONE).state.result).toMatchObject({
      winner: "louis",
      ending: "emptyPool",
    });
  });
});
