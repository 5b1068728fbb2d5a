import { describe, expect, test } from "vitest";
import { logFor } from "../../src/engine.ts";
import { choices } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import { closedOf } from "../../src/ground/affairs.ts";
import type { Action } from "../../src/model/actions.ts";
import type { Seat } from "../../src/model/options.ts";
import type { State } from "../../src/model/state.ts";
import { randomFrom } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { affairs, conserved, faceDownOf, placed, politicalCard, politics } from "../support/politics.ts";
import { card, played, power } from "../support/position.ts";
import { asReadBy, asSeenBy, onlookers, withOtherSecrets } from "../support/secrecy.ts";

const HANDS = {
  prussia: ["H5", "C2"],
  france: ["S3", "H8"],
  pragmatic: ["H6"],
  austria: ["D4", "H3"],
} as const;
const OTHERS = ["maria", "louis", null] as const;

const placing = (text: string | null): Action => ({
  type: "placeCard",
  power: power("prussia"),
  card: text === null ? null : card(text),
});

const yearsOf = (cards: readonly number[]): (number | undefined)[] =>
  cards.map((id) => historical.politics.cards[id]?.year);

describe("the political deck", () => {
  /** The same game with another order of the cards within each year. */
  const reordered = (state: State): State => {
    const closed = closedOf(state);
    const byYear = new Map<number | undefined, number[]>();
    for (const id of closed.politicalDeck) {
      const [year] = yearsOf([id]);
      byYear.set(year, [id, ...(byYear.get(year) ?? [])]);
    }
    return { ...state, closed: { ...closed, politicalDeck: [...byYear.values()].flat() } };
  };

  test("HID-16 the order of the political deck is hidden, the year of the next cards is known", () => {
    const state = politics({ opens: ["military-aid", "naples"], hands: HANDS });
    const other = reordered(state);
    expect(closedOf(other).politicalDeck).not.toEqual(closedOf(state).politicalDeck);
    for (const seat of onlookers(state)) {
      expect(asSeenBy(other, seat)).toBe(asSeenBy(state, seat));
      const { politicalYears } = view(state, seat);
      expect(politicalYears).toEqual([...yearsOf(closedOf(state).politicalDeck)].reverse());
      expect(politicalYears.slice(0, 5)).toEqual([1741, 1741, 1741, 1741, 1742]);
    }
  });

  test("HID-16 open cards, discarded cards and a pending election are public", () => {
    const start = politics({
      opens: ["imperial-election", "spain", "coup-detat"],
      hands: HANDS,
      affairs: { spentCards: [politicalCard(historical, "denmark")] },
    });
    for (const seat of onlookers(start)) {
      const seen = view(start, seat).affairs;
      expect(seen?.openCards).toEqual(["spain", "coup-detat"].map((key) => politicalCard(historical, key)));
      expect(seen?.spentCards).toEqual([politicalCard(historical, "denmark")]);
      expect(seen?.election).toBe("pending");
    }
  });
});

describe("placed TCs", () => {
  test("HID-17 that a TC was placed is public, which one is its owner's secret until all have placed", () => {
    const state = politics({ hands: HANDS });
    const outcomes = ["H5", "C2"].map((text) => played(state, "frederick", placing(text)));
    const [first, second] = outcomes;
    if (!first || !second) throw new Error("two ways to place");
    for (const seat of OTHERS) {
      expect(asSeenBy(first.state, seat)).toBe(asSeenBy(second.state, seat));
      expect(asReadBy(first.state, first.events, seat)).toBe(asReadBy(second.state, second.events, seat));
      expect(logFor(first.state, first.events, seat)).toEqual([
        { type: "cardPlaced", power: power("prussia"), placed: true },
      ]);
      expect(view(first.state, seat).affairs?.hasPlaced[power("prussia")]).toBe(true);
      expect(view(first.state, seat).placed).not.toContain(card("H5"));
    }
    expect(view(first.state, "frederick").placed[power("prussia")]).toBe(card("H5"));
    expect(logFor(first.state, first.events, "frederick")).toEqual(first.events);
    const nothing = played(state, "frederick", placing(null));
    expect(asSeenBy(nothing.state, "louis")).not.toBe(asSeenBy(first.state, "louis"));
    expect(view(nothing.state, "louis").affairs?.hasPlaced[power("prussia")]).toBe(false);
  });

  test("HID-17 nothing an onlooker may not know tells in what he sees while TCs are placed", () => {
    const random = randomFrom(17);
    let state = politics({ hands: HANDS, conserved: { france: ["R"] } });
    const seats: readonly (readonly [Seat, "prussia" | "france" | "pragmatic", string])[] = [
      ["frederick", "prussia", "C2"],
      ["louis", "france", "H8"],
      ["frederick", "pragmatic", "H6"],
    ];
    for (const [seat, name, text] of seats) {
      state = played(state, seat, { type: "placeCard", power: power(name), card: card(text) }).state;
      for (const onlooker of onlookers(state))
        for (let deal = 0; deal < 3; deal++)
          expect(asSeenBy(withOtherSecrets(state, onlooker, random), onlooker)).toBe(
            asSeenBy(state, onlooker),
          );
    }
  });

  test("HID-17 a seat finds its choices in its own view", () => {
    const state = politics({ hands: HANDS });
    expect(choices(view(state, "frederick"), "frederick").filter(({ type }) => type === "placeCard")).toEqual(
      choices(state, "frederick").filter(({ type }) => type === "placeCard"),
    );
  });
});

describe("TCs turned face-down under the option", () => {
  test("HID-20 others see only their backs, the owner may look at his own", () => {
    const start = politics({ option: true, hands: { prussia: ["C9c"], austria: ["H3"] } });
    const state = placed(start, { prussia: "C9c", austria: "H3" }).state;
    expect(faceDownOf(state, "prussia")).toEqual([card("C9c")]);
    for (const seat of OTHERS) {
      expect(view(state, seat).faceDownCards[power("prussia")]).toEqual([]);
      expect(view(state, seat).faceDownBacks[power("prussia")]).toEqual([0, 0, 1, 0]);
      expect(JSON.stringify(view(state, seat).hands)).not.toContain(String(card("C9c")));
    }
    expect(view(state, "frederick").faceDownCards[power("prussia")]).toEqual([card("C9c")]);
    const over = conserved(state).state;
    expect(affairs(over).conserved[power("austria")]).toEqual([card("H3")]);
    expect(view(over, "louis").faceDownBacks[power("prussia")]).toEqual([0, 0, 1, 0]);
  });
});
