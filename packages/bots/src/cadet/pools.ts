import type { View } from "@maria/rules";
import { controllerOf } from "@maria/rules/board";
import {
  AUSTRIA,
  areEnemies,
  type CityId,
  ELECTORS_NEEDED,
  type FortressId,
  FRANCE,
  isMinor,
  MAJOR_POWERS,
  majorOf,
  NOBODY,
  type Pack,
  type Power,
  PRAGMATIC,
  seatOfPower,
} from "@maria/rules/model";
import type { Objectives } from "./objectives.ts";

/** An elector fortress that does not yet fill the box, but may help to. */
const ELECTOR = 0.45;
/** ELE-07: a vote, as long as there will be an election. */
const VOTE = 0.2;
/** TAC-05: a minor power without its major fortress draws no cards. */
const MINOR_CAPITAL = 0.5;

const poolOf = (view: View, power: Power): number => Math.max(1, view.affairs?.pools[power] ?? 1);

/** What any marker is worth to a power, beside what it does to others. */
const EAGER = 0.8;
/** How much more the last marker is worth than the others. */
const EAGER_NEAR = 1;
/** The same for a marker of a rival. */
const DANGER = 1;
const DANGER_NEAR = 4;

/** ADV-02: the fewer markers are left in the own pool, the more the next one is wanted. */
export const eagerness = (view: View, power: Power): number => EAGER + EAGER_NEAR / poolOf(view, power);

/** What it is worth to take a marker from a rival, or to keep him from placing one. */
export const danger = (view: View, power: Power): number => DANGER + DANGER_NEAR / poolOf(view, power);

const isOfSamePlayer = (view: View, a: Power, b: Power): boolean =>
  seatOfPower(view.options, a, view.saxony) === seatOfPower(view.options, b, view.saxony);

/** MRK-06 to MRK-10: whether a conquest puts a marker of this major power on the fortress. */
export const marksFor = (view: View, pack: Pack, major: Power, fortress: FortressId): boolean => {
  if (pack.isElectorFortress[fortress]) return false;
  const home = pack.cities[pack.fortresses[fortress] as CityId]?.home ?? NOBODY;
  return home === NOBODY || areEnemies(major, home, view.saxony) || isMinor(home);
};

/** VBX-11 to VBX-13: what one more elector fortress does for France or the Pragmatic Army. */
const electorWorth = (view: View, pack: Pack, major: Power, isGain: boolean): number => {
  const own = major === FRANCE ? FRANCE : AUSTRIA;
  let held = 0;
  pack.isElectorFortress.forEach((isElector, fortress) => {
    if (isElector && view.markers[fortress] === own) held++;
  });
  const filler = major === AUSTRIA ? PRAGMATIC : major;
  const fills = held === (isGain ? ELECTORS_NEEDED - 1 : ELECTORS_NEEDED);
  const rival = filler === FRANCE ? PRAGMATIC : FRANCE;
  const empties = view.affairs?.threeElectors === rival && isGain ? danger(view, rival) : 0;
  const share = major === AUSTRIA ? 0.3 : 1;
  return share * (fills ? eagerness(view, filler) : ELECTOR) + empties;
};

/** The rival of a major power who would gain most by a conquest of this fortress. */
const worstConqueror = (view: View, pack: Pack, major: Power, fortress: FortressId): number => {
  let worst = 0;
  for (const rival of MAJOR_POWERS)
    if (areEnemies(major, rival, view.saxony) && marksFor(view, pack, rival, fortress))
      worst = Math.max(worst, danger(view, rival));
  return worst;
};

/** What matters beside markers: votes and the minor powers' income. */
const sideWorth = (view: View, pack: Pack, fortress: FortressId): number => {
  const vote = view.affairs?.election !== "held" && pack.votes.includes(fortress) ? VOTE : 0;
  return vote + (pack.majorFortressOf.includes(pack.fortresses[fortress] as CityId) ? MINOR_CAPITAL : 0);
};

const takeWorth = (view: View, pack: Pack, major: Power, fortress: FortressId): number => {
  const controller = controllerOf(view, pack, fortress);
  if (controller !== NOBODY && isOfSamePlayer(view, major, controller)) return 0;
  if (pack.isElectorFortress[fortress])
    return electorWorth(view, pack, major, true) + sideWorth(view, pack, fortress);
  let worth = sideWorth(view, pack, fortress);
  if (marksFor(view, pack, major, fortress)) worth += eagerness(view, major);
  const marker = view.markers[fortress] ?? NOBODY;
  if (marker !== NOBODY) worth += danger(view, marker);
  // FRO-05: a conquest on the Bohemia map gives the markers set aside back to the pool.
  const onBohemia = pack.cities[pack.fortresses[fortress] as CityId]?.map === "bohemia";
  if (major === FRANCE && onBohemia) worth -= view.affairs?.setAside[FRANCE] ?? 0;
  return worth;
};

const holdWorth = (view: View, pack: Pack, major: Power, fortress: FortressId): number => {
  if (pack.isElectorFortress[fortress])
    return electorWorth(view, pack, major, false) + sideWorth(view, pack, fortress);
  const marker = view.markers[fortress] ?? NOBODY;
  const own = marker !== NOBODY && majorOf(marker, view.saxony) === major ? eagerness(view, major) : 0;
  return own + worstConqueror(view, pack, major, fortress) + sideWorth(view, pack, fortress);
};

/** ADV-02, ADV-03: every power empties its own pool and fills those of its enemies. */
export const poolObjectives = (view: View, pack: Pack, major: Power): Objectives => ({
  take: pack.fortresses.map((_, index) => takeWorth(view, pack, major, index as FortressId)),
  hold: pack.fortresses.map((_, index) => holdWorth(view, pack, major, index as FortressId)),
});
