import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceFrom } from "../../src/game/chance.ts";
import { minimalPayments, randomPayment } from "../../src/ground/payment.ts";
import type { Action } from "../../src/model/actions.ts";
import { worthOf, worthOfHand } from "../../src/model/cards.ts";
import { type CardId, cardId } from "../../src/model/ids.ts";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import {
  actionsOffered,
  card,
  city,
  handOf,
  piece,
  played,
  position,
  power,
  refused,
} from "../support/position.ts";

fc.configureGlobal({ seed: 1 });

/** RUL-14, word for word, by trying every set of cards. */
const everyMinimalPayment = (hand: readonly CardId[], price: number): CardId[][] => {
  const found: CardId[][] = [];
  for (let set = 0; set < 2 ** hand.length; set++) {
    const cards = hand.filter((_, index) => set & (1 << index));
    const sum = worthOfHand(cards);
    if (sum >= price && cards.every((one) => sum - worthOf(one) < price)) found.push(cards);
  }
  return found;
};

const asSets = (payments: Iterable<readonly CardId[]>): string[] =>
  [...payments].map((cards) => [...cards].sort((a, b) => a - b).join(" ")).sort();

/** A French train may re-enter in München for 4 points. */
const buyingTrain = (hand: readonly string[], bavarian: readonly string[] = []): State =>
  position({
    begin: { stage: 3, phase: "movement" },
    pieces: { franceT1: "kelheim" },
    hands: { france: hand, bavaria: bavarian },
  });

const payTrain = (...cards: readonly string[]): Action => ({
  type: "reenterTrain",
  train: piece(historical, "franceT1"),
  city: city(historical, "muenchen"),
  cards: cards.map(card),
});

/** Prussia may recruit for Friedrich, who has 1 troop, at 4 points each. */
const buyingTroops = (hand: readonly string[]): State =>
  position({
    turn: 3,
    begin: { stage: 4, phase: "winter" },
    pieces: { prussia1: "berlin" },
    troops: { prussia1: 1 },
    hands: { prussia: hand },
  });

const payTroops = (troops: number, ...cards: readonly string[]): Action => ({
  type: "recruit",
  power: power("prussia"),
  troops,
  reentries: [],
  cards: cards.map(card),
  split: troops === 0 ? [] : [{ general: piece(historical, "prussia1"), troops }],
});

describe("cards as money", () => {
  test("TAC-18 points are paid with cards of any suits, only their values count", () => {
    const state = buyingTrain(["H2", "S2", "D4", "C3", "C2"]);
    for (const cards of [["H2", "S2"], ["D4"], ["C3", "C2"], ["S2", "C3"]]) {
      const after = played(state, "louis", payTrain(...cards)).state;
      expect(handOf(after, "france")).toHaveLength(5 - cards.length);
      expect(after.discards[0]).toEqual(cards.map(card));
    }
    refused(state, "louis", payTrain("H2"), "TRN-04", "paymentTooSmall");
    refused(state, "louis", payTrain("C3"), "TRN-04", "paymentTooSmall");
    refused(state, "louis", payTrain(), "TRN-04", "paymentTooSmall");
    refused(state, "louis", payTrain("H2", "H2"), "TAC-18", "cardTwice");
  });

  test("TAC-19 overpayment is lost; there is no change", () => {
    const state = buyingTrain(["H10", "S5"]);
    const after = played(state, "louis", payTrain("H10")).state;
    expect([handOf(after, "france"), after.discards[0]]).toEqual([[card("S5")], [card("H10")]]);
    // Nothing is left over for a second purchase.
    expect(handOf(played(after, "louis", payTrain("S5")).state, "france")).toEqual([]);
  });

  test("TAC-20 a power pays only from its own hand", () => {
    const state = buyingTrain(["H2"], ["S4"]);
    refused(state, "louis", payTrain("S4"), "TAC-20", "cardNotInHand");
    refused(state, "louis", payTrain("H2", "S4"), "TAC-20", "cardNotInHand");
    refused(state, "louis", payTrain("D9"), "TAC-20", "cardNotInHand");
    // Bavaria's 4 buys back a Bavarian train, and nothing else.
    expect(actionsOffered(state, "louis", "reenterTrain")).toEqual([
      { ...payTrain("S4"), train: piece(historical, "bavariaT1") },
    ]);
  });

  test("TAC-20 in winter a power cannot pay for another of the same player", () => {
    const state = position({
      turn: 3,
      begin: { stage: 4, phase: "winter" },
      pieces: { prussia1: "berlin", saxony1: "dresden" },
      hands: { prussia: ["H4"], saxony: ["H5"] },
    });
    refused(state, "frederick", payTroops(1, "H5"), "TAC-20", "cardNotInHand");
    const austrian = { type: "recruit", power: power("austria"), troops: 0 } as const;
    refused(
      state,
      "frederick",
      { ...austrian, reentries: [], cards: [], split: [] },
      "TAC-20",
      "notYourPower",
    );
  });

  test("RUL-13 as payment a Reserve is worth 8 points, neither more nor less", () => {
    const state = buyingTroops(["R", "H2", "H4"]);
    expect(handOf(played(state, "frederick", payTroops(2, "R")).state, "prussia")).toEqual([
      card("H2"),
      card("H4"),
    ]);
    refused(state, "frederick", payTroops(3, "R"), "WTR-02", "paymentTooSmall");
    refused(state, "frederick", payTroops(3, "R", "H2"), "WTR-02", "paymentTooSmall");
    expect(handOf(played(state, "frederick", payTroops(3, "R", "H4")).state, "prussia")).toEqual([
      card("H2"),
    ]);
    // It is not declared smaller to spare other cards: with a Reserve for 8 the 2 could be left out.
    refused(state, "frederick", payTroops(2, "R", "H2"), "RUL-14", "paymentTooLarge");
  });

  test("RUL-14 a payment is accepted as long as no card in it could be left out", () => {
    const state = buyingTrain(["H2", "S2", "D3", "C9"]);
    for (const cards of [["C9"], ["H2", "S2"], ["H2", "D3"], ["S2", "D3"]])
      expect(played(state, "louis", payTrain(...cards)).state.discards[0]).toEqual(cards.map(card));
    for (const cards of [
      ["C9", "H2"],
      ["H2", "S2", "D3"],
      ["C9", "D3"],
    ])
      refused(state, "louis", payTrain(...cards), "RUL-14", "paymentTooLarge");
  });

  test("RUL-14 nothing may be thrown away where nothing is bought", () => {
    const state = buyingTroops(["H2"]);
    refused(state, "frederick", payTroops(0, "H2"), "RUL-14", "paymentTooLarge");
    expect(handOf(played(state, "frederick", payTroops(0)).state, "prussia")).toEqual([card("H2")]);
  });

  test("RUL-14 one payment covers several items bought at the same moment", () => {
    const state = buyingTroops(["H10", "S6", "D4", "C4"]);
    // Three troops cost 12 together: 10 and 4, not 10 and 6 and so on for each.
    const after = played(state, "frederick", payTroops(3, "H10", "D4")).state;
    expect(handOf(after, "prussia")).toEqual([card("S6"), card("C4")]);
    refused(state, "frederick", payTroops(3, "H10", "S6", "D4"), "RUL-14");
  });
});

