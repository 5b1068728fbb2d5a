/**
 * MARIA's rules. A game is (options, seed, actions); everything here is pure and deterministic.
 * The names everybody needs come first; the vocabulary they speak follows.
 */

export { dueFights } from "./combat/combat.ts";
export { type ConquestOutcome, conquestOutcome } from "./conquest/conquestOutcome.ts";
export { ACTION_TYPES } from "./game/actionKinds.ts";
export { actionsOf } from "./game/actionsOf.ts";
export { chanceFrom } from "./game/chance.ts";
export { explain, type RuleRef } from "./game/explain.ts";
export { imagine } from "./game/imagine.ts";
export { brokenLaws } from "./game/laws.ts";
export { unaccountedFor } from "./game/ledgerEntries.ts";
export { type HiddenEvent, type LogEntry, logEntry, logFor } from "./game/log.ts";
export { type Memory, memoryFrom, remember } from "./game/memory.ts";
export { newGame } from "./game/newGame.ts";
export { parseAction, parseEntry, parseRecord, type RecordFault } from "./game/parse.ts";
export { apply, choices, type Decision, type Played, pending, play, refusalOf } from "./game/play.ts";
export { randomAction, randomOf } from "./game/randomAction.ts";
export { type Entry, type GameRecord, RULES_VERSION } from "./game/record.ts";
export {
  type ForeignRecord,
  type IllegalEntry,
  isTooMuchAgain,
  type Replayed,
  type ReplayStep,
  replay,
  replaySteps,
} from "./game/replay.ts";
export { openTable, playAtTable, type Table } from "./game/table.ts";
export { refuseTakeBack } from "./game/takeBack.ts";
export { sees, type View, view, views } from "./game/view.ts";
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
export {
  activePowers,
  isWinterDue,
  momentOf,
  type PhaseName,
  type Step,
} from "./ground/sequence.ts";
export { generalsIn, powerOf } from "./ground/stacks.ts";
export { hussarCities } from "./hussars/hussars.ts";
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
export * from "./model/ids.ts";
export * from "./model/numbers.ts";
export * from "./model/options.ts";
export * from "./model/powers.ts";
export { isRefusal, type Reason, type Refusal, type RuleId, refuse } from "./model/rule.ts";
export { powersOfSeat, seatOfPower } from "./model/seats.ts";
export type * from "./model/state.ts";
export { draftOf, FROZEN, MOVED, REENTERED, UNKNOWN } from "./model/state.ts";
export type * from "./model/treaties.ts";
export { DIRECTIONS } from "./model/treaties.ts";
export { fortressesInReach, type Reached, reachOf } from "./movement/reach.ts";
export { firstTurnOf, lastTurnOf } from "./negotiation/agreementTime.ts";
export { checkPack, type PackProblem, packNotes } from "./pack/check/check.ts";
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
export { barredTracks } from "./politics/execution.ts";
export { influenceOf } from "./politics/selection.ts";
export { maximalCovers } from "./supply/actions.ts";
export { FREE, supplyOf, UNSUPPLIED } from "./supply/supplyPath.ts";
export { type SupplyRoute, supplyRouteOf } from "./supply/supplyRoute.ts";
export * as codec from "./tools/codec.ts";
export type { Random } from "./tools/random.ts";
export { isSeed, seedFromNumber } from "./tools/rng.ts";
export {
  cessionGoals,
  frenchCount,
  prussianCount,
} from "./victory/victory.ts";
