import type { View } from "@maria/rules";
import { influenceOf } from "@maria/rules/board";
import {
  type CardId,
  isReserve,
  type Power,
  RESERVE_INFLUENCE,
  type Suit,
  suitOf,
  worthOf,
} from "@maria/rules/model";

/** What a TC would mean on the display: POL-12 a bluff adds nothing, POL-14 a Reserve is always trump. */
export interface PlacedCard {
  readonly card: CardId;
  readonly isTrump: boolean;
  /** What it would add to the power's influence. */
  readonly adds: number;
  /** POL-15: the power's influence with it, conserved TCs included. */
  readonly influence: number;
}

/** POL-12, POL-14: whether a TC counts with this suit as trump. */
export const isTrump = (card: CardId, trump: Suit | null | undefined): boolean =>
  isReserve(card) || suitOf(card) === trump;

/** POL-14: what a trump adds to a power's influence. */
export const influenceOfTrump = (card: CardId): number =>
  isReserve(card) ? RESERVE_INFLUENCE : worthOf(card);

/** The cards of a hand with what each would mean, trumps first and the strongest of them in front. */
export const placements = (view: View, power: Power, hand: readonly CardId[]): PlacedCard[] => {
  const now = influenceOf(view, power);
  const trump = view.affairs?.trump;
  return hand
    .map((card) => {
      const adds = isTrump(card, trump) ? influenceOfTrump(card) : 0;
      return { card, isTrump: isTrump(card, trump), adds, influence: now + adds };
    })
    .sort((a, b) => b.adds - a.adds || suitOf(a.card) - suitOf(b.card) || worthOf(b.card) - worthOf(a.card));
};
