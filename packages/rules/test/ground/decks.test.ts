import { describe, expect, test } from "vitest";
import { chanceFrom } from "../../src/game/chance.ts";
import { brokenLaws } from "../../src/game/laws.ts";
import { newGame } from "../../src/game/newGame.ts";
import { choices, pending } from "../../src/game/play.ts";
import { randomAction } from "../../src/game/randomAction.ts";
import { cardsOfDeck, deckOf } from "../../src/model/cards.ts";
import type { GameEvent } from "../../src/model/events.ts";
import type { CardId } from "../../src/model/ids.ts";
import { PRUSSIA } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { historical, packWith } from "../support/packs.ts";
import { card, city, handOf, piece, played, playedAll, position } from "../support/position.ts";
import { eventsOfType, quietPlay } from "../support/quietPlay.ts";

/**
 * Before France and Bavaria draw 2 and 2 cards (introductory game, turn 1): so many cards of the last deck still to
 * draw, so many of each deck discarded, all others in Prussia's hand.
 */
const beforeDrawing = (left: number, discarded: readonly number[]): State => {
  const state = position({ begin: { stage: 2, phase: "hussars" } });
  const drawDeck = cardsOfDeck(3).slice(0, left);
  const discards = discarded.map((count, deck) => cardsOfDeck(deck).slice(38 - count));
  const elsewhere = new Set([...drawDeck, ...discards.flat()]);
  const hands = state.hands.map((hand, power) =>
    power === PRUSSIA
      ? [0, 1, 2, 3].flatMap((deck) => cardsOfDeck(deck).filter((c) => !elsewhere.has(c)))
      : hand,
  );
  return { ...state, drawDeck, discards, hands };
};

const draw = (state: State) => played(state, "maria", { type: "done" });

const decksOpened = (events: readonly GameEvent[]): (readonly number[])[] =>
  eventsOfType(events, "deckOpened").map(({ decks }) => decks);

describe("discards", () => {
  test("TAC-15 played and paid cards are set aside by the deck they came from", () => {
    const pack = packWith({ x: {}, y: {} }, [["x", "y"]]);
    const fight = position({
      pack,
      begin: { stage: 4, phase: "combat" },
      pieces: { prussia1: "x", austria1: "y" },
      troops: { prussia1: 1, austria1: 8 },
      hands: { prussia: ["H2b", "H3d"], austria: ["H2c"] },
    });
    const fought = playedAll(
      fight,
      ["frederick", { type: "playCard", card: card("H2b") }],
      ["frederick", { type: "playCard", card: card("H3d") }],
      ["frederick", { type: "stop" }],
    );
    expect(fought.discards).toEqual([[], [card("H2b")], [], [card("H3d")]]);
    const buying = position({
      begin: { stage: 3, phase: "movement" },
      pieces: { franceT1: "kelheim" },
      hands: { france: ["S2c", "D2a"] },
    });
    const bought = played(buying, "louis", {
      type: "reenterTrain",
      train: piece(historical, "franceT1"),
      city: city(historical, "muenchen"),
      cards: [card("S2c"), card("D2a")],
    }).state;
    expect(bought.discards).toEqual([[card("D2a")], [], [card("S2c")], []]);
  });
});

