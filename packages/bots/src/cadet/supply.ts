import { areHostile, distance, homeOf } from "@maria/rules/board";
import {
  AUSTRIA,
  BAVARIA,
  type CityId,
  GENERAL_MARCH,
  isOnBoard,
  majorOf,
  type PieceId,
  type Power,
  SAXONY,
  SUPPLY_RANGE,
  TRAIN_MARCH,
} from "@maria/rules/model";
import type { Situation } from "./situation.ts";
import {
  DANGER_IF_OPENED,
  NO_TRAIN_AT_HOME,
  PATH_CITY,
  ROAD_TO_SUPPLY,
  STARVING,
  STRETCHED_ROAD,
  TRAIN_AT_HOME,
  TRAIN_FEEDS_IN_REACH,
  TRAIN_IN_REACH,
  TRAIN_MUST_FOLLOW,
  TRAIN_ROAD,
} from "./weights.ts";

/** Anything as far away as this is as good as nowhere. */
const NOWHERE = 15;
/** A path this short lets the general march on without leaving supply. */
const COMFORTABLE = 3;

/** SUP-03 */
const isAtHome = ({ view, pack }: Situation, power: Power, city: CityId): boolean =>
  homeOf(view, pack, city) === power;

/** TRN-05, TRN-06: how far it is to where a train could come back. */
const roadsToDepot = ({ pack, board, view }: Situation, power: Power, city: CityId): number => {
  let roads = NOWHERE;
  for (const depot of pack.homeMajorFortresses[power] ?? [])
    if (board.isInUse[depot]) roads = Math.min(roads, distance(board, city, depot));
  for (const minor of [BAVARIA, SAXONY] as const) {
    const depot = pack.majorFortressOf[minor];
    if (depot !== null && depot !== undefined && majorOf(minor, view.saxony) === power)
      roads = Math.min(roads, distance(board, city, depot));
  }
  return roads;
};

/** SUP-03, SUP-05, SUP-14: what supply is likely to cost a general in this city. At least STARVING: he gets none. */
export const hunger = (situation: Situation, power: Power, city: CityId): number => {
  if (isAtHome(situation, power, city)) return 0;
  const { view, pack, board } = situation;
  let roads = NOWHERE;
  let mayFollow = false;
  for (const train of pack.armies[power]?.trains ?? []) {
    const place = view.at[train];
    if (place === undefined || !isOnBoard(place)) continue;
    const away = distance(board, city, place);
    if (away >= roads) continue;
    roads = away;
    mayFollow = view.spent[train] === 0;
  }
  const charge = areHostile(view, power, AUSTRIA) ? PATH_CITY : 0;
  if (roads <= SUPPLY_RANGE) return roads * charge;
  if (mayFollow && roads <= SUPPLY_RANGE + TRAIN_MARCH) return TRAIN_MUST_FOLLOW + SUPPLY_RANGE * charge;
  return STARVING + ROAD_TO_SUPPLY * Math.min(roads, roadsToDepot(situation, power, city));
};

/** What it means for a general to have his train so many roads away. */
const strain = (roads: number): number => {
  if (roads > SUPPLY_RANGE) return STARVING + ROAD_TO_SUPPLY * (roads - SUPPLY_RANGE);
  return TRAIN_ROAD * roads + STRETCHED_ROAD * Math.max(0, roads - COMFORTABLE);
};

/** MOV-13: a train that an enemy general could reach in his next march. */
const dangerAt = ({ board, foeHosts, isInReach }: Situation, city: CityId): number => {
  if (isInReach(city)) return 1;
  // Whoever stands in the way now may be gone.
  return foeHosts.some((foe) => distance(board, foe.city, city) <= GENERAL_MARCH) ? DANGER_IF_OPENED : 0;
};

/** How well a train in this city serves its power, together with the power's other trains. */
export const worthOfTrain = (situation: Situation, power: Power, city: CityId, train: PieceId): number => {
  const { view, pack, board, mates } = situation;
  let worth = 0;
  let abroad = 0;
  for (const mate of mates) {
    if (mate.power !== power) continue;
    let roads = distance(board, mate.city, city);
    for (const other of pack.armies[power]?.trains ?? []) {
      const place = view.at[other];
      if (other !== train && place !== undefined && isOnBoard(place))
        roads = Math.min(roads, distance(board, mate.city, place));
    }
    if (isAtHome(situation, power, mate.city)) worth -= strain(roads) * TRAIN_AT_HOME;
    else {
      worth -= strain(roads);
      abroad++;
    }
  }
  return worth - dangerAt(situation, city) * (TRAIN_IN_REACH + abroad * TRAIN_FEEDS_IN_REACH);
};

/** How a power fares with this train off the board: its other trains are all it has. */
export const worthWithoutTrain = (situation: Situation, power: Power, train: PieceId): number => {
  const { view, pack, board, mates } = situation;
  let worth = 0;
  for (const mate of mates) {
    if (mate.power !== power) continue;
    let roads = NOWHERE;
    for (const other of pack.armies[power]?.trains ?? []) {
      const place = view.at[other];
      if (other !== train && place !== undefined && isOnBoard(place))
        roads = Math.min(roads, distance(board, mate.city, place));
    }
    const share = roads === NOWHERE ? NO_TRAIN_AT_HOME : TRAIN_AT_HOME;
    worth -= strain(roads) * (isAtHome(situation, power, mate.city) ? share : 1);
  }
  return worth;
};
