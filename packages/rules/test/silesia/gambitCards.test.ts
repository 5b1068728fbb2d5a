import { describe, expect, test } from "vitest";
import { imagine } from "../../src/game/imagine.ts";
import { logFor } from "../../src/game/log.ts";
import { memoryFrom } from "../../src/game/memory.ts";
import { choices } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import { deckOf } from "../../src/model/cards.ts";
import type { CardId } from "../../src/model/ids.ts";
import type { Seat } from "../../src/model/options.ts";
import { FRANCE, PRUSSIA } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { asksForCession, CEDE, cardsPutAside, ceded, gambit, KEEP } from "../support/gambit.ts";
import { randomFrom } from "../support/games.ts";
import { card, handOf, played, positionWithEvents } from "../support/position.ts";
import { cardsReceived, eventsOfType, quietlyTo } from "../support/quietPlay.ts";

const FRENCH_CARDS = { stage: 3, phase: "tacticalCards" } as const;
const ONLOOKERS: readonly (Seat | null)[] = ["maria", "frederick", "louis", null];

/** France is asked about the subsidy. */
const asks = (turn = 4): State => gambit({ turn, begin: FRENCH_CARDS });

const answered = (state: State, pay: boolean) => played(state, "louis", { type: "subsidy", pay });

/** The same game with these cards put aside instead of others of the draw deck. */
const withOthersAside = (state: State, cards: readonly CardId[]): State => {
  if (state.closed === null) throw new Error("the Silesia Gambit has closed cards");
  const before = cardsPutAside(state);
  const drawDeck = state.drawDeck.map((id) => before[cards.indexOf(id)] ?? id);
  return { ...state, drawDeck, closed: { ...state.closed, putAside: cards } };
};