describe("DEC-27 which cards to pay", () => {
  const hand = ["H2", "S2", "D3", "C9", "H4", "R", "S7"];

  test("DEC-27 for a train the paying power is offered exactly the minimal sets for 4 points", () => {
    const state = buyingTrain(hand, ["D10"]);
    const offers = actionsOffered(state, "louis", "reenterTrain").flatMap((action) =>
      action.type === "reenterTrain" && action.train === piece(historical, "franceT1") ? [action] : [],
    );
    const sites = new Set(offers.map((action) => action.city));
    expect([...sites].map((id) => historical.cities[id]?.key)).toEqual(["muenchen"]);
    expect(asSets(offers.map(({ cards }) => cards))).toEqual(asSets(everyMinimalPayment(hand.map(card), 4)));
    for (const seat of ["maria", "frederick"] as const)
      expect(actionsOffered(state, seat, "reenterTrain")).toEqual([]);
  });

  test("DEC-27 for troops the paying power is offered exactly the minimal sets for 4 points each", () => {
    const state = buyingTroops(hand);
    const offers = actionsOffered(state, "frederick", "recruit").flatMap((action) =>
      action.type === "recruit" ? [action] : [],
    );
    // Friedrich has room for 7; the hand is worth 35 points, so 7 troops (28) can be paid.
    for (let troops = 0; troops <= 7; troops++)
      expect(
        asSets(
          offers
            .filter((offer) => offer.troops === troops && offer.reentries.length === 0)
            .map((o) => o.cards),
        ),
      ).toEqual(asSets(everyMinimalPayment(hand.map(card), troops * 4)));
    expect(actionsOffered(state, "maria", "recruit")).toEqual([]);
  });
});

describe("laws of payment", () => {
  const aHand = fc
    .uniqueArray(fc.integer({ min: 0, max: 151 }), { maxLength: 11 })
    .map((ids) => ids.map(cardId));
  const aPrice = fc.integer({ min: 0, max: 70 });

  test("RUL-14 the payments listed are exactly those found by trying every set of cards", () => {
    fc.assert(
      fc.property(aHand, aPrice, (hand, price) => {
        expect(asSets(minimalPayments(hand, price))).toEqual(asSets(everyMinimalPayment(hand, price)));
      }),
      { numRuns: 200 },
    );
  });

  test("RUL-14 a payment drawn at random has no card too many whenever the price can be paid", () => {
    fc.assert(
      fc.property(aHand, aPrice, fc.integer({ min: 1, max: 1e9 }), (hand, price, seed) => {
        fc.pre(worthOfHand(hand) >= price);
        const cards = randomPayment(hand, price, chanceFrom(seed));
        expect(asSets(everyMinimalPayment(hand, price))).toContain(asSets([cards])[0]);
      }),
      { numRuns: 200 },
    );
  });
});
