import { LAST_TURN, LAST_TURN_ADVANCED, LAST_TURN_AFTER_CESSION, type View } from "@maria/rules";

/** From this many turns before the end on, what lies ahead counts for less and less. */
const SHORT_TIME = 2;
/** TWO-04, TWO-05: with two players the position at the end of the last turn still counts. */
const LAST_POSITION = 0.5;
/** VIC-07, SGA-28: with a last scoring ahead, or a side that only has to hold out, the end still counts. */
const LEAST_FUTURE = 0.3;
/** SGA-13 */
const CESSION_TURN = 6;

const lastTurnOf = (view: View): number => {
  if (view.options.variant === "introductory") return LAST_TURN;
  if (view.options.variant === "advanced") return LAST_TURN_ADVANCED;
  return view.affairs?.cession !== null || view.turn <= CESSION_TURN ? LAST_TURN_AFTER_CESSION : LAST_TURN;
};

/** 1 while there is time, 0 when nothing comes after this stage (INT-10). */
export const futureOf = (view: View): number => {
  const left = (lastTurnOf(view) - view.turn) / SHORT_TIME;
  if (view.options.variant !== "introductory") return Math.max(LEAST_FUTURE, Math.min(1, left));
  return Math.min(1, view.options.players === 2 ? left + LAST_POSITION : left);
};
