import type { Action } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink, GameEvent } from "../model/events.ts";
import type { Frame, FrameKind } from "../model/frames.ts";
import { type Seat, seatsOf } from "../model/options.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { type Draft, draftOf, type Position, type State } from "../model/state.ts";
import {
  isNegotiation,
  isTalk,
  type Negotiation,
  negotiate,
  pushNegotiations,
  refuseNegotiation,
} from "../negotiation/negotiation.ts";
import { pushTransfers, refuseTransfer, transfer } from "../troops/transfer.ts";
import { applyIn, choicesIn, handlerOf, waitsFor } from "./handlers.ts";
import { settle } from "./settle.ts";
import { noteTakeBack } from "./takeBack.ts";

/** Somebody has to decide something now. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: FrameKind;
}

const topFrame = (position: Position): Frame | undefined => position.agenda[position.agenda.length - 1];

/**
 * Who has to decide now, and what kind of thing. Several seats may have to (set-up, stage 5, winter); the game
 * goes on when all of them have. Empty exactly when the game is over.
 */
export const pending = (position: Position): Decision[] => {
  const frame = topFrame(position);
  if (frame === undefined) return [];
  const { kind } = frame;
  const seats = waitsFor(position, frame);
  const first = seats[0];
  if (seats.length === 1 && first !== undefined) return [{ seat: first, kind }];
  return seats.map((seat) => ({ seat, kind }));
};

/**
 * Every legal action of the seat, grouped by kind: `play` accepts exactly what `actionsOf` lists for them, and other offers than
 * those suggested (NEG-01). Works on a state and on the seat's own view alike. Transfers inside own stacks are offered at any
 * time (STK-13), so a seat with nothing pending may still have choices.
 */
export const choices = (position: Position, seat: Seat): Choice[] => {
  const frame = topFrame(position);
  if (frame === undefined) return [];
  const found = choicesIn(position, seat, frame);
  pushTransfers(position, seat, found);
  pushNegotiations(position, seat, found);
  return found;
};

/**
 * Why the action is not allowed, or null if it is. Carries nothing out and copies nothing; works on a state and on the seat's
 * own view alike.
 */
export const refusalOf = (position: Position, seat: Seat, action: Action): Refusal | null => {
  if (!seatsOf(position.options).includes(seat)) return refuse("PWR-01", "unknownSeat");
  const frame = topFrame(position);
  if (frame === undefined) return refuse("INT-07", "gameIsOver");
  if (action.type === "transfer") return refuseTransfer(position, seat, action);
  if (isNegotiation(action)) return refuseNegotiation(position, seat, action);
  return handlerOf(frame).refusal(position, seat, action, frame);
};

/**
 * Carries out an action known to be legal on a private copy, in place: for search and simulation, which make
 * their own copies with `draftOf`. Never call it on a state somebody else holds. It checks nothing: an illegal action leaves a
 * draft that is worth nothing. With `null` for `events` none are made.
 */
export const apply = (draft: Draft, seat: Seat, action: Action, events: EventSink): void => {
  const before = draft.disclosures;
  const { type } = action;
  if (type === "transfer") transfer(draft, action, events);
  else {
    if (isTalk(type)) negotiate(draft, seat, action as Negotiation, events);
    else applyIn(draft, seat, action, topFrame(draft) as Frame, events);
    // After talks as well: a treaty may have settled what the game was waiting for.
    settle(draft, events);
  }
  noteTakeBack(draft, seat, type, before);
};

/** The game after an action, and what happened, for all eyes: `logFor` tells what a seat may read of it. */
export interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * Plays one action. The state given is never changed; the answer is a new state with what happened, or a refusal
 * that names the clause the action breaks. The action must have the shape of one (`parseAction`); it may be illegal in any
 * other way.
 */
export const play = (state: State, seat: Seat, action: Action): Played | Refusal => {
  const refusal = refusalOf(state, seat, action);
  if (refusal) return refusal;
  const draft = draftOf(state);
  const events: GameEvent[] = [];
  apply(draft, seat, action, events);
  return { state: draft, events };
};
