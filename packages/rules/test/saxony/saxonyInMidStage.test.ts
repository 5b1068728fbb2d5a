import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import { momentOf } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import { PRUSSIA, SAXONY, SAXONY_AUSTRIAN_ALLY, SAXONY_NEUTRAL } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { playing, STOP } from "../support/battlefield.ts";
import { historical } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  affairsWithEvents,
  expectLawful,
  frontier,
  PRUSSIAN_SILESIA,
  saxonyIn,
  shiftBy,
} from "../support/politicalChanges.ts";
import {
  asked,
  card,
  city,
  decisionsOffered,
  handOf,
  marchOf,
  offered,
  piece,
  played,
  playedAll,
  power,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { cardsReceived, eventsOfType, quietlyTo } from "../support/quietPlay.ts";

const DONE: Action = { type: "done" };

/** Stage 4: Prussia attacks at the frontier, 14 against 13, and is beaten by 9 troops once Austria has played a ten: 3 points. */
const PRUSSIA_IS_BEATEN: Omit<AffairsSetup, "begin"> = {
  turn: 5,
  pack: frontier,
  pieces: {
    prussia1: "D",
    prussia2: "D",
    austria1: "A",
    austria2: "A",
    saxony1: "leipzig",
    saxonyT1: "torgau",
  },
  troops: { prussia1: 8, prussia2: 6, austria1: 8, austria2: 5 },
  hands: { austria: ["D10"], saxony: ["H4", "S7"] },
  affairs: { tracks: saxonyIn(2), drawn: [PRUSSIA, SAXONY] },
};

const NOT_DRAWN: Partial<AffairsSetup> = { affairs: { tracks: saxonyIn(2) } };

/** The battle is fought and Austria shifts the marker by so many boxes. */
const fought = (state: State, steps: number): State =>
  playedAll(state, ["maria", playing("D10")], ["frederick", STOP], ["maria", shiftBy(steps)]);

describe("who plays Saxony", () => {
  test("SAX-21 and HID-25 from the moment of the change Maria Theresa plays it and sees its hand and its troops, and Frederick sees neither", () => {
    for (const [steps, status] of [
      [1, SAXONY_NEUTRAL],
      [3, SAXONY_AUSTRIAN_ALLY],
    ] as const) {
      const before = affairsPosition({ ...PRUSSIA_IS_BEATEN, begin: { stage: 4, phase: "combat" } });
      const seen = (state: State, seat: "maria" | "frederick") => {
        const { hands, troops } = view(state, seat);
        return [hands[SAXONY]?.length, troops[piece(historical, "saxony1")]];
      };
      expect([seen(before, "maria"), seen(before, "frederick")]).toEqual([
        [0, -1],
        [2, 4],
      ]);
      const after = fought(before, steps);
      expect(after.saxony).toBe(status);
      expect([seen(after, "maria"), seen(after, "frederick")]).toEqual([
        [2, 4],
        [0, -1],
      ]);
      expect(view(after, "maria").hands[SAXONY]).toEqual([card("H4"), card("S7")]);
      // What has been shown cannot be taken back.
      expect(after.takeBack).toEqual([0, 0, 0]);
    }
  });

  test("SAX-22 and SEQ-11 after leaving the Prussian alliance Saxony acts in stage 5 and not in stage 4", () => {
    for (const saxony of [SAXONY_NEUTRAL, SAXONY_AUSTRIAN_ALLY] as const) {
      const setup: Omit<AffairsSetup, "begin"> = { turn: 5, saxony, pieces: { saxony1: "leipzig" } };
      const four = affairsWithEvents({ ...setup, begin: { stage: 4, phase: "tacticalCards" } });
      expect(eventsOfType(four.events, "stageBegan").map(({ powers }) => powers)).toEqual([[PRUSSIA]]);
      expect(cardsReceived(four.events, "saxony")).toBe(0);
      refused(four.state, "maria", marchOf(four.state, "saxony1", ["oschatz"]), "SEQ-05");
      refused(four.state, "frederick", marchOf(four.state, "saxony1", ["oschatz"]), "MOV-01", "notYourPiece");
      const five = affairsWithEvents({ ...setup, begin: { stage: 5, phase: "tacticalCards" } });
      expect(eventsOfType(five.events, "stageBegan").map(({ powers }) => powers)).toEqual([
        [power("austria"), SAXONY, power("pragmatic")],
      ]);
      const moved = played(five.state, "maria", marchOf(five.state, "saxony1", ["oschatz"])).state;
      expect(whereIs(moved, "saxony1")).toBe("oschatz");
    }
  });

  test("SEQ-11 in winter it recruits together with Austria", () => {
    const setup: Omit<AffairsSetup, "begin"> = {
      turn: 6,
      saxony: SAXONY_NEUTRAL,
      hands: { saxony: ["H8"], prussia: ["S8"] },
    };
    const four = affairsPosition({ ...setup, begin: { stage: 4, phase: "winter" } });
    expect(offered(four, "frederick", "recruit").map((choice) => choice.power)).toEqual([PRUSSIA]);
    const five = affairsPosition({ ...setup, begin: { stage: 5, phase: "winter" } });
    expect(offered(five, "maria", "recruit").map((choice) => choice.power)).toEqual([SAXONY]);
  });
});

describe("two action stages in one turn", () => {
  const joined = (setup: Partial<AffairsSetup> = {}, steps = 3): State =>
    fought(affairsPosition({ ...PRUSSIA_IS_BEATEN, ...setup, begin: { stage: 4, phase: "combat" } }), steps);

  test("SAX-23 and RUL-90 after a change in the combat of stage 4 Saxony acts again in full in stage 5", () => {
    const state = quietlyTo(joined(), 5, "movement");
    const after = played(state, "maria", marchOf(state, "saxony1", ["oschatz", "meissen"])).state;
    expect(whereIs(after, "saxony1")).toBe("meissen");
  });

  test("RUL-90 moves already made in stage 4 do not prevent moves in stage 5", () => {
    const moving = affairsPosition({ ...PRUSSIA_IS_BEATEN, begin: { stage: 4, phase: "movement" } });
    const marched = playedAll(
      moving,
      ["frederick", marchOf(moving, "saxony1", ["oschatz"])],
      ["frederick", DONE],
    );
    const state = quietlyTo(fought(marched, 3), 5, "movement");
    expect(whereIs(played(state, "maria", marchOf(state, "saxony1", ["meissen"])).state, "saxony1")).toBe(
      "meissen",
    );
  });

  test("TRN-10 and RUL-90 a Saxon train that re-entered in stage 4 stays put in stage 5, one that merely moved does not", () => {
    const moving = affairsPosition({ ...PRUSSIA_IS_BEATEN, begin: { stage: 4, phase: "movement" } });
    const reenter: Action = {
      type: "reenterTrain",
      train: piece(historical, "saxonyT1"),
      city: city(historical, "dresden"),
      cards: [card("H4")],
    };
    const reentered = quietlyTo(
      fought(playedAll(moving, ["frederick", reenter], ["frederick", DONE]), 3),
      5,
      "movement",
    );
    refused(reentered, "maria", marchOf(reentered, "saxonyT1", ["meissen"]), "TRN-10", "reenteredThisPhase");
    const merelyMoved = quietlyTo(
      fought(
        playedAll(moving, ["frederick", marchOf(moving, "saxonyT1", ["oschatz"])], ["frederick", DONE]),
        3,
      ),
      5,
      "movement",
    );
    const again = played(merelyMoved, "maria", marchOf(merelyMoved, "saxonyT1", ["meissen"])).state;
    expect(whereIs(again, "saxonyT1")).toBe("meissen");
    // In the next turn the train that re-entered marches again.
    const next = quietlyTo(reentered, 5, "movement", 6);
    expect(whereIs(played(next, "maria", marchOf(next, "saxonyT1", ["meissen"])).state, "saxonyT1")).toBe(
      "meissen",
    );
  });

  test("SAX-24 and TAC-09 it draws its income only once in that turn", () => {
    const start = affairsWithEvents({
      ...PRUSSIA_IS_BEATEN,
      ...NOT_DRAWN,
      begin: { stage: 4, phase: "tacticalCards" },
    });
    expect(cardsReceived(start.events, "saxony")).toBe(1);
    const state = quietlyTo(fought(played(start.state, "frederick", DONE).state, 3), 5, "movement");
    expect(handOf(state, "saxony")).toHaveLength(3);
    // In the turn after it draws its two.
    expect(handOf(quietlyTo(state, 5, "movement", 6), "saxony")).toHaveLength(5);
  });

  test("TAC-09 and RUL-90 a Saxony that could not draw in stage 4, Dresden being Austrian, draws in stage 5", () => {
    const start = affairsWithEvents({
      ...PRUSSIA_IS_BEATEN,
      ...NOT_DRAWN,
      // Austria's two points would empty its pool if it held Silesia too.
      markers: { ...PRUSSIAN_SILESIA, dresden: "austria" },
      begin: { stage: 4, phase: "tacticalCards" },
    });
    expect(cardsReceived(start.events, "saxony")).toBe(0);
    const state = quietlyTo(fought(played(start.state, "frederick", DONE).state, 3), 5, "movement");
    expect(handOf(state, "saxony")).toHaveLength(4);
  });

  test("RUL-90 its generals' supply is checked again in stage 5", () => {
    const setup = { ...PRUSSIA_IS_BEATEN, pieces: { ...PRUSSIA_IS_BEATEN.pieces, saxony1: "wien" } };
    const start = affairsPosition({ ...setup, begin: { stage: 4, phase: "supply" } });
    expect(troopsAt(start, "saxony1")).toBe(3);
    const state = quietlyTo(fought(played(start, "frederick", DONE).state, 3), 5, "movement");
    expect(troopsAt(state, "saxony1")).toBe(1);
  });

  test("RUL-90 a neutral Saxony acts in stage 5 too, inside its country", () => {
    const state = quietlyTo(joined({}, 1), 5, "movement");
    expect([whereIs(state, "saxony1"), whereIs(state, "saxonyT1")]).toEqual(["dresden", "freiberg"]);
    expect(whereIs(played(state, "maria", marchOf(state, "saxony1", ["meissen"])).state, "saxony1")).toBe(
      "meissen",
    );
    expectLawful(state);
  });
});

describe("leaving the running stage", () => {
  /** Stage 4: two Prussian generals and one Saxon starve in Austria; three points. */
  const starving = (steps: number, pieces: Record<string, string> = {}): State => {
    const state = affairsPosition({
      turn: 5,
      pieces: { prussia1: "prag", prussia2: "melnik", prussia3: "wien", saxonyT1: "torgau", ...pieces },
      troops: { prussia1: 1, prussia2: 1, prussia3: 1 },
      affairs: { tracks: saxonyIn(2) },
      begin: { stage: 4, phase: "supply" },
    });
    return played(state, "maria", shiftBy(steps)).state;
  };

  test("RUL-90 a change in the supply phase of stage 4 takes Saxony out of the movement phase that follows", () => {
    const state = starving(3, { saxony1: "leipzig" });
    expect([state.saxony, momentOf(state)]).toEqual([SAXONY_AUSTRIAN_ALLY, { stage: 4, phase: "movement" }]);
    expect(asked(state)).toEqual(["frederick"]);
    refused(state, "frederick", marchOf(state, "saxony1", ["oschatz"]), "MOV-01", "notYourPiece");
    refused(state, "maria", marchOf(state, "saxony1", ["oschatz"]), "SEQ-05");
    expect(decisionsOffered(state, "maria")).toEqual([]);
    const later = quietlyTo(state, 5, "movement");
    expect(whereIs(played(later, "maria", marchOf(later, "saxony1", ["oschatz"])).state, "saxony1")).toBe(
      "oschatz",
    );
  });

  test("RUL-90 a change in the politics stage moves Saxony's only stage of that turn to Austria's", () => {
    const { state } = affairsWithEvents({
      turn: 5,
      pieces: { saxony1: "leipzig" },
      affairs: { shifts: [{ track: "saxony", steps: 2 }] },
      begin: { stage: 1, phase: "politicalShifts" },
    });
    const four = quietlyTo(state, 4, "movement");
    expect(handOf(four, "saxony")).toHaveLength(0);
    const five = quietlyTo(four, 5, "movement");
    expect(handOf(five, "saxony")).toHaveLength(1);
    expect(affairsIn(five).drawn).toContain(SAXONY);
  });

  test("RUL-90 in the two-player game a French defeat in stage 3 may do the same before Saxony has acted at all", () => {
    const combat = affairsPosition({
      turn: 5,
      players: 2,
      pack: frontier,
      pieces: { france1: "D", austria1: "A", saxony1: "leipzig" },
      troops: { france1: 5, austria1: 8 },
      affairs: { tracks: saxonyIn(2) },
      begin: { stage: 3, phase: "combat" },
    });
    const beaten = playedAll(combat, ["playerA", STOP], ["playerB", shiftBy(1)]);
    expect(beaten.saxony).toBe(SAXONY_NEUTRAL);
    const four = quietlyTo(beaten, 4, "movement");
    refused(four, "playerA", marchOf(four, "saxony1", ["meissen"]), "MOV-01", "notYourPiece");
    const five = quietlyTo(four, 5, "movement");
    expect(handOf(five, "saxony")).toHaveLength(1);
    expect(pending(five).map(({ seat }) => seat)).toEqual(["playerB"]);
  });
});
