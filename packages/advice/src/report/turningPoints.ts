import type { Power } from "@maria/rules/model";
import type { ReportStep } from "./step.ts";

/**
 * How a game stands after a step, in figures by power: the victory race, or chances of winning where somebody can tell
 * them. What is compared is only how far a figure moves.
 */
export type Measure = (step: ReportStep, index: number) => ReadonlyMap<Power, number>;

export const byTheRace: Measure = ({ counts }) => counts;

/** A phase in which much has changed. */
export interface TurningPoint {
  readonly turn: number;
  /** Its first and last step. */
  readonly from: number;
  readonly to: number;
  /** By how much each figure has changed, where it has. */
  readonly changes: ReadonlyMap<Power, number>;
  /** All changes together, without their signs. */
  readonly size: number;
}

const changesBetween = (
  before: ReadonlyMap<Power, number>,
  after: ReadonlyMap<Power, number>,
): ReadonlyMap<Power, number> => {
  const changes = new Map<Power, number>();
  for (const [power, value] of after) {
    const change = value - (before.get(power) ?? value);
    if (change !== 0) changes.set(power, change);
  }
  return changes;
};

/**
 * The phases in which the figures moved furthest, at most so many, in the order of the game. Of equal ones the later
 * counts for more: what it decided could not be made good any more.
 */
export const turningPoints = (
  steps: readonly ReportStep[],
  most: number,
  measure: Measure = byTheRace,
): TurningPoint[] => {
  const points: TurningPoint[] = [];
  let from = 1;
  while (from < steps.length) {
    const first = steps[from];
    let to = from;
    while (steps[to + 1]?.turn === first?.turn && steps[to + 1]?.phase === first?.phase) to++;
    const before = steps[from - 1];
    const last = steps[to];
    if (first !== undefined && before !== undefined && last !== undefined) {
      const changes = changesBetween(measure(before, from - 1), measure(last, to));
      const size = [...changes.values()].reduce((sum, change) => sum + Math.abs(change), 0);
      if (size > 0) points.push({ turn: first.turn, from, to, changes, size });
    }
    from = to + 1;
  }
  return points
    .sort((a, b) => b.size - a.size || b.from - a.from)
    .slice(0, most)
    .sort((a, b) => a.from - b.from);
};
