import { type CardId, worthOf } from "@maria/rules/model";

/** A payment and the worth of the cards given up for it. */
export interface Payment {
  readonly cards: readonly CardId[];
  readonly sacrifice: number;
}

/**
 * For every price from 0 to `most`: the payment that gives up least, null where the hand does not suffice. It never
 * holds a card too many (RUL-14), because leaving that card out would give up less.
 */
export const cheapestPayments = (
  hand: readonly CardId[],
  keeping: readonly number[],
  most: number,
): (Payment | null)[] => {
  const best: (Payment | null)[] = new Array(most + 1).fill(null);
  best[0] = { cards: [], sacrifice: 0 };
  hand.forEach((card, index) => {
    for (let price = most; price > 0; price--) {
      const before = best[Math.max(0, price - worthOf(card))];
      if (!before) continue;
      const sacrifice = before.sacrifice + (keeping[index] as number);
      const known = best[price];
      if (!known || sacrifice < known.sacrifice) best[price] = { cards: [...before.cards, card], sacrifice };
    }
  });
  return best;
};