describe("income", () => {
  test("SGA-08 and RUL-97 France draws 5, hands over the subsidy and puts 2 of the rest aside", () => {
    const state = asks();
    const top = state.drawDeck.slice(-5);
    const unpaid = answered(state, false).state;
    expect([handOf(unpaid, "france").length, cardsPutAside(unpaid).length]).toEqual([3, 2]);
    expect([...handOf(unpaid, "france"), ...cardsPutAside(unpaid)].sort()).toEqual([...top].sort());
    const paid = answered(state, true).state;
    expect([handOf(paid, "france").length, cardsPutAside(paid).length]).toEqual([2, 2]);
    expect(handOf(paid, "bavaria")).toHaveLength(2);
    expect(unpaid.affairs?.putAside).toBe(2);
  });

  test("SGA-08 and RUL-97 in turns 1 to 3 the compulsory subsidy is handed over before cards are put aside", () => {
    const { state, events } = positionWithEvents({
      variant: "silesia-gambit",
      turn: 2,
      begin: FRENCH_CARDS,
    });
    expect(cardsReceived(events, "bavaria")).toBe(2);
    expect([cardsReceived(events, "france"), handOf(state, "france").length]).toEqual([2, 2]);
    expect(cardsPutAside(state)).toHaveLength(2);
  });

  test("SGA-08 they are chosen by chance: which of five cards go aside differs from game to game", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const shown = view(asks(), null);
      const state = imagine(shown, memoryFrom(shown), randomFrom(seed));
      const five = state.drawDeck.slice(-5).sort((a, b) => a - b);
      const aside = cardsPutAside(answered(state, false).state);
      seen.add(
        [...aside]
          .map((id) => five.indexOf(id))
          .sort()
          .join(),
      );
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test("SGA-08 turn by turn they are collected until Silesia is ceded", () => {
    const state = quietlyTo(gambit({ turn: 1, begin: { stage: 2, phase: "hussars" } }), 0, "cession", 6);
    expect([cardsPutAside(state).length, state.affairs?.putAside]).toEqual([12, 12]);
  });

  test("RUL-97 with fewer than 2 cards left to draw all are put aside", () => {
    const [last] = asks().drawDeck.slice(-1) as [CardId];
    const rest = asks().drawDeck.slice(0, -1);
    const hands = asks().hands.map((hand, power) => (power === PRUSSIA ? rest : hand));
    const state: State = { ...asks(), drawDeck: [last], hands, discards: [[], [], [], []] };
    const after = answered(state, false).state;
    expect([handOf(after, "france"), cardsPutAside(after)]).toEqual([[], [last]]);
  });

  test("RUL-97 cards put aside are never discards: a new draw deck is made without them", () => {
    const state = asks();
    if (state.closed === null) throw new Error("the Silesia Gambit has closed cards");
    const aside = state.drawDeck.slice(0, 2);
    const discards = [0, 1, 2, 3].map((deck) => state.drawDeck.slice(2).filter((id) => deckOf(id) === deck));
    const closed = { ...state.closed, putAside: aside };
    const after = answered({ ...state, closed, drawDeck: [], discards }, false);
    expect(eventsOfType(after.events, "deckOpened")).toHaveLength(1);
    expect(cardsPutAside(after.state).slice(0, 2)).toEqual(aside);
    for (const id of aside) expect(after.state.drawDeck).not.toContain(id);
  });

  test("RUL-97 and SGA-23 without a cession France goes on putting aside, after one it stops", () => {
    const kept = quietlyTo(played(asksForCession(), "maria", KEEP).state, 3, "movement", 7);
    expect(cardsPutAside(kept)).toHaveLength(2);
    const after = quietlyTo(ceded().state, 3, "movement", 7);
    expect([cardsPutAside(after).length, handOf(after, "france").length]).toEqual([0, 5]);
  });

  test("SGA-09 the Pragmatic Army has its standard income of 3", () => {
    const { events } = positionWithEvents({
      variant: "silesia-gambit",
      turn: 2,
      begin: { stage: 5, phase: "tacticalCards" },
    });
    expect([cardsReceived(events, "austria"), cardsReceived(events, "pragmatic")]).toEqual([5, 3]);
  });
});

describe("cards put aside are secret", () => {
  const drawn = answered(asks(), false);

  test("HID-26 nobody's view, choices or log tell which cards lie aside, not even France's", () => {
    const { state, events } = drawn;
    const others = state.drawDeck.filter((id) => deckOf(id) === deckOf(cardsPutAside(state)[0] as CardId));
    const other = withOthersAside(state, others.slice(0, 2));
    expect(cardsPutAside(other)).not.toEqual(cardsPutAside(state));
    for (const seat of ONLOOKERS) {
      expect(view(other, seat)).toEqual(view(state, seat));
      if (seat !== null)
        expect(JSON.stringify(choices(other, seat))).toBe(JSON.stringify(choices(state, seat)));
      const told = logFor(state, events, seat).filter(
        ({ type }) => type === "cardsDrawn" || type === "cardsPutAside",
      );
      for (const id of cardsPutAside(state))
        for (const entry of told) if ("cards" in entry) expect(entry.cards).not.toContain(id);
    }
  });

  test("HID-26 everybody sees how many they are and from which deck they come", () => {
    const { state, events } = drawn;
    const decks = cardsPutAside(state).map(deckOf);
    for (const seat of ONLOOKERS) {
      expect(view(state, seat).affairs?.putAside).toBe(2);
      expect(logFor(state, events, seat)).toContainEqual({ type: "cardsPutAside", decks });
    }
  });

  test("HID-26 a deal of what a seat cannot know deals the cards put aside as well", () => {
    const piles = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const seen = view(drawn.state, "louis");
      const other = imagine(seen, memoryFrom(seen), randomFrom(seed));
      expect(handOf(other, "france")).toEqual(handOf(drawn.state, "france"));
      expect(cardsPutAside(other).map(deckOf)).toEqual(cardsPutAside(drawn.state).map(deckOf));
      piles.add(cardsPutAside(other).join());
    }
    expect(piles.size).toBeGreaterThan(5);
  });

  test("SGA-23 and HID-26 at the cession France takes them all up and sees them, the others see the backs", () => {
    const aside = ["H10", "D2", "C3b"].map(card);
    const asking = asksForCession({ hands: { france: ["S5"] } });
    if (asking.closed === null || asking.affairs === null) throw new Error("no closed cards");
    const drawDeck = asking.drawDeck.filter((id) => !aside.includes(id));
    const state: State = {
      ...asking,
      drawDeck,
      closed: { ...asking.closed, putAside: aside },
      affairs: { ...asking.affairs, putAside: 3 },
    };
    const { state: after, events } = played(state, "maria", CEDE);
    expect(handOf(after, "france")).toEqual([card("S5"), ...aside]);
    expect([cardsPutAside(after), after.affairs?.putAside]).toEqual([[], 0]);
    expect(logFor(after, events, "louis")).toContainEqual({
      type: "putAsideTaken",
      power: FRANCE,
      cards: aside,
    });
    for (const seat of ["maria", "frederick", null] as const)
      expect(logFor(after, events, seat)).toContainEqual({
        type: "putAsideTaken",
        power: FRANCE,
        decks: [0, 0, 1],
      });
    expect(view(after, "maria").hands[FRANCE]).toEqual([]);
  });
});
