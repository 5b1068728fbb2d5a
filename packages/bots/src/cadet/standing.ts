import { distance } from "@maria/rules/board";
import { type CityId, GENERAL_MARCH, mayStack, type PieceId, PROTECTION_RANGE } from "@maria/rules/model";
import { worthOfFront } from "./gambit.ts";
import { type Host, hostOf, type Standing } from "./hosts.ts";
import type { Situation, Target } from "./situation.ts";
import { hunger } from "./supply.ts";
import { exposure, worthOfFights } from "./threat.ts";
import {
  APPROACH,
  COMRADE_COMES,
  FADING,
  FAR_APPROACH,
  FAR_FADING,
  GUARD,
  HUNGRY_PULL,
  PROTECTED_PULL,
  SHARED_PULL,
  STARVING,
  TRAIN_PULL,
} from "./weights.ts";

/** By distance: what is left of the pull of a fortress. */
const PULL = Array.from({ length: 30 }, (_, roads) => APPROACH * FADING ** roads);
const FAR_PULL = Array.from({ length: 30 }, (_, roads) => FAR_APPROACH * FAR_FADING ** roads);

/** How much a target draws a general who would stand in this city. */
export const pullOf = (situation: Situation, target: Target, general: PieceId, city: CityId): number => {
  const roads = distance(situation.board, city, target.city);
  const [first, second] = target.nearest;
  const comrade = first?.general === general ? second : first;
  let pull = target.worth * (PULL[roads] ?? 0);
  if (target.protectors.length > 0) pull *= PROTECTED_PULL;
  if (comrade !== undefined && comrade.roads <= roads) pull *= SHARED_PULL;
  return pull;
};

/** Where nothing is near, the rest of the board draws, over the border between the maps, too. */
const approach = (situation: Situation, general: PieceId, city: CityId): number => {
  let near = 0;
  let far = 0;
  for (const target of situation.targets) {
    near += pullOf(situation, target, general, city);
    far += target.worth * (FAR_PULL[distance(situation.board, city, target.city)] ?? 0);
  }
  for (const { city: train, feeds } of situation.prey)
    near += feeds * TRAIN_PULL * (PULL[distance(situation.board, city, train)] ?? 0);
  return Math.max(near, far);
};

/** CON-05: threatened fortresses that only this host protects, the marching general thought away from elsewhere. */
const guard = (situation: Situation, host: Host, marcher: PieceId): number => {
  let sum = 0;
  let alarm = 0;
  for (const holding of situation.holdings) {
    if (distance(situation.board, host.city, holding.city) > PROTECTION_RANGE) continue;
    const { worth, threat, guards } = holding;
    const isAlone = guards.every(
      (general) => general === marcher || host.generals.some((standing) => standing.general === general),
    );
    if (!isAlone) continue;
    sum += worth * threat;
    alarm += holding.alarm;
  }
  return sum * GUARD * situation.vigilance * situation.future + alarm * situation.style.alarm;
};

/** Fights to win or lose, and fortresses guarded as long as the host is not driven off. */
const worthOfHost = (situation: Situation, host: Host, marcher: PieceId): number => {
  const { loss, risk } = exposure(situation, host);
  return worthOfFights(situation, host) + (1 - risk) * guard(situation, host, marcher) - loss;
};

/** The strongest comrade who could still come to the same city in this phase. */
const comradeFor = (situation: Situation, standing: Standing, city: CityId): Standing | null => {
  let best: Standing | null = null;
  for (const mate of situation.mates) {
    if (mate.general === standing.general || !mate.isFresh) continue;
    if (!mayStack(mate.power, standing.power, situation.view.saxony)) continue;
    if (distance(situation.board, mate.city, city) > GENERAL_MARCH) continue;
    if (best === null || mate.troops > best.troops) best = mate;
  }
  return best;
};

/**
 * What the general adds to his camp by standing in this city: fortresses guarded and coming within reach, fights,
 * safety, supply. `others` are the comrades already there; without any, one who could still come is thought of.
 */
export const worthOfStanding = (
  situation: Situation,
  standing: Standing,
  city: CityId,
  others: readonly Standing[],
): number => {
  const { general, power } = standing;
  const here = { ...standing, city };
  let worth = worthOfHost(situation, hostOf(city, [here, ...others]), general);
  if (others.length > 0) worth -= worthOfHost(situation, hostOf(city, others), general);
  else {
    const comrade = comradeFor(situation, standing, city);
    const joined = comrade === null ? null : hostOf(city, [here, comrade]);
    if (joined !== null) worth = Math.max(worth, COMRADE_COMES * worthOfHost(situation, joined, general));
  }
  const cost = hunger(situation, power, city);
  // SUP-12: who will be face-down cannot conquer what he has come near to.
  const pull = approach(situation, general, city) * (cost >= STARVING ? HUNGRY_PULL : 1);
  const front = worthOfFront(situation.view, situation.pack, power, city);
  return worth + situation.future * (pull * situation.style.attack + front - cost);
};
