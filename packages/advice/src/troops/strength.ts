import type { View } from "@maria/rules";
import { type Pack, type PieceId, UNKNOWN } from "@maria/rules/model";
import { boundsOfAll, hiddenPart, knownSums } from "./sums.ts";

/**
 * How many troops generals have together, as far as the reader of the view can know: seen, or following from public
 * totals and stated strengths; as they were stated, when recruits or transfers may have changed it since; or not at all.
 */
export type Strength =
  | { readonly kind: "known"; readonly troops: number }
  | { readonly kind: "remembered"; readonly troops: number; readonly least: number; readonly most: number }
  | { readonly kind: "unknown"; readonly least: number; readonly most: number };

const isSameGroup = (a: readonly PieceId[], b: readonly PieceId[]): boolean =>
  a.length === b.length && a.every((general) => b.includes(general));

/**
 * HID-01, HID-02: the strength of these generals together. What is called known is true: a stated strength belongs to
 * those it was stated for, and says nothing of one of them alone.
 */
export const strengthOf = (pack: Pack, view: View, generals: readonly PieceId[]): Strength => {
  const hidden = hiddenPart(view, generals, 0);
  const seen = generals.reduce((sum, general) => {
    const troops = view.troops[general] ?? UNKNOWN;
    return troops === UNKNOWN ? sum : sum + troops;
  }, 0);
  if (hidden === null) return { kind: "known", troops: seen };
  const bounds = boundsOfAll(knownSums(pack, view), hidden.generals);
  const least = seen + bounds.least;
  const most = seen + bounds.most;
  if (least === most) return { kind: "known", troops: least };
  const stated = view.sightings.find((sighting) => isSameGroup(sighting.generals, generals));
  return stated !== undefined && stated.total >= least && stated.total <= most
    ? { kind: "remembered", troops: stated.total, least, most }
    : { kind: "unknown", least, most };
};
