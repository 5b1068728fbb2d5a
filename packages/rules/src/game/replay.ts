import type { Action } from "../model/actions.ts";
import type { GameEvent } from "../model/events.ts";
import type { Seat } from "../model/options.ts";
import type { Refusal } from "../model/rule.ts";
import { draftOf, type State } from "../model/state.ts";
import { isLoaded, packOf } from "../pack/registry.ts";
import { newGame } from "./newGame.ts";
import { apply, refusalOf } from "./play.ts";
import { type Entry, type GameRecord, RULES_VERSION } from "./record.ts";
import { isPlayedAgain, StandingEntries } from "./standing.ts";
import { refuseTakeBack } from "./takeBack.ts";

/** An entry of a record that is not allowed where it stands; entries are counted from 1, take-backs included. */
export interface IllegalEntry {
  readonly number: number;
  readonly entry: Entry;
  readonly refusal: Refusal;
}

/** A record nothing can be said about: it was played under other rules, or with a pack that is not loaded here. */
export interface ForeignRecord {
  readonly foreign: "rules" | "pack";
}

/** What a replay comes to. */
export type Replayed = { readonly state: State } | IllegalEntry | ForeignRecord;

/** One step of a replay. Its `state` is changed by the next step: whoever wants to keep it makes a copy (`draftOf`). */
export type ReplayStep =
  | { readonly type: "begun"; readonly state: State }
  | {
      readonly type: "played";
      readonly number: number;
      readonly seat: Seat;
      readonly action: Action;
      readonly state: State;
      readonly events: readonly GameEvent[];
    }
  | {
      /**
       * The game is as it was before the entry `removed`. What others had secretly done since and still stands is played
       * again in the steps that follow, each under its own number: whoever keeps a list drops everything from `removed` on.
       */
      readonly type: "takenBack";
      readonly number: number;
      readonly seat: Seat;
      readonly removed: number;
      /** How many secret actions of others there were since. */
      readonly since: number;
      readonly state: State;
    };

/**
 * A replay step by step, for those who look on, keep what they see, or rest in between; `replay` says what it answers in
 * the end. What was seen of a record that turns out to be illegal counts for nothing.
 *
 * A take-back removes the seat's own last entry, even if others have done something secret since (HID-03), which then stands
 * without it, or goes with it where it cannot (RUL-105). The states to go back to are kept, and nothing but the secret
 * actions after one is played again, so that the time grows with the entries and not with their square.
 */
export function* replaySteps(record: GameRecord): Generator<ReplayStep, Replayed, void> {
  if (record.rules !== RULES_VERSION) return { foreign: "rules" };
  if (!isLoaded(record.pack)) return { foreign: "pack" };
  const { entries } = record;
  /** A record without take-backs needs none, and most are such. */
  const standing = entries.some(({ action }) => action.type === "takeBack") ? new StandingEntries() : null;
  let again = 0;
  let draft = draftOf(newGame(packOf(record), record.options, record.seed));

  const played = (number: number, seat: Seat, action: Action): ReplayStep => {
    standing?.add({ number, seat, action, before: draftOf(draft) });
    const events: GameEvent[] = [];
    apply(draft, seat, action, events);
    if (draft.takeBack.every((count) => count === 0)) standing?.clear();
    return { type: "played", number, seat, action, state: draft, events };
  };

  yield { type: "begun", state: draft };
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] as Entry;
    const number = index + 1;
    const { seat, action } = entry;
    if (action.type !== "takeBack") {
      const refusal = refusalOf(draft, seat, action);
      if (refusal) return { number, entry, refusal };
      yield played(number, seat, action);
      continue;
    }
    const refusal = refuseTakeBack(draft, seat);
    if (refusal) return { number, entry, refusal };
    const found = standing?.takeOut(seat) ?? null;
    if (found === null) throw new Error("a seat may take back what does not stand");
    draft = found.removed.before;
    const since = found.later.length;
    yield { type: "takenBack", number, seat, removed: found.removed.number, since, state: draft };
    again += since;
    if (!isPlayedAgain(again, number)) continue;
    for (const secret of found.later)
      if (refusalOf(draft, secret.seat, secret.action) === null)
        yield played(secret.number, secret.seat, secret.action);
  }
  return { state: draft };
}

/**
 * Rebuilds the state a record leads to, and trusts nothing in it: every action is checked where it stands, and every
 * take-back by the rule of the table (RUL-105). `watch` is told of each step as it is made.
 *
 * The record must have the shape of one, as `parseRecord` makes sure. Answers with the state; or with the first entry that
 * is not allowed, its number and the refusal; or that the record is foreign to this engine. Throws only what `newGame`
 * throws for options or a seed that no parsed record can have.
 */
export const replay = (record: GameRecord, watch?: (step: ReplayStep) => void): Replayed => {
  const steps = replaySteps(record);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    watch?.(value);
  }
};
