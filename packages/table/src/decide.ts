import { type Entry, play } from "@maria/rules";
import { isPlayedAgain, refuseTakeBack } from "@maria/rules/authority";
import {
  type Action,
  type GameEvent,
  isRefusal,
  type Refusal,
  type Seat,
  type State,
} from "@maria/rules/model";
import type { OrderKind } from "./orders/orders.ts";

/** One step of a game: an action played, or one gone as if it had never been played. */
export type Step =
  | {
      readonly type: "played";
      /** The entry of the record, counted from 1. */
      readonly number: number;
      readonly seat: Seat;
      readonly action: Action;
      readonly state: State;
      readonly events: readonly GameEvent[];
      /** The sealed order of the seat's player that made it. */
      readonly order?: OrderKind;
    }
  | {
      /** The steps that follow are what others had secretly done since and still stands, each under its own number. */
      readonly type: "takenBack";
      readonly number: number;
      readonly seat: Seat;
      readonly removed: number;
      /** How many secret actions of others there were since. */
      readonly since: number;
      readonly undone: Action;
      readonly state: State;
    };

/** An entry that somebody may still take back, with the game before it. */
export interface Standing {
  readonly number: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly before: State;
}

/** What has to be known of the past to go on: how many entries there are, and what may still be taken back. */
export interface Past {
  readonly entries: number;
  /** How many actions take-backs have let be played again, or would have. */
  readonly again: number;
  /** The latest of the entries that stand since something was last disclosed, in order. */
  readonly standing: readonly Standing[];
}

/** The game to go back to is not kept any more: the record has to be read back. */
export const BEYOND = Symbol("beyond what is kept");

export interface Decided {
  readonly state: State;
  /** What happened; more than one step only if a take-back lets others' secret actions be played again. */
  readonly steps: readonly Step[];
}

const undo = (state: State, seat: Seat, past: Past): Decided | Refusal | typeof BEYOND => {
  const refusal = refuseTakeBack(state, seat);
  if (refusal) return refusal;
  const number = past.entries + 1;
  const { standing } = past;
  const last = standing.findLastIndex((other) => other.seat === seat);
  const removed = standing[last];
  if (removed === undefined) return BEYOND;
  let now = removed.before;
  const later = standing.slice(last + 1);
  const since = later.length;
  const undone = removed.action;
  const steps: Step[] = [
    { type: "takenBack", number, seat, removed: removed.number, since, undone, state: now },
  ];
  if (!isPlayedAgain(past.again + since, number)) return { state: now, steps };
  for (const secret of later) {
    const played = play(now, secret.seat, secret.action);
    // RUL-105: what cannot stand without it goes with it; nobody else learns that it was there.
    if (isRefusal(played)) continue;
    now = played.state;
    steps.push({
      type: "played",
      number: secret.number,
      seat: secret.seat,
      action: secret.action,
      ...played,
    });
  }
  return { state: now, steps };
};

/**
 * What an entry would lead to, or why it is refused. Changes nothing, needs no record and copies none: an action is
 * judged by the state alone, a take-back (RUL-105) by what is kept of the past, and answered with `BEYOND` if that does
 * not go back far enough. Agrees with `replay` of the record with the entry at its end. `action` must have passed
 * `parseEntry`.
 */
export const decide = (
  state: State,
  seat: Seat,
  action: Entry["action"],
  past: Past,
): Decided | Refusal | typeof BEYOND => {
  if (action.type === "takeBack") return undo(state, seat, past);
  const played = play(state, seat, action);
  if (isRefusal(played)) return played;
  const step: Step = { type: "played", number: past.entries + 1, seat, action, ...played };
  return { state: played.state, steps: [step] };
};
