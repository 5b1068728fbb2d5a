import type { Action, AnswerDisputeAction, DisputeAction, PassFlandersAction } from "../model/actions.ts";
import { replaceTop } from "../model/agenda.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { Dispute, MovementFrame } from "../model/frames.ts";
import type { Seat } from "../model/options.ts";
import { AUSTRIA, type Power, PRAGMATIC } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
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
export const sideOf = (position: Position, seat: Seat): typeof AUSTRIA | typeof PRAGMATIC =>
  seatOf(position, AUSTRIA) === seat ? AUSTRIA : PRAGMATIC;

export const twoPlayersMove = (position: Position, frame: MovementFrame): boolean =>
  frame.powers.includes(PRAGMATIC) && seatOf(position, AUSTRIA) !== seatOf(position, PRAGMATIC);

const otherSide = (side: Power): typeof AUSTRIA | typeof PRAGMATIC =>
  side === PRAGMATIC ? AUSTRIA : PRAGMATIC;

/** RUL-02: a side that has passed is finished in Flanders. RUL-01: so is one whose player is done, until he withdraws it. */
const isFinished = (position: Position, frame: MovementFrame, dispute: Dispute, side: Power): boolean =>
  (dispute.passed.length > 0 && dispute.passed.includes(side)) ||
  (frame.done.length > 0 && frame.done.includes(seatOf(position, side)));

/** MOV-27: whether the next move in Flanders is this side's. */
const isNext = (position: Position, frame: MovementFrame, dispute: Dispute, side: Power): boolean =>
  !isFinished(position, frame, dispute, side) &&
  (dispute.next === side || isFinished(position, frame, dispute, otherSide(side)));

/** MOV-27, RUL-02: whether a power's moves on the Flanders map have to wait. */
export const flandersIsClosed = (position: Position, frame: MovementFrame, power: Power): boolean => {
  if (frame.asked.length > 0) return true;
  return frame.dispute !== null && !isNext(position, frame, frame.dispute, power);
};

const mayPass = (position: Position, seat: Seat, frame: MovementFrame): boolean =>
  frame.dispute !== null && isNext(position, frame, frame.dispute, sideOf(position, seat));

export const pushDisputeChoices = (
  position: Position,
  seat: Seat,
  frame: MovementFrame,
  mayFinish: boolean,
  into: Choice[],
): void => {
  if (!twoPlayersMove(position, frame)) return;
  if (frame.dispute === null) into.push({ type: "dispute" });
  else if (mayFinish && mayPass(position, seat, frame)) into.push({ type: "passFlanders" });
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

/** MOV-27: the Pragmatic Army is first. */
const begin = (frame: MovementFrame): MovementFrame =>
  changed(frame, { dispute: { next: PRAGMATIC, passed: [] } });

/** After a move in Flanders it is the other side's turn. */
export const passTurnInFlanders = (frame: MovementFrame, mover: Power): MovementFrame => {
  if (frame.dispute === null) return frame;
  return changed(frame, { dispute: { next: otherSide(mover), passed: frame.dispute.passed } });
};

/** RUL-02: a side that passes moves no more there in this phase. */
export const passFor = (frame: MovementFrame, side: Power): MovementFrame => {
  if (frame.dispute === null) return frame;
  const { next, passed } = frame.dispute;
  return changed(frame, { dispute: { next, passed: [...passed, side] } });
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
    replaceTop(draft, passFor(frame, sideOf(draft, seat)));
  } else if (action.type === "dispute") {
    events?.push({ type: "disputeDeclared", seat });
    replaceTop(draft, begin(frame));
  } else {
    events?.push({ type: "disputeAnswered", seat, dispute: action.dispute });
    const answered = changed(frame, { asked: frame.asked.filter((other) => other !== seat) });
    replaceTop(draft, action.dispute && frame.dispute === null ? begin(answered) : answered);
  }
};
