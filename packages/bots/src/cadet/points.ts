import type { View } from "@maria/rules";
import {
  BATTLE_BOXES,
  majorOf,
  type Power,
  PRUSSIA,
  SAXONY_AUSTRIAN_ALLY,
  TROOPS_PER_POINT,
} from "@maria/rules/model";
import { danger, eagerness } from "./pools.ts";
import { FORTRESS } from "./weights.ts";

/** A marker in a battle box is lost again with the next defeat, a fortress only where somebody marches. */
const BOX = 0.4;
/** SAX-03: what a step of Saxony towards Austria costs Prussia. */
const SAXON_STEP = 1.2;

/** VBX-02, VBX-03: the points a defeat is worth. */
export const pointsFor = (loss: number, troops: number): number =>
  loss >= TROOPS_PER_POINT ? Math.floor(loss / TROOPS_PER_POINT) : loss > 0 && loss >= troops ? 1 : 0;

/** The points to be expected of a loss that is only guessed. */
export const pointsLikely = (loss: number): number => Math.max(0, (loss - 1) / TROOPS_PER_POINT);

/** VBX-04 to VBX-06: what points won by one power from another mean to both together, in troops. */
const worthOfPoints = (view: View, gainer: Power, loser: Power, points: number, own: "gain" | "loss") => {
  const { affairs } = view;
  if (affairs === null || view.options.variant !== "advanced" || points <= 0) return 0;
  const winner = majorOf(gainer, view.saxony);
  const beaten = majorOf(loser, view.saxony);
  const gained = Math.min(points, BATTLE_BOXES - (affairs.battleBoxes[winner] as number));
  const lost = Math.min(points, affairs.battleBoxes[beaten] as number);
  const weigh =
    own === "gain"
      ? [eagerness(view, winner), danger(view, beaten)]
      : [danger(view, winner), eagerness(view, beaten)];
  const saxon = beaten === PRUSSIA && view.saxony !== SAXONY_AUSTRIAN_ALLY ? points * SAXON_STEP : 0;
  return FORTRESS * BOX * (gained * (weigh[0] as number) + lost * (weigh[1] as number)) + saxon;
};

export const worthOfVictory = (view: View, own: Power, foe: Power, points: number): number =>
  worthOfPoints(view, own, foe, points, "gain");

export const worthOfDefeat = (view: View, own: Power, foe: Power, points: number): number =>
  worthOfPoints(view, foe, own, points, "loss");
