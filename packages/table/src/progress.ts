import { pending } from "@maria/rules";
import type { Result, Seat } from "@maria/rules/model";

/** How far a game has come, for a list of games. */
export interface Progress {
  readonly turn: number;
  readonly result: Result | null;
  readonly waitsFor: readonly Seat[];
}

export const progressOf = (state: Parameters<typeof pending>[0]): Progress => ({
  turn: state.turn,
  result: state.result,
  waitsFor: [...new Set(pending(state).map(({ seat }) => seat))],
});
