import type { LogEntry } from "@maria/rules";
import type { Seat } from "@maria/rules/model";
import type { Counts } from "../victory/counts.ts";

/** One action of a game that is over, as its reader may know it: what the steps of a replay hold. */
export interface ReportStep {
  /** Nobody's for the beginning. */
  readonly by: Seat | null;
  readonly turn: number;
  /** Index into the sequence of play. */
  readonly phase: number;
  readonly lines: readonly LogEntry[];
  /** What each power still lacked for victory after it. */
  readonly counts: Counts;
  /** HID-02: the troops of each power after it. */
  readonly totals: readonly number[];
}

/** An entry of the log with the step it belongs to. */
export interface ReportLine {
  readonly step: number;
  readonly turn: number;
  readonly phase: number;
  readonly entry: LogEntry;
}

/** An action may end a turn and begin the next: each entry is of the turn that had begun when it was written. */
export const linesOf = (steps: readonly ReportStep[]): ReportLine[] => {
  let turn = steps[0]?.turn ?? 0;
  return steps.flatMap(({ lines, phase }, step) =>
    lines.map((entry): ReportLine => {
      if (entry.type === "turnBegan") turn = entry.turn;
      return { step, turn, phase, entry };
    }),
  );
};
