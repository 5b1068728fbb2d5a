import { describe, expect, test } from "vitest";
import { play, type RecruitAction, type State } from "../../src/engine.ts";
import { historical } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  offered,
  piece,
  played,
  playedAll,
  position,
  refused,
  type Setup,
  troopsAt,
} from "../support/position.ts";
import { canonicalSet, everyRecruitment, recruitOf } from "../support/recruiting.ts";

const winter = (stage: 3 | 4 | 5, setup: Omit<Setup, "begin">): State =>
  position({ turn: 3, begin: { stage, phase: "winter" }, ...setup });

const recruitsOf = (state: State, seat: "maria" | "frederick" | "louis"): RecruitAction[] =>
  actionsOffered(state, seat, "recruit").flatMap((action) => (action.type === "recruit" ? [action] : []));

describe("who declares", () => {
  test("DEC-41 powers declare by stage order, those of one stage in parallel, each exactly once", () => {
    const pieces = {
      france1: "eger",
      bavaria1: "landshut",
      prussia1: "sagan",
      saxony1: "leipzig",
      austria1: "wien",
    };
    const hand = (suit: string) => [`${suit}4`];
    const state = winter(3, {
      pieces,
      hands: {
        france: hand("H"),
        bavaria: hand("D"),
        prussia: hand("C"),
        saxony: hand("S"),
        austria: ["H5"],
      },
    });
    expect(offered(state, "louis", "recruit").map((choice) => choice.power)).toEqual([0, 1]);
    for (const other of ["frederick", "maria"] as const) expect(offered(state, other, "recruit")).toEqual([]);
    const bavariaFirst = playedAll(state, ["louis", recruitOf(state, "bavaria")]);
    expect(offered(bavariaFirst, "louis", "recruit").map((choice) => choice.power)).toEqual([0]);
    refused(bavariaFirst, "louis", recruitOf(state, "bavaria"), "WTR-02", "alreadyRecruited");
    const stage4 = playedAll(bavariaFirst, ["louis", recruitOf(state, "france")]);
    expect(asked(stage4)).toEqual(["frederick"]);
    expect(offered(stage4, "frederick", "recruit").map((choice) => choice.power)).toEqual([2, 3]);
    const stage5 = playedAll(
      stage4,
      ["frederick", recruitOf(state, "prussia")],
      ["frederick", recruitOf(state, "saxony")],
    );
    expect(asked(stage5)).toEqual(["maria"]);
    const spring = playedAll(stage5, ["maria", recruitOf(state, "austria")]);
    expect(spring.turn).toBe(4);
  });

  test("DEC-41 a power without cards or without room has nothing to declare and is passed over", () => {
    const state = winter(3, {
      pieces: { france1: "eger", bavaria1: "landshut", austria1: "wien" },
      troops: { bavaria1: 8 },
      hands: { bavaria: ["H4"], austria: ["D4"] },
    });
    expect(asked(state)).toEqual(["maria"]);
  });
});

describe("what is declared", () => {
  test("DEC-41, DEC-42 and DEC-43 every number, re-entry, payment and split the rules allow is offered and no other", () => {
    const bavaria = winter(3, {
      pieces: { bavaria1: "landshut" },
      troops: { bavaria1: 5 },
      hands: { bavaria: ["H2", "D3", "C4", "S5", "R"] },
    });
    expect(canonicalSet(recruitsOf(bavaria, "louis"))).toEqual(
      canonicalSet(everyRecruitment(bavaria, "bavaria", {})),
    );

    const prussia = winter(4, {
      pieces: { prussia2: "raab" },
      troops: { prussia2: 6 },
      noPart: ["prussia4"],
      faceDown: ["prussia2"],
      hands: { prussia: ["H2", "D10", "C4"] },
    });
    const homes = ["berlin", "magdeburg"];
    const expected = everyRecruitment(prussia, "prussia", { prussia1: homes, prussia3: homes });
    expect(canonicalSet(recruitsOf(prussia, "frederick"))).toEqual(canonicalSet(expected));
    expect(expected.length).toBeGreaterThan(50);
    for (const action of expected) expect(play(prussia, "frederick", action)).not.toHaveProperty("refused");
  });

  test("DEC-42 three generals off the board and one fortress: any two of them may come back", () => {
    const state = winter(3, {
      noPart: ["france4", "france5"],
      hands: { france: ["H8", "D4"] },
    });
    const sites = { france1: ["muenchen"], france2: ["muenchen"], france3: ["muenchen"] };
    expect(canonicalSet(recruitsOf(state, "louis"))).toEqual(
      canonicalSet(everyRecruitment(state, "france", sites)),
    );
  });

  test("DEC-43 the split is the owner's: every general with room may get any part of the new troops", () => {
    const state = winter(5, {
      pieces: { austria1: "wien", austria2: "prag" },
      troops: { austria1: 6, austria2: 7 },
      noPart: ["austria3", "austria4", "austria5", "austria6"],
      hands: { austria: ["H8", "D4"] },
    });
    const splits = recruitsOf(state, "maria")
      .filter(({ troops }) => troops === 2)
      .map(({ split }) => split);
    const [karl, traun] = [piece(historical, "austria1"), piece(historical, "austria2")];
    expect(splits).toEqual([
      [
        { general: karl, troops: 1 },
        { general: traun, troops: 1 },
      ],
      [{ general: karl, troops: 2 }],
    ]);
  });
});

