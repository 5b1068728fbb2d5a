import type { Deed } from "@maria/advice/story";
import type { View } from "@maria/rules";
import { powerOf } from "@maria/rules/board";
import { AUSTRIA, type CityId, type Pack, type Power } from "@maria/rules/model";
import { powerOfEntry } from "../panels/logLook.ts";
import { citiesIn } from "../panels/logPlaces.ts";
import type { ResultCard } from "./resultCards.ts";

/** The cities a deed touches, to be shown on the board. */
export const citiesOfDeed = (view: View, pack: Pack, deed: Deed): CityId[] => {
  switch (deed.kind) {
    case "way":
      return [...deed.path];
    case "arrival":
    case "hussar":
      return [deed.city];
    case "outcome":
      return [...new Set(deed.outcome.entries.flatMap((entry) => citiesIn(view, pack, entry)))];
  }
};

/** Where the results on a card came about; a winter is everywhere. */
export const placesOfCard = (view: View, pack: Pack, { outcomes }: ResultCard): CityId[] => [
  ...new Set(
    outcomes
      .filter(({ kind }) => kind !== "winter")
      .flatMap(({ entries }) => entries.flatMap((entry) => citiesIn(view, pack, entry))),
  ),
];

/** Whose deed it is, for its coat of arms; null where it belongs to nobody in particular. */
export const powerOfDeed = (pack: Pack, deed: Deed): Power | null => {
  switch (deed.kind) {
    case "way": {
      const [piece] = deed.pieces;
      return piece === undefined ? null : powerOf(pack, piece);
    }
    case "arrival":
      return powerOf(pack, deed.piece);
    case "hussar":
      return AUSTRIA;
    case "outcome": {
      const [first] = deed.outcome.entries;
      return first === undefined ? null : powerOfEntry(pack, first);
    }
  }
};
