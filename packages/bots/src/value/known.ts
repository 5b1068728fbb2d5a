import type { View } from "@maria/rules";
import { packOf } from "@maria/rules/board";
import { POWERS } from "@maria/rules/model";
import { cardsHeld, reckonCards, reckonTroops } from "../cadet/knowledge.ts";

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
