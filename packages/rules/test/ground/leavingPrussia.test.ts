import { describe, expect, test } from "vitest";
import { homeOf } from "../../src/ground/hostility.ts";
import { markersReturnedBy } from "../../src/ground/leavingPrussia.ts";
import type { Action } from "../../src/model/actions.ts";
import { OFF_MAP_BOX } from "../../src/model/ids.ts";
import { AUSTRIA, NOBODY, PRUSSIA, SAXONY_NEUTRAL, SAXONY_PRUSSIAN_ALLY } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { compilePack } from "../../src/pack/compile.ts";
import type { Pack } from "../../src/pack/pack.ts";
import { registerPack } from "../../src/pack/registry.ts";
import { retreatAlong, retreatsOffered, STOP } from "../support/battlefield.ts";
import { historical, historicalData, packWith } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsPosition,
  countOf,
  displaceTo,
  expectLawful,
  PRUSSIAN_SILESIA,
} from "../support/politicalChanges.ts";
import {
  card,
  city,
  marchOf,
  piece,
  played,
  playedAll,
  position,
  refused,
  whereIs,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";

/** After the annexation, Prussia at war again, with three markers set aside. */
const afterwards = (setup: AffairsSetup, setAside = 3): State =>
  affairsPosition({
    turn: 8,
    saxony: SAXONY_NEUTRAL,
    ...setup,
    markers: { ...PRUSSIAN_SILESIA, ...setup.markers },
    affairs: { annexed: true, silesiaBox: true, setAside: [0, 0, setAside, 0, 0, 0], ...setup.affairs },
  });

const isBack = (state: State): boolean => countOf(state, "setAside", "prussia") === 0;

const moving = (pieces: Record<string, string>, saxony: AffairsSetup["saxony"] = SAXONY_NEUTRAL): State =>
  afterwards({ pieces, saxony: saxony ?? SAXONY_NEUTRAL, begin: { stage: 4, phase: "movement" } });

test("ANX-19 what returns if a piece comes to a city: all markers set aside, or none", () => {
  const returned = (state: State, name: string, key: string): number =>
    markersReturnedBy(state, historical, piece(historical, name), city(historical, key));
  const state = moving({ prussia1: "glatz", austria1: "wien" });
  expect(returned(state, "prussia1", "wien")).toBe(3);
  expect(returned(state, "prussiaT1", "posen")).toBe(3);
  expect(returned(state, "prussia1", "berlin")).toBe(0);
  expect(returned(state, "prussia1", "breslau")).toBe(0);
  expect(returned(state, "austria1", "prag")).toBe(0);
  const none = afterwards({ pieces: { prussia1: "glatz" }, begin: { stage: 4, phase: "movement" } }, 0);
  expect(returned(none, "prussia1", "wien")).toBe(0);
});

test("MAP-06 and ANX-07 Silesia is nobody's home until it is annexed, then Prussia's", () => {
  const home = (state: State, key: string) => homeOf(state, historical, city(historical, key));
  const annexed = moving({ prussia1: "glatz" });
  expect([home(annexed, "breslau"), home(annexed, "berlin"), home(annexed, "ulm")]).toEqual([
    PRUSSIA,
    PRUSSIA,
    NOBODY,
  ]);
  const before = affairsPosition({ begin: { stage: 4, phase: "movement" }, pieces: { prussia1: "glatz" } });
  expect([home(before, "breslau"), home(before, "wien")]).toEqual([NOBODY, AUSTRIA]);
  const introductory = position({ begin: { stage: 4, phase: "movement" }, pieces: { prussia1: "glatz" } });
  expect(home(introductory, "breslau")).toBe(NOBODY);
});

describe("marches", () => {
  test("ANX-19 as soon as a Prussian general leaves Prussia the markers set aside return to the pool", () => {
    const state = moving({ prussia1: "glatz" });
    const { state: after, events } = played(state, "frederick", marchOf(state, "prussia1", ["nachod"]));
    expect(eventsOfType(events, "setAsideReturned")).toEqual([
      { type: "setAsideReturned", power: 2, markers: 3 },
    ]);
    expect(isBack(after)).toBe(true);
    expect(countOf(after, "pools", "prussia")).toBe(countOf(state, "pools", "prussia") + 3);
    expectLawful(after);
  });

  test("ANX-19 and RUL-86 a train that leaves counts like a general", () => {
    const state = moving({ prussiaT1: "glatz" });
    expect(isBack(played(state, "frederick", marchOf(state, "prussiaT1", ["nachod"])).state)).toBe(true);
  });

  test("RUL-86 one step outside is enough, though the piece is back in the same move", () => {
    const state = moving({ prussia1: "glatz" });
    const after = played(state, "frederick", marchOf(state, "prussia1", ["nachod", "glatz"])).state;
    expect([whereIs(after, "prussia1"), isBack(after)]).toEqual(["glatz", true]);
  });

  test("RUL-86 Poland and the Empire are outside, Silesia is not", () => {
    for (const [from, to, leaves] of [
      ["schwiebus", "meseritz", true],
      ["magdeburg", "dessau", true],
      ["gruenberg", "crossen", false],
      ["crossen", "gruenberg", false],
    ] as const) {
      const state = moving({ prussia1: from });
      expect(isBack(played(state, "frederick", marchOf(state, "prussia1", [to])).state)).toBe(leaves);
    }
  });

  test("ANX-19 pieces of other powers leave Prussia without any such effect", () => {
    const saxon = moving({ saxony1: "peitz" }, SAXONY_PRUSSIAN_ALLY);
    expect(isBack(played(saxon, "frederick", marchOf(saxon, "saxony1", ["luckau"])).state)).toBe(false);
    const austrian = afterwards({ pieces: { austria1: "glatz" }, begin: { stage: 5, phase: "movement" } });
    expect(isBack(played(austrian, "maria", marchOf(austrian, "austria1", ["nachod"])).state)).toBe(false);
  });

  test("ANX-19 the markers return once; there is nothing to return afterwards", () => {
    const state = moving({ prussia1: "glatz", prussia2: "neisse" });
    const first = played(state, "frederick", marchOf(state, "prussia1", ["nachod"])).state;
    const second = played(first, "frederick", marchOf(first, "prussia2", ["zuckmantel"]));
    expect(eventsOfType(second.events, "setAsideReturned")).toEqual([]);
  });
});

describe("re-entry", () => {
  const reentering = (setup: Partial<AffairsSetup>): State =>
    afterwards({
      saxony: SAXONY_PRUSSIAN_ALLY,
      hands: { prussia: ["H5"], saxony: ["S4"] },
      begin: { stage: 4, phase: "movement" },
      ...setup,
    });
  const reenter = (state: State, train: string, key: string, payment: string) =>
    played(state, "frederick", {
      type: "reenterTrain",
      train: piece(historical, train),
      city: city(historical, key),
      cards: [card(payment)],
    });

  test("RUL-86 and TRN-06 a Prussian train that re-enters in Dresden leaves Prussia", () => {
    const state = reentering({});
    expect(whereIs(state, "prussiaT1")).toBeNull();
    const { state: after, events } = reenter(state, "prussiaT1", "dresden", "H5");
    expect(whereIs(after, "prussiaT1")).toBe("dresden");
    expect(eventsOfType(events, "setAsideReturned")).toEqual([
      { type: "setAsideReturned", power: 2, markers: 3 },
    ]);
    expect(isBack(after)).toBe(true);
    expect(countOf(after, "pools", "prussia")).toBe(countOf(state, "pools", "prussia") + 3);
    expectLawful(after);
  });

  test("RUL-86 and TRN-02 a train taken off in Prussia and re-entered in Dresden leaves Prussia", () => {
    const state = reentering({ pieces: { prussiaT1: "berlin" } });
    expect(isBack(reenter(state, "prussiaT1", "dresden", "H5").state)).toBe(true);
  });

  test("RUL-86 a train that re-enters in Prussia or in annexed Silesia does not leave Prussia", () => {
    for (const key of ["berlin", "breslau"]) {
      const after = reenter(reentering({}), "prussiaT1", key, "H5").state;
      expect([whereIs(after, "prussiaT1"), isBack(after)]).toEqual([key, false]);
    }
  });

  test("RUL-86 a Saxon train in Dresden is no Prussian piece", () => {
    expect(isBack(reenter(reentering({}), "saxonyT1", "dresden", "S4").state)).toBe(false);
  });

  test("RUL-86 and WTR-10 Prussian generals come back at home only, and so do not leave Prussia", () => {
    const state = reentering({ begin: { stage: 4, phase: "winter" }, turn: 9 });
    const recruit = (key: string): Action => ({
      type: "recruit",
      power: PRUSSIA,
      troops: 1,
      reentries: [{ general: piece(historical, "prussia1"), city: city(historical, key) }],
      cards: [card("H5")],
      split: [{ general: piece(historical, "prussia1"), troops: 1 }],
    });
    refused(state, "frederick", recruit("dresden"), "WTR-10", "reenterOnMajorFortress");
    const after = played(state, "frederick", recruit("breslau")).state;
    expect([whereIs(after, "prussia1"), isBack(after)]).toEqual(["breslau", false]);
  });
});

/** From B in Prussia two roads lead to E in Prussia: over P in Prussia, or over O in Austria. */
const twoRoads = packWith(
  {
    W: { territory: "austria" },
    B: { territory: "prussia" },
    P: { territory: "prussia" },
    O: { territory: "austria" },
    E: { territory: "prussia" },
  },
  [
    ["W", "B"],
    ["B", "P"],
    ["P", "E"],
    ["B", "O"],
    ["O", "E"],
  ],
);

const beaten = (setAside: number): State =>
  played(
    afterwards(
      {
        pack: twoRoads,
        pieces: { austria1: "W", prussia1: "B" },
        troops: { austria1: 7, prussia1: 5 },
        begin: { stage: 5, phase: "combat" },
      },
      setAside,
    ),
    "frederick",
    STOP,
  ).state;

describe("retreats", () => {
  test("RUL-60 while markers are set aside the winner also chooses whether a Prussian piece leaves Prussia on its retreat", () => {
    const state = beaten(3);
    expect(retreatsOffered(state, "maria")).toEqual(["O-E", "P-E"]);
    const outside = played(state, "maria", retreatAlong(state, ["O", "E"])).state;
    const inside = played(state, "maria", retreatAlong(state, ["P", "E"])).state;
    expect([whereIs(outside, "prussia1"), whereIs(inside, "prussia1")]).toEqual(["E", "E"]);
    expect([isBack(outside), isBack(inside)]).toEqual([true, false]);
    refused(state, "frederick", retreatAlong(state, ["P", "E"]), "RTR-04");
  });

  test("RUL-60 without markers set aside the two ways come to the same, and there is nothing to choose", () => {
    const state = beaten(0);
    expect(whereIs(state, "prussia1")).toBe("E");
    expect(retreatsOffered(state, "maria")).toEqual([]);
  });

  test("RUL-86 a general who is wiped out, or finds no retreat, has not left Prussia", () => {
    const wiped = played(
      afterwards({
        pack: twoRoads,
        pieces: { austria1: "W", prussia1: "B" },
        troops: { austria1: 8, prussia1: 3 },
        begin: { stage: 5, phase: "combat" },
      }),
      "frederick",
      STOP,
    ).state;
    expect([whereIs(wiped, "prussia1"), isBack(wiped)]).toEqual([null, false]);
    const blocked = played(
      afterwards({
        pack: twoRoads,
        pieces: { austria1: "W", prussia1: "B", prussia2: "P", prussiaT1: "O" },
        troops: { austria1: 7, prussia1: 5 },
        affairs: { annexed: true, silesiaBox: true, setAside: [0, 0, 3, 0, 0, 0] },
        begin: { stage: 5, phase: "combat" },
      }),
      "frederick",
      STOP,
    ).state;
    expect([whereIs(blocked, "prussia1"), isBack(blocked)]).toEqual([null, false]);
  });
});

describe("off-map boxes", () => {
  const ended = { annexed: true, silesiaBox: true, setAside: [0, 0, 3, 0, 0, 0] };

  test("RUL-86 a piece that makes way for a returning general leaves Prussia if it is put outside", () => {
    const asked = affairsPosition({
      turn: 8,
      markers: PRUSSIAN_SILESIA,
      saxony: SAXONY_NEUTRAL,
      pieces: { prussia1: "landsberg-an-der-warthe" },
      offMap: ["prussia4"],
      affairs: ended,
      begin: { stage: 1, phase: "returns" },
    });
    for (const [key, leaves] of [
      ["kuestrin", false],
      ["zielenzig", false],
      ["meseritz", true],
    ] as const) {
      const after = played(asked, "frederick", displaceTo(asked, "prussia1", key)).state;
      expect([whereIs(after, "prussia4"), isBack(after)]).toEqual(["landsberg-an-der-warthe", leaves]);
    }
  });

  test("RUL-86 a general whose arrow city lies outside leaves Prussia by coming back", () => {
    const { powers } = historicalData.armies;
    const exitTo = (offMapExit: string): Pack =>
      registerPack(
        compilePack({
          ...historicalData,
          armies: {
            ...historicalData.armies,
            powers: { ...powers, prussia: { ...powers.prussia, offMapExit } },
          },
        }),
      );
    for (const [key, leaves] of [
      ["meseritz", true],
      ["kuestrin", false],
    ] as const) {
      const back = affairsPosition({
        pack: exitTo(key),
        turn: 8,
        markers: PRUSSIAN_SILESIA,
        saxony: SAXONY_NEUTRAL,
        offMap: ["prussia4"],
        affairs: ended,
        begin: { stage: 1, phase: "returns" },
      });
      expect([whereIs(back, "prussia4"), isBack(back)]).toEqual([key, leaves]);
    }
  });

  test("RUL-86 going to the off-map box is not leaving", () => {
    const tracks = { saxony: 3, russia: 1, italy: 0 };
    const state = affairsPosition({
      turn: 8,
      markers: PRUSSIAN_SILESIA,
      saxony: SAXONY_NEUTRAL,
      pieces: { prussia1: "berlin" },
      affairs: { ...ended, tracks },
      begin: { stage: 1, phase: "expeditions" },
    });
    const sent = playedAll(state, [
      "frederick",
      { type: "expedition", general: piece(historical, "prussia1"), cards: [] },
    ]);
    expect(sent.at[piece(historical, "prussia1")]).toBe(OFF_MAP_BOX);
    expect(isBack(sent)).toBe(false);
  });
});
