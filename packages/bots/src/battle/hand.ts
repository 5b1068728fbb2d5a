import {
  type CardId,
  HIGHEST_CARD,
  isReserve,
  LOWEST_CARD,
  RESERVE_MAXIMUM,
  type Suit,
  suitOf,
  worthOf,
} from "@maria/rules/model";

/** The cards of a hand that fit in a battle, by slot: how many of each value, and how many Reserves. CMB-14 */
export type FittingHand = readonly number[];

export const RESERVE_SLOT = HIGHEST_CARD + 1;

const slotOf = (card: CardId): number => (isReserve(card) ? RESERVE_SLOT : worthOf(card));

/** What a card in this slot can add at most. */
export const valueOfSlot = (slot: number): number => (slot === RESERVE_SLOT ? RESERVE_MAXIMUM : slot);

export const fittingHand = (hand: readonly CardId[], suit: Suit): number[] => {
  const fitting: number[] = new Array(RESERVE_SLOT + 1).fill(0);
  for (const card of hand)
    if (isReserve(card) || suitOf(card) === suit) {
      const slot = slotOf(card);
      fitting[slot] = (fitting[slot] as number) + 1;
    }
  return fitting;
};

/** The cards of a hand that stand in a slot. */
export const isInSlot = (card: CardId, slot: number): boolean => slotOf(card) === slot;

export const strengthOf = (hand: FittingHand): number => {
  let strength = 0;
  for (let slot = LOWEST_CARD; slot <= RESERVE_SLOT; slot++)
    strength += (hand[slot] as number) * valueOfSlot(slot);
  return strength;
};

/** CMB-22: whether a card has to be played at zero. */
export const holdsSuit = (hand: FittingHand): boolean => {
  for (let slot = LOWEST_CARD; slot < RESERVE_SLOT; slot++) if ((hand[slot] as number) > 0) return true;
  return false;
};

/** The smallest card that adds at least so much, else the largest; 0 for an empty hand. */
export const turningSlot = (hand: FittingHand, wanted: number): number => {
  let largest = 0;
  for (let value = LOWEST_CARD; value <= HIGHEST_CARD; value++) {
    // Of two that do, the card of the suit: a Reserve fits everywhere.
    if ((hand[value] as number) > 0) {
      if (value >= wanted) return value;
      largest = value;
    }
    if (value === RESERVE_MAXIMUM && (hand[RESERVE_SLOT] as number) > 0) {
      if (value >= wanted) return RESERVE_SLOT;
      if (largest !== value) largest = RESERVE_SLOT;
    }
  }
  return largest;
};

/** The largest card of the suit that leaves something wanting; 0 if there is none. */
export const loweringSlot = (hand: FittingHand, deficit: number): number => {
  for (let value = Math.min(HIGHEST_CARD, deficit - 1); value >= LOWEST_CARD; value--)
    if ((hand[value] as number) > 0) return value;
  return 0;
};

export const takeFrom = (hand: number[], slot: number): void => {
  hand[slot] = (hand[slot] as number) - 1;
};
