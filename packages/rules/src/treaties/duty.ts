import type { CityId, PieceId, Place } from "../model/ids.ts";
import type { Power } from "../model/powers.ts";

/** RUL-101: cities in which a power's generals do not come to stand, by one term of a treaty. */
export interface Zone {
  /** By city, 1 where it is one of them: a look at a bit set is faster than at a `Set`, and there are many looks. */
  readonly covers: Uint8Array;
  readonly treaty: number;
  /** The place of the term in its treaty. */
  readonly index: number;
  /** Protecting distance may be passed through; an area to keep out of may not be entered at all. */
  readonly mayBePassed: boolean;
}

export const liesIn = (city: CityId, { covers }: Zone): boolean => covers[city] === 1;

/** A general who is not to be attacked. */
export interface Spared {
  readonly general: PieceId;
  readonly power: Power;
  readonly treaty: number;
}

/** RUL-101: what his treaties ask of the city where a general comes to stand. */
export interface StandingDuty {
  readonly start: Place;
  /** The zones he does not stand in, and does not come to stand in. */
  readonly outside: readonly Zone[];
  /** The zones he stands in already. */
  readonly inside: readonly Zone[];
  /** By city, how far it is to the nearest one outside all of `inside`; null where he is in none. */
  readonly wayOut: Uint8Array | null;
  readonly spared: readonly Spared[];
  /** How many of them he would have to attack from where he stands. */
  readonly fights: number;
  /** How many of them he may have beside him at the end of a march. */
  readonly mostFights: number;
  /** Whether he must come nearer the way out; else he must not get further away from it. */
  readonly mustComeNearer: boolean;
}
