import type { Action } from "../model/actions.ts";
import type { GameEvent } from "../model/events.ts";
import type { Seat } from "../model/options.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { type Draft, draftOf, type State } from "../model/state.ts";
import { isLoaded, packOf } from "../pack/registry.ts";
import { newGame } from "./newGame.ts";
import { apply, refusalOf } from "./play.ts";
import { type Entry, type GameRecord, RULES_VERSION } from "./record.ts";
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
       * The game is as it was before the entry `removed`. What others had secretly done since is played again in the
       * steps that follow, each under its own number: whoever keeps a list drops everything from `removed` on.
       */
      readonly type: "takenBack";
      readonly number: number;
      readonly seat: Seat;
      readonly removed: number;
      readonly state: State;
    };

/** An entry that has not been taken back. */
interface Standing {
  readonly number: number;
  readonly seat: Seat;
  readonly action: Action;
  /** The game before it, kept for entries that will be taken back. */
  readonly before: Draft | null;
}

/** The numbers of the entries that some later entry takes back, if all of them are allowed. */
const takenBackIn = (entries: readonly Entry[]): ReadonlySet<number> => {
  const takenBack = new Set<number>();
  if (!entries.some(({ action }) => action.type === "takeBack")) return takenBack;
  const standing = new Map<Seat, number[]>();
  entries.forEach(({ seat, action }, index) => {
    const own = standing.get(seat) ?? [];
    standing.set(seat, own);
    if (action.type !== "takeBack") own.push(index + 1);
    else {
      const last = own.pop();
      if (last !== undefined) takenBack.add(last);
    }
  });
  return takenBack;
};

/**
 * How many actions may be played again per entry so far. People come nowhere near it; without it a record in which one seat
 * takes back 3,000 actions behind which another has shifted troops 3,000 times would take half a minute.
 */
const MOST_AGAIN = 20;

/** Whether the entry of this number would let more be played again than a record may ask for. */
export const isTooMuchAgain = (again: number, number: number): boolean => again > MOST_AGAIN * number;

/**
 * A replay step by step, for those who look on, keep what they see, or rest in between; `replay` says what it answers in
 * the end. What was seen of a record that turns out to be illegal counts for nothing.
 *
 * A take-back removes the seat's own last entry, even if others have done something secret since (HID-03), which then stands
 * without it. The state is kept before each entry that will be taken back, and nothing but the secret actions after it is
 * played again, so that the time grows with the entries and not with their square.
 */
export function* replaySteps(record: GameRecord): Generator<ReplayStep, Replayed, void> {
  if (record.rules !== RULES_VERSION) return { foreign: "rules" };
  if (!isLoaded(record.pack)) return { foreign: "pack" };
  const { entries } = record;
  const takenBack = takenBackIn(entries);
  /** Nothing is written down in it for a record without take-backs: replaying one is 4 % faster so. */
  const standing: Standing[] = [];
  let again = 0;
  let draft = draftOf(newGame(packOf(record), record.options, record.seed));

  const played = (number: number, seat: Seat, action: Action): ReplayStep => {
    if (takenBack.size > 0)
      standing.push({ number, seat, action, before: takenBack.has(number) ? draftOf(draft) : null });
    const events: GameEvent[] = [];
    apply(draft, seat, action, events);
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
    const last = standing.findLastIndex((other) => other.seat === seat);
    const [removed, ...later] = standing.splice(last) as [Standing, ...Standing[]];
    again += later.length;
    if (isTooMuchAgain(again, number))
      return { number, entry, refusal: refuse("HID-07", "nothingToTakeBack") };
    draft = removed.before as Draft;
    yield { type: "takenBack", number, seat, removed: removed.number, state: draft };
    for (const secret of later) {
      const without = refusalOf(draft, secret.seat, secret.action);
      if (without) return { number, entry, refusal: without };
      yield played(secret.number, secret.seat, secret.action);
    }
  }
  return { state: draft };
}

/**
 * Rebuilds the state a record leads to, and trusts nothing in it: every action is checked where it stands, and every
 * take-back by the rule of the table (HID-07). `watch` is told of each step as it is made.
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
