import { describe, expect, test } from "vitest";
import { logFor } from "../../src/game/log.ts";
import { view } from "../../src/game/view.ts";
import type { State } from "../../src/model/state.ts";
import { arena, austriaAttacks, eventsOf, frameNow, retreatsOffered, STOP } from "../support/battlefield.ts";
import { forkedRoad, karlAttacks } from "../support/forkedRoad.ts";
import {
  actionsOffered,
  asked,
  offered,
  piece,
  played,
  position,
  refused,
  type Setup,
  troopsAt,
  whereIs,
} from "../support/position.ts";

/** Prussia on D stops at once; Austria on A has that many troops more. */
const prussiaLoses = (troops: Record<string, number>, setup: Partial<Setup> = {}) => {
  const pieces = Object.fromEntries(
    Object.keys(troops).map((name) => [name, name.startsWith("austria") ? "A" : "D"]),
  );
  const state = position(austriaAttacks({ pieces, troops, ...setup }));
  return played(state, "frederick", STOP);
};

describe("how much is lost", () => {
  test("CMB-19 and CMB-20 the defeated side loses the amount of its score and retreats as many cities", () => {
    for (const loss of [1, 2, 3]) {
      const { state, events } = prussiaLoses({ austria1: 4 + loss, prussia1: 4 });
      expect(eventsOf(events, "battleEnded")[0]?.loss).toBe(loss);
      expect(troopsAt(state, "prussia1")).toBe(4 - loss);
      expect(whereIs(state, "prussia1")).toBe(`d${loss}`);
    }
  });

  test("CMB-19 and RUL-55 nobody loses more troops than he has; then he leaves and there is no retreat", () => {
    const { state, events } = prussiaLoses({ austria1: 8, prussia1: 2 });
    expect(eventsOf(events, "battleEnded")[0]?.loss).toBe(2);
    expect(whereIs(state, "prussia1")).toBeNull();
    expect(troopsAt(state, "prussia1")).toBe(0);
    expect([...eventsOf(events, "retreated"), ...eventsOf(events, "noRetreat")]).toEqual([]);
  });

  test("EXA-60 and RUL-55 a score of minus 4, or worse, against 4 troops: 4 lost, no retreat is looked for", () => {
    for (const austria of [{ austria1: 8 }, { austria1: 8, austria2: 5 }]) {
      const { state, events } = prussiaLoses({ ...austria, prussia1: 4 });
      expect(eventsOf(events, "battleEnded")[0]?.loss).toBe(4);
      expect(eventsOf(events, "generalRemoved")).toMatchObject([{ cause: "combat" }]);
      expect(eventsOf(events, "noRetreat")).toEqual([]);
      expect(whereIs(state, "prussia1")).toBeNull();
    }
  });

  test("EXA-60 and RTR-11 a score of minus 3 against 4 troops and no way to go: all 4 are lost as well", () => {
    const { state, events } = prussiaLoses(
      { austria1: 7, prussia1: 4 },
      { pieces: { austria1: "A", prussia1: "D", prussiaT1: "d2" } },
    );
    expect(eventsOf(events, "noRetreat")).toMatchObject([{ length: 3 }]);
    expect(eventsOf(events, "generalRemoved")).toMatchObject([{ cause: "noRetreat" }]);
    expect([whereIs(state, "prussia1"), troopsAt(state, "prussia1")]).toEqual([null, 0]);
    expect(view(state, "louis").troopTotals?.[2]).toBe(0);
  });
});

describe("one-power stacks", () => {
  test("RUL-50 and STK-17 with at least 2 troops left both generals stay, each with at least 1", () => {
    const cases: [number, number, number][] = [
      [2, 4, 4],
      [1, 8, 7],
      [4, 1, 3],
    ];
    for (const [friedrich, schwerin, loss] of cases) {
      const { state } = prussiaLoses({
        austria1: 8,
        austria2: friedrich + schwerin + loss - 8,
        prussia1: friedrich,
        prussia2: schwerin,
      });
      const left = [troopsAt(state, "prussia1"), troopsAt(state, "prussia2")];
      expect(left[0] as number).toBeGreaterThanOrEqual(1);
      expect(left[1] as number).toBeGreaterThanOrEqual(1);
      expect((left[0] as number) + (left[1] as number)).toBe(friedrich + schwerin - loss);
      expect(whereIs(state, "prussia1")).toBe(`d${loss}`);
      expect(whereIs(state, "prussia2")).toBe(`d${loss}`);
    }
  });

  test("RUL-50 and STK-18 with 1 troop left the supreme commander stays, whoever had it", () => {
    const { state } = prussiaLoses({ austria1: 8, austria2: 1, prussia1: 1, prussia2: 4 });
    expect([troopsAt(state, "prussia1"), troopsAt(state, "prussia2")]).toEqual([1, 0]);
    expect([whereIs(state, "prussia1"), whereIs(state, "prussia2")]).toEqual(["d4", null]);
  });

  test("RUL-56 and RTR-02 the remaining general retreats the full number of troops the stack lost", () => {
    const { state, events } = prussiaLoses({ austria1: 8, austria2: 3, prussia1: 2, prussia2: 4 });
    expect(eventsOf(events, "generalRemoved")).toMatchObject([{ general: piece(arena, "prussia2") }]);
    expect(whereIs(state, "prussia1")).toBe("d5");
    const order = events.map(({ type }) => type);
    expect(order.indexOf("generalRemoved")).toBeLessThan(order.indexOf("retreated"));
  });
});

