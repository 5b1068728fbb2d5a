/** What can be read off a position, whole or seen by one seat: questions for boards, advice and bots. */

export { dueFights } from "./combat/combat.ts";
export { type ConquestOutcome, conquestOutcome } from "./conquest/conquestOutcome.ts";
export { sees } from "./game/view.ts";
export {
  controllerOf,
  isEnemyFortress,
  isFriendlyFortress,
  isProtected,
  protectorsOf,
} from "./ground/control.ts";
export { areHostile, homeOf, isNeutral } from "./ground/hostility.ts";
export { markersReturnedBy } from "./ground/leavingPrussia.ts";
export { minimalPayments } from "./ground/payment.ts";
export { activePowers, isWinterDue, momentOf, type PhaseName, type Step } from "./ground/sequence.ts";
export { generalsIn, powerOf } from "./ground/stacks.ts";
export { hussarCities } from "./hussars/hussars.ts";
export { fortressesInReach, type Reached, reachOf } from "./movement/reach.ts";
export { firstTurnOf, lastTurnOf } from "./negotiation/agreementTime.ts";
export { distance, isMainRoad } from "./pack/pack.ts";
export { boardOf, packOf } from "./pack/registry.ts";
export { barredTracks } from "./politics/execution.ts";
export { influenceOf } from "./politics/selection.ts";
export { maximalCovers } from "./supply/actions.ts";
export { FREE, supplyOf, UNSUPPLIED } from "./supply/supplyPath.ts";
export { type SupplyRoute, supplyRouteOf } from "./supply/supplyRoute.ts";
export { promisers } from "./treaties/agreement.ts";
export { cessionGoals, frenchCount, prussianCount } from "./victory/victory.ts";
