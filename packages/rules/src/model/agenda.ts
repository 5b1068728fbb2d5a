import type { Action } from "./actions.ts";
import type { Choice } from "./choices.ts";
import type { EventSink } from "./events.ts";
import type { Frame } from "./frames.ts";
import type { Seat } from "./options.ts";
import { type Refusal, type RuleId, refuse } from "./rule.ts";
import type { Draft, Position } from "./state.ts";

/** How one kind of decision is offered, checked and carried out. */
export interface Handler<F extends Frame> {
  /** The seats that have to decide now. */
  waitsFor(position: Position, frame: F): readonly Seat[];
  /** Everything the seat may do here; empty for a seat that is not concerned. */
  choices(position: Position, seat: Seat, frame: F): Choice[];
  /** The clause that forbids the action, or null. Must agree with `choices` exactly. */
  refusal(position: Position, seat: Seat, action: Action, frame: F): Refusal | null;
  /** Carries out an action that `refusal` has let pass. */
  apply(draft: Draft, seat: Seat, action: Action, frame: F, events: EventSink): void;
  /** Does what needs no decision; true if anything was done, false if the frame really waits. */
  resume(draft: Draft, frame: F, events: EventSink): boolean;
}

/** Puts another version of the frame on top of the agenda in place of the present one. */
export const replaceTop = (draft: Draft, frame: Frame): void => {
  draft.agenda[draft.agenda.length - 1] = frame;
};

export const notAsked = (rule: RuleId): Refusal => refuse(rule, "notAskedNow");
