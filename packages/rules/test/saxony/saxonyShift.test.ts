import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import type { Action } from "../../src/model/actions.ts";
import { SAXONY_AUSTRIAN_ALLY, SAXONY_NEUTRAL, SAXONY_PRUSSIAN_ALLY } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { arena, playing, retreatAlong, STOP } from "../support/battlefield.ts";
import { historical, packWith, rowOf } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  affairsWithEvents,
  countOf,
  expectLawful,
  saxonyIn,
  shiftBy,
} from "../support/politicalChanges.ts";
import {
  actionsOffered,
  asked,
  card,
  decisionsOffered,
  offered,
  played,
  playedAll,
  power,
  refused,
  whereIs,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";
import { pay } from "../support/supply.ts";

/** Austria attacks from A in stage 5; the defenders in D stop at once. */
const beaten = (setup: Omit<AffairsSetup, "begin" | "pack">): State => {
  const state = affairsPosition({ turn: 5, pack: arena, ...setup, begin: { stage: 5, phase: "combat" } });
  return played(state, asked(state)[0] ?? "frederick", STOP).state;
};

/** Prussia loses 3 troops, worth 1 point. */
const onePoint = (setup: Partial<AffairsSetup> = {}): State =>
  beaten({ pieces: { austria1: "A", prussia1: "D" }, troops: { austria1: 8, prussia1: 5 }, ...setup });

/** EXA-42: 13 against 14 and a ten: Prussia loses 9 troops, worth 3 points. */
const threePoints = (setup: Partial<AffairsSetup> = {}): State => {
  const state = affairsPosition({
    turn: 5,
    pack: arena,
    pieces: { austria1: "A", austria2: "A", prussia1: "D", prussia2: "D" },
    troops: { austria1: 8, austria2: 5, prussia1: 8, prussia2: 6 },
    hands: { austria: ["D10"] },
    ...setup,
    begin: { stage: 5, phase: "combat" },
  });
  return playedAll(state, ["maria", playing("D10")], ["frederick", STOP]);
};

const boxOf = (state: State): number => affairsIn(state).tracks.saxony;

describe("by cards", () => {
  test("SAX-01 the Saxony marker is shifted by political cards whose arrows allow it", () => {
    const unionOfFrankfurt = historical.politics.cards.findIndex(({ key }) => key === "union-of-frankfurt");
    const state = affairsPosition({
      turn: 7,
      saxony: SAXONY_NEUTRAL,
      hands: { france: ["H10"] },
      affairs: { lastWinner: "louis" },
      politicalDeck: ["union-of-frankfurt", "genoa", "russia", "catherine"],
      begin: { stage: 1, phase: "politics" },
    });
    const selected = playedAll(
      state,
      ["louis", { type: "chooseTrump", suit: 0 }],
      ["louis", { type: "placeCard", power: power("france"), card: card("H10") }],
      ["louis", { type: "selectCard", card: unionOfFrankfurt }],
    );
    const left: Action = { type: "execute", instruction: false, shifts: [{ track: "saxony", steps: -1 }] };
    refused(selected, "louis", { ...left, shifts: [{ track: "saxony", steps: 1 }] }, "PCE-03");
    const shifted = played(selected, "louis", left).state;
    expect([boxOf(shifted), shifted.saxony]).toEqual([2, SAXONY_PRUSSIAN_ALLY]);
  });
});

describe("by defeats", () => {
  test("SAX-03 and DEC-34 for a point lost in battle Austria may shift the marker one box to the right", () => {
    const state = onePoint();
    expect(pending(state)).toEqual([{ seat: "maria", kind: "saxonyShift" }]);
    expect(actionsOffered(state, "maria", "shiftSaxony")).toEqual([shiftBy(0), shiftBy(1)]);
    expect([decisionsOffered(state, "frederick"), decisionsOffered(state, "louis")]).toEqual([[], []]);
    const after = played(state, "maria", shiftBy(1)).state;
    expect([boxOf(after), after.saxony]).toEqual([2, SAXONY_PRUSSIAN_ALLY]);
    expectLawful(after);
  });

  test("SAX-03 points lost by Saxony, alone or in a mixed stack, are Prussia's", () => {
    const saxon = beaten({ pieces: { austria1: "A", saxony1: "D" }, troops: { austria1: 8, saxony1: 5 } });
    expect(pending(saxon)).toEqual([{ seat: "maria", kind: "saxonyShift" }]);
    const mixed = beaten({
      pieces: { austria1: "A", austria2: "A", prussia2: "D", saxony1: "D" },
      troops: { austria1: 8, austria2: 4, prussia2: 4, saxony1: 5 },
    });
    expect(offered(mixed, "maria", "shiftSaxony").map(({ most }) => most)).toEqual([1]);
  });

  test("SAX-03 points lost by France, Bavaria or Austria, and defeats without a point, shift nothing", () => {
    for (const loser of ["france1", "bavaria1"]) {
      const state = beaten({
        pieces: { austria1: "A", [loser]: "D" },
        troops: { austria1: 8, [loser]: 5 },
      });
      expect(pending(state).map(({ kind }) => kind)).not.toContain("saxonyShift");
    }
    const small = onePoint({ troops: { austria1: 7, prussia1: 5 } });
    expect(pending(small).map(({ kind }) => kind)).not.toContain("saxonyShift");
    const attack = affairsPosition({
      turn: 5,
      pack: arena,
      pieces: { austria1: "A", prussia1: "D" },
      troops: { austria1: 5, prussia1: 8 },
      begin: { stage: 5, phase: "combat" },
    });
    expect(pending(played(attack, "maria", STOP).state).map(({ kind }) => kind)).not.toContain("saxonyShift");
  });

  test("SAX-04 the shift is due though Prussia's battle boxes are empty and no marker is removed", () => {
    const poor = onePoint();
    expect(countOf(poor, "battleBoxes", "prussia")).toBe(0);
    expect(pending(poor)[0]?.kind).toBe("saxonyShift");
    const rich = onePoint({ affairs: { battleBoxes: [0, 0, 2, 0, 0, 0] } });
    expect(countOf(rich, "battleBoxes", "prussia")).toBe(1);
    expect(offered(rich, "maria", "shiftSaxony").map(({ most }) => most)).toEqual([1]);
  });

  test("SAX-05 the marker moves only if Austria wants it", () => {
    const state = onePoint();
    const after = played(state, "maria", shiftBy(0));
    expect(boxOf(after.state)).toBe(1);
    expect(eventsOfType(after.events, "markerShifted")).toEqual([]);
    refused(state, "frederick", shiftBy(0), "SAX-05", "notYourDecision");
    refused(state, "maria", STOP, "SAX-05", "notAskedNow");
  });

  test("RUL-88 any number of steps from none to the points lost, and no other", () => {
    const state = threePoints();
    expect(actionsOffered(state, "maria", "shiftSaxony")).toEqual([0, 1, 2, 3].map(shiftBy));
    for (const steps of [-1, 4, 1.5]) refused(state, "maria", shiftBy(steps), "RUL-88", "shiftTooFar");
  });

  test("SAX-06 and EXA-42 a defeat worth 3 points may take Saxony from Prussia's side straight to Austria's", () => {
    const expected = [
      [0, 2, SAXONY_PRUSSIAN_ALLY],
      [1, 3, SAXONY_NEUTRAL],
      [2, 4, SAXONY_NEUTRAL],
      [3, 5, SAXONY_AUSTRIAN_ALLY],
    ] as const;
    for (const [steps, box, status] of expected) {
      const state = threePoints({ affairs: { tracks: saxonyIn(2) } });
      const after = played(state, "maria", shiftBy(steps)).state;
      expect([boxOf(after), after.saxony]).toEqual([box, status]);
    }
  });

  test("SAX-08 and EXA-42 only the box where the marker stops counts: Saxon pieces stay where they are when it passes the neutral boxes", () => {
    const pieces = {
      austria1: "A",
      austria2: "A",
      prussia1: "D",
      prussia2: "D",
      saxony1: "leipzig",
      saxonyT1: "halle",
      prussiaT1: "torgau",
    };
    const state = threePoints({ pieces, affairs: { tracks: saxonyIn(2) } });
    const passed = played(state, "maria", shiftBy(3)).state;
    expect(["saxony1", "saxonyT1", "prussiaT1"].map((name) => whereIs(passed, name))).toEqual([
      "leipzig",
      "halle",
      "torgau",
    ]);
    const stopped = played(state, "maria", shiftBy(1)).state;
    expect(pending(stopped)).toEqual([{ seat: "frederick", kind: "displacement" }]);
  });

  test("SAX-07 the shift comes after the retreat, also when the winner has to choose its path", () => {
    const fork = packWith(
      {
        A: { territory: "austria" },
        D: { territory: "austria" },
        d1: { territory: "austria" },
        d2: { territory: "austria" },
        d3: { territory: "austria" },
        e3: { territory: "austria" },
      },
      [["A", "D"], ...rowOf(["D", "d1", "d2", "d3"]), ["d2", "e3"]],
    );
    const base: AffairsSetup = {
      turn: 5,
      pack: fork,
      pieces: { austria1: "A", prussia1: "D" },
      troops: { austria1: 8, prussia1: 5 },
      begin: { stage: 5, phase: "combat" },
    };
    const state = played(affairsPosition(base), "frederick", STOP).state;
    expect(pending(state)).toEqual([{ seat: "maria", kind: "retreat" }]);
    const retreated = played(state, "maria", retreatAlong(state, ["d1", "d2", "e3"]));
    expect(whereIs(retreated.state, "prussia1")).toBe("e3");
    expect(pending(retreated.state)).toEqual([{ seat: "maria", kind: "saxonyShift" }]);
  });

  test("RUL-88 the rule goes on working after Saxony has become neutral, as far as the track goes", () => {
    const neutral = threePoints({ saxony: SAXONY_NEUTRAL, affairs: { tracks: saxonyIn(4) } });
    expect(offered(neutral, "maria", "shiftSaxony").map(({ most }) => most)).toEqual([1]);
    const ally = threePoints({ saxony: SAXONY_AUSTRIAN_ALLY });
    expect(pending(ally).map(({ kind }) => kind)).not.toContain("saxonyShift");
  });

  test("DEC-34 in the two-player game French losses on the Bohemia map are asked about too", () => {
    const state = beaten({
      players: 2,
      pieces: { austria1: "A", france1: "D" },
      troops: { austria1: 8, france1: 5 },
    });
    expect(pending(state)).toEqual([{ seat: "playerB", kind: "saxonyShift" }]);
  });
});

describe("by hunger", () => {
  const starving = (setup: Partial<AffairsSetup>) =>
    affairsWithEvents({ turn: 5, ...setup, begin: { stage: 4, phase: "supply" } });

  test("SAX-03 and DEC-24 each general lost to supply is a point, and Austria is asked once for all of them", () => {
    const { state, events } = starving({
      pieces: { prussia1: "prag", prussia2: "melnik", saxony1: "wien" },
      troops: { prussia1: 1, prussia2: 1, saxony1: 1 },
    });
    expect(eventsOfType(events, "generalRemoved")).toHaveLength(3);
    expect(pending(state)).toEqual([{ seat: "maria", kind: "saxonyShift" }]);
    expect(actionsOffered(state, "maria", "shiftSaxony")).toEqual([0, 1, 2, 3].map(shiftBy));
    expect([decisionsOffered(state, "frederick"), decisionsOffered(state, "louis")]).toEqual([[], []]);
    const after = played(state, "maria", shiftBy(2)).state;
    expect([boxOf(after), after.saxony]).toEqual([3, SAXONY_NEUTRAL]);
    expectLawful(after);
  });

  test("RUL-88 the shift waits until the supply of both active powers is settled, hussar charges included", () => {
    const row = packWith({ c0: {}, c1: {}, c2: {}, far: {} }, rowOf(["c0", "c1", "c2"]));
    const { state } = starving({
      pack: row,
      pieces: { prussia1: "far", saxony1: "c0", saxonyT1: "c2" },
      troops: { prussia1: 1 },
      hussars: ["c1"],
      hands: { saxony: ["H2"] },
    });
    expect(pending(state)).toEqual([{ seat: "frederick", kind: "supply" }]);
    const paid = played(state, "frederick", pay(["H2"], "saxony")).state;
    expect(pending(paid)).toEqual([{ seat: "maria", kind: "saxonyShift" }]);
  });

  test("DEC-24 nobody is asked when generals go hungry but none is lost", () => {
    const { state } = starving({ pieces: { prussia1: "prag" }, troops: { prussia1: 3 } });
    expect(pending(state).map(({ kind }) => kind)).toEqual(["movement"]);
  });
});