describe("decks running out", () => {
  test("TAC-16 when a deck is used up the second, the third and the fourth become the draw deck in turn", () => {
    const options = {
      variant: "introductory",
      players: 3,
      politicalOption: false,
      troopCeiling: false,
    } as const;
    const game = newGame(historical, options, seedFromNumber(16));
    const opened: number[] = [];
    const dealt: CardId[] = game.hands.flat();
    for (const { after, events } of quietPlay(game)) {
      for (const event of events) {
        if (event.type === "cardsDrawn") dealt.push(...event.cards);
        if (event.type === "subsidyPaid") dealt.push(event.card);
        if (event.type === "deckOpened") opened.push(...event.decks);
      }
      // Only the deck in use, and those used up before, have given cards so far.
      expect(Math.max(...dealt.map(deckOf))).toBeLessThan(after.nextDeck);
    }
    expect(opened).toEqual([1, 2, 3]);
    // The 24 cards dealt and 9 turns of income (France without subsidy from turn 4 on).
    expect(dealt).toHaveLength(24 + 9 * 13);
    expect(dealt.map(deckOf)).toEqual([...dealt.map(deckOf)].sort());
  });

  test("TAC-17 after the fourth deck the two decks with most cards on the discards are shuffled together", () => {
    const state = beforeDrawing(0, [5, 12, 3, 9]);
    const { state: after, events } = draw(state);
    expect(decksOpened(events)).toEqual([[1, 3]]);
    expect(after.discards.map((pile) => pile.length)).toEqual([5, 0, 3, 0]);
    const reshuffled = [...after.drawDeck, ...handOf(after, "france"), ...handOf(after, "bavaria")];
    expect(new Set(reshuffled)).toEqual(new Set([...cardsOfDeck(1).slice(26), ...cardsOfDeck(3).slice(29)]));
    // "Shuffled together": the piles do not lie one on the other any more.
    const backs = after.drawDeck.map(deckOf);
    expect(backs).not.toEqual([...backs].sort());
    expect(backs).not.toEqual([...backs].sort().reverse());
    expect(brokenLaws(after)).toEqual([]);
  });

  test("TAC-17 this is repeated each time the draw deck is empty", () => {
    const { state: after, events } = draw(beforeDrawing(0, [1, 1, 1, 0]));
    expect(decksOpened(events)).toEqual([
      [0, 1],
      [2, 0],
    ]);
    expect(after.drawDeck).toEqual([]);
    expect(handOf(after, "france").length + handOf(after, "bavaria").length).toBe(3);
  });

  test("RUL-12 drawing goes on from the next deck in the middle of a draw", () => {
    const state = beforeDrawing(1, [0, 0, 9, 0]);
    const { state: after, events } = draw(state);
    expect(decksOpened(events)).toEqual([[2, 0]]);
    expect(handOf(after, "bavaria").map(deckOf)).toEqual([3, 2]);
    expect(handOf(after, "france").map(deckOf)).toEqual([2, 2]);
    expect(after.drawDeck).toHaveLength(9 - 3);
  });

  test("RUL-12 ties are decided in favour of the lower deck number", () => {
    expect(decksOpened(draw(beforeDrawing(0, [4, 6, 6, 6])).events)).toEqual([[1, 2]]);
    expect(decksOpened(draw(beforeDrawing(0, [4, 4, 9, 4])).events)).toEqual([[2, 0]]);
    expect(decksOpened(draw(beforeDrawing(0, [6, 6, 6, 6])).events)).toEqual([[0, 1]]);
  });

  test("RUL-12 exactly the discarded cards are shuffled: those in hands stay there", () => {
    const state = beforeDrawing(0, [10, 9, 0, 0]);
    const held = handOf(state, "prussia");
    const { state: after } = draw(state);
    expect(handOf(after, "prussia").slice(0, held.length)).toEqual(held);
    expect(after.drawDeck).toHaveLength(10 + 9 - 4);
  });

  test("RUL-12 if nothing can be drawn the draw simply ends", () => {
    const { state: after, events } = draw(beforeDrawing(1, [0, 0, 0, 0]));
    expect(decksOpened(events)).toEqual([]);
    expect([handOf(after, "france").length, handOf(after, "bavaria").length]).toEqual([0, 1]);
    expect(pending(after)).toEqual([{ seat: "louis", kind: "movement" }]);
    expect(brokenLaws(after)).toEqual([]);
  });
});

/** The cards an action has put on the discards, as everybody could see. */
const cardsDiscarded = (events: readonly GameEvent[]): CardId[] =>
  events.flatMap((event) => {
    if (event.type === "cardPlayed" || event.type === "trumpTurnedUp") return [event.card];
    if (event.type === "politicalCardSelected") return [...event.paid];
    const pays = ["supplyPaid", "handSurrendered", "trainReentered", "recruited", "expeditionSent"].includes(
      event.type,
    );
    return pays && "cards" in event ? [...event.cards] : [];
  });

test("TAC-17 and RUL-12 over long games the two decks with most discards come back, and no others", () => {
  let reshuffles = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const random = chanceFrom(seed);
    let state: State = position({
      variant: "advanced",
      begin: { stage: 2, phase: "hussars" },
      pieces: {
        france1: "regensburg",
        france2: "strassburg",
        franceT1: "kelheim",
        bavaria1: "landshut",
        bavariaT1: "ingolstadt",
        prussia1: "steinau",
        prussia2: "steinau",
        prussiaT1: "gruenberg",
        saxony1: "dresden",
        saxonyT1: "freiberg",
        austria1: "wien",
        austria2: "prag",
        austriaT1: "pardubitz",
        pragmatic1: "hannover",
        pragmaticT1: "breda",
      },
    });
    const discards: CardId[][] = [[], [], [], []];
    for (let decision = pending(state)[0]; decision && state.turn <= 12; decision = pending(state)[0]) {
      const action = randomAction(choices(state, decision.seat), random);
      const { state: after, events } = played(state, decision.seat, action);
      for (const paid of cardsDiscarded(events)) discards[deckOf(paid)]?.push(paid);
      for (const { decks } of eventsOfType(events, "deckOpened")) {
        const bySize = [0, 1, 2, 3].sort(
          (a, b) => (discards[b]?.length ?? 0) - (discards[a]?.length ?? 0) || a - b,
        );
        expect(decks).toEqual(bySize.slice(0, 2));
        for (const deck of decks) discards[deck] = [];
        reshuffles++;
      }
      expect(after.discards).toEqual(discards);
      state = after;
    }
    expect(brokenLaws(state)).toEqual([]);
  }
  expect(reshuffles).toBeGreaterThan(0);
});
