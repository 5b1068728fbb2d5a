import { describe, expect, test } from "vitest";
import { newGame } from "../../src/game/newGame.ts";
import { view } from "../../src/game/view.ts";
import { type Seat, seatsOf } from "../../src/model/options.ts";
import { NOBODY, POWER_NAMES } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { distance } from "../../src/pack/pack.ts";
import { boardOf } from "../../src/pack/registry.ts";
import { conquests, DONE, eventsOf, questionMarkOn, STOP } from "../support/battlefield.ts";
import { historical } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  controllerIn,
  countOf,
  expectLawful,
} from "../support/politicalChanges.ts";
import { asked, city, marchOf, markerOn, offered, played } from "../support/position.ts";

const MAJORS = ["france", "prussia", "austria", "pragmatic"] as const;
const pools = (state: State): Record<string, number> =>
  Object.fromEntries(MAJORS.map((name) => [name, countOf(state, "pools", name)]));

const moving = (stage: 3 | 4 | 5, setup: Partial<AffairsSetup>): State =>
  affairsPosition({ begin: { stage, phase: "movement" }, ...setup });

const STARTING_POOLS = { prussia: 11, france: 11, pragmatic: 8, austria: 3 };

describe("the advanced game at the start", () => {
  const start = (): State =>
    newGame(
      historical,
      { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false },
      "0123456789abcdef".repeat(4),
    );

  test("SET-08 victory markers before any is placed: Prussia 13, France 11, Pragmatic Army 8, Austria 8", () => {
    const all = MAJORS.map((name) => [name, historical.victoryPools[POWER_NAMES.indexOf(name)]]);
    expect(Object.fromEntries(all)).toEqual({ prussia: 13, france: 11, pragmatic: 8, austria: 8 });
  });

  test("SET-12 and EXA-02 the markers in Silesia come from the pools", () => {
    expect(pools(start())).toEqual(STARTING_POOLS);
    const silesian = historical.silesian.map((fortress) => start().markers[fortress]);
    expect(silesian.filter((marker) => marker === 2)).toHaveLength(2);
    expect(silesian.filter((marker) => marker === 4)).toHaveLength(5);
    expectLawful(start());
  });

  test("SET-20, SET-21 and EXA-02 Köln and Mannheim are French, Mainz and Trier Austrian-Pragmatic", () => {
    const state = start();
    expect(["koeln", "mannheim", "mainz", "trier"].map((key) => markerOn(state, key))).toEqual([
      "france",
      "france",
      "austria",
      "austria",
    ]);
    expect(controllerIn(state, "berlin")).toBe("prussia");
    expect(affairsIn(state).threeElectors).toBe(NOBODY);
  });

  test("MAP-15 twelve victory boxes, all empty: two battle boxes for each major power and four others", () => {
    const { battleBoxes, threeElectors, emperor, italy, silesiaBox } = affairsIn(start());
    expect(battleBoxes).toEqual([0, 0, 0, 0, 0, 0]);
    expect([threeElectors, emperor, italy, silesiaBox]).toEqual([NOBODY, NOBODY, NOBODY, false]);
  });

  test("MAP-16 every major power has a pool and an off-map box, minor powers have neither", () => {
    POWER_NAMES.forEach((name, power) => {
      const isMajor = MAJORS.some((major) => major === name);
      expect((historical.victoryPools[power] ?? 0) > 0).toBe(isMajor);
      expect(historical.offMapExits[power] !== null).toBe(isMajor);
    });
  });

  test("HID-15 pools, boxes, markers set aside and tracks lie open to everybody", () => {
    const state = moving(3, { affairs: { setAside: [2, 0, 1, 0, 0, 0], battleBoxes: [1, 0, 0, 0, 2, 0] } });
    for (const seat of [...seatsOf(state.options), null] as (Seat | null)[])
      expect(view(state, seat).affairs).toEqual(state.affairs);
  });
});

describe("ADV-01 both maps are used", () => {
  test("ADV-01 generals march and conquer in Flanders, and French ones from map to map", () => {
    const state = moving(3, { pieces: { france4: "lille", austria1: "wien" } });
    const { state: after, events } = played(state, "louis", marchOf(state, "france4", ["tournai", "ath"]));
    expect(conquests(after, events)).toEqual(["tournai"]);
    const mapOf = (key: string) => historical.cities.find((city) => city.key === key)?.map;
    const [from, to] = historical.data.board.roads.find(([a, b]) => mapOf(a) !== mapOf(b)) ?? ["", ""];
    const border = moving(3, { pieces: { france1: from, austria1: "wien" } });
    played(border, "louis", marchOf(border, "france1", [to]));
  });
});

