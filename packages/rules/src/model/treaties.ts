import type { PoliticalCardId } from "./affairs.ts";
import type { CityId, FortressId } from "./ids.ts";
import type { Seat } from "./options.ts";
import type { Power } from "./powers.ts";

/** One promise of one power, or the subsidy that pays for it. */
export type Term =
  /** SUB-11 */
  | { readonly type: "subsidy"; readonly giver: Power; readonly receiver: Power; readonly turns: number }
  /** Neither power brings its generals next to the other's. */
  | { readonly type: "noCombat"; readonly power: Power; readonly other: Power }
  /** The power conquers no fortress the other controls. */
  | { readonly type: "noConquest"; readonly power: Power; readonly other: Power }
  | { readonly type: "noTrainElimination"; readonly power: Power; readonly other: Power }
  /** Austria places no hussar, and leaves none, where it charges the other. */
  | { readonly type: "noHussars"; readonly other: Power }
  /** The power's generals enter none of these cities; those who stand there may only go towards the way out. */
  | { readonly type: "keepOut"; readonly power: Power; readonly cities: readonly CityId[] }
  /** The power's generals end no march within protecting distance of these fortresses, unless further away than before. */
  | { readonly type: "keepAway"; readonly power: Power; readonly fortresses: readonly FortressId[] }
  | { readonly type: "vote"; readonly power: Power; readonly candidate: "charles" | "francis" }
  | { readonly type: "selectCard"; readonly power: Power; readonly card: PoliticalCardId }
  | { readonly type: "leaveCard"; readonly power: Power; readonly card: PoliticalCardId }
  | { readonly type: "acceptPeace" }
  /** Recorded for all to see, but beyond what the engine can judge (RUL-95). */
  | { readonly type: "promise"; readonly power: Power; readonly text: string };

/** An offer on the table or a treaty in force; NEG-05: both are public. */
export interface Agreement {
  readonly id: number;
  readonly proposer: Seat;
  readonly partner: Seat;
  readonly terms: readonly Term[];
  /** In force through this many turns, the present one included. */
  readonly turns: number;
  readonly status: "offered" | "inForce" | "declined" | "withdrawn" | "expired" | "ended";
  /** The turn in which it came into force. */
  readonly since: number;
  /** A party that wants to end it early; both must (SUB-06). */
  readonly endAsked: Seat | null;
  /** Terms that the rules have overridden at least once (RUL-95); they go on binding where the rules let them. */
  readonly impossible: readonly number[];
  /** Terms that bind no longer because the power that made the promise has changed hands. */
  readonly lapsed: readonly number[];
}
