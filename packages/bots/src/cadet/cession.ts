import { cessionNow } from "@maria/advice/silesia";
import type { View } from "@maria/rules";
import { packOf } from "@maria/rules/board";
import type { Action, Random } from "@maria/rules/model";

/** An enemy who lacks so few fortresses will hardly be stopped before turn 9. */
const PRUSSIA_NEAR = 4;
const FRANCE_NEAR = 3;
/** SGA-27: with so many fortresses held in Silesia the new goal is within reach. */
const GOOD_BARGAIN = 4;

/** DEC-40: Austria cedes when it is losing, and sometimes for the bargain. */
export const cede = (view: View, random: Random): Action => {
  const { prussiaLacked, franceLacked, austriaHeld } = cessionNow(view, packOf(view));
  const isBehind = prussiaLacked <= PRUSSIA_NEAR || franceLacked <= FRANCE_NEAR;
  return { type: "cede", cede: isBehind || (austriaHeld >= GOOD_BARGAIN && random(3) === 0) };
};
