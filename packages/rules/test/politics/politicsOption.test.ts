import { describe, expect, test } from "vitest";
import { newGame } from "../../src/engine.ts";
import { brokenLaws } from "../../src/game/laws.ts";
import { logFor } from "../../src/game/log.ts";
import type { GameOptions, Seat } from "../../src/model/options.ts";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import {
  conserved,
  displayOf,
  executed,
  faceDownOf,
  isAsked,
  type PoliticsSetup,
  placed,
  politics,
  politicsWithEvents,
  powerAsked,
  selected,
  selectedAndExecuted,
  selectionOver,
} from "../support/politics.ts";
import { card, handOf, power } from "../support/position.ts";
import { eventsOfType, quietPlay } from "../support/quietPlay.ts";

const SEED = "0123456789abcdef".repeat(4);
const option = (setup: PoliticsSetup): PoliticsSetup => ({ ...setup, option: true });

/** Quietly on to the placing of TCs in the next turn. */
const nextTurn = (state: State): State => {
  let now = state;
  const isThere = (at: State) => at.turn === state.turn + 1 && isAsked(at, "placement");
  for (const { after } of quietPlay(state, isThere)) now = after;
  if (!isThere(now)) throw new Error("no next turn");
  return now;
};

/** EXA-54: Austria has conserved a five, has just bluffed, and comes third behind Prussia and France. */
const bluffing = (): State =>
  placed(
    politics(
      option({
        opens: ["russo-swedish-war", "naples"],
        hands: { prussia: ["H9"], france: ["H7"], austria: ["C9"] },
        conserved: { austria: ["S5"] },
      }),
    ),
    { prussia: "H9", france: "H7", austria: "C9" },
  ).state;

describe("the optional political rule", () => {
  test("GEN-08 the option may be added to the advanced game and to no other", () => {
    const withOption = (variant: GameOptions["variant"]): GameOptions => ({
      variant,
      players: 3,
      politicalOption: true,
      troopCeiling: false,
    });
    expect(() => newGame(historical, withOption("introductory"), SEED)).toThrow("GEN-08");
    expect(() => newGame(historical, withOption("silesia-gambit"), SEED)).toThrow("GEN-08");
    expect(newGame(historical, withOption("advanced"), SEED).options.politicalOption).toBe(true);
    const { state } = placed(politics({ hands: { prussia: ["C9", "H2"] } }), { prussia: "C9" });
    expect(handOf(state, "prussia")).toContain(card("C9"));
  });

  test("OPT-01 the stage begins with taking back face-down TCs, then goes its usual way", () => {
    const setup = option({ hands: { prussia: ["H9"], austria: ["H3"] }, leftFaceDown: { france: ["C4"] } });
    const { state, events } = politicsWithEvents(setup);
    const { state: after, events: later } = placed(state, { prussia: "H9", austria: "H3" });
    const last = selected(after, "military-aid").events;
    expect([...events, ...later, ...last].map(({ type }) => type)).toEqual([
      ...["politicsBegan", "cardsTakenBack", "politicalCardOpened", "politicalCardOpened"],
      ...["trumpTurnedUp", "trumpChosen", "cardPlaced", "cardPlaced", "cardPlaced", "cardPlaced"],
      ...["cardRevealed", "cardRevealed", "influenceRanked", "politicalCardSelected"],
    ]);
  });

  test("OPT-02 face-down TCs come back to the hand of their power, conserved ones stay", () => {
    const state = politics(
      option({
        hands: { prussia: ["H9"] },
        leftFaceDown: { prussia: ["C4", "S2"], austria: ["D8"] },
        conserved: { prussia: ["D3"] },
      }),
    );
    expect(handOf(state, "prussia")).toEqual(["H9", "C4", "S2"].map(card));
    expect(handOf(state, "austria")).toEqual([card("D8")]);
    expect(faceDownOf(state, "prussia")).toEqual([]);
    expect(displayOf(state, "prussia")).toEqual([card("D3")]);
  });

  test("OPT-03 revealing, trump and placing are as without the option", () => {
    const setup = { lastWinner: "louis", hands: { prussia: ["H9", "C2"], austria: ["H3"] } } as const;
    const plain = politicsWithEvents(setup);
    const optional = politicsWithEvents(option(setup));
    expect(optional.events).toEqual(plain.events);
    const trumped = [plain, optional].map(({ state }) => {
      const [choice] = [...quietPlay(state, (at) => isAsked(at, "placement"))];
      return choice?.after as State;
    });
    const [first, second] = trumped.map((state) => placed(state, { prussia: "H9", austria: "H3" }).events);
    expect(second).toEqual(first);
  });

  test("OPT-04 a TC that is not trump does not go back to the hand but is left face-down on the display", () => {
    const state = placed(politics(option({ hands: { prussia: ["C9"], austria: ["H3"] } })), {
      prussia: "C9",
      austria: "H3",
    }).state;
    expect(handOf(state, "prussia")).toEqual([]);
    expect(faceDownOf(state, "prussia")).toEqual([card("C9")]);
    expect(displayOf(state, "austria")).toEqual([card("H3")]);
    expect(brokenLaws(state)).toEqual([]);
  });

  test("OPT-05 only face-up TCs count for influence", () => {
    const state = politics(
      option({ hands: { prussia: ["C10"], austria: ["H3"] }, conserved: { prussia: ["D2"] } }),
    );
    const { events } = placed(state, { prussia: "C10", austria: "H3" });
    expect(eventsOfType(events, "influenceRanked")[0]?.ranking).toEqual([
      { power: power("austria"), influence: 3 },
      { power: power("prussia"), influence: 2 },
    ]);
  });

  test("OPT-06 and RUL-74 a power without a face-up TC selects nothing and is passed over", () => {
    const state = politics(option({ hands: { prussia: ["C10"], austria: ["H3"] } }));
    const { state: after, events } = placed(state, { prussia: "C10", austria: "H3" });
    expect(eventsOfType(events, "influenceRanked")[0]?.ranking.map((entry) => entry.power)).toEqual([
      power("austria"),
    ]);
    const { state: over, events: later } = selectionOver(after);
    expect(eventsOfType(later, "conserved").map((event) => event.power)).toEqual([power("austria")]);
    expect(faceDownOf(over, "prussia")).toEqual([card("C10")]);
  });

  test("OPT-07 who selects discards its face-up TCs only; the face-down one stays", () => {
    const state = politics(option({ hands: { austria: ["C9"] }, conserved: { austria: ["S5"] } }));
    const { state: after, events } = selected(placed(state, { austria: "C9" }).state, "naples");
    expect(eventsOfType(events, "politicalCardSelected")[0]?.paid).toEqual([card("S5")]);
    expect(faceDownOf(after, "austria")).toEqual([card("C9")]);
    expect(handOf(after, "austria")).toEqual([]);
  });

  test("OPT-08 once both cards are gone the powers not reached leave all their TCs face-down", () => {
    const first = selectedAndExecuted(bluffing(), "russo-swedish-war", {}).state;
    const { state: last, events } = selected(first, "naples");
    // HID-20: told to all, the cards by name to their owner alone.
    const turned = { type: "cardsTurnedDown", power: power("austria") };
    const read = (seat: Seat | null) => logFor(last, events, seat).filter(({ type }) => type === turned.type);
    expect(read("maria")).toEqual([{ ...turned, cards: [card("S5")] }]);
    for (const seat of ["louis", "frederick", null] as const)
      expect(read(seat)).toEqual([{ ...turned, decks: [0] }]);
    const over = executed(last).state;
    expect(displayOf(over, "austria")).toEqual([]);
    expect([...faceDownOf(over, "austria")].sort()).toEqual([card("S5"), card("C9")].sort());
    expect(handOf(over, "austria")).toEqual([]);
    expect(brokenLaws(over)).toEqual([]);
  });

  test("OPT-09 face-down TCs are missing for a whole turn and come back in the next politics stage", () => {
    const over = selectionOver(bluffing()).state;
    expect(faceDownOf(over, "austria")).toEqual([card("C9")]);
    for (const { after } of quietPlay(over, (at) => at.turn === 2)) {
      if (after.turn === 1) expect(handOf(after, "austria")).not.toContain(card("C9"));
    }
    const next = nextTurn(over);
    expect(handOf(next, "austria")).toContain(card("C9"));
    expect(faceDownOf(next, "austria")).toEqual([]);
  });
});

