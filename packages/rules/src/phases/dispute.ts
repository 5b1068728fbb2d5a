import { replaceTop, seatOf } from "../flow/handler.ts";
import type { Action, AnswerDisputeAction, DisputeAction, PassFlandersAction } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { MovementFrame } from "../model/frames.ts";
import type { Seat } from "../model/options.ts";
import { AUSTRIA, type Power, PRAGMATIC } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import type { Draft, Position } from "../model/state.ts";
import { changed } from "./movementFrame.ts";

/**
 * MOV-27, RUL-02: Austria and the Pragmatic Army may disagree on the order of moves in Flanders. Both are asked
 * before the first move there; after a declaration they alternate there, the Pragmatic Army first.
 */
type DisputeActions = AnswerDisputeAction | DisputeAction | PassFlandersAction;

export const isDisputeAction = (action: Action): action is DisputeActions =>
  action.type === "answerDispute" || action.type === "dispute" || action.type === "passFlanders";

/** The side a seat moves in Flanders; Saxony never goes there. */
const sideOf = (position: Position, seat: Seat): typeof AUSTRIA | typeof PRAGMATIC =>
  seatOf(position, AUSTRIA) === seat ? AUSTRIA : PRAGMATIC;

export const twoPlayersMove = (position: Position, frame: MovementFrame): boolean =>
  frame.powers.includes(PRAGMATIC) && seatOf(position, AUSTRIA) !== seatOf(position, PRAGMATIC);

const mayPass = (position: Position, seat: Seat, frame: MovementFrame): boolean =>
  frame.dispute !== null &&
  frame.dispute.next === sideOf(position, seat) &&
  !frame.dispute.finished.includes(sideOf(position, seat));

export const pushDisputeChoices = (
  position: Position,
  seat: Seat,
  frame: MovementFrame,
  into: Choice[],
): void => {
  if (!twoPlayersMove(position, frame)) return;
  if (frame.dispute === null) into.push({ type: "dispute" });
  else if (mayPass(position, seat, frame)) into.push({ type: "passFlanders" });
};

export const refuseDisputeAction = (
  position: Position,
  seat: Seat,
  action: DisputeActions,
  frame: MovementFrame,
): Refusal | null => {
  if (action.type === "answerDispute")
    return frame.asked.includes(seat) ? null : refuse("RUL-02", "notAskedNow");
  if (frame.done.includes(seat)) return refuse("RUL-01", "alreadyDone");
  if (action.type === "passFlanders")
    return mayPass(position, seat, frame) ? null : refuse("RUL-02", "otherSideMovesFirst");
  const possible = twoPlayersMove(position, frame) && frame.dispute === null;
  return possible ? null : refuse("MOV-27", "disputeNotPossible");
};

/** A seat that is done already is finished in Flanders from the start. */
const begin = (position: Position, frame: MovementFrame): MovementFrame => {
  const finished = frame.done.map((seat) => sideOf(position, seat));
  const next = finished.includes(PRAGMATIC) ? AUSTRIA : PRAGMATIC;
  return changed(frame, { dispute: { next, finished } });
};

/** The other side is next, unless it is finished in Flanders. */
export const passTurnInFlanders = (frame: MovementFrame, mover: Power): MovementFrame => {
  if (frame.dispute === null) return frame;
  const other = mover === PRAGMATIC ? AUSTRIA : PRAGMATIC;
  const { finished } = frame.dispute;
  return finished.includes(other) ? frame : changed(frame, { dispute: { next: other, finished } });
};

/** A side that passes, or is done, is finished there and leaves the map to the other. */
export const finishInFlanders = (position: Position, frame: MovementFrame, seat: Seat): MovementFrame => {
  if (frame.dispute === null) return frame;
  const side = sideOf(position, seat);
  const finished = [...frame.dispute.finished.filter((other) => other !== side), side];
  return passTurnInFlanders(changed(frame, { dispute: { next: frame.dispute.next, finished } }), side);
};

export const applyDisputeAction = (
  draft: Draft,
  seat: Seat,
  action: DisputeActions,
  frame: MovementFrame,
  events: EventSink,
): void => {
  if (action.type === "passFlanders") {
    events?.push({ type: "flandersPassed", seat });
    replaceTop(draft, finishInFlanders(draft, frame, seat));
  } else if (action.type === "dispute") {
    events?.push({ type: "disputeDeclared", seat });
    replaceTop(draft, begin(draft, frame));
  } else {
    events?.push({ type: "disputeAnswered", seat, dispute: action.dispute });
    const answered = changed(frame, { asked: frame.asked.filter((other) => other !== seat) });
    replaceTop(draft, action.dispute && frame.dispute === null ? begin(draft, answered) : answered);
  }
};
