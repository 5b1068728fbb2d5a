import {
  AUSTRIA,
  type CityId,
  controllerOf,
  type FortressId,
  FRANCE,
  FRENCH_GOAL,
  frenchCount,
  isEnemyFortress,
  isNeutral,
  majorOf,
  NOBODY,
  type Pack,
  type Power,
  PRUSSIA,
  PRUSSIAN_GOAL,
  prussianCount,
  type View,
} from "@maria/rules";
import { gambitObjectives, missingAfterCession, wantedAfterCession } from "./gambit.ts";
import { marksFor, poolObjectives } from "./pools.ts";

/**
 * A camp is a major power with its minor: they share conquests and pool (PWR-10, PWR-11, PWR-15). Austria and the
 * Pragmatic Army are two camps, for each wins alone; a neutral minor power belongs to none.
 */
export const isOfCamp = (view: View, major: Power, power: Power): boolean =>
  power === major || (campOf(view, power) === major && !isNeutral(view, power));

/** What a camp would gain by taking each fortress, and lose by losing it; 1 is an ordinary objective. */
export interface Objectives {
  readonly take: readonly number[];
  readonly hold: readonly number[];
}

/** TAC-05: a minor power without its major fortress draws no cards. */
const MINOR_CAPITAL = 1.2;
/** A fortress that counts for nobody's victory. */
const IDLE = 0.15;

interface Progress {
  readonly missing: number;
  readonly goal: number;
}

const progressOf = (view: View, pack: Pack, power: typeof FRANCE | typeof PRUSSIA): Progress =>
  power === FRANCE
    ? { missing: FRENCH_GOAL - frenchCount(view, pack), goal: FRENCH_GOAL }
    : { missing: PRUSSIAN_GOAL - prussianCount(view, pack), goal: PRUSSIAN_GOAL };

/** An objective weighs more the nearer victory is; beyond the goal (TWO-06) a few in reserve are welcome. */
const eagerness = ({ missing }: Progress): number => (missing <= 0 ? 0.4 : 1 + 1 / missing);

/** Austria fears a power more the nearer it is to its goal. */
const danger = ({ missing, goal }: Progress): number => {
  const share = Math.max(0, goal - missing) / goal;
  return 0.8 + 1.2 * share * share + (missing <= 2 ? 0.8 : 0);
};

const isMinorCapital = (pack: Pack, city: CityId): boolean => pack.majorFortressOf.includes(city);

/** INT-08, INT-09: what the attackers want. */
const attackersWorth = (view: View, pack: Pack, major: typeof FRANCE | typeof PRUSSIA): number[] => {
  const worth = pack.fortresses.map((city) => {
    const home = pack.cities[city]?.home ?? NOBODY;
    if (home === NOBODY || !isOfCamp(view, major, home)) return IDLE;
    return isMinorCapital(pack, city) ? MINOR_CAPITAL : 2 * IDLE;
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

const worthFor = (view: View, pack: Pack, major: Power): number[] =>
  major === FRANCE || major === PRUSSIA ? attackersWorth(view, pack, major) : defendersWorth(view, pack);

const worthByFortress = (view: View, pack: Pack, major: Power): Objectives => {
  if (view.options.variant === "advanced") return poolObjectives(view, pack, major);
  const worth = worthFor(view, pack, major);
  const isBohemian = view.options.variant === "introductory";
  return isBohemian ? { take: worth, hold: worth } : gambitObjectives(view, pack, major, worth);
};

export const objectivesOf = (view: View, pack: Pack, major: Power): Objectives => {
  const worth = worthByFortress(view, pack, major);
  return {
    take: worth.take.map((value, fortress) =>
      isEnemyFortress(view, pack, major, pack.fortresses[fortress] as CityId) ? value : 0,
    ),
    hold: worth.hold.map((value, fortress) => {
      const controller = controllerOf(view, pack, fortress as FortressId);
      return controller !== NOBODY && isOfCamp(view, major, controller) ? value : 0;
    }),
  };
};

/** How many more fortresses would win the game at once; null where conquest alone does not win. */
export const missingToWin = (view: View, pack: Pack, major: Power): number | null => {
  if (view.affairs !== null && view.options.variant === "advanced") return view.affairs.pools[major] ?? null;
  if (view.affairs !== null && view.affairs.cession !== null) return missingAfterCession(view, pack, major);
  if (major === AUSTRIA) return null;
  if (major !== FRANCE && major !== PRUSSIA) return null;
  const own = progressOf(view, pack, major).missing;
  if (view.options.players === 3) return own;
  const other = progressOf(view, pack, major === FRANCE ? PRUSSIA : FRANCE).missing;
  return other <= 0 ? own : null;
};

/** Whether taking the fortress brings the camp nearer to its victory. */
export const isObjective = (view: View, pack: Pack, major: Power, fortress: FortressId): boolean => {
  if (view.options.variant === "advanced") return marksFor(view, pack, major, fortress);
  if (view.affairs !== null && view.affairs.cession !== null)
    return wantedAfterCession(pack, major, fortress);
  return pack.coreAustrian.includes(fortress) || (major === PRUSSIA && pack.silesian.includes(fortress));
};

export const campOf = (view: View, power: Power): Power => majorOf(power, view.saxony);
