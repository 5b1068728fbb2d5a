import { describe, expect, test } from "vitest";
import { packOf } from "../../src/pack/registry.ts";
import {
  marchOf,
  offered,
  played,
  position,
  positionWithEvents,
  type Setup,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { quietlyTo } from "../support/quietPlay.ts";
import { rowBoard } from "../support/smallBoards.ts";
import { AUSTRIAN_SUPPLY, FRENCH_SUPPLY, isFaceDown, lossesIn, PRUSSIAN_SUPPLY } from "../support/supply.ts";

/** c0–c1–…–c7, no power's home country; from c1 a detour d1–d2 leads to c3. */
const row = rowBoard({
  last: 7,
  cities: { d1: {}, d2: {} },
  roads: [
    ["c1", "d1"],
    ["d1", "d2"],
    ["d2", "c3"],
  ],
});

/** The supply phase of one stage, with who suffered in it. */
const supplied = (setup: Setup) => {
  const { state, events } = positionWithEvents(setup);
  return { state, losses: lossesIn(packOf(state), events) };
};

const frenchOnRow = (pieces: Record<string, string>) =>
  supplied({ pack: row, begin: FRENCH_SUPPLY, pieces: { france1: "c0", ...pieces } });

describe("when supply is checked, and for whom", () => {
  test("SUP-01 supply is checked only in the supply phase of the general's own action stage", () => {
    const pieces = { france1: "c0", prussia1: "c2", austria1: "c4" };
    const french = supplied({ pack: row, begin: FRENCH_SUPPLY, pieces });
    expect(french.losses).toEqual({ "Moritz von Sachsen": 1 });
    expect(supplied({ pack: row, begin: PRUSSIAN_SUPPLY, pieces }).losses).toEqual({ Friedrich: 1 });
    expect(supplied({ pack: row, begin: AUSTRIAN_SUPPLY, pieces }).losses).toEqual({
      "Karl von Lothringen": 1,
    });
    const later = position({ pack: row, begin: { stage: 3, phase: "movement" }, pieces });
    expect(isFaceDown(later, "france1")).toBe(false);
    expect(troopsAt(later, "france1")).toBe(4);
  });

  test("SUP-01 a general who marches out of supply suffers nothing before his next supply phase", () => {
    const free = position({ pack: row, begin: FRENCH_SUPPLY, pieces: { france1: "c3", franceT1: "c7" } });
    const marched = played(free, "louis", marchOf(free, "france1", ["c2", "c1", "c0"])).state;
    expect(isFaceDown(marched, "france1")).toBe(false);
    const endOfTurn = quietlyTo(marched, 2, "hussars", 2);
    expect(isFaceDown(endOfTurn, "france1")).toBe(false);
    expect(isFaceDown(quietlyTo(endOfTurn, 3, "movement", 2), "france1")).toBe(true);
  });

  test("SUP-02 every active general on the board has a result of his own, and nobody off the board has one", () => {
    const { state, losses } = supplied({
      pack: row,
      begin: FRENCH_SUPPLY,
      pieces: { france1: "c0", france2: "c7", france3: "c3", franceT1: "c6", bavaria1: "c4" },
      faceDown: ["france2"],
    });
    expect(losses).toEqual({ Törring: 1 });
    expect(isFaceDown(state, "france2")).toBe(false);
    expect(isFaceDown(state, "bavaria1")).toBe(true);
    expect(isFaceDown(state, "france1")).toBe(false);
    expect(whereIs(state, "france4")).toBeNull();
    expect(isFaceDown(state, "france4")).toBe(false);
  });

  test("SUP-03 a general inside his own home country is always in supply", () => {
    const pieces = { austria1: "prag", austria2: "wien", prussia1: "berlin", bavaria1: "muenchen" };
    expect(supplied({ begin: AUSTRIAN_SUPPLY, pieces }).losses).toEqual({});
    expect(supplied({ begin: PRUSSIAN_SUPPLY, pieces }).losses).toEqual({});
    expect(supplied({ begin: FRENCH_SUPPLY, pieces }).losses).toEqual({});
    const netherlands = { austria6: "bruessel", pragmatic1: "hannover", france1: "paris" };
    expect(supplied({ variant: "advanced", begin: AUSTRIAN_SUPPLY, pieces: netherlands }).losses).toEqual({});
    expect(supplied({ variant: "advanced", begin: FRENCH_SUPPLY, pieces: netherlands }).losses).toEqual({});
  });

  test("SUP-04 Silesia is nobody's home country when it comes to supply", () => {
    const pieces = { austria1: "breslau", prussia1: "glogau" };
    expect(supplied({ begin: AUSTRIAN_SUPPLY, pieces }).losses).toEqual({ "Karl von Lothringen": 1 });
    expect(supplied({ begin: PRUSSIAN_SUPPLY, pieces }).losses).toEqual({ Friedrich: 1 });
  });

  test("SUP-23 a supply train needs no supply, deep in enemy country and cut off", () => {
    const pieces = { franceT1: "wien", franceT2: "c1", austria1: "c0", austria2: "c2" };
    const before = position({ pack: row, begin: { stage: 2, phase: "hussars" }, pieces });
    const after = quietlyTo(before, 3, "movement", 2);
    expect([whereIs(after, "franceT1"), whereIs(after, "franceT2")]).toEqual(["wien", "c1"]);
  });
});

describe("the supply path", () => {
  test("SUP-05 outside his home country a path to a train of his own colour supplies him", () => {
    expect(frenchOnRow({ franceT1: "c3" }).losses).toEqual({});
    expect(frenchOnRow({}).losses).toEqual({ "Moritz von Sachsen": 1 });
    expect(frenchOnRow({ franceT1: "passau" }).losses).toEqual({ "Moritz von Sachsen": 1 });
  });

  test("EXA-09, SUP-06 and RUL-17 a train six cities away supplies, one seven cities away does not", () => {
    expect(frenchOnRow({ franceT1: "c6" }).losses).toEqual({});
    const beyond = frenchOnRow({ franceT1: "c7" });
    expect(beyond.losses).toEqual({ "Moritz von Sachsen": 1 });
    expect(isFaceDown(beyond.state, "france1")).toBe(true);
  });

  test("SUP-07 a path does not pass through a city with an enemy general or an enemy train", () => {
    for (const enemy of ["austria1", "austriaT1"]) {
      expect(frenchOnRow({ franceT1: "c2", [enemy]: "c1" }).losses).toEqual({ "Moritz von Sachsen": 1 });
      // Around c2 the detour is open, and the train on c4 is then five cities away.
      expect(frenchOnRow({ franceT1: "c4", [enemy]: "c2" }).losses).toEqual({});
      expect(frenchOnRow({ franceT1: "c6", [enemy]: "c2" }).losses).toEqual({ "Moritz von Sachsen": 1 });
    }
    const pragmatic = supplied({
      pack: row,
      variant: "advanced",
      begin: FRENCH_SUPPLY,
      pieces: { france1: "c0", franceT1: "c2", pragmaticT1: "c1" },
    });
    expect(pragmatic.losses).toEqual({ "Moritz von Sachsen": 1 });
  });

  test("SUP-08 own and allied pieces and hussars do not block a path", () => {
    const crowd = {
      bavaria1: "c1",
      bavariaT1: "c5",
      prussia1: "c2",
      saxonyT1: "c3",
      prussiaT1: "c4",
      franceT1: "c6",
    };
    expect(frenchOnRow(crowd).losses).toEqual({});
    expect(frenchOnRow({ france2: "c1", france3: "c1", franceT1: "c2" }).losses).toEqual({});
    const austrian = supplied({
      pack: row,
      begin: AUSTRIAN_SUPPLY,
      pieces: { austria1: "c0", austriaT1: "c4" },
      hussars: ["c1", "c3"],
    });
    expect(austrian.losses).toEqual({});
    // For an enemy of Austria the path through the hussars exists just as well; it only has its price.
    const charged = position({
      pack: row,
      begin: FRENCH_SUPPLY,
      pieces: { france1: "c0", franceT1: "c4" },
      hussars: ["c1", "c3"],
      hands: { france: ["H4"] },
    });
    expect(offered(charged, "louis", "paySupply")).toMatchObject([{ price: 4 }]);
  });

  test("RUL-19 a supply path may use roads between the maps, but not in the introductory game", () => {
    const pack = rowBoard({ last: 4, cities: { c1: { map: "flanders", sector: "FA3" } } });
    const pieces = { prussia1: "c0", prussiaT1: "c2" };
    const setup: Setup = { pack, begin: PRUSSIAN_SUPPLY, pieces };
    expect(supplied({ ...setup, variant: "advanced" }).losses).toEqual({});
    expect(supplied(setup).losses).toEqual({ Friedrich: 1 });
  });

  test("RUL-24 only trains of his own colour supply a general, and an ally's country is not his own", () => {
    const pieces = { france1: "landshut", bavariaT1: "freising", prussiaT1: "regensburg" };
    const { losses } = supplied({ begin: FRENCH_SUPPLY, pieces });
    expect(losses).toEqual({ "Moritz von Sachsen": 1 });
    expect(supplied({ begin: FRENCH_SUPPLY, pieces: { ...pieces, franceT1: "kelheim" } }).losses).toEqual({});
  });

  test("RUL-24 enemy fortresses, enemy country and enemies beside the road do not stop a path", () => {
    const pack = rowBoard({
      last: 4,
      cities: { c1: { territory: "austria" }, c2: { territory: "austria", fortress: "major" }, e: {} },
      roads: [["c3", "e"]],
    });
    const pieces = { france1: "c0", franceT1: "c4", austria1: "e" };
    expect(supplied({ pack, begin: FRENCH_SUPPLY, pieces }).losses).toEqual({});
    expect(supplied({ pack, begin: FRENCH_SUPPLY, pieces: { ...pieces, austria1: "c2" } }).losses).toEqual({
      "Moritz von Sachsen": 1,
    });
  });
});
