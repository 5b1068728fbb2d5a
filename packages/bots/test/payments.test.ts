import { cheapestPayments } from "@maria/advice/tacticalCards";
import { view } from "@maria/rules";
import { CARDS, type CardId, cardId, FRANCE, worthOf, worthOfHand } from "@maria/rules/model";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cheapestPayment } from "../src/cadet/payments.ts";
import { cards, movementOf, position } from "./support/position.ts";

fc.configureGlobal({ seed: 1 });

const handOf = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: CARDS - 1 }), { maxLength: most })
    .map((ids) => ids.map((id) => cardId(id)));

/** Some worth for every card, unlike its points. */
const keepingOf = (hand: readonly CardId[]): number[] => hand.map((card) => 1 + ((card * 7) % 11));

/** What France pays with a general in the clubs sector of Tabor. */
const paidBy = (hand: string, price: number): readonly CardId[] | undefined => {
  const state = position({
    stage: 3,
    phase: "movement",
    frame: movementOf("france", "bavaria"),
    pieces: { france1: "tabor" },
    hands: { france: hand },
  });
  const seen = view(state, "louis");
  return cheapestPayment(seen, FRANCE, seen.hands[FRANCE] ?? [], price)?.cards;
};

describe("the cheapest payment", () => {
  test("covers the price and holds no card too many, for any hand and price it can pay", () => {
    fc.assert(
      fc.property(handOf(20), fc.integer({ min: 1, max: 60 }), (hand, price) => {
        const payment = cheapestPayments(hand, keepingOf(hand), price)[price];
        expect(payment === null).toBe(worthOfHand(hand) < price);
        if (!payment) return;
        const sum = worthOfHand(payment.cards);
        expect(sum).toBeGreaterThanOrEqual(price);
        expect(new Set(payment.cards).size).toBe(payment.cards.length);
        for (const card of payment.cards) expect(sum - worthOf(card)).toBeLessThan(price);
      }),
    );
  });

  test("gives up no more than any other payment", () => {
    fc.assert(
      fc.property(handOf(8), fc.integer({ min: 1, max: 30 }), (hand, price) => {
        const keeping = keepingOf(hand);
        let least = Number.POSITIVE_INFINITY;
        for (let set = 0; set < 1 << hand.length; set++) {
          let points = 0;
          let sacrifice = 0;
          hand.forEach((card, index) => {
            if (!(set & (1 << index))) return;
            points += worthOf(card);
            sacrifice += keeping[index] as number;
          });
          if (points >= price) least = Math.min(least, sacrifice);
        }
        const payment = cheapestPayments(hand, keeping, price)[price];
        expect(payment?.sacrifice ?? Number.POSITIVE_INFINITY).toBe(least);
      }),
    );
  });

  test("spares the suits in which the generals stand", () => {
    expect(paidBy("C5 H5 C9", 5)).toEqual(cards("H5"));
  });

  test("keeps a Reserve while anything else will do", () => {
    expect([...(paidBy("R C4 H4", 8) ?? [])].sort()).toEqual([...cards("C4 H4")].sort());
  });
});
