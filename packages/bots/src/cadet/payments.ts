import { cheapestPayments, type Payment } from "@maria/advice/tacticalCards";
import type { View } from "@maria/rules";
import { packOf } from "@maria/rules/board";
import { type CardId, isOnBoard, isReserve, type Power, suitOf, worthOf } from "@maria/rules/model";
import { futureOf } from "./horizon.ts";
import { cardsHeld } from "./knowledge.ts";
import {
  AMPLE_HAND,
  AVERAGE_CARD,
  FURTHER_CARD,
  LEAST_POINT,
  LEAST_SCARCITY,
  OTHER_SUIT,
  RESERVE_POINT,
  USEFUL_SUIT,
} from "./weights.ts";

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

/** How much the points of a power's hand are missed: less if there are many. */
export const scarcity = (view: View, power: Power): number => {
  const points = AVERAGE_CARD * Math.max(1, cardsHeld(view, power));
  return Math.min(1, Math.max(LEAST_SCARCITY, AMPLE_HAND / points));
};

/** A high card does more in combat than two low ones of the same sum, which an enemy can answer one by one. */
const pointsIn = (card: CardId): number => worthOf(card) * (0.65 + 0.05 * worthOf(card));

/** Cards are worth little shortly before the end, but never nothing, so that none is thrown away. */
const LEAST_FUTURE = 0.1;

/** What it would cost the power to part with each card of its hand, in troops. */
export const keepingWorth = (view: View, power: Power, hand: readonly CardId[]): number[] => {
  const suits = suitsOfGenerals(view, power);
  const share = Math.max(LEAST_FUTURE, futureOf(view)) * scarcity(view, power);
  return hand.map((card) => {
    if (isReserve(card)) return worthOf(card) * RESERVE_POINT * share;
    const suit = suitOf(card);
    let better = 0;
    for (const other of hand) if (suitOf(other) === suit && worthOf(other) > worthOf(card)) better++;
    const point = suit >= 0 && suits[suit] ? USEFUL_SUIT : OTHER_SUIT;
    return pointsIn(card) * Math.max(LEAST_POINT, point * FURTHER_CARD ** Math.max(0, better - 1)) * share;
  });
};

/** TAC-18 to TAC-20: the cards the power misses least, or null if it cannot pay. */
export const cheapestPayment = (
  view: View,
  power: Power,
  hand: readonly CardId[],
  price: number,
): Payment | null => cheapestPayments(hand, keepingWorth(view, power, hand), price)[price] ?? null;
