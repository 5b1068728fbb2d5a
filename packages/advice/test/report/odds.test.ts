import { type CardId, cardOf, cardsOfDeck, reserveOf } from "@maria/rules/model";
import { expect, test } from "vitest";
import { oddsOf, pointsOfHand } from "../../src/report/odds.ts";

test("without cards the side with more troops wins, and equal ones tie", () => {
  expect(oddsOf({ troops: 5, cards: 0 }, { troops: 4, cards: 0 })).toBe(1);
  expect(oddsOf({ troops: 4, cards: 0 }, { troops: 5, cards: 0 })).toBe(0);
  expect(oddsOf({ troops: 4, cards: 0 }, { troops: 4, cards: 0 })).toBe(0.5);
});

test("the chances of both sides together are one", () => {
  for (const [a, b] of [
    [3, 6],
    [8, 0],
    [5, 5],
  ] as const) {
    const there = oddsOf({ troops: 6, cards: a }, { troops: 9, cards: b });
    const back = oddsOf({ troops: 9, cards: b }, { troops: 6, cards: a });
    expect(there + back).toBeCloseTo(1);
  }
});

test("CMB-14 one card against a lead of three: the cards of the suit that are higher, Reserves, and half of the equal one", () => {
  const deck = cardsOfDeck(0);
  const points = deck.map((card) => pointsOfHand([card], 1));
  const wins = points.filter((value) => value > 3).length + points.filter((value) => value === 3).length / 2;
  expect(oddsOf({ troops: 2, cards: 1 }, { troops: 5, cards: 0 })).toBeCloseTo(wins / deck.length);
});

test("CMB-14 only cards of the sector's suit and Reserves count", () => {
  const hand: CardId[] = [cardOf(0, 10), cardOf(1, 4), cardOf(1, 7, 2), reserveOf()];
  expect(pointsOfHand(hand, 1)).toBe(4 + 7 + 8);
  expect(pointsOfHand(hand, 2)).toBe(8);
});

/** Plays a combat to the last card by the clauses themselves, each side with its best order for the other. */
const fought = (troops: readonly [number, number], hands: readonly [number[], number[]]): number => {
  let score = troops[0] - troops[1];
  const left: [number[], number[]] = [[...hands[0]], [...hands[1]]];
  // CMB-13: the negative side plays; with equal troops the attacker begins.
  let toPlay: 0 | 1 = score > 0 ? 1 : 0;
  for (;;) {
    const card = left[toPlay].pop();
    if (card === undefined) return Math.sign(score);
    score += toPlay === 0 ? card : -card;
    const own = toPlay === 0 ? score : -score;
    if (own >= 0) toPlay = toPlay === 0 ? 1 : 0;
  }
};

test("CMB-25 at equal troops an attacker without a card of his suit ties, whatever the defender holds", () => {
  expect(oddsOf({ troops: 4, cards: 0 }, { troops: 4, cards: 6 })).toBeCloseTo(0.5);
});

test("CMB-13 to CMB-18 of two who fight to their last card the one with more in all never loses", () => {
  const values = [2, 5, 9];
  for (let own = 0; own < 8; own++)
    for (let other = 0; other < 8; other++)
      for (const ahead of [-4, -1, 0, 2, 5]) {
        const hands: [number[], number[]] = [
          values.filter((_, bit) => own & (1 << bit)),
          values.filter((_, bit) => other & (1 << bit)).map((value) => value - 1),
        ];
        const sum = (hand: number[]): number => hand.reduce((all, value) => all + value, 0);
        const lead = ahead + sum(hands[0]) - sum(hands[1]);
        const result = fought([5 + ahead, 5], hands);
        expect([ahead, own, other, result * Math.sign(lead) < 0]).toEqual([ahead, own, other, false]);
      }
});
