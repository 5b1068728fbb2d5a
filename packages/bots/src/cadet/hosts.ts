import type { View } from "@maria/rules";
import { type CityId, isOnBoard, type Pack, type PieceId, type Power } from "@maria/rules/model";
import { reckonTroops } from "./knowledge.ts";

/** A general on the board, with the troops he has or is reckoned to have. */
export interface Standing {
  readonly general: PieceId;
  readonly power: Power;
  readonly city: CityId;
  readonly troops: number;
  readonly rank: number;
  /** He has not yet marched in this movement phase. */
  readonly isFresh: boolean;
}

/** Everybody who fights together in a city (CMB-05). */
export interface Host {
  readonly city: CityId;
  readonly troops: number;
  /** CMB-27: whose hand fights. */
  readonly power: Power;
  readonly generals: readonly Standing[];
}

export const standingsOf = (view: View, pack: Pack): Standing[] => {
  const troops = reckonTroops(view, pack);
  const standings: Standing[] = [];
  for (const { id, power, rank } of pack.generals) {
    const city = view.at[id];
    if (city === undefined || !isOnBoard(city)) continue;
    const isFresh = view.spent[id] === 0;
    standings.push({ general: id, power, city, troops: troops[id] as number, rank, isFresh });
  }
  return standings;
};

export const hostOf = (city: CityId, generals: readonly Standing[]): Host => {
  let commander = generals[0] as Standing;
  let troops = 0;
  for (const standing of generals) {
    troops += standing.troops;
    if (standing.rank < commander.rank) commander = standing;
  }
  return { city, troops, power: commander.power, generals };
};

export const hostsOf = (standings: readonly Standing[]): Host[] => {
  const byCity = new Map<CityId, Standing[]>();
  for (const standing of standings) {
    const there = byCity.get(standing.city);
    if (there) there.push(standing);
    else byCity.set(standing.city, [standing]);
  }
  return [...byCity].map(([city, generals]) => hostOf(city, generals));
};
