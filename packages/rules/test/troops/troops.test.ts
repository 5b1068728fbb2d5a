import { describe, expect, test } from "vitest";
import { logFor } from "../../src/game/log.ts";
import { newGame } from "../../src/game/newGame.ts";
import { pending } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import type { Action } from "../../src/model/actions.ts";
import { isOnBoard, OFF_BOARD } from "../../src/model/ids.ts";
import { seatsOf } from "../../src/model/options.ts";
import { seatOfPower } from "../../src/model/seats.ts";
import { type State, UNKNOWN } from "../../src/model/state.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { facing, road } from "../support/facing.ts";
import { historical, packWith, rowOf } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  offered,
  piece,
  played,
  position,
  power,
  refused,
  type Setup,
  troopsAt,
  whereIs,
} from "../support/position.ts";

const shift = (from: string, to: string, troops: number): Action => ({
  type: "transfer",
  from: piece(historical, from),
  to: piece(historical, to),
  troops,
});

const stack = (friedrich: number, schwerin: number, more: Partial<Setup> = {}): State =>
  position({
    begin: { stage: 2, phase: "hussars" },
    pieces: { prussia1: "steinau", prussia2: "steinau", austria1: "wien" },
    troops: { prussia1: friedrich, prussia2: schwerin },
    ...more,
  });

describe("limits", () => {
  test("STK-07 a general on the board always keeps at least 1 troop", () => {
    refused(stack(4, 3), "frederick", shift("prussia1", "prussia2", 4), "STK-07", "keepsAtLeastOneTroop");
    const bare = played(stack(4, 3), "frederick", shift("prussia1", "prussia2", 3)).state;
    expect([troopsAt(bare, "prussia1"), troopsAt(bare, "prussia2")]).toEqual([1, 6]);
  });

  test("STK-08 a general never has more than 8 troops", () => {
    refused(stack(4, 6), "frederick", shift("prussia1", "prussia2", 3), "STK-08", "generalHoldsAtMostEight");
    const full = played(stack(4, 6), "frederick", shift("prussia1", "prussia2", 2)).state;
    expect(troopsAt(full, "prussia2")).toBe(8);
  });

  test("STK-09 a stack has at least 2 and at most 16 troops: at either end nothing can be shifted", () => {
    for (const state of [stack(8, 8), stack(1, 1)]) {
      expect(offered(state, "frederick", "transfer")).toEqual([]);
      refused(
        state,
        "frederick",
        shift("prussia1", "prussia2", 1),
        troopsAt(state, "prussia1") === 8 ? "STK-08" : "STK-07",
      );
    }
  });

  test("STK-09 a stack never stands with a single troop: in a mixed one each general falls by himself", () => {
    const state = facing(
      { prussia1: "c1", saxony1: "c1" },
      { prussia1: 1, saxony1: 1, austria1: 3 },
      { deputies: ["saxony1"] },
    );
    const after = played(state, "frederick", { type: "stop" }).state;
    expect([whereIs(after, "prussia1"), whereIs(after, "saxony1")]).toEqual(["c2", null]);
  });
});

