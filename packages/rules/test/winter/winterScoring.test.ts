import { describe, expect, test } from "vitest";
import { logFor } from "../../src/game/log.ts";
import { view } from "../../src/game/view.ts";
import { closedOf } from "../../src/ground/affairs.ts";
import { POWER_NAMES, type PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { DONE, eventsOf } from "../support/battlefield.ts";
import { randomGame } from "../support/games.ts";
import { affairsPosition } from "../support/politicalChanges.ts";
import { asked, played } from "../support/position.ts";
import { quietPlay } from "../support/quietPlay.ts";
import { recruitOf } from "../support/recruiting.ts";
import { onlookers } from "../support/secrecy.ts";

type Scores = Readonly<Partial<Record<PowerName, number>>>;
const listOf = (named: Scores, other: number): number[] => POWER_NAMES.map((name) => named[name] ?? other);

/** The last decision of a winter is Austria's: whether it recruits for a card worth 4. */
const winter = (turn: number, pools: Scores = {}, earlier: readonly Scores[] = []): State => {
  const state = affairsPosition({
    begin: { stage: 5, phase: "winter" },
    turn,
    pieces: { austria1: "wien" },
    hands: { austria: ["H4"] },
    affairs: { pools: listOf({ bavaria: 0, saxony: 0, ...pools }, 5), setAside: [2, 0, 3, 0, 0, 0] },
  });
  const winterScores = earlier.map((scores) => listOf({ bavaria: 0, saxony: 0, ...scores }, 5));
  return { ...state, closed: { ...closedOf(state), winterScores } };
};

const nothing = (state: State) => recruitOf(state, "austria");
const scored = (state: State) => played(state, "maria", nothing(state));

describe("WTR-14 winter scoring", () => {
  test("WTR-14 a major power's score is what is left in its pool; minor powers have none", () => {
    const state = winter(3, { france: 7, prussia: 2, austria: 3, pragmatic: 8 });
    expect(eventsOf(scored(state).events, "winterScored")).toEqual([
      { type: "winterScored", scores: [7, 0, 2, 0, 3, 8] },
    ]);
  });

  test("RUL-69 markers set aside are in no pool and do not count", () => {
    const { events } = scored(winter(6));
    expect(eventsOf(events, "winterScored")[0]?.scores[0]).toBe(5);
  });

  test("RUL-70 recruiting changes nothing: the pool at that winter counts", () => {
    const state = winter(3, { austria: 2 });
    const recruits = recruitOf(state, "austria", { cards: ["H4"], split: { austria1: 1 } });
    expect(eventsOf(played(state, "maria", recruits).events, "winterScored")[0]?.scores[4]).toBe(2);
  });

  test("SEQ-10 scoring is part of winter: after the last recruits, before the next turn, and in no other turn", () => {
    const { events } = scored(winter(3));
    const order = events.map(({ type }) => type);
    expect(order.indexOf("winterScored")).toBeGreaterThan(order.indexOf("recruited"));
    expect(order.indexOf("winterScored")).toBeLessThan(order.indexOf("turnBegan"));
    const ordinary = affairsPosition({
      begin: { stage: 5, phase: "movement" },
      turn: 4,
      pieces: { austria1: "wien", pragmatic1: "hannover" },
    });
    let now = ordinary;
    const seen = asked(ordinary).flatMap((seat) => {
      const outcome = played(now, seat, DONE);
      now = outcome.state;
      return outcome.events;
    });
    expect(eventsOf(seen, "turnBegan")).toHaveLength(1);
    expect(eventsOf(seen, "winterScored")).toEqual([]);
  });

  test("WTR-15 and HID-14 all learn that a winter was scored, and nobody the numbers until the game is over", () => {
    const { state, events } = scored(winter(3, { france: 7 }));
    for (const seat of onlookers(state)) {
      const read = logFor(state, events, seat).filter(({ type }) => type === "winterScored");
      expect(read).toEqual([{ type: "winterScored" }]);
      expect(view(state, seat).winterScores).toEqual([]);
      expect(JSON.stringify(view(state, seat))).not.toContain('winterScores":[[');
      // HID-15: the pools themselves lie open.
      expect(view(state, seat).affairs?.pools[0]).toBe(7);
    }
    expect(closedOf(state).winterScores).toEqual([[7, 0, 5, 0, 5, 5]]);
    const last = scored(winter(12, {}, [{}, {}, {}]));
    for (const seat of onlookers(last.state)) {
      expect(view(last.state, seat).winterScores).toHaveLength(4);
      const read = logFor(last.state, last.events, seat).filter(({ type }) => type === "winterScored");
      expect(read).toEqual([{ type: "winterScored", scores: [5, 0, 5, 0, 5, 5] }]);
    }
  });

  test("HID-14 and HID-15 over whole games: no log and no view depends on past scores before the result", () => {
    let scorings = 0;
    for (const players of [2, 3] as const)
      for (const politicalOption of [false, true])
        for (const { after, events } of randomGame({
          players,
          variant: "advanced",
          politicalOption,
          shuffle: 11,
          whim: players,
        })) {
          scorings += eventsOf(events, "winterScored").length;
          if (after.result !== null) continue;
          const { closed } = after;
          const telltale = closed?.winterScores.map((scores) => scores.map((score) => score + 7654)) ?? [];
          const other = { ...after, closed: closed && { ...closed, winterScores: telltale } };
          const told = events.map((event) =>
            event.type === "winterScored" ? { ...event, scores: event.scores.map(() => 7654) } : event,
          );
          for (const seat of onlookers(after)) {
            expect(view(other, seat)).toEqual(view(after, seat));
            expect(logFor(other, told, seat)).toEqual(logFor(after, events, seat));
            expect(JSON.stringify([view(other, seat), logFor(other, told, seat)])).not.toMatch(/76[56]\d/);
          }
        }
    expect(scorings).toBeGreaterThan(4);
  });
});

describe("VIC-07 the end after the fourth winter", () => {
  test("GEN-03 and VIC-07 the game lasts 12 turns and ends with the fourth winter, not before", () => {
    const ninth = scored(winter(9, {}, [{}, {}])).state;
    expect([ninth.result, ninth.turn]).toEqual([null, 10]);
    const twelfth = scored(winter(12, {}, [{}, {}, {}])).state;
    expect(twelfth.result).toMatchObject({ ending: "finalScoring", turn: 12 });
    expect(asked(twelfth)).toEqual([]);
  });

  test("VIC-07, RUL-70 and EXA-47 the lowest sum of the four scores wins, the fourth included", () => {
    const earlier: readonly Scores[] = [
      { prussia: 11, france: 9, pragmatic: 8, austria: 3 },
      { prussia: 7, france: 6, pragmatic: 6, austria: 6 },
      { prussia: 4, france: 4, pragmatic: 5, austria: 7 },
    ];
    // Totals 25, 22, 22 and 23 with the fourth winter: Louis XV loses the tie of 22.
    const fourth = { prussia: 3, france: 3, pragmatic: 3, austria: 7 };
    expect(scored(winter(12, fourth, earlier)).state.result).toEqual({
      winner: "frederick",
      ending: "finalScoring",
      power: 5,
      turn: 12,
    });
    const better = { ...fourth, prussia: 1, france: 2 };
    expect(scored(winter(12, better, earlier)).state.result).toMatchObject({ winner: "louis", power: 0 });
  });

  test("VIC-08 ties are broken as with empty pools", () => {
    const even = [{}, {}, {}];
    expect(scored(winter(12, {}, even)).state.result).toMatchObject({ winner: "maria", power: 4 });
    const behind = { austria: 6 };
    const result = scored(winter(12, behind, even)).state.result;
    expect(result?.winner).toBe("frederick");
    expect(scored(winter(12, { austria: 6, prussia: 6, pragmatic: 6 }, even)).state.result).toMatchObject({
      winner: "louis",
    });
  });

  test("GEN-03 played through quietly, an advanced game with nothing won has four winters and twelve turns", () => {
    const start = affairsPosition({
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "wien", france1: "metz", prussia1: "berlin", pragmatic1: "amsterdam" },
    });
    const events = [...quietPlay(start)].flatMap((step) => step.events);
    expect(eventsOf(events, "winterScored")).toHaveLength(4);
    expect(eventsOf(events, "turnBegan")).toHaveLength(11);
    expect(eventsOf(events, "gameEnded")[0]?.result).toMatchObject({ ending: "finalScoring", turn: 12 });
  });
});
