import { describe, expect, test } from "vitest";
import type { RuleId } from "../../src/model/rule.ts";
import { AUSTRIAN_MOVES, FRENCH_MOVES, PRUSSIAN_MOVES } from "../support/movementPhases.ts";
import {
  asked,
  city,
  marchOf,
  offered,
  played,
  playedAll,
  position,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";
import { rowBoard } from "../support/smallBoards.ts";
import { isFaceDown } from "../support/supply.ts";

/** c0–…–c5 on ordinary roads, and d beside c1 and c3. */
const board = rowBoard({
  last: 5,
  cities: { d: {} },
  roads: [
    ["c1", "d"],
    ["d", "c3"],
  ],
});

const moves = (pieces: Record<string, string>, more: Partial<Setup> = {}) =>
  position({ pack: board, begin: FRENCH_MOVES, pieces, ...more });

describe("pieces in the way", () => {
  test("MOV-09 no piece may enter or pass through a city that holds another piece", () => {
    const inTheWay: [mover: string, there: string[], rule: RuleId][] = [
      ["france1", ["austria1"], "MOV-09"],
      ["france1", ["austria1", "austria2"], "MOV-09"],
      ["france1", ["franceT1"], "STK-04"],
      ["france1", ["prussiaT1"], "STK-04"],
      ["france1", ["prussia1"], "STK-02"],
      ["france1", ["france2", "bavaria1"], "STK-02"],
      ["franceT1", ["france1"], "STK-04"],
      ["franceT1", ["austria1"], "STK-04"],
    ];
    for (const [mover, there, rule] of inTheWay) {
      const state = moves({ [mover]: "c0", ...Object.fromEntries(there.map((name) => [name, "c1"])) });
      refused(state, "louis", marchOf(state, mover, ["c1"]), rule);
      refused(state, "louis", marchOf(state, mover, ["c1", "c2"]), rule);
    }
    const friend = moves({ france2: "c0", france1: "c1" });
    refused(friend, "louis", marchOf(friend, "france2", ["c1", "c2"]), "MOV-11", "joiningEndsMove");
    // Around the obstacle the way is free.
    const around = moves({ france1: "c1", austria1: "c2" });
    refused(around, "louis", marchOf(around, "france1", ["c2", "c3"]), "MOV-09", "cannotPassPiece");
    expect(whereIs(played(around, "louis", marchOf(around, "france1", ["d", "c3"])).state, "france1")).toBe(
      "c3",
    );
  });

  test("MOV-10 a general may end his move with one other general if the two are a legal stack", () => {
    const own = moves({ france1: "c0", france2: "c2" });
    const joined = played(own, "louis", marchOf(own, "france1", ["c1", "c2"])).state;
    expect([whereIs(joined, "france1"), whereIs(joined, "france2")]).toEqual(["c2", "c2"]);
    const mixed = moves({ france2: "c0", bavaria1: "c2" });
    const { events } = played(mixed, "louis", marchOf(mixed, "france2", ["c1", "c2"]));
    expect(events.map(({ type }) => type)).toEqual(["marched", "stackFormed"]);
    refused(
      mixed,
      "louis",
      marchOf(mixed, "france2", ["c1", "c2"], { commander: "france2" }),
      "STK-05",
      "commanderFollowsRank",
    );
    const equal = moves({ france1: "c0", bavaria1: "c2" });
    refused(equal, "louis", marchOf(equal, "france1", ["c1", "c2"]), "STK-06", "mustNameCommander");
    const stranger = marchOf(equal, "france1", ["c1", "c2"], { commander: "france2" });
    refused(equal, "louis", stranger, "STK-06", "mustNameCommander");
    refused(
      equal,
      "louis",
      marchOf(equal, "france1", ["c1"], { commander: "france1" }),
      "STK-05",
      "commanderFollowsRank",
    );
    played(equal, "louis", marchOf(equal, "france1", ["c1", "c2"], { commander: "bavaria1" }));
  });

  test("MOV-11 forming a stack ends the movement of both, the one who was joined included", () => {
    const state = moves({ france1: "c0", france2: "c2", france3: "c5" });
    const joined = played(state, "louis", marchOf(state, "france1", ["c1", "c2"])).state;
    refused(joined, "louis", marchOf(joined, "france2", ["c3"]), "MOV-11", "stackEndedItsMove");
    refused(joined, "louis", marchOf(joined, "france1", ["c1"]), "MOV-11", "stackEndedItsMove");
    expect(offered(joined, "louis", "march").map(({ from }) => board.cities[from]?.key)).toEqual(["c5"]);
    refused(state, "louis", marchOf(state, "france1", ["c1", "c2", "c3"]), "MOV-11", "joiningEndsMove");
    const [march] = offered(state, "louis", "march");
    const [c1, c2] = [city(board, "c1"), city(board, "c2")];
    expect(march?.steps([], false)).toEqual([{ city: c1, mayEnd: true, mayGoOn: true, commanders: null }]);
    expect(march?.steps([c1], false)).toContainEqual({
      city: c2,
      mayEnd: true,
      mayGoOn: false,
      commanders: null,
    });
    expect(march?.steps([c1, c2], false)).toEqual([]);
  });

  test("MOV-11 a general who has moved already may still be joined", () => {
    const state = moves({ france1: "c0", france2: "c3" });
    const after = playedAll(
      state,
      ["louis", marchOf(state, "france2", ["c2"])],
      ["louis", marchOf(state, "france1", ["c1", "c2"])],
    );
    expect(whereIs(after, "france1")).toBe("c2");
    expect(offered(after, "louis", "march")).toEqual([]);
  });

  test("MOV-12 generals of different facing who form a stack keep their facing", () => {
    const state = moves({ france1: "c0", france2: "c1" }, { faceDown: ["france2"] });
    const joined = played(state, "louis", marchOf(state, "france1", ["c1"])).state;
    expect([isFaceDown(joined, "france1"), isFaceDown(joined, "france2")]).toEqual([false, true]);
  });
});

describe("enemy trains and hussars", () => {
  test("MOV-13 a general who enters the city of an enemy supply train takes it off the board", () => {
    const state = moves({ france1: "c0", austriaT1: "c1" });
    const { state: after, events } = played(state, "louis", marchOf(state, "france1", ["c1"]));
    expect([whereIs(after, "france1"), whereIs(after, "austriaT1")]).toEqual(["c1", null]);
    expect(events.map(({ type }) => type)).toEqual(["marched", "trainEliminated"]);
    const friend = moves({ france1: "c0", prussiaT1: "c1" });
    refused(friend, "louis", marchOf(friend, "france1", ["c1"]), "STK-04", "trainSharesNoCity");
  });

  test("MOV-14 after eliminating a train the general may go on within his allowance", () => {
    const state = moves({ france1: "c0", austriaT1: "c1", austriaT2: "c2" });
    const after = played(state, "louis", marchOf(state, "france1", ["c1", "c2", "c3"])).state;
    expect(["france1", "austriaT1", "austriaT2"].map((name) => whereIs(after, name))).toEqual([
      "c3",
      null,
      null,
    ]);
    refused(state, "louis", marchOf(state, "france1", ["c1", "c2", "c3", "c4"]), "MOV-05");
    const backAndForth = marchOf(state, "france1", ["c1", "c0", "c1"]);
    expect(whereIs(played(state, "louis", backAndForth).state, "france1")).toBe("c1");
  });

  test("MOV-15 and RUL-29 a supply train enters no city with a piece, not even an enemy train's", () => {
    const state = moves({ franceT1: "c0", austriaT1: "c1" });
    refused(state, "louis", marchOf(state, "franceT1", ["c1"]), "MOV-15", "trainSharesNoCity");
    refused(state, "louis", marchOf(state, "franceT1", ["c1", "c2"]), "MOV-15", "trainSharesNoCity");
    expect(offered(state, "louis", "march")).toEqual([]);
    for (const other of ["austria1", "prussia1", "france1", "bavariaT1"]) {
      const met = moves({ franceT1: "c0", [other]: "c1" });
      refused(met, "louis", marchOf(met, "franceT1", ["c1"]), "STK-04", "trainSharesNoCity");
    }
  });

  test("MOV-16 moving into or through a hussar's city removes the hussar and costs nothing", () => {
    const state = moves(
      { france1: "c0", franceT1: "c5" },
      { hussars: ["c1", "c4"], hands: { france: ["H2"] } },
    );
    const through = played(state, "louis", marchOf(state, "france1", ["c1", "c2", "c3"])).state;
    expect(whereIs(through, "france1")).toBe("c3");
    expect(through.hussars[0]).not.toBe(state.hussars[0]);
    expect(through.hussars[1]).toBe(state.hussars[1]);
    const into = played(through, "louis", marchOf(through, "franceT1", ["c4"])).state;
    expect(into.hussars).toEqual([through.hussars[0], through.hussars[0]]);
    expect(into.hands).toEqual(state.hands);
    expect(asked(into)).toEqual(["louis"]);
  });
});

describe("countries and maps", () => {
  test("MOV-25 only French and Austrian pieces, generals and trains, move from one map to the other", () => {
    const pack = rowBoard({
      last: 3,
      cities: { c1: { map: "flanders", sector: "FA3" }, c0: { map: "flanders", sector: "FA3" } },
    });
    const cross = (name: string, begin: Setup["begin"], from: string, to: string) => {
      const state = position({ pack, variant: "advanced", begin, pieces: { [name]: from } });
      return { state, march: marchOf(state, name, [to]) };
    };
    for (const [from, to] of [
      ["c1", "c2"],
      ["c2", "c1"],
    ] as const) {
      for (const name of ["france1", "franceT1"]) {
        const { state, march } = cross(name, FRENCH_MOVES, from, to);
        expect(whereIs(played(state, "louis", march).state, name)).toBe(to);
      }
      for (const name of ["austria1", "austriaT1"]) {
        const { state, march } = cross(name, AUSTRIAN_MOVES, from, to);
        expect(whereIs(played(state, "maria", march).state, name)).toBe(to);
      }
      for (const [name, begin, seat] of [
        ["bavaria1", FRENCH_MOVES, "louis"],
        ["bavariaT1", FRENCH_MOVES, "louis"],
        ["prussia1", PRUSSIAN_MOVES, "frederick"],
        ["prussiaT1", PRUSSIAN_MOVES, "frederick"],
        ["saxony1", PRUSSIAN_MOVES, "frederick"],
        ["pragmatic1", AUSTRIAN_MOVES, "frederick"],
        ["pragmaticT1", AUSTRIAN_MOVES, "frederick"],
      ] as const) {
        const { state, march } = cross(name, begin, from, to);
        refused(state, seat, march, "MOV-25", "mapCrossingForbidden");
      }
    }
  });

  test("MOV-25 in the introductory game there is no other map to move to", () => {
    const state = position({ begin: FRENCH_MOVES, pieces: { france1: "ulm" }, noPart: ["france4"] });
    refused(state, "louis", marchOf(state, "france1", ["goeppingen"]), "INT-01", "mapNotInUse");
    refused(state, "louis", marchOf(state, "france4", ["ulm"]), "INT-02", "pieceTakesNoPart");
  });

  test("MOV-29 nothing else closes a city: any country, any fortress, past any enemy", () => {
    const pack = rowBoard({
      last: 5,
      cities: {
        c1: { territory: "austria", fortress: "major" },
        c2: { territory: "bavaria", fortress: "minor" },
        c3: { territory: "prussia" },
        e1: {},
        e2: {},
      },
      roads: [
        ["c1", "e1"],
        ["c3", "e2"],
      ],
    });
    const pieces = { france1: "c0", france2: "c0", franceT1: "c5", austria1: "e1", austria2: "e2" };
    const state = position({ pack, begin: FRENCH_MOVES, pieces, markers: { c2: "austria" } });
    const after = playedAll(
      state,
      ["louis", marchOf(state, "france1", ["c1", "c2", "c3"])],
      ["louis", marchOf(state, "france2", ["c1"])],
      ["louis", marchOf(state, "franceT1", ["c4"])],
    );
    expect(["france1", "france2", "franceT1"].map((name) => whereIs(after, name))).toEqual([
      "c3",
      "c1",
      "c4",
    ]);
  });

  test("RUL-29 a train may enter a fortress of any controller and never conquers", () => {
    const pack = rowBoard({ last: 3, cities: { c1: { territory: "austria", fortress: "minor" } } });
    const state = position({ pack, begin: FRENCH_MOVES, pieces: { franceT1: "c0" } });
    const { state: after, events } = played(state, "louis", marchOf(state, "franceT1", ["c1", "c2"]));
    expect(whereIs(after, "franceT1")).toBe("c2");
    expect(events.map(({ type }) => type)).toEqual(["marched"]);
    expect(after.markers).toEqual(state.markers);
  });
});