describe("what is secret", () => {
  test("STK-10 the split of a power's troops is its player's secret, and so is every change of it", () => {
    const before = stack(4, 5);
    const { state: after, events } = played(before, "frederick", shift("prussia2", "prussia1", 3));
    for (const seat of ["maria", "louis", null] as const) {
      expect(view(before, seat).troops[piece(historical, "prussia1")]).toBe(UNKNOWN);
      expect(view(after, seat)).toEqual(view(before, seat));
      expect(logFor(after, events, seat)).toEqual([]);
    }
    expect(view(after, "frederick").troops[piece(historical, "prussia1")]).toBe(7);
  });

  test("STK-11 and DEC-04 anybody may ask any power's troop total at any time and is told the truth", () => {
    const state = stack(4, 5, {
      pieces: { prussia1: "steinau", prussia2: "steinau", prussia3: "sagan", austria1: "wien" },
      troops: { prussia1: 4, prussia2: 5, prussia3: 6, prussia4: 6, austria1: 2 },
      noPart: ["prussia4"],
    });
    for (const seat of ["maria", "louis", "frederick", null] as const) {
      const { troopTotals } = view(state, seat);
      // INT-03: der Alte Dessauer takes no part and is not counted.
      expect([troopTotals?.[power("prussia")], troopTotals?.[power("austria")]]).toEqual([15, 2]);
    }
  });

  test("STK-12 the troops of particular generals become public only in combat, and then as one total", () => {
    const state = facing(
      { prussia1: "c1", prussia2: "c1", prussia3: "c9" },
      { austria1: 5, prussia1: 2, prussia2: 1, prussia3: 7 },
    );
    expect(view(state, "louis").sightings).toEqual([
      { generals: [piece(road, "prussia1"), piece(road, "prussia2")], total: 3, certain: true },
      { generals: [piece(road, "austria1")], total: 5, certain: true },
    ]);
    expect(view(state, "louis").troops[piece(road, "prussia3")]).toBe(UNKNOWN);
    expect(view(state, "louis").troops[piece(road, "prussia1")]).toBe(UNKNOWN);
    expect(view(stack(4, 5), "louis").sightings).toEqual([]);
  });
});

