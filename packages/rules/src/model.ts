/** The words of the game: its types and constants, every number of the rules, and what a pack holds. */

export * from "./model/actions.ts";
export {
  type Affairs,
  type Cession,
  type ClosedCards,
  type Contract,
  type PoliticalCardId,
  type Shift,
  TRACK_NAMES,
  type TrackName,
} from "./model/affairs.ts";
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
export {
  type Draft,
  type Ending,
  FROZEN,
  MOVED,
  type Position,
  REENTERED,
  type Result,
  type Sighting,
  type State,
  UNKNOWN,
} from "./model/state.ts";
export * from "./model/treaties.ts";
export type { Army, Board, City, General, Pack, Piece, Train } from "./pack/pack.ts";
export type { Instruction, PoliticalCard, Politics, Track, TrackBox } from "./pack/politics.ts";
export type { Random } from "./tools/random.ts";
