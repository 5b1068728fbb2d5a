import type { View } from "@maria/rules";
import type { Seat } from "@maria/rules/model";
import type { LogLine } from "@maria/table";

/** Whether the game begins for a seat just now: it is set up, and the seat has done nothing yet. */
export const isStart = ({ agenda }: View, lines: readonly LogLine[], seat: Seat | null): boolean =>
  seat !== null && agenda.at(-1)?.kind === "allotment" && !lines.some(({ by }) => by === seat);
