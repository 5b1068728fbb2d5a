import { type GameRecord, type LogEntry, logFor } from "@maria/rules";
import { replaySteps } from "@maria/rules/authority";
import type { Seat } from "@maria/rules/model";
import type { Line } from "../../src/story/index.ts";

/** The log of a recorded game as a seat, or a spectator, may read it. */
export const linesOf = (record: unknown, reader: Seat | null): Line[] =>
  [...replaySteps(record as GameRecord)].flatMap((step): Line[] =>
    step.type === "played"
      ? logFor(step.state, step.events, reader).map((entry) => ({ by: step.seat, entry }))
      : [],
  );

export const entriesOf = (lines: readonly Line[]): LogEntry[] => lines.map(({ entry }) => entry);
