import type { View } from "@maria/rules";
import { sees } from "@maria/rules/board";
import {
  CARDS,
  type CardId,
  cardId,
  DECKS,
  deckOf,
  isOnBoard,
  isReserve,
  MOST_TROOPS,
  OFF_MAP_BOX,
  type Pack,
  type PieceId,
  POWERS,
  type Power,
  type Suit,
  suitOf,
  UNKNOWN,
  worthOf,
} from "@maria/rules/model";
import { RESERVE_IN_COMBAT } from "./weights.ts";

const SUITS: readonly Suit[] = [0, 1, 2, 3];

/** Another player's generals: what was stated in combat and is still certain, and an equal share of the rest. */
const reckonPower = (view: View, pack: Pack, power: Power, troops: number[]): void => {
  let left = view.troopTotals?.[power] ?? 0;
  const unsighted = new Set<PieceId>();
  for (const general of pack.armies[power]?.generals ?? []) {
    const place = view.at[general];
    if (place !== undefined && (isOnBoard(place) || place === OFF_MAP_BOX)) unsighted.add(general);
  }
  for (const { generals, total, certain } of view.sightings) {
    if (!certain || !generals.every((general) => unsighted.has(general))) continue;
    for (const general of generals) {
      troops[general] = total / generals.length;
      unsighted.delete(general);
    }
    left -= total;
  }
  for (const general of unsighted)
    troops[general] = Math.min(MOST_TROOPS, Math.max(1, left / unsighted.size));
};

/** By general: the troops he has as far as the seat knows, else a fair guess (STK-11, HID-01). */
export const reckonTroops = (view: View, pack: Pack): number[] => {
  const troops = view.troops.slice();
  for (const power of POWERS)
    if (pack.armies[power]?.generals.some((general) => troops[general] === UNKNOWN))
      reckonPower(view, pack, power, troops);
  return troops;
};

/** What one card does in combat in a sector of this suit. */
export const combatValue = (card: CardId, suit: Suit): number => {
  if (isReserve(card)) return RESERVE_IN_COMBAT;
  return suitOf(card) === suit ? worthOf(card) : 0;
};

/** HID-07, HID-09: what an unseen card of each deck does in each suit on average, by counting cards. */
const averageUnseen = (view: View): number[] => {
  const seen = new Uint8Array(CARDS);
  for (const pile of view.discards) for (const card of pile) seen[card] = 1;
  for (const hand of view.hands) for (const card of hand) seen[card] = 1;
  const sums: number[] = new Array(DECKS * 4).fill(0);
  const counts: number[] = new Array(DECKS).fill(0);
  for (let index = 0; index < CARDS; index++) {
    if (seen[index]) continue;
    const card = cardId(index);
    const deck = deckOf(card);
    counts[deck] = (counts[deck] as number) + 1;
    for (const suit of SUITS) {
      const place = deck * 4 + suit;
      sums[place] = (sums[place] as number) + combatValue(card, suit);
    }
  }
  return sums.map((sum, place) => sum / Math.max(1, counts[place >> 2] as number));
};

/**
 * By power and suit (power × 4 + suit): what its hand can do in combat in sectors of the suit. Known for the powers
 * the seat runs, expected for the others from the number and the backs of their cards (HID-05).
 */
export const reckonCards = (view: View): number[] => {
  const average = averageUnseen(view);
  const strengths: number[] = [];
  for (const power of POWERS) {
    const isOwn = sees(view, view.seat, power);
    for (const suit of SUITS) {
      let strength = 0;
      if (isOwn) for (const card of view.hands[power] ?? []) strength += combatValue(card, suit);
      else
        for (let deck = 0; deck < DECKS; deck++)
          strength += (view.handBacks[power]?.[deck] ?? 0) * (average[deck * 4 + suit] as number);
      strengths.push(strength);
    }
  }
  return strengths;
};

/** HID-05: how many cards a hand holds is public. */
export const cardsHeld = (view: View, power: Power): number => {
  let cards = 0;
  for (const count of view.handBacks[power] ?? []) cards += count;
  return cards;
};