describe("the worked examples", () => {
  test("EXA-36 the Pragmatic TC is turned face-down on the display and comes back next turn", () => {
    const start = politics(
      option({
        opens: ["military-aid", "jenkins-ear"],
        hands: { prussia: ["H9"], austria: ["H3"], france: ["H3b"] },
        conserved: { pragmatic: ["C2"] },
      }),
    );
    const ranked = placed(start, { prussia: "H9", austria: "H3", france: "H3b" }).state;
    const first = selectedAndExecuted(ranked, "military-aid", {}).state;
    expect(powerAsked(first)).toBe("france");
    const over = selectedAndExecuted(first, "jenkins-ear", { instruction: true }).state;
    expect(handOf(over, "pragmatic")).toEqual([]);
    expect(displayOf(over, "pragmatic")).toEqual([]);
    expect(faceDownOf(over, "pragmatic")).toEqual([card("C2")]);
    expect(displayOf(over, "austria")).toEqual([card("H3")]);
    const next = nextTurn(over);
    expect(handOf(next, "pragmatic")).toContain(card("C2"));
    expect(faceDownOf(next, "pragmatic")).toEqual([]);
  });

  test("EXA-54 conserving keeps the five face-up and the bluff comes back next turn", () => {
    const third = conserved(conserved(bluffing()).state).state;
    expect(powerAsked(third)).toBe("austria");
    const over = conserved(third).state;
    expect(displayOf(over, "austria")).toEqual([card("S5")]);
    const next = nextTurn(over);
    expect(displayOf(next, "austria")).toEqual([card("S5")]);
    expect(handOf(next, "austria")).toContain(card("C9"));
  });

  test("EXA-54 selecting discards the five and the bluff comes back next turn", () => {
    const third = conserved(conserved(bluffing()).state).state;
    const over = selectedAndExecuted(third, "naples", {}).state;
    expect(over.discards[0]).toContain(card("S5"));
    expect(displayOf(over, "austria")).toEqual([]);
    expect(handOf(nextTurn(over), "austria")).toContain(card("C9"));
  });

  test("EXA-54 not reached before both cards are gone, both lie face-down and come back next turn", () => {
    const first = selectedAndExecuted(bluffing(), "russo-swedish-war", {}).state;
    const over = selectedAndExecuted(first, "naples", {}).state;
    expect(faceDownOf(over, "austria")).toHaveLength(2);
    const next = nextTurn(over);
    expect(handOf(next, "austria")).toEqual(expect.arrayContaining([card("S5"), card("C9")]));
    expect(displayOf(next, "austria")).toEqual([]);
  });
});
