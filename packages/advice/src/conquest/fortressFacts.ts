import type { View } from "@maria/rules";
import {
  boardOf,
  conquestOutcome,
  controllerOf,
  distance,
  isEnemyFortress,
  protectorsOf,
} from "@maria/rules/board";
import {
  type CityId,
  type FortressId,
  isMinor,
  MAJOR_POWERS,
  NOBODY,
  type Pack,
  type PieceId,
  type Power,
  type PowerOrNobody,
} from "@maria/rules/model";
import { cityOf } from "../ground/cityOf.ts";
import { powersInPlay } from "../ground/powersInPlay.ts";
import { type GoalRace, racesOf } from "../victory/race.ts";

/** Somebody who protects a fortress, and from how far. */
export interface Protector {
  readonly general: PieceId;
  readonly city: CityId;
  readonly distance: number;
}

/** What it would mean if a power conquered the fortress. */
export interface ConquestMeaning {
  readonly by: Power;
  readonly marker: PowerOrNobody;
  /** By power, victory markers that would come back to its pool, less those that would leave it. */
  readonly pools: readonly { readonly power: Power; readonly change: number }[];
  /** Races by fortresses as they would stand then, where that is a change. */
  readonly goals: readonly GoalRace[];
}

export interface FortressFacts {
  readonly fortress: FortressId;
  readonly controller: PowerOrNobody;
  readonly marker: PowerOrNobody;
  readonly questionMark: PowerOrNobody;
  readonly protectors: readonly Protector[];
  readonly conquests: readonly ConquestMeaning[];
}

const meaningOf = (view: View, pack: Pack, by: Power, fortress: FortressId): ConquestMeaning => {
  const { marker, markers, pools } = conquestOutcome(view, pack, by, fortress);
  const before = racesOf(view, pack);
  const goals = racesOf({ ...view, markers }, pack).filter((race, index): race is GoalRace => {
    const earlier = before[index];
    return race.kind === "goal" && earlier?.kind === "goal" && race.done !== earlier.done;
  });
  return {
    by,
    marker,
    pools: MAJOR_POWERS.flatMap((power) => (pools[power] ? [{ power, change: pools[power] }] : [])),
    goals,
  };
};

/** Everything the board shows about a fortress, without counting cities; null where there is none. */
export const fortressFacts = (view: View, pack: Pack, city: CityId): FortressFacts | null => {
  const fortress = pack.fortressIn[city] ?? -1;
  if (fortress === -1) return null;
  const board = boardOf(view);
  return {
    fortress,
    controller: controllerOf(view, pack, fortress),
    marker: view.markers[fortress] ?? NOBODY,
    questionMark: view.questionMarks[fortress] ?? NOBODY,
    protectors: protectorsOf(view, pack, board, fortress).flatMap((general): Protector[] => {
      const place = cityOf(view, general);
      return place === null ? [] : [{ general, city: place, distance: distance(board, city, place) }];
    }),
    conquests: powersInPlay(view, pack)
      .filter((power) => !isMinor(power) && isEnemyFortress(view, pack, power, city))
      .map((power) => meaningOf(view, pack, power, fortress)),
  };
};
