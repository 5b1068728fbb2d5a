import { minimalPayments } from "@maria/rules/board";
import { type CardId, cardOf, reserveOf, worthOf, worthOfHand } from "@maria/rules/model";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cheapestPayments, suggestedPayment, suggestedPayments } from "../../src/tacticalCards/index.ts";

const HAND: readonly CardId[] = [cardOf(0, 10), cardOf(1, 3), cardOf(2, 4), cardOf(3, 7), reserveOf(0)];

describe("the payment that is suggested", () => {
  test("RUL-14 covers the price and leaves no card that could be left out", () => {
    for (let price = 1; price <= worthOfHand(HAND); price++) {
      const cards = suggestedPayment(HAND, price) ?? [];
      const sum = worthOfHand(cards);
      expect(sum).toBeGreaterThanOrEqual(price);
      for (const card of cards) expect(sum - worthOf(card)).toBeLessThan(price);
    }
  });

  test("overpays no more than any other payment", () => {
    for (let price = 1; price <= worthOfHand(HAND); price++) {
      const sums = [...minimalPayments(HAND, price)].map(worthOfHand);
      expect(worthOfHand(suggestedPayment(HAND, price) ?? [])).toBe(Math.min(...sums));
    }
  });

  test("keeps a Reserve where another card does as well", () => {
    expect(suggestedPayment([reserveOf(0), cardOf(0, 8)], 8)).toEqual([cardOf(0, 8)]);
  });

  test("does not exist when the hand is worth too little, and is empty when nothing is to be paid", () => {
    expect(suggestedPayment(HAND, worthOfHand(HAND) + 1)).toBeNull();
    expect(suggestedPayment(HAND, 0)).toEqual([]);
  });
});

describe("suggested payments", () => {
  const card = fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 2, max: 10 }))
      .map(([suit, value]) => cardOf(suit as 0 | 1 | 2 | 3, value)),
    fc.constantFrom(reserveOf(0), reserveOf(1)),
  );

  test("TAC-18 RUL-14 cover the price with no card too many, and the first wastes least", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(card, { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 60 }),
        (hand, price) => {
          fc.pre(worthOfHand(hand) >= price);
          const payments = suggestedPayments(hand, price);
          expect(payments.length).toBeGreaterThan(0);
          for (const payment of payments) {
            const worth = worthOfHand(payment);
            expect(worth).toBeGreaterThanOrEqual(price);
            for (const each of payment) {
              expect(hand).toContain(each);
              expect(worth - worthOfHand([each])).toBeLessThan(price);
            }
          }
          const wastes = payments.map(worthOfHand);
          expect(Math.min(...wastes)).toBe(wastes[0]);
        },
      ),
    );
  });
});

test("several payments: least waste first, then small cards, then great ones, no two alike", () => {
  const hand = [cardOf(0, 10), cardOf(1, 3), cardOf(2, 4), cardOf(3, 7)];
  expect(suggestedPayments(hand, 10)).toEqual([
    [cardOf(1, 3), cardOf(3, 7)],
    [cardOf(2, 4), cardOf(3, 7)],
    [cardOf(0, 10)],
  ]);
  expect(suggestedPayments(hand, 0)).toEqual([[]]);
  expect(suggestedPayments([cardOf(0, 10)], 4)).toEqual([[cardOf(0, 10)]]);
});

test("the cheapest payments give up what is missed least, and none beyond the hand", () => {
  const hand = [cardOf(0, 5), cardOf(1, 5), cardOf(2, 2)];
  const payments = cheapestPayments(hand, [3, 1, 0.5], 13);
  expect(payments[0]).toEqual({ cards: [], sacrifice: 0 });
  expect(payments[2]).toEqual({ cards: [cardOf(2, 2)], sacrifice: 0.5 });
  expect(payments[5]).toEqual({ cards: [cardOf(1, 5)], sacrifice: 1 });
  expect(payments[12]).toEqual({ cards: hand, sacrifice: 4.5 });
  expect(payments[13]).toBeNull();
});