describe("shifting troops", () => {
  test("STK-13 the owner shifts troops in his stack also in another player's stage, without anybody else being asked", () => {
    const state = stack(4, 5);
    expect(asked(state)).toEqual(["maria"]);
    const after = played(state, "frederick", shift("prussia1", "prussia2", 2)).state;
    expect([troopsAt(after, "prussia1"), troopsAt(after, "prussia2")]).toEqual([2, 7]);
    expect(pending(after)).toEqual(pending(state));
    refused(state, "maria", shift("prussia1", "prussia2", 1), "STK-13", "notYourPiece");
    refused(state, "frederick", shift("prussia1", "prussia2", 0), "STK-13", "malformedAction");
    refused(state, "frederick", shift("prussia1", "prussia2", 1.5), "STK-13", "malformedAction");
  });

  test("STK-14 troops never pass between generals that are not stacked together", () => {
    const apart = stack(4, 5, { pieces: { prussia1: "steinau", prussia2: "glogau" } });
    refused(apart, "frederick", shift("prussia1", "prussia2", 1), "STK-14", "onlyWithinOwnStack");
    refused(apart, "frederick", shift("prussia1", "prussia3", 1), "STK-14");
    refused(apart, "frederick", shift("prussia1", "prussia1", 1), "STK-14");
    expect(offered(apart, "frederick", "transfer")).toEqual([]);
  });

  test("STK-15 troops never pass between powers, not even in a mixed stack", () => {
    const mixed = stack(4, 5, {
      pieces: { prussia1: "dresden", saxony1: "dresden" },
      deputies: ["prussia1"],
    });
    refused(mixed, "frederick", shift("prussia1", "saxony1", 1), "STK-15", "onlyWithinOwnStack");
    refused(mixed, "frederick", shift("saxony1", "prussia1", 1), "STK-15");
    expect(offered(mixed, "frederick", "transfer")).toEqual([]);
  });

  test("EXA-05 Friedrich 4 and Schwerin 5 become 7 and 2 at any time; the total stays 9 and nobody is told", () => {
    const before = stack(4, 5);
    const { state: after, events } = played(before, "frederick", shift("prussia2", "prussia1", 3));
    expect([troopsAt(after, "prussia1"), troopsAt(after, "prussia2")]).toEqual([7, 2]);
    expect(view(after, "maria").troopTotals?.[power("prussia")]).toBe(9);
    expect(logFor(after, events, "maria")).toEqual([]);
  });

  /** What STK-13 to STK-15 allow a seat, worked out from the pieces alone. */
  const transfersOf = (state: State, seat: string): string[] => {
    const found: string[] = [];
    for (const a of historical.generals)
      for (const b of historical.generals) {
        const owner = seatOfPower(state.options, a.power, state.saxony);
        const together = isOnBoard(state.at[a.id] ?? OFF_BOARD) && state.at[a.id] === state.at[b.id];
        if (owner !== seat || a === b || a.power !== b.power || !together) continue;
        for (let troops = 1; troops <= 8; troops++)
          if ((state.troops[a.id] ?? 0) - troops >= 1 && (state.troops[b.id] ?? 0) + troops <= 8)
            found.push(JSON.stringify({ type: "transfer", from: a.id, to: b.id, troops }));
      }
    return found.sort();
  };

  const fork = packWith({ a: {}, b: {}, c: {}, d: {}, e: {} }, [
    ...rowOf(["a", "b", "c"]),
    ["b", "d"],
    ["a", "e"],
  ]);

  /** One position for each kind of decision, each with the stack Schwerin and Erbprinz Leopold in Sagan. */
  const moments: Readonly<Record<string, Omit<Setup, "pack">>> = {
    hussars: { begin: { stage: 2, phase: "hussars" } },
    subsidy: { turn: 4, begin: { stage: 3, phase: "tacticalCards" } },
    supply: {
      begin: { stage: 3, phase: "supply" },
      pieces: { france1: "a", franceT1: "c" },
      hussars: ["b"],
      hands: { france: ["H10"] },
    },
    movement: { begin: { stage: 5, phase: "movement" }, pieces: { austria1: "a" } },
    combat: {
      begin: { stage: 5, phase: "combat" },
      pieces: { austria1: "a", prussia1: "b", france1: "e" },
    },
    battle: { begin: { stage: 5, phase: "combat" }, pieces: { austria1: "a", prussia1: "b" } },
    retreat: {
      begin: { stage: 4, phase: "combat" },
      pieces: { austria1: "a", prussia1: "b" },
      troops: { austria1: 5, prussia1: 4 },
    },
    winter: {
      turn: 3,
      begin: { stage: 3, phase: "winter" },
      pieces: { france1: "a" },
      hands: { france: ["H10"] },
    },
  };

  test("STK-13 and DEC-03 in every stage and phase the owners of one-power stacks, and only they, may choose any split", () => {
    for (const [kind, setup] of Object.entries(moments)) {
      const begun = position({
        ...setup,
        pack: fork,
        pieces: { ...setup.pieces, prussia2: "sagan", prussia3: "sagan", prussiaT1: "gruenberg" },
        troops: { ...setup.troops, prussia2: 3, prussia3: 6 },
      });
      const state = kind === "retreat" ? played(begun, "frederick", { type: "stop" }).state : begun;
      expect(pending(state).map((decision) => decision.kind)).toEqual([kind]);
      expect(transfersOf(state, "frederick")).toHaveLength(2 + 5);
      for (const seat of seatsOf(state.options)) {
        const listed = actionsOffered(state, seat, "transfer").map((action) => JSON.stringify(action));
        expect(listed.sort()).toEqual(transfersOf(state, seat));
      }
      const shifted = played(state, "frederick", shift("prussia3", "prussia2", 5)).state;
      expect([troopsAt(shifted, "prussia2"), troopsAt(shifted, "prussia3")]).toEqual([8, 1]);
    }
  });

  test("STK-13 while troops are being allotted nothing can be shifted", () => {
    const options = {
      variant: "introductory",
      players: 3,
      politicalOption: false,
      troopCeiling: false,
    } as const;
    const setUp = newGame(historical, options, seedFromNumber(3));
    refused(setUp, "frederick", shift("prussia1", "prussia2", 1), "STK-13", "notAskedNow");
    expect(offered(setUp, "frederick", "transfer")).toEqual([]);
  });
});
