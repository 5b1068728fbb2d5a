import { type CardId, cardOf, minimalPayments, reserveOf, worthOf, worthOfHand } from "@maria/rules";
import { describe, expect, test } from "vitest";
import { suggestedPayment } from "../../src/tacticalCards/index.ts";

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
