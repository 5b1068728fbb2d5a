import type { PoliticalCardId, TrackName } from "./affairs.ts";
import type { CityId, FortressId } from "./ids.ts";
import type { Seat } from "./options.ts";
import type { Power } from "./powers.ts";

/** One promise of one power, or the subsidy that pays for it. */
export type Term =
  /** SUB-11, RUL-102: one TC in each turn of the agreement. */
  | { readonly type: "subsidy"; readonly giver: Power; readonly receiver: Power }
  /** Neither power brings its generals next to the other's. */
  | { readonly type: "noCombat"; readonly power: Power; readonly other: Power }
  /** The power conquers no fortress the other controls. */
  | { readonly type: "noConquest"; readonly power: Power; readonly other: Power }
  | { readonly type: "noTrainElimination"; readonly power: Power; readonly other: Power }
  /** Austria places no hussar, and leaves none, where it charges the other. */
  | { readonly type: "noHussars"; readonly other: Power }
  /** RUL-101: the power's generals enter none of these cities; those who stand there leave as fast as possible. */
  | { readonly type: "keepOut"; readonly power: Power; readonly cities: readonly CityId[] }
  /** RUL-101: the power's generals end no march within protecting distance of these fortresses; those there leave it. */
  | { readonly type: "keepAway"; readonly power: Power; readonly fortresses: readonly FortressId[] }
  | { readonly type: "vote"; readonly power: Power; readonly candidate: "charles" | "francis" }
  | { readonly type: "selectCard"; readonly power: Power; readonly card: PoliticalCardId }
  | { readonly type: "leaveCard"; readonly power: Power; readonly card: PoliticalCardId }
  /** RUL-103: when it executes the card, the power shifts this marker to the right or to the left. */
  | {
      readonly type: "executeCard";
      readonly power: Power;
      readonly card: PoliticalCardId;
      readonly track: TrackName;
      readonly direction: Direction;
    }
  /** ANX-01: Prussia offers the peace as soon as it can. */
  | { readonly type: "offerPeace" }
  | { readonly type: "acceptPeace" }
  /** Recorded for all to see, but beyond what the engine can judge (RUL-95). */
  | { readonly type: "promise"; readonly power: Power; readonly text: string };

/** Which way a marker is promised to be shifted. */
export const DIRECTIONS = ["left", "right"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** An offer on the table or a treaty in force; NEG-05: both are public. */
export interface Agreement {
  readonly id: number;
  readonly proposer: Seat;
  readonly partner: Seat;
  readonly terms: readonly Term[];
  /** RUL-102: the number of turns all its terms are agreed for. */
  readonly turns: number;
  /** The last two lie on the table; the others are only told of (RUL-104). */
  readonly status: "declined" | "withdrawn" | "expired" | "ended" | "offered" | "inForce";
  /** The last turn in which it binds; 0 for an offer. */
  readonly until: number;
  /** A party that wants to end it early; both must (SUB-06). */
  readonly endAsked: Seat | null;
  /** Terms that the rules have overridden at least once (RUL-95); they go on binding where the rules let them. */
  readonly impossible: readonly number[];
  /** Terms that bind no longer because the power that made the promise has changed hands. */
  readonly lapsed: readonly number[];
}
