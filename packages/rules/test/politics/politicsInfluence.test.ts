import { describe, expect, test } from "vitest";
import { logFor } from "../../src/engine.ts";
import { view } from "../../src/game/view.ts";
import type { GameEvent } from "../../src/model/events.ts";
import { POWER_NAMES } from "../../src/model/powers.ts";
import {
  conserved,
  displayOf,
  executed,
  isAsked,
  placed,
  politics,
  powerAsked,
  selected,
  selectionOver,
} from "../support/politics.ts";
import { asked, card, handOf, power } from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";

/** The order of influence that was announced, with the sums. */
const ranked = (events: readonly GameEvent[]): (readonly [string, number])[] =>
  eventsOfType(events, "influenceRanked").flatMap(({ ranking }) =>
    ranking.map((entry) => [POWER_NAMES[entry.power], entry.influence] as const),
  );

describe("turning up the TCs", () => {
  test("POL-11 the TCs are turned up only after all four have placed", () => {
    const state = politics({
      hands: { prussia: ["H5"], france: ["S3"], pragmatic: ["C6"], austria: ["D4"] },
    });
    const { events } = placed(state, { prussia: "H5", france: "S3", pragmatic: "C6", austria: "D4" });
    expect(
      events.map(({ type }) => type).filter((type) => type !== "influenceRanked" && type !== "conserved"),
    ).toEqual([...Array<string>(4).fill("cardPlaced"), ...Array<string>(4).fill("cardRevealed")]);
  });

  test("POL-12 a newly placed TC that is not trump goes back to the hand of its power", () => {
    const state = politics({ hands: { prussia: ["H5", "C9"], austria: ["H4"] } });
    const after = placed(state, { prussia: "C9", austria: "H4" }).state;
    expect([...handOf(after, "prussia")].sort()).toEqual([card("H5"), card("C9")].sort());
    expect(displayOf(after, "prussia")).toEqual([]);
    expect(handOf(after, "austria")).toEqual([]);
    expect(displayOf(after, "austria")).toEqual([card("H4")]);
  });

  test("POL-13 conserved TCs stay on the display whatever their suit", () => {
    const state = politics({
      hands: { austria: ["H4", "S2"] },
      conserved: { austria: ["C7"], france: ["S10"] },
    });
    const bluffed = placed(state, { austria: "S2" }).state;
    expect(displayOf(bluffed, "austria")).toEqual([card("C7")]);
    expect(displayOf(bluffed, "france")).toEqual([card("S10")]);
    const added = placed(state, { austria: "H4" }).state;
    expect(displayOf(added, "austria")).toEqual([card("C7"), card("H4")]);
  });

  test("HID-18 all placed TCs are seen by everybody at the reveal, bluffs included", () => {
    const state = politics({ hands: { prussia: ["C9"], austria: ["H4"] } });
    const { state: after, events } = placed(state, { prussia: "C9", austria: "H4" });
    const revealed = eventsOfType(events, "cardRevealed");
    expect(revealed).toEqual([
      { type: "cardRevealed", power: power("prussia"), card: card("C9"), isTrump: false },
      { type: "cardRevealed", power: power("austria"), card: card("H4"), isTrump: true },
    ]);
    for (const seat of ["maria", "frederick", "louis", null] as const)
      expect(logFor(after, revealed, seat)).toEqual(revealed);
  });

  test("HID-19 conserved TCs lie face-up for all to see", () => {
    const state = politics({ hands: { prussia: ["H9"] }, conserved: { france: ["S10", "R"] } });
    for (const seat of ["maria", "frederick", "louis", null] as const)
      expect(view(state, seat).affairs?.conserved[power("france")]).toEqual([card("S10"), card("R")]);
  });
});

describe("the order of influence", () => {
  test("POL-14 and EXA-38 a Reserve is always trump and counts 16: it ranks before the ten of clubs", () => {
    const state = politics({ nextCards: ["C3d"], hands: { prussia: ["C10"], france: ["R"] } });
    const { state: after, events } = placed(state, { prussia: "C10", france: "R" });
    expect(ranked(events)).toEqual([
      ["france", 16],
      ["prussia", 10],
    ]);
    expect(displayOf(after, "france")).toEqual([card("R")]);
  });

  test("POL-15 influence is the sum of all a power's TCs on the display, conserved ones included", () => {
    const state = politics({
      hands: { prussia: ["H9"], austria: ["H2"] },
      conserved: { austria: ["C3", "S5"], prussia: ["Q"] },
    });
    expect(ranked(placed(state, { prussia: "H9", austria: "H2" }).events)).toEqual([
      ["prussia", 25],
      ["austria", 10],
    ]);
  });

  test("POL-16 the highest influence ranks first; on a tie the square further right does", () => {
    const state = politics({
      hands: { prussia: ["H6"], france: ["H6b"], pragmatic: ["H7"], austria: ["H6c"] },
    });
    const { events } = placed(state, { prussia: "H6", france: "H6b", pragmatic: "H7", austria: "H6c" });
    expect(ranked(events)).toEqual([
      ["pragmatic", 7],
      ["austria", 6],
      ["france", 6],
      ["prussia", 6],
    ]);
  });

  test("RUL-74 conserved TCs count in full against the new trump, a Reserve still 16, without a new TC", () => {
    const state = politics({
      nextCards: ["S2d"],
      hands: { prussia: ["S10"] },
      conserved: { austria: ["R"], france: ["H4", "D3"] },
    });
    const { state: after, events } = placed(state, { prussia: "S10" });
    expect(ranked(events)).toEqual([
      ["austria", 16],
      ["prussia", 10],
      ["france", 7],
    ]);
    expect(powerAsked(after)).toBe("austria");
  });

  test("RUL-74 a power that has conserved keeps its TCs although both cards are taken later", () => {
    const state = politics({
      opens: ["russo-swedish-war", "naples"],
      hands: { prussia: ["H4"], france: ["H3"], pragmatic: ["H2"], austria: ["H5"] },
    });
    const first = conserved(
      placed(state, { prussia: "H4", france: "H3", austria: "H5", pragmatic: "H2" }).state,
    ).state;
    const second = selected(first, "russo-swedish-war").state;
    const third = selected(executed(second).state, "naples").state;
    const over = executed(third).state;
    expect(displayOf(over, "austria")).toEqual([card("H5")]);
    expect(handOf(over, "pragmatic")).toEqual([card("H2")]);
    expect(displayOf(over, "pragmatic")).toEqual([]);
  });

  test("POL-20 a power with no TC on the display, its bluff taken back, has no turn in the selection", () => {
    const state = politics({ hands: { prussia: ["C9"], austria: ["H4"] } });
    const { state: after, events } = placed(state, { prussia: "C9", austria: "H4" });
    expect(ranked(events)).toEqual([["austria", 4]]);
    expect(asked(after)).toEqual(["maria"]);
    const { state: over, events: later } = selectionOver(after);
    expect(eventsOfType(later, "conserved").map((event) => event.power)).toEqual([power("austria")]);
    expect(isAsked(over, "selection")).toBe(false);
  });
});
