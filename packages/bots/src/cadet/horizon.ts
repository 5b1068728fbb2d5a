import { lastTurn } from "@maria/advice/victory";
import type { View } from "@maria/rules";
import { CESSION_TURN, LAST_TURN_AFTER_CESSION } from "@maria/rules/model";

/** From this many turns before the end on, what lies ahead counts for less and less. */
const SHORT_TIME = 2;
/** TWO-04, TWO-05: with two players the position at the end of the last turn still counts. */
const LAST_POSITION = 0.5;
/** VIC-07, SGA-28: with a last scoring ahead, or a side that only has to hold out, the end still counts. */
const LEAST_FUTURE = 0.3;
/** SGA-13: until Silesia has been kept, the game may go on after a cession. */
const lastTurnPossible = (view: View): number =>
  view.options.variant === "silesia-gambit" && view.turn <= CESSION_TURN
    ? LAST_TURN_AFTER_CESSION
    : lastTurn(view);

/** 1 while there is time, 0 when nothing comes after this stage (INT-10). */
export const futureOf = (view: View): number => {
  const left = (lastTurnPossible(view) - view.turn) / SHORT_TIME;
  if (view.options.variant !== "introductory") return Math.max(LEAST_FUTURE, Math.min(1, left));
  return Math.min(1, view.options.players === 2 ? left + LAST_POSITION : left);
};
