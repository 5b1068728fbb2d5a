import { describe, expect, test } from "vitest";
import type { PieceId } from "../../src/model/ids.ts";
import { AUSTRIAN_MOVES, FRENCH_MOVES, PRUSSIAN_MOVES } from "../support/movementPhases.ts";
import {
  actionsOffered,
  asked,
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

/** Ordinary roads c0–…–c6; main roads c0–m1–…–m5, with an ordinary road m3–c5; x lies nowhere. */
const board = rowBoard({
  last: 6,
  cities: { m1: {}, m2: {}, m3: {}, m4: {}, m5: {}, x: {} },
  roads: [
    ["c0", "m1", "main"],
    ["m1", "m2", "main"],
    ["m2", "m3", "main"],
    ["m3", "m4", "main"],
    ["m4", "m5", "main"],
    ["m3", "c5"],
  ],
});

const moves = (pieces: Record<string, string>, more: Partial<Setup> = {}) =>
  position({ pack: board, begin: FRENCH_MOVES, pieces, ...more });

/** Whether one French piece on c0 may take this path. */
const mayGo = (name: "france1" | "franceT1", path: readonly string[]): void => {
  const state = moves({ [name]: "c0" });
  expect(whereIs(played(state, "louis", marchOf(state, name, path)).state, name)).toBe(path.at(-1));
};

const mayNotGo = (
  name: "france1" | "franceT1",
  path: readonly string[],
  rule: "MOV-05" | "MOV-06" | "MOV-07" | "MOV-08",
) => {
  const state = moves({ [name]: "c0" });
  refused(state, "louis", marchOf(state, name, path), rule);
};

describe("the movement phase", () => {
  test("MOV-01 the active powers move their pieces from city to city along roads", () => {
    const state = moves({ france1: "c0", bavariaT1: "c4", prussia1: "c6" });
    const after = playedAll(
      state,
      ["louis", marchOf(state, "france1", ["c1", "c2"])],
      ["louis", marchOf(state, "bavariaT1", ["c5"])],
    );
    expect([whereIs(after, "france1"), whereIs(after, "bavariaT1")]).toEqual(["c2", "c5"]);
    refused(state, "louis", marchOf(state, "france1", ["c2"]), "MOV-01", "noSuchRoad");
    refused(state, "louis", marchOf(state, "france1", ["c1", "x"]), "MOV-01", "noSuchRoad");
    refused(state, "louis", marchOf(state, "prussia1", ["c5"]), "MOV-01", "notYourPiece");
    refused(state, "louis", marchOf(state, "france2", ["c1"]), "MOV-01", "pieceNotOnBoard");
    const nobody = { type: "march", piece: 99 as PieceId, path: [], force: false } as const;
    refused(state, "louis", nobody, "MOV-01", "malformedAction");
    refused(state, "frederick", marchOf(state, "prussia1", ["c5"]), "SEQ-05", "notYourDecision");
    refused(state, "louis", { type: "stop" }, "SEQ-04", "notAskedNow");
  });

  test("MOV-01 a power that is not active stays, although its player moves another power", () => {
    const state = moves({ prussia1: "c0", pragmatic1: "c6" }, { begin: PRUSSIAN_MOVES, variant: "advanced" });
    refused(state, "frederick", marchOf(state, "pragmatic1", ["c5"]), "SEQ-05", "pieceNotActive");
    expect(offered(state, "frederick", "march")).toHaveLength(1);
  });

  test("MOV-02 a power may move any number of its pieces, or none", () => {
    const pieces = { france1: "c0", france2: "c2", franceT1: "c4", bavaria1: "c6" };
    const state = moves(pieces);
    const none = played(state, "louis", { type: "done" }).state;
    expect(asked(none)).not.toEqual(["louis"]);
    expect(Object.keys(pieces).map((name) => whereIs(none, name))).toEqual(Object.values(pieces));
    const all = playedAll(
      state,
      ["louis", marchOf(state, "bavaria1", ["c5"])],
      ["louis", marchOf(state, "france2", ["c3"])],
      ["louis", marchOf(state, "france1", ["m1"])],
      // The train stands hemmed in between generals and can go nowhere.
      ["louis", { type: "done" }],
    );
    expect(Object.keys(pieces).map((name) => whereIs(all, name))).toEqual(["m1", "c3", "c4", "c5"]);
  });

  test("MOV-03 a piece moves at most once per movement phase, but again in the next one", () => {
    const state = moves({ france1: "c0", franceT1: "c6" });
    const general = played(state, "louis", marchOf(state, "france1", ["c1"])).state;
    refused(general, "louis", marchOf(general, "france1", ["c2"]), "MOV-03", "hasMoved");
    const both = played(general, "louis", marchOf(general, "franceT1", ["c5"])).state;
    refused(both, "louis", marchOf(both, "franceT1", ["c6"]), "MOV-03", "hasMoved");
    expect(offered(both, "louis", "march")).toEqual([]);
    const again = position({ pack: board, begin: FRENCH_MOVES, turn: 2, pieces: { france1: "c1" } });
    expect(offered(again, "louis", "march")).toHaveLength(1);
  });

  test("MOV-04 a march is finished before another piece starts, so nobody goes on with it afterwards", () => {
    const state = moves({ france1: "c0", france2: "c6" });
    const first = played(state, "louis", marchOf(state, "france1", ["c1"])).state;
    const other = played(first, "louis", marchOf(first, "france2", ["c5"])).state;
    refused(other, "louis", marchOf(other, "france1", ["c2"]), "MOV-03", "hasMoved");
  });

  test("MOV-04 while a march waits to be completed no other piece may start", () => {
    const start = moves(
      { austria1: "c2", austria2: "m5", pragmatic1: "c0", pragmatic2: "c6" },
      { begin: AUSTRIAN_MOVES, variant: "advanced" },
    );
    const proposal = marchOf(start, "pragmatic1", ["c1", "c2"], { commander: "austria1" });
    const interrupted = playedAll(
      start,
      ["frederick", proposal],
      ["maria", { type: "answerStack", agree: false }],
    );
    expect(whereIs(interrupted, "pragmatic1")).toBe("c1");
    expect(asked(interrupted)).toEqual(["frederick"]);
    refused(interrupted, "frederick", marchOf(interrupted, "pragmatic2", ["c5"]), "MOV-04", "notAskedNow");
    refused(interrupted, "maria", marchOf(interrupted, "austria2", ["m4"]), "MOV-04", "notYourDecision");
    const finished = played(interrupted, "frederick", marchOf(interrupted, "pragmatic1", ["c0"])).state;
    played(finished, "frederick", marchOf(finished, "pragmatic2", ["c5"]));
    played(finished, "maria", marchOf(finished, "austria2", ["m4"]));
  });
});

describe("how far a piece moves", () => {
  test("MOV-05 a general moves up to 3 cities and may go back and forth", () => {
    for (const path of [["c1"], ["c1", "c2"], ["c1", "c2", "c3"], ["c1", "c0", "m1"], ["m1", "c0", "c1"]])
      mayGo("france1", path);
    mayNotGo("france1", ["c1", "c2", "c3", "c4"], "MOV-05");
    mayNotGo("france1", ["c1", "c0", "c1", "c0"], "MOV-05");
  });

  test("MOV-06 a general moves up to 4 cities if every step is on main road", () => {
    mayGo("france1", ["m1", "m2", "m3", "m4"]);
    mayGo("france1", ["m1", "m2", "m1", "c0"]);
    mayNotGo("france1", ["m1", "m2", "m3", "m4", "m5"], "MOV-06");
    mayNotGo("france1", ["m1", "m2", "m3", "c5"], "MOV-05");
    mayNotGo("france1", ["c1", "c0", "m1", "m2"], "MOV-05");
  });

  test("MOV-07 a supply train moves up to 2 cities", () => {
    mayGo("franceT1", ["c1"]);
    mayGo("franceT1", ["c1", "c2"]);
    mayGo("franceT1", ["m1", "c0"]);
    mayNotGo("franceT1", ["c1", "c2", "c3"], "MOV-07");
  });

  test("MOV-08 a supply train moves up to 3 cities if every step is on main road", () => {
    mayGo("franceT1", ["m1", "m2", "m3"]);
    mayNotGo("franceT1", ["m1", "m2", "m3", "m4"], "MOV-08");
    mayNotGo("franceT1", ["m1", "c0", "c1"], "MOV-07");
  });

  test("EXA-14 ordinary roads: general 3, train 2; main roads: 4 and 3; one ordinary road in four is too much", () => {
    const reach = (name: "france1" | "franceT1", row: readonly string[]): number => {
      const state = moves({ [name]: "c0" });
      const marches = actionsOffered(state, "louis", "march").map((action) => JSON.stringify(action));
      return row.filter((_, index) =>
        marches.includes(JSON.stringify(marchOf(state, name, row.slice(0, index + 1)))),
      ).length;
    };
    const ordinary = ["c1", "c2", "c3", "c4", "c5", "c6"];
    const main = ["m1", "m2", "m3", "m4", "m5"];
    expect([reach("france1", ordinary), reach("franceT1", ordinary)]).toEqual([3, 2]);
    expect([reach("france1", main), reach("franceT1", main)]).toEqual([4, 3]);
    expect(reach("france1", ["m1", "m2", "m3", "c5"])).toBe(3);
  });

  test("RUL-25 a path may revisit cities and end where it began, and has at least one step", () => {
    for (const name of ["france1", "franceT1"] as const) {
      mayGo(name, ["c1", "c0"]);
      mayGo(name, ["m1", "c0"]);
      const state = moves({ [name]: "c0" });
      const { state: after, events } = played(state, "louis", marchOf(state, name, ["c1", "c0"]));
      expect(events).toMatchObject([
        { type: "marched", path: [board.cityByKey.get("c1"), board.cityByKey.get("c0")] },
      ]);
      refused(after, "louis", marchOf(after, name, ["c1"]), "MOV-03", "hasMoved");
      refused(state, "louis", marchOf(state, name, []), "RUL-25", "needsAStep");
    }
    const general = moves({ france1: "c0" });
    refused(general, "louis", marchOf(general, "france1", [], { force: true }), "RUL-25", "needsAStep");
    const march = ["m1", "c0", "m1", "c0", "m1", "m2", "m1", "c0"];
    const forced = played(general, "louis", marchOf(general, "france1", march, { force: true })).state;
    expect(whereIs(forced, "france1")).toBe("c0");
  });

  test("RUL-26 a move along main roads may bend from one main road into another", () => {
    const pack = rowBoard({
      last: 4,
      kind: "main",
      cities: { n1: {}, n2: {}, n3: {}, n4: {}, n5: {}, n6: {} },
      roads: [
        ["c2", "n1", "main"],
        ["n1", "n2", "main"],
        ["n2", "n3", "main"],
        ["n3", "n4", "main"],
        ["n4", "n5", "main"],
        ["n5", "n6", "main"],
      ],
    });
    const state = position({ pack, begin: FRENCH_MOVES, pieces: { france1: "c0", franceT1: "c4" } });
    played(state, "louis", marchOf(state, "france1", ["c1", "c2", "n1", "n2"]));
    played(state, "louis", marchOf(state, "franceT1", ["c3", "c2", "n1"]));
    const bend = ["c1", "c2", "n1", "n2", "n3", "n4", "n5", "n6"];
    played(state, "louis", marchOf(state, "france1", bend, { force: true }));
  });
});
