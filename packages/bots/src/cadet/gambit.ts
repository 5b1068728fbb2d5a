import { countsOf } from "@maria/advice/victory";
import type { View } from "@maria/rules";
import {
  AUSTRIA,
  BAVARIA,
  type CityId,
  type FortressId,
  FRANCE,
  type Pack,
  type Power,
  PRAGMATIC,
} from "@maria/rules/model";
import type { Objectives } from "./objectives.ts";

/** A fortress that counts for nobody's victory. */
const IDLE = 0.15;
/** RUL-98: what is taken in Flanders before the cession counts only if Silesia is ceded. */
const IN_CASE_OF_CESSION = 0.4;
/** SGA-28: Louis XV wins by holding out, so he would rather keep than take. */
const HOLD_OUT = 1.5;
const FRENCH_ADVANCE = 0.8;

const territoryOf = (pack: Pack, fortress: FortressId): string =>
  pack.cities[pack.fortresses[fortress] as CityId]?.territory ?? "";

const homeOfFortress = (pack: Pack, fortress: FortressId): number =>
  pack.cities[pack.fortresses[fortress] as CityId]?.home ?? -1;

const isNetherlandish = (pack: Pack, fortress: FortressId): boolean =>
  ["netherlands", "austrian_netherlands"].includes(territoryOf(pack, fortress));

/** SGA-25 to SGA-27: whether the fortress counts for the power once Silesia has been ceded. */
export const wantedAfterCession = (pack: Pack, major: Power, fortress: FortressId): boolean => {
  const home = homeOfFortress(pack, fortress);
  if (major === PRAGMATIC) return home === FRANCE;
  if (major === AUSTRIA) return home === FRANCE || home === BAVARIA;
  return major === FRANCE && (pack.coreAustrian.includes(fortress) || isNetherlandish(pack, fortress));
};

/** Being where the war in Flanders will be. */
const AT_THE_FRONT = 3;

/**
 * SGA-05: before the cession every march there ends in home territory, so that the roads from Hanover by Göttingen lead nowhere:
 * the Hanoverians come by the Netherlands, and are there when Silesia is ceded.
 */
export const worthOfFront = (view: View, pack: Pack, power: Power, city: CityId): number => {
  if (view.options.variant !== "silesia-gambit" || power !== PRAGMATIC) return 0;
  if (view.affairs === null || view.affairs.cession !== null) return 0;
  const { territory = "" } = pack.cities[city] ?? {};
  return territory === "netherlands" || territory === "austrian_netherlands" ? AT_THE_FRONT : 0;
};

const eagernessFor = (view: View, pack: Pack, major: Power): number =>
  1 + 1 / Math.max(1, countsOf(view, pack).get(major) ?? 1);

/** SGA-24: each of the three has his own goal, and France also wins by keeping the others from theirs. */
const objectivesAfterCession = (view: View, pack: Pack, major: Power): Objectives => {
  const rivals = ([FRANCE, AUSTRIA, PRAGMATIC] as const).filter((power) => power !== major);
  const worth = (fortress: FortressId): number => {
    let sum = IDLE;
    if (wantedAfterCession(pack, major, fortress))
      sum += eagernessFor(view, pack, major) * (major === FRANCE ? FRENCH_ADVANCE : 1);
    for (const rival of rivals) {
      const isWanted = wantedAfterCession(pack, rival, fortress);
      if (isWanted && (major === FRANCE || rival === FRANCE)) sum += 0.4 * eagernessFor(view, pack, rival);
    }
    return sum;
  };
  const take = pack.fortresses.map((_, index) => worth(index as FortressId));
  const holds = major === FRANCE ? HOLD_OUT : 1;
  return { take, hold: take.map((value) => value * holds) };
};

/** Before the cession the introductory goals hold (SGA-12); in Flanders there is only what may come. */
export const gambitObjectives = (
  view: View,
  pack: Pack,
  major: Power,
  introductory: readonly number[],
): Objectives => {
  if (view.affairs !== null && view.affairs.cession !== null)
    return objectivesAfterCession(view, pack, major);
  const worth = introductory.map((value, index) => {
    const fortress = index as FortressId;
    const inFlanders = pack.cities[pack.fortresses[fortress] as CityId]?.map === "flanders";
    if (!inFlanders) return major === PRAGMATIC ? IDLE : value;
    return wantedAfterCession(pack, major, fortress) ? IN_CASE_OF_CESSION : IDLE;
  });
  return { take: worth, hold: worth };
};
