import { TURNS_BETWEEN_WINTERS } from "../model/numbers.ts";
import {
  AUSTRIA,
  BAVARIA,
  FRANCE,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  SAXONY,
  SAXONY_PRUSSIAN_ALLY,
} from "../model/powers.ts";
import type { Position } from "../model/state.ts";

/** The phases of the sequence of play, and the set-up and the ends of turns and winters between them. */
export type PhaseName =
  | "setUp"
  | "turnBegins"
  | "politics"
  | "politicalShifts"
  | "expeditions"
  | "returns"
  | "victoryCheck"
  | "hussars"
  | "tacticalCards"
  | "supply"
  | "movement"
  | "combat"
  | "retroactiveConquest"
  | "stageOptions"
  | "election"
  | "cession"
  | "turnEnds"
  | "winter"
  | "winterScoring";

export type ActionStage = 3 | 4 | 5;

/** One line of the sequence of play. Stage 0 stands for what belongs to no stage. */
export interface Step {
  readonly stage: 0 | 1 | 2 | ActionStage;
  readonly phase: PhaseName;
}

/** SEQ-04, RUL-71: the five phases, then what belongs to the end of the stage in the advanced game. */
const actionStage = (stage: ActionStage): Step[] => [
  { stage, phase: "tacticalCards" },
  { stage, phase: "supply" },
  { stage, phase: "movement" },
  { stage, phase: "combat" },
  { stage, phase: "retroactiveConquest" },
  { stage, phase: "victoryCheck" },
  { stage, phase: "stageOptions" },
  { stage, phase: "victoryCheck" },
];

/**
 * SEQ-01, SEQ-02, SEQ-08, SEQ-09: the whole game, line by line; after the last line a new turn begins. VIC-02: pools are
 * looked at after each stage, politics included.
 */
export const SEQUENCE: readonly Step[] = [
  { stage: 0, phase: "setUp" },
  { stage: 0, phase: "turnBegins" },
  { stage: 1, phase: "politics" },
  { stage: 1, phase: "politicalShifts" },
  { stage: 1, phase: "expeditions" },
  { stage: 1, phase: "returns" },
  { stage: 1, phase: "victoryCheck" },
  { stage: 2, phase: "hussars" },
  ...actionStage(3),
  ...actionStage(4),
  ...actionStage(5),
  { stage: 0, phase: "election" },
  { stage: 0, phase: "victoryCheck" },
  { stage: 0, phase: "cession" },
  { stage: 0, phase: "turnEnds" },
  { stage: 3, phase: "winter" },
  { stage: 4, phase: "winter" },
  { stage: 5, phase: "winter" },
  { stage: 0, phase: "winterScoring" },
];

const TURN_BEGINS = 1;

/** WTR-01: whether a winter follows this turn. */
export const isWinterDue = (turn: number): boolean => turn % TURNS_BETWEEN_WINTERS === 0;

/** The step after this one; the winter steps are passed over when no winter is due. */
export const stepAfter = (step: number, turn: number): number => {
  const next = step + 1;
  if (next >= SEQUENCE.length) return TURN_BEGINS;
  return SEQUENCE[next]?.phase === "winter" && !isWinterDue(turn) ? TURN_BEGINS : next;
};

/** Which stage and phase the game is in. */
export const momentOf = (position: { readonly step: number }): Step => SEQUENCE[position.step] as Step;

const NO_POWERS: readonly Power[] = [];
const STAGE_3: readonly Power[] = [FRANCE, BAVARIA];
const STAGE_4: readonly Power[] = [PRUSSIA, SAXONY];
const STAGE_4_ALONE: readonly Power[] = [PRUSSIA];
const STAGE_5_INTRODUCTORY: readonly Power[] = [AUSTRIA];
const STAGE_5: readonly Power[] = [AUSTRIA, PRAGMATIC];
const STAGE_5_WITH_SAXONY: readonly Power[] = [AUSTRIA, SAXONY, PRAGMATIC];

/** SEQ-01, SEQ-11, INT-06, RUL-01: the powers that act in a stage, in the order of the engine. */
export const powersOfStage = (
  position: Pick<Position, "options" | "saxony" | "affairs">,
  stage: ActionStage,
): readonly Power[] => {
  const saxonyWithPrussia = position.saxony === SAXONY_PRUSSIAN_ALLY;
  if (stage === 3) return STAGE_3;
  // RUL-99: after the cession stage 4 has disappeared.
  if (stage === 4 && position.affairs !== null && position.affairs.cession !== null) return NO_POWERS;
  if (stage === 4) return saxonyWithPrussia ? STAGE_4 : STAGE_4_ALONE;
  if (position.options.variant === "introductory") return STAGE_5_INTRODUCTORY;
  return saxonyWithPrussia ? STAGE_5 : STAGE_5_WITH_SAXONY;
};

/** SEQ-05: the powers whose action stage is running, in the order of the engine; empty between such stages. */
export const activePowers = (position: Position): readonly Power[] => {
  const { stage } = momentOf(position);
  return stage === 3 || stage === 4 || stage === 5 ? powersOfStage(position, stage) : [];
};
