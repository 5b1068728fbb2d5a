import type { View } from "@maria/rules";
import { homeOf } from "@maria/rules/board";
import {
  AUSTRIA,
  FRANCE,
  halfRoundedUp,
  NEUTRAL_TURNS,
  type Pack,
  type Power,
  PRUSSIA,
  SAXONY_PRUSSIAN_ALLY,
} from "@maria/rules/model";

/** Markers that leave the board: half of them, rounded up, are set aside, the rest go back to the pool. */
export interface MarkersGivenUp {
  readonly all: number;
  readonly setAside: number;
  readonly returned: number;
}

const halved = (all: number): MarkersGivenUp => {
  const setAside = halfRoundedUp(all);
  return { all, setAside, returned: all - setAside };
};

/** FRO-01, FRO-03: France's markers in Core-Austria. */
export const frenchReduction = (view: View, pack: Pack): MarkersGivenUp =>
  halved(pack.coreAustrian.filter((fortress) => view.markers[fortress] === FRANCE).length);

const markersIn = (view: View, pack: Pack, marker: Power, country: Power): number =>
  pack.fortresses.filter(
    (city, fortress) => view.markers[fortress] === marker && homeOf(view, pack, city) === country,
  ).length;

export interface PeaceTerms {
  /** ANX-10 */
  readonly prussian: MarkersGivenUp;
  /** ANX-09: Austrian markers in Prussia, back to Austria's pool. */
  readonly austrian: number;
  /** ANX-08 */
  readonly saxonyBecomesNeutral: boolean;
  /** ANX-18: the turn in which Prussia's stage ends its neutrality. */
  readonly neutralUntil: number;
}

/** What the annexation of Silesia would bring about if it were agreed now. */
export const peaceTerms = (view: View, pack: Pack): PeaceTerms => ({
  prussian: halved(markersIn(view, pack, PRUSSIA, AUSTRIA)),
  austrian: markersIn(view, pack, AUSTRIA, PRUSSIA),
  saxonyBecomesNeutral: view.saxony === SAXONY_PRUSSIAN_ALLY,
  neutralUntil: view.turn + NEUTRAL_TURNS,
});
