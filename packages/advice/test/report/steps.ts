import type { GameRecord } from "@maria/rules";
import { replaySteps } from "@maria/rules/authority";
import type { State } from "@maria/rules/model";
import { draftOf } from "@maria/rules/search";
import type { ReportStep } from "../../src/report/index.ts";
import { countsOf } from "../../src/victory/index.ts";
import { historical } from "../support/historical.ts";

const totalsOf = ({ troops }: State): number[] =>
  historical.armies.map(({ generals }) => generals.reduce((sum, general) => sum + (troops[general] ?? 0), 0));

/** A recorded game without take-backs, all of it open, with the state after each step. */
export const stepsOf = (record: GameRecord): { steps: ReportStep[]; states: State[] } => {
  const steps: ReportStep[] = [];
  const states: State[] = [];
  for (const step of replaySteps(record)) {
    if (step.type === "takenBack") throw new Error("a take-back in a recorded game");
    const { state } = step;
    steps.push({
      by: step.type === "begun" ? null : step.seat,
      turn: state.turn,
      phase: state.step,
      lines: step.type === "begun" ? [] : step.events,
      counts: countsOf(state, historical),
      totals: totalsOf(state),
    });
    states.push(draftOf(state));
  }
  return { steps, states };
};
