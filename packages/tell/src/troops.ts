import { strengthOf } from "@maria/advice/troops";
import type { View } from "@maria/rules";
import type { PieceId, Power } from "@maria/rules/model";
import { pieceNames, powerName } from "./names.ts";
import type { Words } from "./words.ts";

/** A strength as it is written on the board: "5", "5?" when recruits or transfers may have changed it, "?". */
export const strengthText = (words: Words, view: View, generals: readonly PieceId[]): string => {
  const strength = strengthOf(words.pack, view, generals);
  if (strength.kind === "unknown") return "?";
  return strength.kind === "known" ? String(strength.troops) : `${strength.troops}?`;
};

/** A general's strength as the seat may know it; of a stated strength also with whom he has it, if not alone. */
export const troopsText = (words: Words, view: View, general: PieceId): string => {
  const alone = strengthText(words, view, [general]);
  const stated = view.sightings.find(({ generals }) => generals.includes(general));
  if (alone !== "?" || stated === undefined || stated.generals.length === 1) return alone;
  return words.say("position.togetherWith", {
    total: strengthText(words, view, stated.generals),
    generals: pieceNames(
      words,
      stated.generals.filter((other) => other !== general),
    ),
  });
};

/** RUL-64: how many troops a power may still receive under the troop ceiling; null in a game without it. */
export const ceilingText = (words: Words, view: View, power: Power): string | null => {
  const total = view.troopTotals?.[power];
  const ceiling = view.troopCeilings?.[power];
  if (total === undefined || ceiling === undefined) return null;
  const n = ceiling - total;
  return words.say("troopCeiling.left", { power: powerName(words, power), total, ceiling, n });
};
