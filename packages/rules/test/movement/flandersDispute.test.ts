import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import { momentOf } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { packWith, rowOf } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  decisionsOffered,
  marchOf,
  offered,
  piece,
  played,
  playedAll,
  position,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";
import { quietlyTo } from "../support/quietPlay.ts";

const onFlanders = { map: "flanders", sector: "FA3" } as const;

/** A road f0 … f9 in Flanders, joined at f0 with the road b0 … b3 in Bohemia. */
const pack = packWith(
  {
    ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`f${index}`, onFlanders])),
    ...Object.fromEntries(Array.from({ length: 4 }, (_, index) => [`b${index}`, {}])),
  },
  [
    ...rowOf(Array.from({ length: 10 }, (_, index) => `f${index}`)),
    ...rowOf(["b0", "b1", "b2", "b3"]),
    ["b0", "f0"],
  ],
);

const YES: Action = { type: "answerDispute", dispute: true };
const NO: Action = { type: "answerDispute", dispute: false };
const DISPUTE: Action = { type: "dispute" };
const PASS: Action = { type: "passFlanders" };

const stageFive = (setup: Partial<Setup> = {}): State =>
  position({
    pack,
    variant: "advanced",
    begin: { stage: 5, phase: "movement" },
    pieces: { austria1: "f1", austria2: "f3", austria3: "b1", pragmatic1: "f6", pragmatic2: "f8" },
    hands: { austria: ["H4", "H5"], pragmatic: ["S4", "S5"] },
    ...setup,
  });

const start = stageFive();
const agreed = playedAll(start, ["maria", NO], ["frederick", NO]);
const disputed = playedAll(start, ["maria", NO], ["frederick", YES]);

const march = (name: string, ...path: string[]): Action => marchOf(start, name, path);

describe("the question before the first move", () => {
  test("RUL-02 both players are asked at the start of the movement phase if both have pieces in Flanders", () => {
    expect(asked(start)).toEqual(["maria", "frederick"]);
    for (const seat of ["maria", "frederick"] as const) {
      expect(actionsOffered(start, seat, "answerDispute")).toEqual([YES, NO]);
      expect(decisionsOffered(start, seat)).toHaveLength(1);
    }
    expect(decisionsOffered(start, "louis")).toEqual([]);
    refused(start, "maria", march("austria1", "f0"), "RUL-02", "disputeMustBeAnswered");
    refused(start, "frederick", { type: "done" }, "RUL-02", "disputeMustBeAnswered");
  });

  test("RUL-02 nobody is asked where only one of them has pieces in Flanders", () => {
    const pieces = [{ austria1: "b1", pragmatic1: "f6" }, { austria1: "f1" }] as const;
    for (const some of pieces) {
      const state = stageFive({ pieces: some });
      expect(offered(state, "maria", "answerDispute")).toEqual([]);
      refused(state, "maria", NO, "RUL-02", "notAskedNow");
    }
  });

  test("RUL-02 nobody gains by being quick: Flanders is closed until the other has answered, Bohemia is not", () => {
    const quick = played(start, "maria", NO).state;
    expect(asked(quick)).toEqual(["frederick"]);
    refused(quick, "maria", march("austria1", "f0"), "MOV-27", "otherSideMovesFirst");
    expect(whereIs(played(quick, "maria", march("austria3", "b2")).state, "austria3")).toBe("b2");
    refused(quick, "maria", NO, "RUL-02", "notAskedNow");
  });

  test("RUL-02 if neither disputes, both move in Flanders in any order", () => {
    const after = playedAll(
      agreed,
      ["maria", march("austria1", "f0")],
      ["maria", march("austria2", "f2")],
      ["frederick", march("pragmatic1", "f5")],
      ["frederick", march("pragmatic2", "f9")],
    );
    expect([whereIs(after, "austria2"), whereIs(after, "pragmatic2")]).toEqual(["f2", "f9"]);
  });
});

