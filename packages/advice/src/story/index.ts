export {
  type BattleEnd,
  type BattleStory,
  isBattleSettled,
  type LaidCard,
  loserOf,
} from "./battleStory.ts";
export { concerns } from "./concerns.ts";
export {
  type BattleOutcome,
  battleUnderWay,
  OUTCOME_KINDS,
  type Outcome,
  type OutcomeKind,
  outcomesIn,
  outcomesSettledBy,
  type PlacedOutcome,
  type PlainOutcome,
  winterBegunBy,
} from "./outcomes.ts";
export {
  type Deed,
  deedsSince,
  type Line,
  sinceOwnAction,
  sinceOwnTurn,
  type Traces,
  tracesOf,
} from "./since.ts";
