import { type CardId, influenceOf, isReserve, type Power, suitOf, type View, worthOf } from "@maria/rules";

/** POL-14 */
const RESERVE_INFLUENCE = 16;

/** What a TC would mean on the display: POL-12 a bluff adds nothing, POL-14 a Reserve is always trump. */
export interface PlacedCard {
  readonly card: CardId;
  readonly isTrump: boolean;
  /** What it would add to the power's influence. */
  readonly adds: number;
  /** POL-15: the power's influence with it, conserved TCs included. */
  readonly influence: number;
}

const isTrump = (view: View, card: CardId): boolean =>
  isReserve(card) || suitOf(card) === view.affairs?.trump;

/** The cards of a hand with what each would mean, trumps first and the strongest of them in front. */
export const placements = (view: View, power: Power, hand: readonly CardId[]): PlacedCard[] => {
  const now = influenceOf(view, power);
  return hand
    .map((card) => {
      const worth = isReserve(card) ? RESERVE_INFLUENCE : worthOf(card);
      const adds = isTrump(view, card) ? worth : 0;
      return { card, isTrump: isTrump(view, card), adds, influence: now + adds };
    })
    .sort((a, b) => b.adds - a.adds || suitOf(a.card) - suitOf(b.card) || worthOf(b.card) - worthOf(a.card));
};