describe("how many", () => {
  test("RUL-63 at most the room left: 8 per general on the board and per general re-entering", () => {
    const rich = ["H10", "D10", "C10", "S10", "H10b", "D10b", "C10b", "S10b"];
    const state = winter(4, {
      pieces: { saxony1: "leipzig", prussia1: "berlin" },
      troops: { saxony1: 3, prussia1: 7 },
      noPart: ["prussia4"],
      hands: { saxony: ["H10", "D10", "C10"], prussia: rich.slice(3) },
    });
    const most = (power: number) =>
      Math.max(
        ...recruitsOf(state, "frederick")
          .filter((action) => action.power === power && action.reentries.length === 0)
          .map(({ troops }) => troops),
      );
    expect(most(3)).toBe(5);
    expect(most(2)).toBe(1);
    const six = recruitOf(state, "saxony", { cards: ["H10", "D10", "C10"], split: { saxony1: 6 } });
    refused(state, "frederick", six, "WTR-13");
    const withEntry = recruitOf(state, "prussia", {
      cards: ["S10", "H10b", "D10b", "C10b"],
      split: { prussia1: 1, prussia2: 8 },
      reentries: [["prussia2", "magdeburg"]],
    });
    expect(troopsAt(played(state, "frederick", withEntry).state, "prussia2")).toBe(8);
  });

  test("RUL-63 generals who take no part give no room and do not come back", () => {
    const state = winter(4, {
      pieces: { prussia1: "berlin", prussia2: "sagan", prussia3: "sagan" },
      troops: { prussia1: 8, prussia2: 8, prussia3: 7, prussia4: 6 },
      noPart: ["prussia4"],
      hands: { prussia: ["H4", "D4"] },
    });
    expect(Math.max(...recruitsOf(state, "frederick").map(({ troops }) => troops))).toBe(1);
    const inert = recruitOf(state, "prussia", { cards: ["H4"], split: { prussia4: 1 } });
    refused(state, "frederick", inert, "WTR-04");
    const entering = recruitOf(state, "prussia", {
      cards: ["H4"],
      split: { prussia4: 1 },
      reentries: [["prussia4", "berlin"]],
    });
    refused(state, "frederick", entering, "WTR-03");
  });

  test("RUL-63 inside a one-power stack a transfer makes room, so only the sum of the stack counts", () => {
    const state = winter(4, {
      pieces: { prussia1: "sagan", prussia2: "sagan" },
      troops: { prussia1: 8, prussia2: 3 },
      noPart: ["prussia3", "prussia4"],
      hands: { prussia: ["H10", "D10"] },
    });
    expect(Math.max(...recruitsOf(state, "frederick").map(({ troops }) => troops))).toBe(5);
    const [friedrich, schwerin] = [piece(historical, "prussia1"), piece(historical, "prussia2")];
    const shifted = playedAll(state, [
      "frederick",
      { type: "transfer", from: friedrich, to: schwerin, troops: 5 },
    ]);
    expect(Math.max(...recruitsOf(shifted, "frederick").map(({ troops }) => troops))).toBe(5);
    const five = recruitOf(shifted, "prussia", { cards: ["H10", "D10"], split: { prussia1: 5 } });
    expect(troopsAt(played(shifted, "frederick", five).state, "prussia1")).toBe(8);
  });

  test("RUL-64 a power may have more troops than it started with", () => {
    const pieces = { saxony1: "leipzig" };
    const state = winter(4, { pieces, troops: { saxony1: 5 }, hands: { saxony: ["H10", "D2"] } });
    const start = historical.armies[3]?.troops;
    expect(start).toBe(5);
    const more = recruitOf(state, "saxony", { cards: ["H10", "D2"], split: { saxony1: 3 } });
    expect(troopsAt(played(state, "frederick", more).state, "saxony1")).toBe(8);
  });
});
