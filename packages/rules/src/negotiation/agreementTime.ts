import { type ActionStage, powersOfStage, SEQUENCE } from "../ground/sequence.ts";
import type { Power } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import type { Term } from "../model/treaties.ts";

const STAGES: readonly ActionStage[] = [3, 4, 5];

/** By action stage: the step in which its powers draw. */
const drawStep = (stage: ActionStage): number =>
  SEQUENCE.findIndex((step) => step.stage === stage && step.phase === "tacticalCards");
const DRAW_STEPS = STAGES.map((stage) => ({ stage, step: drawStep(stage) }));

/** Whether the power's tactical-cards phase of this turn is past. What is agreed in it, before the draw, still counts. */
const hasDrawn = (position: Position, power: Power): boolean =>
  DRAW_STEPS.some(
    ({ stage, step }) => position.step > step && powersOfStage(position, stage).includes(power),
  );

/** RUL-102: the first of the turns an agreement is for, if it is concluded now; the next where its giver has drawn already. */
export const firstTurnOf = (position: Position, terms: readonly Term[]): number =>
  terms.some((term) => term.type === "subsidy" && hasDrawn(position, term.giver))
    ? position.turn + 1
    : position.turn;

/** RUL-102: the turn with whose end an agreement runs out, if it is concluded now. */
export const lastTurnOf = (position: Position, terms: readonly Term[], turns: number): number =>
  firstTurnOf(position, terms) + turns - 1;
