import { momentOf } from "@maria/rules/board";
import { LAST_TURN, LAST_TURN_ADVANCED, type Position } from "@maria/rules/model";
import { emptyPool, prospectsOf, SETTLED } from "./chances.ts";
import { contendersOf, outcomeFor } from "./contenders.ts";
import { featuresOf } from "./features.ts";
import { kindOf } from "./kinds.ts";
import type { Known } from "./known.ts";
import { modelOf } from "./model.ts";
import { calibrations } from "./weights/calibrations.ts";

/**
 * How prospects are turned into chances that come true so often: they are stretched or pressed together, and each contender is
 * raised or lowered, both by the part of the game that is over. Pairs are a constant and what is added at its end.
 */
export interface Calibration {
  readonly stretch: readonly [number, number];
  /** By contender. */
  readonly raise: readonly (readonly [number, number])[];
}

/** The part of the game that is over, by its turns; none of a cession that makes it longer (SGA-24). */
export const partOver = ({ turn, options }: Position): number =>
  Math.min(1, turn / (options.variant === "advanced" ? LAST_TURN_ADVANCED : LAST_TURN));

/** How good everybody's prospects are, by contender: the evaluation as it was learned. */
export const prospectsIn = (position: Position, known: Known): readonly number[] => {
  const { options } = position;
  const camps = prospectsOf(modelOf(options), momentOf(position).stage, featuresOf(position, known));
  if (contendersOf(options).length !== 2) return camps;
  // TWO-03: the pair needs both goals.
  const [france = 0, prussia = 0, austria = 0] = camps;
  return [france + prussia, austria];
};

const shares = (prospects: readonly number[]): readonly number[] => {
  const most = Math.max(...prospects);
  const parts = prospects.map((prospect) => Math.exp(prospect - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
};

export const calibrated = (
  prospects: readonly number[],
  over: number,
  { stretch, raise }: Calibration,
): readonly number[] =>
  shares(
    prospects.map((prospect, at) => {
      const [constant = 0, added = 0] = raise[at] ?? [];
      return (stretch[0] + stretch[1] * over) * prospect + constant + added * over;
    }),
  );

/** The evaluation taken at its word. */
export const UNCALIBRATED: Calibration = { stretch: [1, 0], raise: [] };

/**
 * The chance of each contender to win a game from this position, as games among bots have come out (docs/calibration.md). With
 * what is known openly of a finished game; nobody who still plays may be told.
 */
export const winningChances = (
  position: Position,
  known: Known,
  calibration: Calibration = calibrations[kindOf(position.options)] ?? UNCALIBRATED,
): readonly number[] => {
  const { result, options } = position;
  if (result !== null) return outcomeFor(options, result);
  const chances = calibrated(prospectsIn(position, known), partOver(position), calibration);
  const winner = emptyPool(position);
  if (winner < 0) return chances;
  return chances.map((chance, at) => (1 - SETTLED) * chance + (at === winner ? SETTLED : 0));
};
