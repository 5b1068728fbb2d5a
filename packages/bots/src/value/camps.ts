import { isNeutral } from "@maria/rules/board";
import {
  AUSTRIA,
  FRANCE,
  majorOf,
  POWERS,
  type Position,
  type Power,
  PRAGMATIC,
  PRUSSIA,
} from "@maria/rules/model";

/** The four who can win, each with its minor power (PWR-15), in the order in which the features name them. */
export const CAMPS: readonly Power[] = [FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC];
export const CAMP_NAMES = ["france", "prussia", "austria", "pragmatic"] as const;

/** PWR-07, PWR-08: camps 0 and 1 stand against camps 2 and 3. */
export const sideOf = (camp: number): number => camp >> 1;

/** CON-06: whose generals protect each other's fortresses; Austria and the Pragmatic Army do, France and Prussia do not. */
export const guardOf = (camp: number): number => Math.min(camp, 2);

/** By power: its camp, or −1 for one that is neutral and so takes no part in the war. */
export const campsByPower = (position: Position): readonly number[] =>
  POWERS.map((power) => (isNeutral(position, power) ? -1 : CAMPS.indexOf(majorOf(power, position.saxony))));