describe("markers come from the pool and go back to it", () => {
  test("MRK-11, ADV-03 and VBX-01 a conquest takes a marker out of the pool, and out of it it counts as placed", () => {
    const before = moving(4, { pieces: { prussia1: "troppau", austria1: "wien" } });
    const { state } = played(before, "frederick", marchOf(before, "prussia1", ["baern"]));
    expect(markerOn(state, "troppau")).toBe("prussia");
    expect(pools(state)).toEqual({ ...STARTING_POOLS, prussia: 10 });
    expectLawful(state);
  });

  test("MRK-02 and ADV-03 a marker that is lost returns to the pool it came from, the first ones in Silesia too", () => {
    const before = moving(4, { pieces: { prussia1: "neisse", austria1: "wien" } });
    const { state } = played(before, "frederick", marchOf(before, "prussia1", ["grottkau"]));
    expect(pools(state)).toEqual({ ...STARTING_POOLS, prussia: 10, austria: 4 });
    const back = moving(5, { pieces: { austria1: "glogau", pragmatic1: "hannover", prussia1: "halle" } });
    const { state: lost } = played(back, "maria", marchOf(back, "austria1", ["steinau"]));
    expect(markerOn(lost, "glogau")).toBe("austria");
    expect(pools(lost)).toEqual({ ...STARTING_POOLS, prussia: 12, austria: 2 });
    expectLawful(lost);
  });

  test("MRK-11 conquests of a minor power use the markers of its major power", () => {
    const before = moving(4, { pieces: { saxony1: "neisse", austria1: "wien" } });
    const { state } = played(before, "frederick", marchOf(before, "saxony1", ["grottkau"]));
    expect(pools(state)).toEqual({ ...STARTING_POOLS, prussia: 10, austria: 4 });
  });

  test("MRK-02 and EXA-25 the Pragmatic Army frees a fortress of the Austrian Netherlands: the French marker goes home", () => {
    const before = moving(5, {
      pieces: { pragmatic1: "gent", austria1: "wien" },
      markers: { gent: "france" },
    });
    expect(pools(before).france).toBe(10);
    const { state } = played(before, "frederick", marchOf(before, "pragmatic1", ["aalst"]));
    expect(markerOn(state, "gent")).toBeNull();
    expect(controllerIn(state, "gent")).toBe("austria");
    expect(pools(state)).toEqual(STARTING_POOLS);
  });

  test("RUL-65 with an empty pool control changes all the same, and the pool goes below zero", () => {
    const before = moving(4, {
      pieces: { prussia1: "neisse", austria1: "wien" },
      affairs: { pools: [11, 0, 0, 0, 3, 8] },
    });
    const { state } = played(before, "frederick", marchOf(before, "prussia1", ["grottkau"]));
    expect(markerOn(state, "neisse")).toBe("prussia");
    expect(countOf(state, "pools", "prussia")).toBe(-1);
  });
});

const bruessel = city(historical, "bruessel");

describe("EXA-21 and EXA-22 a French march through Tournai and Brüssel", () => {
  /** Maillebois goes through Tournai and Brüssel to Soignies; George II stands in Hasselt, 3 from Brüssel. */
  const marched = (more: Readonly<Record<string, string>> = {}) => {
    const before = moving(3, {
      pieces: { france4: "lille", pragmatic1: "hasselt", austria1: "wien", ...more },
      troops: { france5: 8, pragmatic1: 6 },
    });
    return played(before, "louis", marchOf(before, "france4", ["tournai", "ath", "bruessel", "soignies"]));
  };

  test("EXA-21 Tournai is conquered at once, Brüssel, protected from 3 cities away, gets a question mark", () => {
    const { state, events } = marched();
    expect(conquests(state, events)).toEqual(["tournai"]);
    expect([markerOn(state, "tournai"), markerOn(state, "bruessel")]).toEqual(["france", null]);
    expect(questionMarkOn(state, "bruessel")).toBe("france");
    expect(pools(state).france).toBe(10);
  });

  test("RCQ-06 and EXA-22 had the protector stayed within 3 the question mark would go and the pool not change", () => {
    const { state, events } = played(marched().state, "louis", DONE);
    expect(eventsOf(events, "questionMarkRemoved")).toHaveLength(1);
    expect(markerOn(state, "bruessel")).toBeNull();
    expect(pools(state).france).toBe(10);
    expectLawful(state);
  });

  test("EXA-22 driven further away in combat, the protector loses Brüssel after it", () => {
    const { state: battle } = played(marched({ france5: "st-truiden" }).state, "louis", DONE);
    expect(asked(battle)).toEqual(["frederick"]);
    const stopped = played(battle, "frederick", STOP).state;
    const paths = offered(stopped, "louis", "retreat").flatMap((choice) => choice.paths);
    const path = paths.find((one) => distance(boardOf(stopped), bruessel, one.at(-1) ?? bruessel) > 3);
    if (path === undefined) throw new Error("no retreat leads more than 3 cities away");
    const { state, events } = played(stopped, "louis", { type: "retreat", path });
    expect(conquests(state, events)).toEqual(["bruessel"]);
    expect(eventsOf(events, "conquered")[0]?.retroactive).toBe(true);
    expect([markerOn(state, "bruessel"), pools(state).france]).toEqual(["france", 9]);
  });
});
