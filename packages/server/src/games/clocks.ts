import { pending } from "@maria/rules";
import { type Seat, type State, seatsOf } from "@maria/rules/model";
import { now } from "../fresh.ts";
import type { Waits } from "./progress.ts";
import type { GameInfo } from "./rows.ts";

/**
 * Since when each seat of a game has to decide. A clock runs from when its seat is asked until it is not asked any more; what
 * the seat does meanwhile, which may be secret (HID-03), changes nothing about it.
 */
export class Clocks {
  private since: Map<Seat, string | null>;
  private isTold = false;

  constructor({ options, seats }: GameInfo) {
    const known = new Map(seats.map(({ seat, since }) => [seat, since]));
    this.since = new Map(seatsOf(options).map((seat) => [seat, known.get(seat) ?? null]));
  }

  get waits(): Waits {
    return Object.fromEntries(this.since);
  }

  /** Takes in the state after an entry. */
  follow(state: State): void {
    const asked = new Set(pending(state).map(({ seat }) => seat));
    for (const [seat, since] of this.since) {
      if (asked.has(seat) === (since !== null)) continue;
      this.since.set(seat, asked.has(seat) ? now() : null);
      this.isTold = false;
    }
  }

  /** Whether a clock has begun or ended since this was last asked. */
  hasChanged(): boolean {
    const hasChanged = !this.isTold;
    this.isTold = true;
    return hasChanged;
  }

  /** The game with these times; those in the store may be a second late. */
  shownIn(info: GameInfo): GameInfo {
    if (info.row.status !== "running") return info;
    return {
      ...info,
      seats: info.seats.map((one) => ({ ...one, since: this.since.get(one.seat) ?? null })),
    };
  }
}
