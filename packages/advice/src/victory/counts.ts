import type { Pack, Position, Power } from "@maria/rules/model";
import { type Race, racesOf } from "./race.ts";

/** What each power still lacks for victory: markers in its pool, or fortresses. Powers that do not race are absent. */
export type Counts = ReadonlyMap<Power, number>;

const lackingIn = (race: Race): number =>
  race.kind === "pool" ? race.left : Math.max(0, race.goal - race.done);

/** VIC-01, INT-08, INT-09, SGA-25 to SGA-27: a power at 0 has won; of two goals the nearer counts. */
export const countsOf = (position: Position, pack: Pack): Counts => {
  const counts = new Map<Power, number>();
  for (const race of racesOf(position, pack))
    counts.set(race.power, Math.min(lackingIn(race), counts.get(race.power) ?? Number.POSITIVE_INFINITY));
  return counts;
};