describe("the dispute", () => {
  test("MOV-27 under dispute they alternate in Flanders, the Pragmatic Army first, whoever declared it", () => {
    for (const begun of [disputed, playedAll(start, ["frederick", NO], ["maria", YES])]) {
      refused(begun, "maria", march("austria1", "f0"), "MOV-27", "otherSideMovesFirst");
      const first = played(begun, "frederick", march("pragmatic1", "f5")).state;
      refused(first, "frederick", march("pragmatic2", "f9"), "MOV-27", "otherSideMovesFirst");
      const second = played(first, "maria", march("austria1", "f0")).state;
      refused(second, "maria", march("austria2", "f2"), "MOV-27", "otherSideMovesFirst");
      expect(whereIs(played(second, "frederick", march("pragmatic2", "f9")).state, "pragmatic2")).toBe("f9");
    }
  });

  test("MOV-27 either player may declare the dispute in the course of the phase", () => {
    for (const seat of ["maria", "frederick"] as const) {
      expect(offered(agreed, seat, "dispute")).toHaveLength(1);
      const moved = played(agreed, "maria", march("austria1", "f0")).state;
      const declared = played(moved, seat, DISPUTE).state;
      refused(declared, "maria", march("austria2", "f2"), "MOV-27");
      refused(declared, seat, DISPUTE, "MOV-27", "disputeNotPossible");
      expect(offered(declared, seat, "dispute")).toEqual([]);
      expect(whereIs(played(declared, "frederick", march("pragmatic1", "f5")).state, "pragmatic1")).toBe(
        "f5",
      );
    }
  });

  test("MOV-27 no dispute without Austria and the Pragmatic Army, and none while a move is in progress", () => {
    const prussian = position({ pack, variant: "advanced", begin: { stage: 4, phase: "movement" } });
    refused(prussian, "frederick", DISPUTE, "MOV-27", "disputeNotPossible");
    refused(prussian, "frederick", PASS, "RUL-02");
    const near = stageFive({ pieces: { austria2: "f3", pragmatic1: "f6" } });
    const waiting = playedAll(
      near,
      ["maria", NO],
      ["frederick", NO],
      ["maria", marchOf(near, "austria2", ["f4", "f5", "f6"])],
    );
    expect(pending(waiting)).toEqual([{ seat: "frederick", kind: "consent" }]);
    refused(waiting, "maria", DISPUTE, "MOV-26");
    refused(waiting, "frederick", DISPUTE, "MOV-26");
  });

  test("RUL-02 Austrian moves wholly in Bohemia stay free at any time and use up no turn in Flanders", () => {
    const first = played(disputed, "maria", march("austria3", "b2")).state;
    refused(first, "maria", march("austria1", "f2"), "MOV-27");
    expect(whereIs(played(first, "frederick", march("pragmatic1", "f5")).state, "pragmatic1")).toBe("f5");
    const second = played(disputed, "frederick", march("pragmatic1", "f5")).state;
    const third = played(second, "maria", march("austria3", "b2")).state;
    expect(whereIs(played(third, "maria", march("austria1", "f2")).state, "austria1")).toBe("f2");
  });

  test("RUL-02 a move with any city in Flanders counts, the first one included", () => {
    refused(disputed, "maria", march("austria3", "b0", "f0"), "MOV-27");
    refused(disputed, "maria", march("austria1", "f0", "b0"), "MOV-27");
    const turn = played(disputed, "frederick", march("pragmatic1", "f5")).state;
    for (const crossing of [march("austria3", "b0", "f0"), march("austria1", "f0", "b0")]) {
      const crossed = played(turn, "maria", crossing).state;
      refused(crossed, "maria", march("austria2", "f2"), "MOV-27");
    }
  });

  test("RUL-02 a move out of Flanders counts even if a stack is refused on its way back and it halts in Bohemia", () => {
    const state = position({
      variant: "advanced",
      begin: { stage: 5, phase: "movement" },
      pieces: {
        austria1: "mergentheim",
        austria2: "namur",
        pragmatic1: "schwaebisch-hall",
        pragmatic2: "hannover",
      },
    });
    const halted = playedAll(
      state,
      ["maria", NO],
      ["frederick", YES],
      ["frederick", marchOf(state, "pragmatic2", ["minden"])],
      [
        "maria",
        marchOf(state, "austria1", ["rothenburg-ob-der-tauber", "dinkelsbuehl", "schwaebisch-hall"], {
          commander: "austria1",
        }),
      ],
      ["frederick", { type: "answerStack", agree: false }],
      ["maria", { type: "halt" }],
    );
    expect(whereIs(halted, "austria1")).toBe("dinkelsbuehl");
    refused(halted, "maria", marchOf(state, "austria2", ["dinant"]), "MOV-27", "otherSideMovesFirst");
  });

  test("RUL-02 a train re-entry on the Flanders map counts as a move there", () => {
    const reenter = (state: State, name: string, key: string, paid: string): Action => ({
      type: "reenterTrain",
      train: piece(packOf(state), name),
      city: city(packOf(state), key),
      cards: [card(paid)],
    });
    refused(disputed, "maria", reenter(start, "austriaT1", "bruessel", "H4"), "MOV-27");
    expect(actionsOffered(disputed, "maria", "reenterTrain")).not.toContainEqual(
      reenter(start, "austriaT1", "bruessel", "H4"),
    );
    // On the Bohemia map it is free and leaves the turn where it was.
    const inWien = played(disputed, "maria", reenter(start, "austriaT1", "wien", "H4")).state;
    refused(inWien, "maria", march("austria1", "f2"), "MOV-27");
    const inAmsterdam = played(inWien, "frederick", reenter(start, "pragmaticT1", "amsterdam", "S4")).state;
    refused(inAmsterdam, "frederick", march("pragmatic1", "f5"), "MOV-27");
    const inBruessel = played(inAmsterdam, "maria", reenter(start, "austriaT2", "bruessel", "H5")).state;
    refused(inBruessel, "maria", march("austria1", "f2"), "MOV-27");
  });

  test("RUL-02 a side that passes is finished in Flanders, and the other goes on alone", () => {
    expect(offered(disputed, "frederick", "passFlanders")).toHaveLength(1);
    expect(offered(disputed, "maria", "passFlanders")).toEqual([]);
    refused(disputed, "maria", PASS, "RUL-02", "otherSideMovesFirst");
    const passed = played(disputed, "frederick", PASS).state;
    const alone = playedAll(passed, ["maria", march("austria1", "f0")], ["maria", march("austria2", "f2")]);
    expect([whereIs(alone, "austria1"), whereIs(alone, "austria2")]).toEqual(["f0", "f2"]);
    refused(alone, "frederick", march("pragmatic1", "f5"), "MOV-27");
    refused(alone, "frederick", PASS, "RUL-02");
  });

  test("RUL-02 Austria too may pass, and then the Pragmatic Army goes on alone", () => {
    const turn = played(disputed, "frederick", march("pragmatic1", "f5")).state;
    const passed = played(turn, "maria", PASS).state;
    refused(passed, "maria", march("austria1", "f2"), "MOV-27");
    expect(whereIs(played(passed, "frederick", march("pragmatic2", "f9")).state, "pragmatic2")).toBe("f9");
    expect(whereIs(played(passed, "maria", march("austria3", "b2")).state, "austria3")).toBe("b2");
  });

  test("RUL-02 to be done is to pass as well", () => {
    const done = played(disputed, "frederick", { type: "done" }).state;
    const alone = playedAll(done, ["maria", march("austria1", "f0")], ["maria", march("austria2", "f2")]);
    expect(whereIs(alone, "austria2")).toBe("f2");
    refused(done, "frederick", PASS, "RUL-01", "alreadyDone");
  });

  describe("done withdrawn", () => {
    const DONE: Action = { type: "done" };
    const NOT_DONE: Action = { type: "notDone" };

    test("RUL-01 whoever withdraws that he is done is no longer finished in Flanders, and has his turn again", () => {
      const back = playedAll(disputed, ["frederick", DONE], ["frederick", NOT_DONE]);
      refused(back, "maria", march("austria1", "f0"), "MOV-27", "otherSideMovesFirst");
      expect(offered(back, "frederick", "passFlanders")).toHaveLength(1);
      const moved = played(back, "frederick", march("pragmatic1", "f5")).state;
      expect(whereIs(moved, "pragmatic1")).toBe("f5");
      refused(moved, "frederick", march("pragmatic2", "f9"), "MOV-27", "otherSideMovesFirst");
    });

    test("RUL-01 after moves the other made alone it is the turn of whoever withdrew", () => {
      const alone = playedAll(
        disputed,
        ["frederick", DONE],
        ["maria", march("austria1", "f0")],
        ["maria", march("austria2", "f2")],
      );
      const back = played(alone, "frederick", NOT_DONE).state;
      expect(offered(back, "maria", "passFlanders")).toEqual([]);
      expect(whereIs(played(back, "frederick", march("pragmatic1", "f5")).state, "pragmatic1")).toBe("f5");
    });

    test("RUL-01 whoever was done out of his turn and withdraws it still waits for the other's move", () => {
      const turn = played(disputed, "frederick", march("pragmatic1", "f5")).state;
      const back = playedAll(turn, ["frederick", DONE], ["frederick", NOT_DONE]);
      refused(back, "frederick", march("pragmatic2", "f9"), "MOV-27", "otherSideMovesFirst");
      const answered = played(back, "maria", march("austria1", "f0")).state;
      expect(whereIs(played(answered, "frederick", march("pragmatic2", "f9")).state, "pragmatic2")).toBe(
        "f9",
      );
    });

    test("RUL-01 Austria too is back in Flanders, and the Pragmatic Army no longer moves there alone", () => {
      const turn = played(disputed, "frederick", march("pragmatic1", "f5")).state;
      const back = playedAll(turn, ["maria", DONE], ["maria", NOT_DONE]);
      refused(back, "frederick", march("pragmatic2", "f9"), "MOV-27", "otherSideMovesFirst");
      expect(whereIs(played(back, "maria", march("austria1", "f2")).state, "austria1")).toBe("f2");
    });

    test("RUL-01 and RUL-02 a pass in Flanders is final: a done declared after it and withdrawn leaves it", () => {
      const back = playedAll(disputed, ["frederick", PASS], ["frederick", DONE], ["frederick", NOT_DONE]);
      refused(back, "frederick", march("pragmatic1", "f5"), "MOV-27", "otherSideMovesFirst");
      refused(back, "frederick", PASS, "RUL-02", "otherSideMovesFirst");
      expect(offered(back, "frederick", "done")).toHaveLength(1);
      const alone = playedAll(back, ["maria", march("austria1", "f0")], ["maria", march("austria2", "f2")]);
      expect(whereIs(alone, "austria2")).toBe("f2");
    });

    test("RUL-01 and RUL-02 done before the dispute was declared is finished there too, until it is withdrawn", () => {
      const declared = playedAll(agreed, ["frederick", DONE], ["maria", DISPUTE]);
      expect(whereIs(played(declared, "maria", march("austria1", "f0")).state, "austria1")).toBe("f0");
      const back = played(declared, "frederick", NOT_DONE).state;
      refused(back, "maria", march("austria1", "f0"), "MOV-27", "otherSideMovesFirst");
      expect(whereIs(played(back, "frederick", march("pragmatic1", "f5")).state, "pragmatic1")).toBe("f5");
    });

    test("RUL-01 once both are done the phase is over and nothing is left to withdraw", () => {
      const over = playedAll(disputed, ["frederick", DONE], ["maria", DONE]);
      expect(momentOf(over)).not.toEqual({ stage: 5, phase: "movement" });
      expect(offered(over, "frederick", "notDone")).toEqual([]);
    });

    test("RUL-01 a train re-entry in Flanders is open again as well", () => {
      const back = playedAll(disputed, ["frederick", DONE], ["frederick", NOT_DONE]);
      const reentry: Action = {
        type: "reenterTrain",
        train: piece(pack, "pragmaticT1"),
        city: city(pack, "amsterdam"),
        cards: [card("S4")],
      };
      expect(whereIs(played(back, "frederick", reentry).state, "pragmaticT1")).toBe("amsterdam");
    });
  });

  test("MOV-27 the alternation ends with the turn: in the next one both are asked again", () => {
    const over = playedAll(disputed, ["frederick", { type: "done" }], ["maria", { type: "done" }]);
    const next = quietlyTo(over, 5, "movement", 2);
    expect(momentOf(next)).toEqual({ stage: 5, phase: "movement" });
    expect(actionsOffered(next, "maria", "answerDispute")).toEqual([YES, NO]);
    const free = playedAll(next, ["maria", NO], ["frederick", NO]);
    expect(whereIs(played(free, "maria", march("austria1", "f0")).state, "austria1")).toBe("f0");
  });
});
