import { describe, expect, test } from "vitest";
import { logFor } from "../../src/game/log.ts";
import { newGame } from "../../src/game/newGame.ts";
import { pending } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import { DECK_SIZE, deckOf } from "../../src/model/cards.ts";
import { OFF_BOARD } from "../../src/model/ids.ts";
import { type GameOptions, type Seat, seatsOf } from "../../src/model/options.ts";
import { POWER_NAMES, POWERS, type PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { UNKNOWN } from "../../src/model/state.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { historical } from "../support/packs.ts";
import {
  actionsOffered,
  asked,
  handOf,
  markerOn,
  offered,
  piece,
  played,
  playedAll,
  power,
  refused,
  troopsAt,
} from "../support/position.ts";

const INTRODUCTORY: GameOptions = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};
const SEED = seedFromNumber(1741);

const optionsWith = (changed: object): GameOptions => ({ ...INTRODUCTORY, ...changed });
const game = (seed = SEED): State => newGame(historical, INTRODUCTORY, seed);

const allot = (name: PowerName, troops: readonly number[]) =>
  ({ type: "allot", power: power(name), troops }) as const;

const FRENCH = [8, 6, 6, 3, 3];
const PRUSSIAN = [8, 4, 4, 6];
const AUSTRIAN = [6, 6, 6, 3, 3, 4];

describe("before the game", () => {
  test("GEN-01 and DEC-01 MARIA is for two or three players", () => {
    expect(seatsOf(newGame(historical, INTRODUCTORY, SEED).options)).toHaveLength(3);
    expect(seatsOf(newGame(historical, optionsWith({ players: 2 }), SEED).options)).toHaveLength(2);
    for (const players of [0, 1, 4]) {
      expect(() => newGame(historical, optionsWith({ players }), SEED)).toThrow(/GEN-01/);
    }
  });

  test("DEC-01 only the variants of the rules can be agreed, and the political option only for the advanced game", () => {
    expect(newGame(historical, INTRODUCTORY, SEED).options).toEqual(INTRODUCTORY);
    expect(() => newGame(historical, optionsWith({ variant: "solitaire" }), SEED)).toThrow(/GEN-04/);
    expect(() =>
      newGame(historical, optionsWith({ politicalOption: true, troopCeiling: false }), SEED),
    ).toThrow(/GEN-08/);
  });

  test("SET-01 roles are places at the table: who takes which is agreed or drawn outside and changes nothing", () => {
    const seated = newGame(historical, optionsWith({ maria: "Anna", louis: "Ben", frederick: "Cleo" }), SEED);
    expect(seated).toEqual(game());
    expect([...seatsOf(seated.options)].sort()).toEqual(["frederick", "louis", "maria"]);
  });
});

describe("the table when the troops are allotted", () => {
  const state = game();

  test("SET-02 the turn marker starts on space 1", () => {
    expect(state.turn).toBe(1);
  });

  test("SET-05 both hussars start off the board", () => {
    expect(state.hussars).toEqual([OFF_BOARD, OFF_BOARD]);
  });

  test("SET-09 one of the four decks is shuffled as draw deck, the other three wait", () => {
    const cards = [...state.hands.flat(), ...state.drawDeck];
    expect(new Set(cards).size).toBe(DECK_SIZE);
    expect(cards.map(deckOf).every((deck) => deck === 0)).toBe(true);
    expect(state.nextDeck).toBe(1);
    expect(state.discards.flat()).toEqual([]);
    expect(game(seedFromNumber(1742)).drawDeck).not.toEqual(state.drawDeck);
  });

  test("SET-10 Prussia starts with markers on Liegnitz and Glogau, and on nothing else", () => {
    const prussian = historical.fortresses.flatMap((id) => {
      const key = historical.cities[id]?.key ?? "";
      return markerOn(state, key) === "prussia" ? [key] : [];
    });
    expect(prussian.sort()).toEqual(["glogau", "liegnitz"]);
  });

  test("SET-11 Austria starts with markers on the other five Silesian fortresses", () => {
    const austrian = historical.fortresses.flatMap((id) => {
      const { key, territory } = historical.cities[id] ?? { key: "", territory: "" };
      return markerOn(state, key) === "austria" ? [territory] : [];
    });
    expect(austrian).toEqual(["silesia", "silesia", "silesia", "silesia", "silesia"]);
    expect(historical.silesian).toHaveLength(7);
  });

  test("SET-14 the initial hands are Prussia 9, Saxony 3, France 2, Bavaria 5, Austria 5, and none for the Pragmatic Army here", () => {
    const sizes = Object.fromEntries(POWER_NAMES.map((name) => [name, handOf(state, name).length]));
    expect(sizes).toEqual({ prussia: 9, saxony: 3, france: 2, bavaria: 5, austria: 5, pragmatic: 0 });
    expect(historical.armies[power("pragmatic")]?.initialHand).toBe(3);
  });

  test("EXA-04 the initial hands use 24 cards and leave 14; with the Pragmatic Army 27 and 11", () => {
    expect(state.hands.flat()).toHaveLength(24);
    expect(state.drawDeck).toHaveLength(14);
    const all = historical.armies.reduce((sum, { initialHand }) => sum + initialHand, 0);
    expect([all, DECK_SIZE - all]).toEqual([27, 11]);
  });

  test("SET-26 hands are dealt before troops are allotted, each player knows his own only, and all pieces are face-up", () => {
    expect(pending(state).map(({ kind }) => kind)).toEqual(["allotment", "allotment", "allotment"]);
    const known: Record<string, PowerName[]> = {};
    for (const seat of seatsOf(state.options)) {
      const { hands } = view(state, seat);
      known[seat] = POWER_NAMES.filter((name) => (hands[power(name)]?.length ?? 0) > 0);
      for (const name of known[seat]) expect(hands[power(name)]).toEqual(handOf(state, name));
    }
    expect(known).toEqual({
      maria: ["austria"],
      frederick: ["prussia", "saxony"],
      louis: ["france", "bavaria"],
    });
    expect(view(state, null).hands.flat()).toEqual([]);
    expect(state.faceDown).not.toContain(true);
  });
});

