import { changeAffairs } from "../ground/affairs.ts";
import { gainPoints, losePoints } from "../ground/pools.ts";
import { type Handler, notAsked } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { AftermathFrame } from "../model/frames.ts";
import { TROOPS_PER_POINT } from "../model/numbers.ts";
import { majorOf } from "../model/powers.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { offerSaxonyShift, pointsMoveSaxony } from "../saxony/saxony.ts";

/** VBX-02, VBX-03, RUL-52: what a combat is worth. */
export const pointsFor = (lost: number, generalsLost: number): number => {
  const points = Math.floor(lost / TROOPS_PER_POINT);
  return points === 0 && generalsLost > 0 ? 1 : points;
};

/** CMB-30, CMB-31, VBX-04, VBX-09, VBX-10: points for and against, then Austria's say over Saxony. */
const settleAftermath = (draft: Draft, frame: AftermathFrame, events: EventSink): void => {
  changeAffairs(draft, { lastWinner: seatOf(draft, frame.winnerPower) });
  if (draft.options.variant !== "advanced") return;
  const points = pointsFor(frame.lost, frame.generalsLost);
  const loser = majorOf(frame.loserPower, draft.saxony);
  gainPoints(draft, majorOf(frame.winnerPower, draft.saxony), points, events);
  losePoints(draft, loser, points, events);
  const onBohemia = packOf(draft).cities[frame.city]?.map === "bohemia";
  if (pointsMoveSaxony(draft, loser, onBohemia)) offerSaxonyShift(draft, points);
};

export const aftermathHandler: Handler<AftermathFrame> = {
  waitsFor: () => [],
  choices: () => [],
  refusal: () => notAsked("VBX-04"),
  apply() {},
  resume(draft, frame, events) {
    draft.agenda.pop();
    settleAftermath(draft, frame, events);
    return true;
  },
};
