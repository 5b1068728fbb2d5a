import {
  type CardId,
  isOnBoard,
  isReserve,
  type Power,
  packOf,
  suitOf,
  type View,
  worthOf,
} from "@maria/rules";
import { futureOf } from "./situation.ts";

/** A point of a card is worth this many troops to keep: in a suit that is fought in, elsewhere, and as a Reserve. */
const USEFUL_SUIT = 0.45;
const OTHER_SUIT = 0.2;
const RESERVE_POINT = 0.4;

/** By suit: whether the power's generals stand in sectors of it, where alone its cards count in combat (CMB-14). */
const suitsOfGenerals = (view: View, power: Power): boolean[] => {
  const pack = packOf(view);
  const suits = [false, false, false, false];
  for (const general of pack.armies[power]?.generals ?? []) {
    const place = view.at[general];
    const suit = place !== undefined && isOnBoard(place) ? pack.cities[place]?.suit : undefined;
    if (suit !== undefined) suits[suit] = true;
  }
  return suits;
};

/** A battle takes few cards: the third and each further one of a suit is missed less. */
const FURTHER_CARD = 0.85;
const LEAST = 0.12;

/** A hand worth this many points is enough; the points of a larger one are missed less, down to this share. */
const AMPLE = 55;
const LEAST_SCARCITY = 0.3;
const AVERAGE_CARD = 6;

/** How much the points of a power's hand are missed, by how many there are. */
export const scarcity = (view: View, power: Power): number => {
  let cards = 0;
  for (const count of view.handBacks[power] ?? []) cards += count;
  return Math.min(1, Math.max(LEAST_SCARCITY, AMPLE / (AVERAGE_CARD * Math.max(1, cards))));
};

/** What it would cost the power to part with each card of its hand, in troops. */
export const keepingWorth = (view: View, power: Power, hand: readonly CardId[]): number[] => {
  const suits = suitsOfGenerals(view, power);
  const future = Math.max(0.1, futureOf(view)) * scarcity(view, power);
  return hand.map((card) => {
    if (isReserve(card)) return worthOf(card) * RESERVE_POINT * future;
    const suit = suitOf(card);
    const better = hand.filter((other) => suitOf(other) === suit && worthOf(other) > worthOf(card)).length;
    const point = suit >= 0 && suits[suit] ? USEFUL_SUIT : OTHER_SUIT;
    return worthOf(card) * Math.max(LEAST, point * FURTHER_CARD ** Math.max(0, better - 1)) * future;
  });
};

/** A payment and what it costs in the worth of the cards given up. */
export interface Payment {
  readonly cards: readonly CardId[];
  readonly sacrifice: number;
}

/**
 * For every price from 0 to `most`: the payment that gives up least. It never holds a card too many (RUL-14),
 * because leaving that card out would give up less. Prices beyond the hand have no payment.
 */
export const cheapestPayments = (
  hand: readonly CardId[],
  keeping: readonly number[],
  most: number,
): (Payment | null)[] => {
  const best: (Payment | null)[] = Array.from({ length: most + 1 }, (_, price) =>
    price === 0 ? { cards: [], sacrifice: 0 } : null,
  );
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

/** TAC-18 to TAC-20: the cards the power misses least. */
export const cheapestPayment = (
  view: View,
  power: Power,
  hand: readonly CardId[],
  price: number,
): readonly CardId[] => cheapestPayments(hand, keepingWorth(view, power, hand), price)[price]?.cards ?? hand;
