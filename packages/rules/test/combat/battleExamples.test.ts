import { describe, expect, test } from "vitest";
import { view } from "../../src/game/view.ts";
import type { State } from "../../src/model/state.ts";
import {
  arena,
  austriaAttacks,
  battleOf,
  eventsOf,
  frameNow,
  playing,
  STOP,
} from "../support/battlefield.ts";
import {
  card,
  handOf,
  offered,
  piece,
  played,
  playedAll,
  position,
  power,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";

/** Neipperg with 2 troops in diamonds attacks Friedrich and Schwerin with 4 in spades. */
const neippergAttacks = (hand: readonly string[]): State =>
  position(
    austriaAttacks({
      pieces: { austria5: "A", prussia1: "D", prussia2: "D" },
      troops: { austria5: 2, prussia1: 2, prussia2: 2 },
      hands: { austria: hand, prussia: ["S9", "S5", "S4", "S3"] },
    }),
  );

const FULL = ["D10", "D9", "D7", "R"];

const scores = (state: State, ...plays: readonly (readonly ["maria" | "frederick", string])[]): number[] => {
  let now = state;
  return plays.map(([seat, text]) => {
    const { state: after, events } = played(now, seat, playing(text));
    now = after;
    return eventsOf(events, "cardPlayed")[0]?.score ?? Number.NaN;
  });
};

const ROUND = [
  ["maria", "D10"],
  ["frederick", "S5"],
  ["frederick", "S3"],
] as const;

test("EXA-16 Neipperg against Friedrich and Schwerin, card by card", () => {
  const state = neippergAttacks(FULL);
  expect(battleOf(state)).toMatchObject({ score: -2, toPlay: "attacker" });
  expect(scores(state, ...ROUND, ["maria", "D7"], ["frederick", "S4"])).toEqual([8, -3, 0, 7, -3]);

  const atZero = playedAll(state, ...ROUND.map(([seat, text]) => [seat, playing(text)] as const));
  expect(battleOf(atZero)).toMatchObject({ score: 0, toPlay: "attacker" });
  refused(atZero, "maria", STOP, "CMB-22", "mustPlayAtZero");

  const last = playedAll(atZero, ["maria", playing("D7")], ["frederick", playing("S4")]);
  const { state: after, events } = played(last, "frederick", STOP);
  expect(eventsOf(events, "battleEnded")).toMatchObject([{ winner: "attacker", loss: 3 }]);
  expect([troopsAt(after, "prussia1"), troopsAt(after, "prussia2")]).toEqual([1, 0]);
  expect(whereIs(after, "prussia2")).toBeNull();
  expect(whereIs(after, "prussia1")).toBe("d3");
  expect([whereIs(after, "austria5"), troopsAt(after, "austria5")]).toEqual(["A", 2]);
  expect(handOf(after, "austria")).toEqual([card("D9"), card("R")]);
  expect(handOf(after, "prussia")).toEqual([card("S9")]);
});

test("EXA-17 Neipperg may stop at once: he loses both troops and leaves the board, the cards are saved", () => {
  const { state, events } = played(neippergAttacks(FULL), "maria", STOP);
  expect(eventsOf(events, "battleEnded")).toMatchObject([{ winner: "defender", loss: 2 }]);
  expect(eventsOf(events, "generalRemoved")).toEqual([
    { type: "generalRemoved", general: piece(arena, "austria5"), cause: "combat" },
  ]);
  expect(whereIs(state, "austria5")).toBeNull();
  expect(handOf(state, "austria")).toEqual(FULL.map(card));
  expect([troopsAt(state, "prussia1"), troopsAt(state, "prussia2")]).toEqual([2, 2]);
});

test("EXA-18 at zero with only the Reserve Neipperg may play it or end the combat as a tie", () => {
  const atZero = playedAll(
    neippergAttacks(["D10", "R"]),
    ...ROUND.map(([seat, text]) => [seat, playing(text)] as const),
  );
  expect(battleOf(played(atZero, "maria", playing("R", 6)).state)).toMatchObject({ score: 6 });
  const { state, events } = played(atZero, "maria", STOP);
  expect(eventsOf(events, "battleEnded")).toMatchObject([{ winner: null, loss: 0 }]);
  expect([troopsAt(state, "austria5"), troopsAt(state, "prussia1"), troopsAt(state, "prussia2")]).toEqual([
    2, 2, 2,
  ]);
  expect([whereIs(state, "austria5"), whereIs(state, "prussia1")]).toEqual(["A", "D"]);
});

describe("EXA-59 five against five", () => {
  const five = (austria: readonly string[]) =>
    position(
      austriaAttacks({
        pieces: { austria1: "A", prussia1: "D" },
        troops: { austria1: 5, prussia1: 5 },
        hands: { austria, prussia: ["S10"] },
      }),
    );

  test("EXA-59 without a suit card and unwilling to play a Reserve: a tie at once, the defender plays nothing", () => {
    for (const hand of [[], ["R"], ["S9", "H2"]]) {
      const { state, events } = played(five(hand), "maria", STOP);
      expect(frameNow(state, "battle")).toBeNull();
      expect(eventsOf(events, "battleEnded")).toMatchObject([{ winner: null, loss: 0 }]);
      expect(handOf(state, "prussia")).toEqual([card("S10")]);
    }
  });

  test("EXA-59 with one suit card and a Reserve stopping is illegal; either of the two is played", () => {
    const state = five(["D2", "R"]);
    refused(state, "maria", STOP, "CMB-22");
    expect(offered(state, "maria", "playCard")[0]?.cards).toEqual([card("D2"), card("R")]);
    played(state, "maria", playing("D2"));
    played(state, "maria", playing("R", 8));
  });
});

test("RUL-45 one number per side is stated, and a transfer afterwards changes neither it nor the outcome", () => {
  const state = position(
    austriaAttacks({
      pieces: { austria1: "A", prussia1: "D", prussia2: "D" },
      troops: { austria1: 8, prussia1: 3, prussia2: 3 },
    }),
  );
  expect(battleOf(state).defender.troops).toBe(6);
  const shifted = played(state, "frederick", {
    type: "transfer",
    from: piece(arena, "prussia1"),
    to: piece(arena, "prussia2"),
    troops: 2,
  }).state;
  expect(battleOf(shifted)).toEqual(battleOf(state));
  expect(shifted.sightings).toEqual(state.sightings);
  const { state: after } = played(shifted, "frederick", STOP);
  expect(troopsAt(after, "prussia1") + troopsAt(after, "prussia2")).toBe(4);
  expect(whereIs(after, "prussia1")).toBe("d2");
});

test("RUL-45 the losses of a mixed stack show by power in the totals everybody may ask for", () => {
  const state = position(
    austriaAttacks({
      pieces: { austria1: "A", prussia1: "D", saxony1: "D" },
      troops: { austria1: 8, prussia1: 5, saxony1: 2 },
      deputies: ["saxony1"],
    }),
  );
  expect(battleOf(state).defender).toMatchObject({ troops: 7, power: power("prussia") });
  const after = played(state, "frederick", STOP).state;
  const totals = view(after, "louis").troopTotals;
  expect([totals?.[power("prussia")], totals?.[power("saxony")]]).toEqual([5, 1]);
});