describe("mixed stacks", () => {
  test("CMB-28 losses fall first on the power that is not in supreme command", () => {
    const { state } = prussiaLoses(
      { austria1: 8, prussia1: 3, saxony1: 4 },
      { pieces: { austria1: "A", prussia1: "D", saxony1: "D" }, deputies: ["prussia1"] },
    );
    expect([troopsAt(state, "prussia1"), troopsAt(state, "saxony1")]).toEqual([2, 4]);
  });

  test("RUL-51 only what the other power cannot cover hits the commanding one, and nobody is rescued by it", () => {
    const { state } = prussiaLoses(
      { austria1: 8, austria2: 1, prussia2: 2, saxony1: 4 },
      { pieces: { austria1: "A", austria2: "A", prussia2: "D", saxony1: "D" } },
    );
    // Rutowski (rank 1) commands: Schwerin's 2 go first and he leaves, Rutowski loses 1.
    expect([troopsAt(state, "prussia2"), troopsAt(state, "saxony1")]).toEqual([0, 3]);
    expect([whereIs(state, "prussia2"), whereIs(state, "saxony1")]).toEqual([null, "d3"]);
  });

  test("EXA-33 Austria with 3 and the Pragmatic Army with 2 lose 3: the Pragmatic general leaves, the Austrian retreats 3 with 2", () => {
    const state = position({
      pack: arena,
      variant: "advanced",
      begin: { stage: 4, phase: "combat" },
      pieces: { prussia1: "A", austria1: "D", pragmatic2: "D" },
      troops: { prussia1: 8, austria1: 3, pragmatic2: 2 },
    });
    expect(asked(state)).toEqual(["maria"]);
    const { state: after, events } = played(state, "maria", STOP);
    expect(eventsOf(events, "battleEnded")[0]?.loss).toBe(3);
    expect([troopsAt(after, "pragmatic2"), troopsAt(after, "austria1")]).toEqual([0, 2]);
    expect([whereIs(after, "pragmatic2"), whereIs(after, "austria1")]).toEqual([null, "d3"]);
  });
});

describe("DEC-32 the loser shares out what is left of a one-power stack", () => {
  /** Friedrich 8 and Schwerin 5 have lost 3; Maria Theresa has not yet chosen their retreat. */
  const beforeTheRetreat = (): State => {
    const state = position(
      karlAttacks({
        pieces: { austria2: "W", prussia2: "B" },
        troops: { austria1: 8, austria2: 8, prussia1: 8, prussia2: 5 },
      }),
    );
    return played(state, "frederick", STOP).state;
  };

  const splitOf = (state: State): [number, number] => [
    troopsAt(state, "prussia1"),
    troopsAt(state, "prussia2"),
  ];

  test("DEC-32 and RUL-50 the deputy loses first, and the owner may reach every split of 1 to 8 each before the retreat is chosen", () => {
    const state = beforeTheRetreat();
    expect(frameNow(state, "retreat")).not.toBeNull();
    expect(splitOf(state)).toEqual([8, 2]);
    const reached = new Map([[splitOf(state).join("+"), state]]);
    for (const now of reached.values())
      for (const action of actionsOffered(now, "frederick", "transfer")) {
        const after = played(now, "frederick", action).state;
        reached.set(splitOf(after).join("+"), after);
      }
    expect([...reached.keys()].sort()).toEqual(["2+8", "3+7", "4+6", "5+5", "6+4", "7+3", "8+2"]);
    for (const now of reached.values()) expect(frameNow(now, "retreat")).toEqual(frameNow(state, "retreat"));
  });

  test("DEC-32 and HID-03 the others see nothing of it, not even that it happened", () => {
    const state = beforeTheRetreat();
    const [friedrich, schwerin] = [piece(forkedRoad, "prussia1"), piece(forkedRoad, "prussia2")];
    const { state: after, events } = played(state, "frederick", {
      type: "transfer",
      from: friedrich,
      to: schwerin,
      troops: 4,
    });
    for (const seat of ["maria", "louis", null] as const) {
      expect(view(after, seat)).toEqual(view(state, seat));
      expect(logFor(after, events, seat)).toEqual([]);
    }
    expect(view(after, "frederick").troops[schwerin]).toBe(6);
    expect(retreatsOffered(after, "maria")).toEqual(retreatsOffered(state, "maria"));
  });

  test("DEC-32 nobody else may shift them, no general below 1 or above 8", () => {
    const state = beforeTheRetreat();
    const [friedrich, schwerin] = [piece(forkedRoad, "prussia1"), piece(forkedRoad, "prussia2")];
    const shift = (from: typeof friedrich, to: typeof friedrich, troops: number) =>
      ({ type: "transfer", from, to, troops }) as const;
    for (const seat of ["maria", "louis"] as const) {
      expect(offered(state, seat, "transfer").filter(({ from }) => from === friedrich)).toEqual([]);
      refused(state, seat, shift(friedrich, schwerin, 1), "STK-13", "notYourPiece");
    }
    refused(state, "frederick", shift(schwerin, friedrich, 1), "STK-08", "generalHoldsAtMostEight");
    refused(state, "frederick", shift(friedrich, schwerin, 8), "STK-07", "keepsAtLeastOneTroop");
  });
});
