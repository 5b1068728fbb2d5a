import { choices, pending, refusalOf, view as viewOf } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import type { Action, Draft, Random, Seat } from "@maria/rules/model";
import { apply } from "@maria/rules/search";
import { hastyCadet } from "../cadet/cadet.ts";
import { prospect } from "../value/prospect.ts";

/** Far more actions than the stages that are played out have. */
const LONGEST = 250;

/** A game played on from a sample: what it was worth wherever it was judged, and how many actions that took. */
export interface PlayedOut {
  /** At the end of each movement phase that was reached, in their order. */
  readonly worths: readonly number[];
  readonly actions: number;
}

/** VIC-01: what a game that is over is worth, for as many looks as were wanted. */
const filled = (worths: readonly number[], looks: number, last: number): number[] =>
  Array.from({ length: looks }, (_, index) => worths[index] ?? last);

/**
 * Carries out a plan on a sample of the game, which is changed, and lets everybody play on by rules of thumb; the seat itself
 * ends the movement it is in. The chance to win is read off where the evaluation was learned: at the ends of movement phases.
 */
export const playOut = (
  sample: Draft,
  seat: Seat,
  plan: readonly Action[],
  looks: number,
  random: Random,
): PlayedOut => {
  const { step } = sample;
  let actions = 0;
  for (const action of plan) {
    // HID-01: what others have hidden may stand in the way of a plan.
    if (sample.result !== null || refusalOf(sample, seat, action) !== null) break;
    apply(sample, seat, action, null);
    actions++;
  }
  const worths: number[] = [];
  const isOwnMovement = momentOf(sample).phase === "movement";
  while (sample.result === null && actions < LONGEST) {
    const waiting = pending(sample);
    const [asked] = waiting;
    if (asked === undefined) break;
    const seen = viewOf(sample, asked.seat);
    const offered = choices(seen, asked.seat);
    const isDone = isOwnMovement && sample.step === step && asked.seat === seat;
    const action: Action =
      isDone && offered.some(({ type }) => type === "done")
        ? { type: "done" }
        : hastyCadet(seen, offered, { milliseconds: 0 }, random);
    if (
      action.type === "done" &&
      sample.step !== step &&
      momentOf(sample).phase === "movement" &&
      waiting.length === 1
    ) {
      worths.push(prospect(sample, seat));
      if (worths.length >= looks) break;
    }
    apply(sample, asked.seat, action, null);
    actions++;
  }
  if (worths.length === looks) return { worths, actions };
  return { worths: filled(worths, looks, prospect(sample, seat)), actions };
};
