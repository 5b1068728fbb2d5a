import type { View } from "@maria/rules";
import type { Pack, PoliticalCardId, Power, TrackName } from "@maria/rules/model";
import { trackAfter } from "./trackAfter.ts";

/** Where a card could bring a marker. */
export interface CardEffect {
  readonly track: TrackName;
  /** One for each direction the card allows. */
  readonly ends: readonly { readonly steps: number; readonly position: number }[];
}

export interface CardPossibilities {
  /** POL-18: the powers whose coats of arms it shows. */
  readonly selectors: readonly Power[];
  readonly effects: readonly CardEffect[];
}

/** What a political card could do to the tracks, and who may select it, as things stand. */
export const cardPossibilities = (view: View, pack: Pack, card: PoliticalCardId): CardPossibilities => {
  const found = pack.politics.cards[card];
  return {
    selectors: found?.powers ?? [],
    effects: (found?.shifts ?? []).map(({ track, steps, either }) => ({
      track,
      ends: (either ? [-Math.abs(steps), Math.abs(steps)] : [steps]).map((each) => ({
        steps: each,
        position: trackAfter(pack, view, { track, steps: each }),
      })),
    })),
  };
};
