import type { View } from "@maria/rules";
import { boardOf, FREE, supplyOf, UNSUPPLIED } from "@maria/rules/board";
import type { PieceId } from "@maria/rules/model";
import type { Words } from "./words.ts";

/** How the general would be supplied if his supply were checked now. */
export const supplyText = (words: Words, view: View, general: PieceId): string => {
  const supply = supplyOf(view, words.pack, boardOf(view), general);
  if (supply === FREE) return words.say("position.inSupply");
  if (supply === UNSUPPLIED) return words.say("position.outOfSupply");
  return words.say("position.supplyPrice", { n: supply });
};
