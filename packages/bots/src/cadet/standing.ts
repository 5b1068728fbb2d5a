import {
  AUSTRIA,
  areEnemies,
  type CityId,
  distance,
  homeOf,
  isOnBoard,
  mayStack,
  type PieceId,
  type Power,
} from "@maria/rules";
import {
  type Host,
  hostOf,
  PROTECTION_RANGE,
  type Situation,
  type Standing,
  SUPPLY_RANGE,
  type Target,
} from "./situation.ts";
import { exposure, worthOfFights } from "./threat.ts";
import {
  APPROACH,
  FADING,
  GUARD,
  PATH_CITY,
  PROTECTED_PULL,
  SHARED_PULL,
  STARVING,
  TRAIN_MUST_FOLLOW,
  TRAIN_PULL,
} from "./weights.ts";

/** MOV-07: how far a train can follow in the same phase. */
const TRAIN_FOLLOWS = 2;
/** MOV-05: how near a comrade must be to come to a stack in the same phase. */
const COMRADE_REACH = 3;
/** Comrades who could come do not always. */
const COMRADE_COMES = 0.8;

/** By distance: what is left of the pull of a fortress. */
const FADED = Array.from({ length: 30 }, (_, roads) => APPROACH * FADING ** roads);

/** How much a target draws a general who stands so many roads away. */
export const pullOf = (situation: Situation, target: Target, general: PieceId, city: CityId): number => {
  const roads = distance(situation.board, city, target.city);
  const other = target.nearest[0]?.general === general ? target.nearest[1] : target.nearest[0];
  let pull = target.worth * (FADED[roads] ?? 0);
  if (target.protectors.length > 0) pull *= PROTECTED_PULL;
  if (other !== undefined && other.roads <= roads) pull *= SHARED_PULL;
  return pull;
};

const approach = (situation: Situation, general: PieceId, city: CityId): number => {
  let sum = 0;
  for (const target of situation.targets) sum += pullOf(situation, target, general, city);
  for (const { city: train, feeds } of situation.prey)
    sum += feeds * TRAIN_PULL * (FADED[distance(situation.board, city, train)] ?? 0);
  return sum;
};

/** CON-05: fortresses that nobody protects but this host; the marching general is thought away from where he was. */
const guard = (situation: Situation, host: Host, marcher: PieceId): number => {
  let sum = 0;
  for (const { city, worth, threat, guards } of situation.holdings) {
    if (distance(situation.board, host.city, city) > PROTECTION_RANGE) continue;
    const isAlone = guards.every(
      (general) => general === marcher || host.generals.some((standing) => standing.general === general),
    );
    if (isAlone) sum += worth * threat;
  }
  return sum * GUARD * situation.vigilance * situation.future;
};

/** Fights to win or lose, fortresses guarded as long as the host is not driven off. */
const worthOfHost = (situation: Situation, host: Host, marcher: PieceId): number => {
  const { loss, risk } = exposure(situation, host);
  return worthOfFights(situation, host) + (1 - risk) * guard(situation, host, marcher) - loss;
};

/** SUP-03, SUP-05, SUP-14: what supply is likely to cost a general in this city. */
export const hunger = (situation: Situation, power: Power, city: CityId): number => {
  const { view, pack, board } = situation;
  if (homeOf(view, pack, city) === power) return 0;
  let roads = Number.POSITIVE_INFINITY;
  let trainIsFresh = false;
  for (const train of pack.armies[power]?.trains ?? []) {
    const place = view.at[train];
    if (place === undefined || !isOnBoard(place)) continue;
    const away = distance(board, city, place);
    if (away < roads) {
      roads = away;
      trainIsFresh = view.spent[train] === 0;
    }
  }
  const charge = areEnemies(power, AUSTRIA, view.saxony) ? PATH_CITY : 0;
  if (roads <= SUPPLY_RANGE) return roads * charge;
  if (trainIsFresh && roads <= SUPPLY_RANGE + TRAIN_FOLLOWS) return TRAIN_MUST_FOLLOW + SUPPLY_RANGE * charge;
  return STARVING;
};

/** A comrade who could still come to the same city in this phase. */
const comradeFor = (situation: Situation, standing: Standing, city: CityId): Standing | null => {
  let best: Standing | null = null;
  for (const mate of situation.mates) {
    if (mate.general === standing.general || !mate.isFresh) continue;
    if (!mayStack(mate.power, standing.power, situation.view.saxony)) continue;
    if (distance(situation.board, mate.city, city) > COMRADE_REACH) continue;
    if (best === null || mate.troops > best.troops) best = mate;
  }
  return best;
};

/**
 * What the general adds to his camp by standing in this city: fortresses guarded and coming within reach, fights to
 * win or lose, supply. `others` are comrades in that city already.
 */
export const worthOfStanding = (
  situation: Situation,
  standing: Standing,
  city: CityId,
  others: readonly Standing[],
): number => {
  const here = { ...standing, city };
  const { general, power } = standing;
  let worth = worthOfHost(situation, hostOf(city, [here, ...others]), general);
  if (others.length > 0) worth -= worthOfHost(situation, hostOf(city, others), general);
  else {
    const comrade = comradeFor(situation, standing, city);
    if (comrade !== null)
      worth = Math.max(worth, COMRADE_COMES * worthOfHost(situation, hostOf(city, [here, comrade]), general));
  }
  return worth + situation.future * (approach(situation, general, city) - hunger(situation, power, city));
};
