import { conquestRace, countsOf } from "@maria/advice/victory";
import type { View } from "@maria/rules";
import { controllerOf, isEnemyFortress, isNeutral } from "@maria/rules/board";
import {
  type CityId,
  type FortressId,
  FRANCE,
  majorOf,
  NOBODY,
  type Pack,
  type Power,
  PRUSSIA,
} from "@maria/rules/model";
import { gambitObjectives, wantedAfterCession } from "./gambit.ts";
import { marksFor, poolObjectives } from "./pools.ts";

/**
 * A camp is a major power with its minor: they share conquests and pool (PWR-10, PWR-11, PWR-15). Austria and the
 * Pragmatic Army are two camps, for each wins alone; a neutral minor power belongs to none.
 */
export const campOf = (view: View, power: Power): Power => majorOf(power, view.saxony);

export const isOfCamp = (view: View, major: Power, power: Power): boolean =>
  power === major || (campOf(view, power) === major && !isNeutral(view, power));

/** What a camp would gain by taking each fortress, and lose by losing it; 1 is an ordinary objective. */
export interface Objectives {
  readonly take: readonly number[];
  readonly hold: readonly number[];
}

/** TAC-05: a minor power without its major fortress draws no cards. */
const MINOR_CAPITAL = 1.2;
/** The camp's own country, which counts for nobody's victory. */
const OWN_COUNTRY = 0.3;
/** Any other fortress that does not count. */
const IDLE = 0.15;
/** TWO-06: with its goal reached a power still likes a few fortresses in reserve. */
const IN_RESERVE = 0.4;

type Attacker = typeof FRANCE | typeof PRUSSIA;

interface Progress {
  readonly missing: number;
  readonly goal: number;
}

/** INT-08, INT-09 */
const progressOf = (view: View, pack: Pack, power: Attacker): Progress => {
  const { done, goal } = conquestRace(view, pack, power);
  return { missing: goal - done, goal };
};

/** An objective weighs more the nearer victory is. */
const eagerness = ({ missing }: Progress): number => (missing <= 0 ? IN_RESERVE : 1 + 1 / missing);

/** Austria fears a power more the nearer it is to its goal, and most when two fortresses would do. */
const danger = ({ missing, goal }: Progress): number => {
  const share = Math.max(0, goal - missing) / goal;
  return 0.8 + 1.2 * share * share + (missing <= 2 ? 0.8 : 0);
};

const isAttacker = (power: Power): power is Attacker => power === FRANCE || power === PRUSSIA;

const isMinorCapital = (pack: Pack, city: CityId): boolean => pack.majorFortressOf.includes(city);

/** Whether taking the fortress brings the camp nearer to its victory. */
export const isObjective = (view: View, pack: Pack, major: Power, fortress: FortressId): boolean => {
  if (view.options.variant === "advanced") return marksFor(view, pack, major, fortress);
  if (view.affairs !== null && view.affairs.cession !== null)
    return wantedAfterCession(pack, major, fortress);
  return pack.coreAustrian.includes(fortress) || (major === PRUSSIA && pack.silesian.includes(fortress));
};

const attackersWorth = (view: View, pack: Pack, major: Attacker): number[] => {
  const worth = pack.fortresses.map((city): number => {
    const home = pack.cities[city]?.home ?? NOBODY;
    if (home === NOBODY || !isOfCamp(view, major, home)) return IDLE;
    return isMinorCapital(pack, city) ? MINOR_CAPITAL : OWN_COUNTRY;
  });
  const eager = eagerness(progressOf(view, pack, major));
  for (const fortress of pack.coreAustrian) worth[fortress] = eager;
  if (major === PRUSSIA) for (const fortress of pack.silesian) worth[fortress] = eager;
  return worth;
};

/** INT-10: Austria keeps both from their goals. */
const defendersWorth = (view: View, pack: Pack): number[] => {
  const worth = pack.fortresses.map((city) => (isMinorCapital(pack, city) ? MINOR_CAPITAL / 2 : IDLE));
  const france = danger(progressOf(view, pack, FRANCE));
  const prussia = danger(progressOf(view, pack, PRUSSIA));
  for (const fortress of pack.coreAustrian) {
    const marker = view.markers[fortress];
    worth[fortress] = marker === FRANCE ? france : marker === PRUSSIA ? prussia : Math.max(france, prussia);
  }
  for (const fortress of pack.silesian) worth[fortress] = prussia;
  return worth;
};

const worthByFortress = (view: View, pack: Pack, major: Power): Objectives => {
  if (view.options.variant === "advanced") return poolObjectives(view, pack, major);
  const worth = isAttacker(major) ? attackersWorth(view, pack, major) : defendersWorth(view, pack);
  if (view.options.variant === "introductory") return { take: worth, hold: worth };
  return gambitObjectives(view, pack, major, worth);
};

export const objectivesOf = (view: View, pack: Pack, major: Power): Objectives => {
  const { take, hold } = worthByFortress(view, pack, major);
  return {
    take: take.map((worth, fortress) =>
      isEnemyFortress(view, pack, major, pack.fortresses[fortress] as CityId) ? worth : 0,
    ),
    hold: hold.map((worth, fortress) => {
      const controller = controllerOf(view, pack, fortress as FortressId);
      return controller !== NOBODY && isOfCamp(view, major, controller) ? worth : 0;
    }),
  };
};

/** INT-07, TWO-03, ADV-02: how many more fortresses would win; null where conquest alone does not win. */
export const missingToWin = (view: View, pack: Pack, major: Power): number | null => {
  const counts = countsOf(view, pack);
  const own = counts.get(major) ?? null;
  if (view.options.variant !== "introductory" || view.options.players === 3 || !isAttacker(major)) return own;
  return counts.get(major === FRANCE ? PRUSSIA : FRANCE) === 0 ? own : null;
};