describe("allotment", () => {
  const state = game();

  /** Every way to give `total` troops to generals with these minima, nobody more than 8. */
  const everyAllotment = (total: number, minima: readonly number[]): number[][] => {
    const [minimum, ...others] = minima;
    if (minimum === undefined) return total === 0 ? [[]] : [];
    const found: number[][] = [];
    for (let count = minimum; count <= 8; count++)
      for (const rest of everyAllotment(total - count, others)) found.push([count, ...rest]);
    return found;
  };

  test("DEC-02 each player is asked at the same time, for his own powers, with every split of the army sheet", () => {
    const decisions: readonly (readonly [Seat, PowerName, number, readonly number[]])[] = [
      ["louis", "france", 26, [7, 6, 5, 1, 1]],
      ["frederick", "prussia", 22, [1, 1, 4, 6]],
      ["maria", "austria", 28, [1, 1, 6, 2, 1, 4]],
    ];
    expect(asked(state).sort()).toEqual(["frederick", "louis", "maria"]);
    for (const [seat, name, total, minima] of decisions) {
      expect(offered(state, seat, "allot")).toHaveLength(1);
      const options = actionsOffered(state, seat, "allot");
      const expected = everyAllotment(total, minima).map((troops) => allot(name, troops));
      expect(new Set(options.map((option) => JSON.stringify(option)))).toEqual(
        new Set(expected.map((option) => JSON.stringify(option))),
      );
      expect(options).toHaveLength(expected.length);
    }
  });

  test("SET-15 every troop of the total must be allotted, to the power's own generals", () => {
    refused(state, "louis", allot("france", [8, 6, 6, 3, 2]), "SET-15", "allTroopsMustBeAllotted");
    refused(state, "louis", allot("france", [8, 6, 6, 3, 4]), "SET-15", "allTroopsMustBeAllotted");
    refused(state, "louis", allot("france", [8, 6, 6, 6]), "SET-15", "wrongGenerals");
    const allotted = played(state, "louis", allot("france", FRENCH)).state;
    expect(FRENCH.map((_, index) => troopsAt(allotted, `france${index + 1}`))).toEqual(FRENCH);
  });

  test("SET-15 a power without any freedom is allotted at once: Törring and Rutowski have 5 troops each", () => {
    expect([troopsAt(state, "bavaria1"), troopsAt(state, "saxony1")]).toEqual([5, 5]);
    refused(state, "louis", allot("bavaria", [5]), "SET-16", "alreadyAllotted");
  });

  test("SET-16 a player allots his own powers only, each once, and nothing else happens meanwhile", () => {
    refused(state, "maria", allot("prussia", PRUSSIAN), "SET-16", "notYourPower");
    refused(state, "frederick", allot("austria", AUSTRIAN), "SET-16", "notYourPower");
    refused(state, "maria", { type: "done" }, "SET-16");
    const once = played(state, "frederick", allot("prussia", PRUSSIAN)).state;
    refused(once, "frederick", allot("prussia", [4, 8, 4, 6]), "SET-16", "alreadyAllotted");
    expect(asked(once).sort()).toEqual(["louis", "maria"]);
  });

  test("SET-16 the allotment is secret: the others see that it was made, not how", () => {
    const oneWay = played(state, "frederick", allot("prussia", PRUSSIAN));
    const otherWay = played(state, "frederick", allot("prussia", [1, 7, 8, 6]));
    for (const seat of ["maria", "louis", null] as const) {
      expect(view(oneWay.state, seat)).toEqual(view(otherWay.state, seat));
      expect(logFor(oneWay.state, oneWay.events, seat)).toEqual([
        { type: "allotted", power: power("prussia") },
      ]);
    }
    expect(view(oneWay.state, "frederick")).not.toEqual(view(otherWay.state, "frederick"));
    const complete = playedAll(
      oneWay.state,
      ["maria", allot("austria", AUSTRIAN)],
      ["louis", allot("france", FRENCH)],
    );
    expect(view(complete, "maria").troops[piece(historical, "prussia1")]).toBe(UNKNOWN);
    expect(view(complete, "frederick").troops[piece(historical, "prussia1")]).toBe(8);
  });

  test("SET-17 each general receives at least 1 and at most 8 troops", () => {
    refused(state, "frederick", allot("prussia", [8, 0, 8, 6]), "SET-17", "generalNeedsTroops");
    refused(state, "frederick", allot("prussia", [9, 1, 6, 6]), "SET-17", "generalHoldsAtMostEight");
    refused(state, "frederick", allot("prussia", [7.5, 1.5, 7, 6]), "SET-17");
    expect(troopsAt(played(state, "frederick", allot("prussia", [8, 1, 5, 8])).state, "prussia2")).toBe(1);
  });

  test("SET-18 a printed minimum binds at set-up, and only there", () => {
    refused(state, "frederick", allot("prussia", [8, 5, 3, 6]), "SET-18", "belowSetUpMinimum");
    refused(state, "maria", allot("austria", [8, 6, 5, 3, 2, 4]), "SET-18", "belowSetUpMinimum");
    const begun = playedAll(
      state,
      ["maria", allot("austria", AUSTRIAN)],
      ["frederick", allot("prussia", PRUSSIAN)],
      ["louis", allot("france", FRENCH)],
    );
    // Khevenhüller (minimum 6) stands stacked with Batthyány in Komorn.
    const shifted = played(begun, "maria", {
      type: "transfer",
      from: piece(historical, "austria3"),
      to: piece(historical, "austria4"),
      troops: 5,
    }).state;
    expect([troopsAt(shifted, "austria3"), troopsAt(shifted, "austria4")]).toEqual([1, 8]);
  });

  test("EXA-01 Prussia's 22 troops as 8, 4, 4, 6 are accepted; 8, 4, 4, 5 and 9, 4, 4, 5 are not", () => {
    refused(state, "frederick", allot("prussia", [9, 4, 4, 5]), "SET-17", "generalHoldsAtMostEight");
    // The sum is 21, and der Alte Dessauer is below his printed 6 besides.
    refused(state, "frederick", allot("prussia", [8, 4, 4, 5]), "SET-18");
    refused(state, "frederick", allot("prussia", [7, 4, 4, 6]), "SET-15", "allTroopsMustBeAllotted");
    const allotted = played(state, "frederick", allot("prussia", PRUSSIAN)).state;
    expect(PRUSSIAN.map((_, index) => troopsAt(allotted, `prussia${index + 1}`))).toEqual(PRUSSIAN);
  });

  test("DEC-02 when all are in, turn 1 begins", () => {
    const begun = playedAll(
      state,
      ["frederick", allot("prussia", PRUSSIAN)],
      ["louis", allot("france", FRENCH)],
    );
    expect(pending(begun)).toEqual([{ seat: "maria", kind: "allotment" }]);
    const { state: after, events } = played(begun, "maria", allot("austria", AUSTRIAN));
    expect(events.map(({ type }) => type)).toEqual(["allotted", "setUpCompleted", "turnBegan", "stageBegan"]);
    expect(pending(after)).toEqual([{ seat: "maria", kind: "hussars" }]);
    expect(POWERS.map((own) => view(after, null).troopTotals?.[own])).toEqual([20, 5, 16, 5, 24, 0]);
  });
});
