import { describe, expect, test } from "vitest";
import { facing, road } from "../support/facing.ts";
import {
  card,
  city,
  offered,
  piece,
  played,
  position,
  power,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";

describe("losing the last troop", () => {
  test("STK-16 a general who loses his last troop and cannot be given one leaves the board", () => {
    const alone = facing({ prussia1: "c1" }, { austria1: 8, prussia1: 3 });
    const lost = played(alone, "frederick", { type: "stop" }).state;
    expect([whereIs(lost, "prussia1"), troopsAt(lost, "prussia1")]).toEqual([null, 0]);
    // Saxony's Rutowski has a troop to spare but is of another power (STK-15).
    const mixed = facing(
      { prussia1: "c1", saxony1: "c1" },
      { austria1: 8, prussia1: 1, saxony1: 6 },
      { deputies: ["prussia1"] },
    );
    const left = played(mixed, "frederick", { type: "stop" }).state;
    expect([whereIs(left, "prussia1"), whereIs(left, "saxony1")]).toEqual([null, "c2"]);
    expect(troopsAt(left, "saxony1")).toBe(6);
  });

  test("STK-17 a general who loses his last troop is given one by a partner of his own power who can spare it", () => {
    const state = facing({ prussia1: "c1", prussia2: "c1" }, { austria1: 8, prussia1: 1, prussia2: 4 });
    const after = played(state, "frederick", { type: "stop" }).state;
    expect([whereIs(after, "prussia1"), whereIs(after, "prussia2")]).toEqual(["c4", "c4"]);
    expect([troopsAt(after, "prussia1"), troopsAt(after, "prussia2")]).toEqual([1, 1]);
  });

  test("STK-17 in the supply phase too the partner gives a troop rather than the general leaving", () => {
    for (const [first, second] of [
      [1, 5],
      [5, 1],
    ] as const) {
      const state = position({
        pack: road,
        begin: { stage: 4, phase: "supply" },
        pieces: { prussia1: "c5", prussia2: "c5" },
        troops: { prussia1: first, prussia2: second },
      });
      expect([troopsAt(state, "prussia1"), troopsAt(state, "prussia2")].sort()).toEqual([1, 3]);
      expect([whereIs(state, "prussia1"), whereIs(state, "prussia2")]).toEqual(["c5", "c5"]);
    }
  });

  test("STK-18 a last single troop stays with the supreme commander, whoever had more before", () => {
    const state = facing({ prussia1: "c1", prussia2: "c1" }, { austria1: 5, prussia1: 1, prussia2: 2 });
    const { state: after, events } = played(state, "frederick", { type: "stop" });
    expect(eventsOfType(events, "battleEnded")[0]?.loss).toBe(2);
    expect([whereIs(after, "prussia1"), troopsAt(after, "prussia1")]).toEqual(["c3", 1]);
    expect([whereIs(after, "prussia2"), troopsAt(after, "prussia2")]).toEqual([null, 0]);
  });

  test("EXA-06 a stack of 9 that loses 7 keeps both generals with 1 each; losing 8 only Friedrich stays", () => {
    const seven = facing(
      { prussia1: "c1", prussia2: "c1", austria2: "c0" },
      { austria1: 8, austria2: 8, prussia1: 4, prussia2: 5 },
    );
    const both = played(seven, "frederick", { type: "stop" }).state;
    expect([troopsAt(both, "prussia1"), troopsAt(both, "prussia2")]).toEqual([1, 1]);
    expect([whereIs(both, "prussia1"), whereIs(both, "prussia2")]).toEqual(["c8", "c8"]);
    expect(offered(both, "frederick", "transfer")).toEqual([]);
    const eight = facing(
      { prussia1: "c1", prussia2: "c1" },
      { austria1: 7, prussia1: 4, prussia2: 5 },
      { hands: { austria: ["H10"] } },
    );
    const answered = played(eight, "maria", { type: "playCard", card: card("H10") });
    const one = played(answered.state, "frederick", { type: "stop" }).state;
    expect([whereIs(one, "prussia1"), troopsAt(one, "prussia1")]).toEqual(["c9", 1]);
    expect(whereIs(one, "prussia2")).toBe(null);
  });

  test("STK-19 a general taken off the board is not lost: he may come back in winter", () => {
    const state = facing(
      { prussia1: "c1" },
      { austria1: 8, prussia1: 1 },
      { turn: 3, hands: { prussia: ["H4"] } },
    );
    const lost = played(state, "frederick", { type: "stop" }).state;
    expect(whereIs(lost, "prussia1")).toBe(null);
    const winter = quietlyTo(lost, 4, "winter");
    const general = piece(road, "prussia1");
    const back = played(winter, "frederick", {
      type: "recruit",
      power: power("prussia"),
      troops: 1,
      reentries: [{ general, city: city(road, "berlin") }],
      cards: [card("H4")],
      split: [{ general, troops: 1 }],
    }).state;
    expect([whereIs(back, "prussia1"), troopsAt(back, "prussia1")]).toEqual(["berlin", 1]);
  });
});
