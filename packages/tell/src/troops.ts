import { type PieceId, type Power, UNKNOWN, type View } from "@maria/rules";
import { pieceNames, powerName } from "./names.ts";
import type { Words } from "./words.ts";

/** A general's strength as the seat may know it: "5", "5?" when recruits or transfers may have changed it, "?". */
export const troopsText = (words: Words, view: View, general: PieceId): string => {
  const own = view.troops[general];
  if (own !== undefined && own !== UNKNOWN) return String(own);
  const sighting = view.sightings.find(({ generals }) => generals.includes(general));
  if (!sighting) return "?";
  const total = sighting.certain ? String(sighting.total) : `${sighting.total}?`;
  const others = sighting.generals.filter((other) => other !== general);
  return others.length === 0
    ? total
    : words.say("position.togetherWith", { total, generals: pieceNames(words, others) });
};

/** The strength of several generals together, as far as it is known. */
export const strengthText = (words: Words, view: View, generals: readonly PieceId[]): string => {
  const own = generals.map((general) => view.troops[general] ?? UNKNOWN);
  if (!own.includes(UNKNOWN)) return String(own.reduce((sum, troops) => sum + troops, 0));
  const sighting = view.sightings.find(
    (seen) =>
      seen.generals.length === generals.length &&
      generals.every((general) => seen.generals.includes(general)),
  );
  if (sighting) return sighting.certain ? String(sighting.total) : `${sighting.total}?`;
  return generals.length === 1 ? troopsText(words, view, generals[0] as PieceId) : "?";
};

/** RUL-64: how many troops a power may still receive under the troop ceiling; null in a game without it. */
export const ceilingText = (words: Words, view: View, power: Power): string | null => {
  const total = view.troopTotals?.[power];
  const ceiling = view.troopCeilings?.[power];
  if (total === undefined || ceiling === undefined) return null;
  const n = ceiling - total;
  return words.say("troopCeiling.left", { power: powerName(words, power), total, ceiling, n });
};
