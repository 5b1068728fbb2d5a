import {
  type Action,
  apply,
  draftOf,
  type Entry,
  type GameEvent,
  type GameRecord,
  logFor,
  newGame,
  type Pack,
  type Refusal,
  refusalOf,
  type Seat,
  type State,
} from "@maria/rules";
import { sentencesOf } from "@maria/tell";
import type { Words } from "../messages/words.ts";

/** An entry that is not legal where it stands. */
export interface IllegalEntry {
  readonly number: number;
  readonly entry: Entry;
  readonly refusal: Refusal;
}

export interface Rebuilt {
  readonly state: State;
  /** What the seat may read of the way there. */
  readonly sentences: readonly string[];
}

interface Standing {
  readonly number: number;
  readonly seat: Seat;
  readonly action: Action;
}

/** The entries that stand after all take-backs, with their numbers in the record. */
const standing = (entries: readonly Entry[]): Standing[] | IllegalEntry => {
  const left: Standing[] = [];
  for (const [index, entry] of entries.entries()) {
    const { seat, action } = entry;
    if (action.type !== "takeBack") {
      left.push({ number: index + 1, seat, action });
      continue;
    }
    const last = left.findLastIndex((other) => other.seat === seat);
    if (last < 0) {
      const refusal: Refusal = { refused: true, rule: "HID-07", reason: "nothingToTakeBack" };
      return { number: index + 1, entry, refusal };
    }
    left.splice(last, 1);
  }
  return left;
};

/** Plays back the first `until` entries of a record, or says which entry cannot be played. */
export const rebuild = (
  words: Words,
  pack: Pack,
  record: GameRecord,
  until: number,
  seat: Seat | null,
): Rebuilt | IllegalEntry => {
  const draft = draftOf(newGame(pack, record.options, record.seed));
  const sentences: string[] = [];
  const entries = standing(record.entries.slice(0, until));
  if ("refusal" in entries) return entries;
  for (const entry of entries) {
    const refusal = refusalOf(draft, entry.seat, entry.action);
    if (refusal) return { number: entry.number, entry, refusal };
    const events: GameEvent[] = [];
    apply(draft, entry.seat, entry.action, events);
    sentences.push(...sentencesOf(words, logFor(draft, events, seat)));
  }
  return { state: draft, sentences };
};
