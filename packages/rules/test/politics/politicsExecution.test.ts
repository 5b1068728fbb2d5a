import { describe, expect, test } from "vitest";
import type { Action } from "../../src/model/actions.ts";
import type { TrackName } from "../../src/model/affairs.ts";
import type { GameEvent } from "../../src/model/events.ts";
import type { PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { canonical } from "../support/canonical.ts";
import { historical } from "../support/packs.ts";
import {
  affairs,
  executed,
  executionOf,
  incomes,
  isAsked,
  type PoliticsSetup,
  placed,
  politicalCard,
  politics,
  powerAsked,
  selected,
  selectedAndExecuted,
  selectionOver,
} from "../support/politics.ts";
import {
  actionsOffered,
  asked,
  decisionsOffered,
  piece,
  played,
  power,
  refused,
  troopsAt,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";

/** The box that makes Saxony neutral. */
const NEUTRAL = 3;

/** Two powers, the first with more influence, before two open cards. */
const between = (
  opens: readonly string[],
  [first, second]: readonly PowerName[],
  setup: PoliticsSetup = {},
): State => {
  const cards = { [first as PowerName]: "H9", [second as PowerName]: "H4" };
  const hands = { ...setup.hands, [first as PowerName]: ["H9"], [second as PowerName]: ["H4"] };
  return placed(politics({ ...setup, opens, hands }), cards).state;
};

/** France has selected the card and decides what to do with it. */
const executing = (key: string, setup: PoliticsSetup = {}): State =>
  selected(between([key, "military-aid"], ["france", "prussia"], setup), key).state;

const shift = (track: TrackName, steps: number) => ({ track, steps });

const shifted = (events: readonly GameEvent[]): (readonly [string, number, number])[] =>
  eventsOfType(events, "markerShifted").map(({ track, from, to }) => [track, from, to] as const);

describe("executing a card", () => {
  test("PCE-01 a card is executed completely or in part", () => {
    const setup = { tracks: { saxony: NEUTRAL }, pieces: { bavaria1: "landshut" } };
    const state = executing("union-of-frankfurt", setup);
    const whole = executed(state, { instruction: true, receiver: "bavaria", shifts: [shift("saxony", -1)] });
    expect(isAsked(whole.state, "grant")).toBe(true);
    expect(affairs(whole.state).shifts).toEqual([shift("saxony", -1)]);
    const troopsOnly = executed(state, { instruction: true, receiver: "bavaria" });
    expect(isAsked(troopsOnly.state, "grant")).toBe(true);
    expect(affairs(troopsOnly.state).shifts).toEqual([]);
    const shiftOnly = executed(state, { shifts: [shift("saxony", -1)] });
    expect(isAsked(shiftOnly.state, "grant")).toBe(false);
    expect(affairs(selectionOver(shiftOnly.state).state).tracks.saxony).toBe(NEUTRAL - 1);
    refused(executing("naples"), "louis", executionOf({ instruction: true }), "PCE-01", "noInstruction");
  });

  test("PCE-02 arrows both ways leave the direction to the executor", () => {
    const state = executing("separate-peace");
    for (const steps of [-1, 1]) {
      const after = executed(state, { shifts: [shift("italy", steps)] }).state;
      expect(affairs(selectionOver(after).state).tracks.italy).toBe(steps);
    }
    const oneWay = executing("naples");
    refused(oneWay, "louis", executionOf({ shifts: [shift("italy", 1)] }), "PCE-03", "shiftNotOnCard");
  });

  test("PCE-03 arrows over two boxes shift the marker by two or not at all", () => {
    const state = executing("piedmont-sardinia");
    for (const steps of [1, 3, -2, 0])
      refused(state, "louis", executionOf({ shifts: [shift("italy", steps)] }), "PCE-03", "shiftNotOnCard");
    refused(state, "louis", executionOf({ shifts: [shift("russia", 2)] }), "PCE-03", "shiftNotOnCard");
    const twice = [shift("italy", 2), shift("italy", 2)];
    refused(state, "louis", executionOf({ shifts: twice }), "PCE-03", "shiftNotOnCard");
    expect(affairs(selectionOver(executed(state).state).state).tracks.italy).toBe(0);
    const done = executed(state, { shifts: [shift("italy", 2)] }).state;
    expect(affairs(selectionOver(done).state).tracks.italy).toBe(2);
  });

  test("PCE-04 with arrows for two tracks the executor shifts on none, one or both", () => {
    const state = executing("charles-emmanuel", { tracks: { saxony: NEUTRAL } });
    const outcomes = [
      [],
      [shift("italy", -1)],
      [shift("saxony", 1)],
      [shift("italy", 1), shift("saxony", 1)],
    ].map((shifts) => affairs(selectionOver(executed(state, { shifts }).state).state).tracks);
    expect(outcomes).toEqual([
      { saxony: 3, russia: 0, italy: 0 },
      { saxony: 3, russia: 0, italy: -1 },
      { saxony: 4, russia: 0, italy: 0 },
      { saxony: 4, russia: 0, italy: 1 },
    ]);
  });

  test("PCE-05 shifts are announced on selecting but carried out only after the selection is over", () => {
    const state = between(["russo-swedish-war", "naples"], ["france", "austria"]);
    const announced = selectedAndExecuted(state, "naples", { shifts: [shift("italy", -1)] });
    expect(shifted(announced.events)).toEqual([]);
    expect(affairs(announced.state).tracks.italy).toBe(0);
    expect(affairs(announced.state).shifts).toEqual([shift("italy", -1)]);
    expect(powerAsked(announced.state)).toBe("austria");
    const over = selectionOver(announced.state);
    expect(shifted(over.events)).toEqual([["italy", 0, -1]]);
    expect(affairs(over.state).shifts).toEqual([]);
  });

  test("PCE-06 and EXA-37 two right and one left move the marker once, one box to the right", () => {
    const state = between(["piedmont-sardinia", "spain"], ["austria", "france"]);
    const first = selectedAndExecuted(state, "piedmont-sardinia", { shifts: [shift("italy", 2)] }).state;
    const over = selectedAndExecuted(first, "spain", { shifts: [shift("italy", -1)] });
    expect(shifted(over.events)).toEqual([["italy", 0, 1]]);
    expect(affairs(over.state).tracks.italy).toBe(1);
  });

  test("PCE-06 and EXA-37 two left and one right move the marker once, one box to the left", () => {
    const state = between(["france", "commodore-martin"], ["france", "austria"]);
    const first = selectedAndExecuted(state, "france", { shifts: [shift("italy", -2)] }).state;
    const over = selectedAndExecuted(first, "commodore-martin", { shifts: [shift("italy", 1)] });
    expect(shifted(over.events)).toEqual([["italy", 0, -1]]);
  });

  test("PCE-06 shifts that cancel out leave the marker where it is", () => {
    const state = between(["spain", "commodore-martin"], ["france", "austria"]);
    const first = selectedAndExecuted(state, "spain", { shifts: [shift("italy", -1)] }).state;
    const over = selectedAndExecuted(first, "commodore-martin", { shifts: [shift("italy", 1)] });
    expect(shifted(over.events)).toEqual([]);
    expect(affairs(over.state).tracks.italy).toBe(0);
  });
});

describe("when a card acts", () => {
  test("RUL-75 an instruction takes effect before the next power decides, a shift when phase 5 is over", () => {
    const pieces = { france1: "paris" };
    const state = between(["union-of-frankfurt", "naples"], ["france", "austria"], {
      pieces,
      tracks: { saxony: NEUTRAL },
    });
    const shifts = [shift("saxony", -1)];
    const after = selectedAndExecuted(state, "union-of-frankfurt", {
      instruction: true,
      receiver: "france",
      shifts,
    });
    expect(asked(after.state)).toEqual(["louis"]);
    const assign = { reentries: [], split: [{ general: piece(historical, "france1"), troops: 2 }] };
    const next = played(after.state, "louis", { type: "assignTroops", ...assign }).state;
    expect(troopsAt(next, "france1")).toBe(6);
    expect(powerAsked(next)).toBe("austria");
    expect(affairs(next).tracks.saxony).toBe(NEUTRAL);
    expect(affairs(selectionOver(next).state).tracks.saxony).toBe(NEUTRAL - 1);
  });

  test("RUL-75 shifts are applied although only one card was selected", () => {
    const state = between(["naples", "military-aid"], ["france", "austria"]);
    const after = selectedAndExecuted(state, "naples", { shifts: [shift("italy", -1)] }).state;
    const over = selectionOver(after);
    expect(over.events).toContainEqual({
      type: "politicalCardDiscarded",
      card: politicalCard(historical, "military-aid"),
    });
    expect(affairs(over.state).tracks.italy).toBe(-1);
  });

  test("RUL-75 executing nothing is discarding", () => {
    const state = executing("union-of-frankfurt");
    const { events } = executed(state);
    expect(events).toContainEqual({
      type: "politicalCardDiscarded",
      card: politicalCard(historical, "union-of-frankfurt"),
    });
    expect(eventsOfType(events, "politicalCardExecuted")).toEqual([]);
  });

  test("RUL-76 the marker stops at the end of its track", () => {
    const state = executing("piedmont-sardinia", { tracks: { italy: 2 }, inBox: ["prussia4", "france5"] });
    const over = selectionOver(executed(state, { shifts: [shift("italy", 2)] }).state);
    expect(shifted(over.events)).toEqual([["italy", 2, 3]]);
    const atEnd = executing("commodore-martin", { tracks: { italy: 3 }, inBox: ["prussia4", "france5"] });
    const stays = selectionOver(executed(atEnd, { shifts: [shift("italy", 1)] }).state);
    expect(shifted(stays.events)).toEqual([]);
    expect(affairs(stays.state).tracks.italy).toBe(3);
  });

  test("RUL-76 icons in boxes passed over have no effect, the old box's end and the new box's begin", () => {
    const pieces = { france1: "paris" };
    const from = executing("piedmont-sardinia", { tracks: { italy: -1 }, pieces });
    expect(incomes(executed(from).state)).toMatchObject({ france: 4, austria: 4 });
    expect(incomes(executed(from, { shifts: [shift("italy", 2)] }).state)).toMatchObject({
      france: 3,
      austria: 5,
    });
    const passing = executing("piedmont-sardinia", { pieces });
    const over = selectionOver(executed(passing, { shifts: [shift("italy", 2)] }).state).state;
    expect(isAsked(over, "expedition")).toBe(true);
    expect(incomes(over)).toMatchObject({ france: 4, bavaria: 2 });
  });

  test("RUL-76 of several markers Saxony moves first, then Russia, then Italy", () => {
    const state = between(["charles-emmanuel", "sweden-capitulates"], ["france", "prussia"], {
      tracks: { saxony: NEUTRAL },
    });
    const shifts = [shift("italy", 1), shift("saxony", 1)];
    const first = selectedAndExecuted(state, "charles-emmanuel", { shifts }).state;
    const over = selectedAndExecuted(first, "sweden-capitulates", { shifts: [shift("russia", 1)] });
    expect(shifted(over.events)).toEqual([
      ["saxony", 3, 4],
      ["russia", 0, 1],
      ["italy", 0, 1],
    ]);
  });
});

describe("what the executor is offered", () => {
  const inAnyOrder = (actions: readonly Action[]): string[] => actions.map(canonical).sort();

  test("DEC-11 each track none or either way, for two tracks with arrows both ways", () => {
    const state = executing("charles-emmanuel", { tracks: { saxony: NEUTRAL } });
    const ways = (track: TrackName) => [[], [shift(track, -1)], [shift(track, 1)]];
    const expected = ways("italy").flatMap((italy) =>
      ways("saxony").map((saxony) => executionOf({ shifts: [...italy, ...saxony] })),
    );
    expect(inAnyOrder(actionsOffered(state, "louis", "execute"))).toEqual(inAnyOrder(expected));
    expect(asked(state)).toEqual(["louis"]);
    for (const seat of ["maria", "frederick"] as const) {
      expect(decisionsOffered(state, seat)).toEqual([]);
      refused(state, seat, executionOf({}), "POL-23", "notYourDecision");
    }
  });

  test("DEC-11 instruction yes or no with its receiver, and the shift or not", () => {
    const state = executing("union-of-frankfurt");
    const expected = [[], [shift("saxony", -1)]].flatMap((shifts) => [
      executionOf({ shifts }),
      executionOf({ instruction: true, receiver: "france", shifts }),
      executionOf({ instruction: true, receiver: "bavaria", shifts }),
    ]);
    expect(inAnyOrder(actionsOffered(state, "louis", "execute"))).toEqual(inAnyOrder(expected));
  });

  test("DEC-11 a player who has executed one card in the two-player game may only discard the other", () => {
    const state = between(["russo-swedish-war", "naples"], ["prussia", "france"], { players: 2 });
    const first = selectedAndExecuted(state, "russo-swedish-war", { shifts: [shift("russia", -1)] }).state;
    const second = selected(first, "naples");
    expect(second.events).toContainEqual({
      type: "politicalCardDiscarded",
      card: politicalCard(historical, "naples"),
    });
    expect(isAsked(second.state, "execution")).toBe(false);
    const discarded = selectedAndExecuted(state, "russo-swedish-war", {}).state;
    expect(isAsked(selected(discarded, "naples").state, "execution")).toBe(true);
  });

  test("DEC-13 the receiver is named where the card leaves a choice, and only there", () => {
    const state = executing("union-of-frankfurt");
    refused(state, "louis", executionOf({ instruction: true }), "PCE-01", "mustNameReceiver");
    refused(
      state,
      "louis",
      executionOf({ instruction: true, receiver: "prussia" }),
      "PCE-01",
      "mustNameReceiver",
    );
    refused(state, "louis", executionOf({ receiver: "france" }), "PCE-01", "receiverIsPrinted");
    for (const receiver of ["france", "bavaria"] as const) {
      const { events } = executed(state, { instruction: true, receiver });
      expect(eventsOfType(events, "troopsGranted")).toEqual([
        { type: "troopsGranted", power: power(receiver), troops: 2 },
      ]);
    }
    const printed = executing("carnatic-wars");
    refused(
      printed,
      "louis",
      executionOf({ instruction: true, receiver: "france" }),
      "PCE-01",
      "receiverIsPrinted",
    );
  });
});
