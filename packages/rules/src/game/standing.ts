import type { Action } from "../model/actions.ts";
import type { Seat } from "../model/options.ts";
import type { Draft } from "../model/state.ts";

/** An entry of a record that has not been taken back. */
export interface Standing {
  readonly number: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly before: Draft;
}

/**
 * How many actions may be played again per entry so far. People come nowhere near it; without it a record in which one seat
 * takes back 3,000 actions behind which another has shifted troops 3,000 times would take half a minute.
 */
const MOST_AGAIN = 20;

/** RUL-105: whether what others have secretly done is gone through again when the entry of this number takes one back. */
export const isPlayedAgain = (again: number, number: number): boolean => again <= MOST_AGAIN * number;

/** The entries that somebody may still take back, in order, with the game before each. */
export class StandingEntries {
  private entries: Standing[] = [];

  add(entry: Standing): void {
    this.entries.push(entry);
  }

  /** Something was disclosed: nobody goes back to what was before. */
  clear(): void {
    this.entries = [];
  }

  /** Takes out the seat's last entry and all that others have done since; `null` if the seat has none. */
  takeOut(seat: Seat): { readonly removed: Standing; readonly later: readonly Standing[] } | null {
    const last = this.entries.findLastIndex((other) => other.seat === seat);
    const removed = this.entries[last];
    if (removed === undefined) return null;
    const later = this.entries.slice(last + 1);
    this.entries.length = last;
    return { removed, later };
  }
}
