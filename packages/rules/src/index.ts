/**
 * MARIA's rules. A game is (options, seed, actions); everything here is pure and deterministic.
 * The names everybody needs come first; the vocabulary they speak follows.
 */

export { firstTurnOf, lastTurnOf } from "./changes/agreementTime.ts";
export { markersReturnedBy } from "./changes/leavingPrussia.ts";
export { LONGEST_PROMISE, LONGEST_TREATY } from "./changes/termRefusal.ts";
export { actionsOf, maximalCovers, splits } from "./choices/actionsOf.ts";
export { chanceFrom } from "./choices/chance.ts";
export { type Random, randomAction, randomOf, randomPayment } from "./choices/randomAction.ts";
export * as codec from "./codec.ts";
export { explain, type RuleRef } from "./explain.ts";
export { apply, choices, type Decision, type Played, pending, play, refusalOf } from "./flow/play.ts";
export {
  activePowers,
  momentOf,
  type PhaseName,
  type Step,
} from "./flow/sequence.ts";
export { refuseTakeBack } from "./flow/takeBack.ts";
export { brokenLaws } from "./laws.ts";
export { type HiddenEvent, type LogEntry, logEntry, logFor } from "./log.ts";
export * from "./model/actions.ts";
export type * from "./model/affairs.ts";
export { TRACK_NAMES } from "./model/affairs.ts";
export * from "./model/cards.ts";
export type {
  AssignTroopsChoice,
  Choice,
  MarchChoice,
  MarchStep,
  RecruitChoice,
  ReentrySite,
  TroopPlaces,
} from "./model/choices.ts";
export type * from "./model/events.ts";
export type * from "./model/frames.ts";
export { FRENCH_GOAL, PRUSSIAN_GOAL } from "./model/goals.ts";
export * from "./model/ids.ts";
export * from "./model/options.ts";
export * from "./model/powers.ts";
export { isRefusal, type Reason, type Refusal, type RuleId, refuse } from "./model/rule.ts";
export type * from "./model/state.ts";
export { draftOf, FROZEN, MOVED, REENTERED, UNKNOWN } from "./model/state.ts";
export type * from "./model/treaties.ts";
export { DIRECTIONS } from "./model/treaties.ts";
export { checkPack, type PackProblem, packNotes } from "./pack/check.ts";
export type { PackData } from "./pack/data.ts";
export {
  type Army,
  type Board,
  type City,
  distance,
  type General,
  isMainRoad,
  type Pack,
  type Piece,
  type Train,
} from "./pack/pack.ts";
export type { Instruction, PoliticalCard, Politics, Track, TrackBox } from "./pack/politics.ts";
export { boardOf, isLoaded, loadCheckedPack, loadPack, packOf } from "./pack/registry.ts";
export { ACTION_TYPES, parseAction, parseEntry, parseRecord, type RecordFault } from "./parse.ts";
export { dueFights } from "./phases/combat.ts";
export { type ConquestOutcome, conquestOutcome } from "./phases/conquestOutcome.ts";
export {
  controllerOf,
  isEnemyFortress,
  isFriendlyFortress,
  isProtected,
  protectorsOf,
} from "./phases/control.ts";
export { areHostile, homeOf, isNeutral } from "./phases/hostility.ts";
export { hussarCities } from "./phases/hussars.ts";
export { minimalPayments } from "./phases/payment.ts";
export { barredTracks } from "./phases/politicsExecution.ts";
export { influenceOf } from "./phases/politicsSelection.ts";
export { fortressesInReach, type Reached, reachOf } from "./phases/reach.ts";
export { generalsIn, powerOf } from "./phases/stacks.ts";
export { FREE, supplyOf, UNSUPPLIED } from "./phases/supplyPath.ts";
export { type SupplyRoute, supplyRouteOf } from "./phases/supplyRoute.ts";
export {
  cessionGoals,
  frenchCount,
  LAST_TURN,
  LAST_TURN_ADVANCED,
  LAST_TURN_AFTER_CESSION,
  prussianCount,
} from "./phases/victory.ts";
export { type Entry, type GameRecord, RULES_VERSION } from "./record.ts";
export {
  type ForeignRecord,
  type IllegalEntry,
  isTooMuchAgain,
  type Replayed,
  type ReplayStep,
  replay,
  replaySteps,
} from "./replay.ts";
export { resample } from "./resample.ts";
export { isSeed, seedFromNumber } from "./rng.ts";
export { newGame } from "./setup/newGame.ts";
export { openTable, playAtTable, type Table } from "./table.ts";
export { sees, type View, view, views } from "./view.ts";
