import { cityOf } from "@maria/advice/ground";
import { powerOf } from "@maria/rules/board";
import { OFF_MAP_BOX, type PieceId, type Position, SILESIA_BOX } from "@maria/rules/model";
import { cityWithSuit } from "./names.ts";
import { offMapBoxName } from "./politics.ts";
import type { Words } from "./words.ts";

/** Where a piece is: a city with its suit, a box, or off the board. */
export const placeText = (words: Words, position: Position, piece: PieceId): string => {
  const city = cityOf(position, piece);
  if (city !== null) return cityWithSuit(words, city);
  if (position.at[piece] === SILESIA_BOX) return words.say("position.inSilesiaBox");
  if (position.at[piece] !== OFF_MAP_BOX) return words.say("position.offBoard");
  return words.say("position.inBox", { box: offMapBoxName(words, powerOf(words.pack, piece)) });
};
