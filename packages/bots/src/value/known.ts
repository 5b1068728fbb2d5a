import type { View } from "@maria/rules";
import { packOf } from "@maria/rules/board";
import { type CardId, POWERS, type Suit } from "@maria/rules/model";
import { cardsHeld, combatValue, reckonCards, reckonTroops } from "../cadet/knowledge.ts";

/** What a seat reckons with where it cannot know: it stays the same while marches are tried. */
export interface Known {
  /** By general. */
  readonly troops: readonly number[];
  /** By power and suit (power × 4 + suit): what the hand can do in combat. */
  readonly cards: readonly number[];
  /** By power: how many cards it holds. */
  readonly held: readonly number[];
}

export const knownOf = (view: View): Known => ({
  troops: reckonTroops(view, packOf(view)),
  cards: reckonCards(view),
  held: POWERS.map((power) => cardsHeld(view, power)),
});

const SUITS: readonly Suit[] = [0, 1, 2, 3];

/** HID-01, HID-05: what everybody knows of a game that is over. */
export const openlyKnown = ({
  troops,
  hands,
}: {
  readonly troops: readonly number[];
  readonly hands: readonly (readonly CardId[])[];
}): Known => ({
  troops,
  cards: hands.flatMap((hand) =>
    SUITS.map((suit) => hand.reduce((sum, card) => sum + combatValue(card, suit), 0)),
  ),
  held: hands.map(({ length }) => length),
});
