import { controllerOf, homeOf, isNeutral } from "@maria/rules/board";
import {
  areEnemies,
  type CityId,
  type FortressId,
  isMinor,
  majorOf,
  NOBODY,
  type Pack,
  type Position,
  type Power,
  PROTECTION_RANGE,
  PRUSSIA,
} from "@maria/rules/model";
import { CAMPS, guardOf, sideOf } from "./camps.ts";
import type { Field, Troop } from "./field.ts";

/** What the fortresses promise and threaten, by camp. */
export interface Fortresses {
  /** Markers that could be placed in the next stage, unprotected; no general takes more than two. */
  readonly takeInOne: number[];
  /** The same where one host protects, and where more do. */
  readonly takeOnceDrivenOff: number[];
  /** Unprotected, within two and within three stages. */
  readonly takeInTwo: number[];
  readonly takeInThree: number[];
  /** How near the fortresses are that could be taken: the pull of each fades with every road. */
  readonly pull: number[];
  /** Own markers that an enemy could take off in the next stage, in two; and those near enemies that are protected. */
  readonly loseInOne: number[];
  readonly loseInTwo: number[];
  readonly guarded: number[];
  /** Fortresses of value to an enemy that the camp protects. */
  readonly denied: number[];
  /** Elector fortresses held by the camp's side, and within reach of being taken by the camp. */
  readonly electors: number[];
  readonly electorsInReach: number[];
  /** Markers that hang on the fights of this stage (RCQ-01), by the camp that left the question mark. */
  readonly marked: readonly Marked[];
  /** How near each general is to something he could take, the fortresses that fall to others left out. */
  readonly tempo: number[];
}

/** A fortress with a question mark: who left it, whether that places a marker, whose generals protect it, whose marker goes. */
export interface Marked {
  readonly fortress: FortressId;
  readonly camp: number;
  readonly gains: boolean;
  readonly guard: number;
  readonly owner: number;
}

const REACH_IN_ONE = 2;
const REACH_IN_TWO = 5;
const REACH_IN_THREE = 8;
const MOST_BY_ONE = 2;
/** What is left of the pull of a fortress that a comrade can take at once. */
const TAKEN_BY_OTHER = 0.35;

const FADING = Array.from({ length: 256 }, (_, roads) => 0.8 ** roads);

const none = (): number[] => [0, 0, 0, 0];

const add = (list: number[], camp: number, by: number): void => {
  list[camp] = (list[camp] as number) + by;
};

/** MRK-06 to MRK-10, INT-08, INT-09: whether a conquest by the camp puts one of its markers where it counts. */
const countsFor = (position: Position, pack: Pack, camp: number, fortress: FortressId): boolean => {
  const major = CAMPS[camp] as Power;
  if (position.options.variant !== "advanced")
    return (
      camp < 2 &&
      (pack.coreAustrian.includes(fortress) || (major === PRUSSIA && pack.silesian.includes(fortress)))
    );
  if (pack.isElectorFortress[fortress]) return false;
  const city = pack.fortresses[fortress];
  const home = city === undefined ? NOBODY : homeOf(position, pack, city);
  return home === NOBODY || areEnemies(major, home, position.saxony) || isMinor(home);
};

/** By camp and fortress (camp × fortresses + fortress); worked out once for each state of Saxony and Silesia. */
const worths = new WeakMap<Pack, Map<string, Uint8Array>>();

const worthsOf = (position: Position, pack: Pack): Uint8Array => {
  const { variant } = position.options;
  const key = `${variant} ${position.saxony} ${position.affairs?.annexed ?? false}`;
  const known = worths.get(pack) ?? new Map<string, Uint8Array>();
  worths.set(pack, known);
  const found = known.get(key);
  if (found !== undefined) return found;
  const count = pack.fortresses.length;
  const made = new Uint8Array(CAMPS.length * count);
  for (let camp = 0; camp < CAMPS.length; camp++)
    for (let fortress = 0; fortress < count; fortress++)
      if (countsFor(position, pack, camp, fortress as FortressId)) made[camp * count + fortress] = 1;
  known.set(key, made);
  return made;
};

/** The two camps of the other side. */
const foesOf = (camp: number): readonly [number, number] => (sideOf(camp) === 0 ? [2, 3] : [0, 1]);

/** The roads from a fortress to the nearest general of each camp who can conquer, and who he is. */
interface Near {
  readonly roads: number[];
  readonly who: number[];
}

const nearest = (
  { men, board, bonds, pack }: Field,
  fortress: FortressId,
  controller: Power,
  near: Near,
): void => {
  const city = pack.fortresses[fortress] as CityId;
  for (let camp = 0; camp < CAMPS.length; camp++) {
    near.roads[camp] = 255;
    near.who[camp] = -1;
  }
  const { distances } = board;
  for (let index = 0; index < men.length; index++) {
    const man = men[index];
    if (man === undefined || !man.isFed) continue;
    const roads = distances[man.row + city] as number;
    if (roads >= (near.roads[man.camp] as number)) continue;
    if (bonds !== null && !bonds.mayTake(man.power, controller, fortress, city)) continue;
    near.roads[man.camp] = roads;
    near.who[man.camp] = index;
  }
};

/** CON-05, CON-06: in how many cities generals stand who protect. */
const isGuard = ({ board, bonds }: Field, troop: Troop, fortress: FortressId, city: CityId): boolean =>
  (board.distances[troop.row + city] as number) <= PROTECTION_RANGE &&
  (bonds === null || bonds.mayGuard(troop.power, fortress, city));

const guardsOf = (field: Field, fortress: FortressId, guard: number): number => {
  const city = field.pack.fortresses[fortress] as CityId;
  let guards = 0;
  for (const troop of field.troops)
    if (guardOf(troop.camp) === guard && isGuard(field, troop, fortress, city)) guards++;
  return guards;
};

/** NEG-04: whether no truce keeps the general from fighting those who protect. */
const mayDriveOff = (field: Field, who: number, fortress: FortressId, guard: number): boolean => {
  const { bonds, men, troops, pack } = field;
  const man = men[who];
  const city = pack.fortresses[fortress] as CityId;
  if (bonds === null || man === undefined) return true;
  return troops.every(
    (troop) =>
      guardOf(troop.camp) !== guard ||
      !isGuard(field, troop, fortress, city) ||
      bonds.mayFight(man.power, troop.power),
  );
};

export const fortressesOf = (field: Field): Fortresses => {
  const { position, pack, board, camps, men, bonds } = field;
  const count = pack.fortresses.length;
  const worth = worthsOf(position, pack);
  const takes = new Uint8Array(men.length);
  const near: Near = { roads: none(), who: none() };
  const marked: Marked[] = [];
  const best = new Float64Array(men.length);
  const found: Fortresses = {
    takeInOne: none(),
    takeOnceDrivenOff: none(),
    takeInTwo: none(),
    takeInThree: none(),
    pull: none(),
    loseInOne: none(),
    loseInTwo: none(),
    guarded: none(),
    denied: none(),
    electors: none(),
    electorsInReach: none(),
    marked,
    tempo: none(),
  };
  for (let index = 0; index < count; index++) {
    const city = pack.fortresses[index];
    if (city === undefined || !board.isInUse[city]) continue;
    const fortress = index as FortressId;
    const controller = controllerOf(position, pack, fortress);
    if (controller === NOBODY) continue;
    const holder = CAMPS.indexOf(majorOf(controller, position.saxony));
    const isElector = pack.isElectorFortress[fortress] === true;
    if (isElector) add(found.electors, sideOf(holder) * 2, 1);
    // RUL-92: nobody conquers in a neutral power's own country.
    if ((camps[controller] as number) < 0 && homeOf(position, pack, city) === controller) continue;
    if (isNeutral(position, controller) && holder === 1 && position.markers[fortress] === NOBODY) continue;
    const marker = position.markers[fortress] ?? NOBODY;
    const owner = marker === NOBODY || isElector ? -1 : CAMPS.indexOf(majorOf(marker, position.saxony));
    const ownerGains = owner >= 0 && (worth[owner * count + index] as number) > 0;
    const question = position.questionMarks[fortress] ?? NOBODY;
    const [foe, ally] = foesOf(holder);
    const isCoveted = (worth[foe * count + index] as number) + (worth[ally * count + index] as number) > 0;
    // Nobody gains or loses by it: most fortresses of the introductory game.
    if (!isCoveted && !ownerGains && !isElector && question === NOBODY) continue;
    nearest(field, fortress, controller, near);
    const guard = guardOf(holder);
    const guards = guardsOf(field, fortress, guard);
    let danger = 255;
    let isWanted = ownerGains;
    for (const camp of [foe, ally]) {
      const roads = near.roads[camp] as number;
      danger = Math.min(danger, roads);
      if (isElector) {
        if (roads <= REACH_IN_ONE && guards === 0) add(found.electorsInReach, camp, 1);
        continue;
      }
      const gain = worth[camp * count + index] as number;
      if (gain === 0 && !ownerGains) continue;
      isWanted = true;
      const share = gain > 0 ? 1 : 0.5;
      add(found.pull, camp, share * (guards > 0 ? 0.45 : 1) * (FADING[roads] as number));
      for (let who = 0; who < men.length; who++) {
        const man = men[who];
        if (man === undefined || man.camp !== camp || !man.isFed) continue;
        if (bonds !== null && !bonds.mayTake(man.power, controller, fortress, city)) continue;
        const away = board.distances[man.row + city] as number;
        const other = near.who[camp] !== who && roads <= REACH_IN_ONE ? TAKEN_BY_OTHER : 1;
        const pull = share * other * (guards > 0 ? 0.45 : 1) * (FADING[away] as number);
        if (pull > (best[who] as number)) best[who] = pull;
      }
      if (gain === 0) continue;
      if (guards > 0) {
        const isInReach = roads <= REACH_IN_ONE && guards === 1;
        if (isInReach && mayDriveOff(field, near.who[camp] as number, fortress, guard))
          add(found.takeOnceDrivenOff, camp, 1);
      } else if (roads <= REACH_IN_ONE) {
        const who = near.who[camp] as number;
        if ((takes[who] as number) < MOST_BY_ONE) {
          takes[who] = (takes[who] as number) + 1;
          add(found.takeInOne, camp, 1);
        } else add(found.takeInTwo, camp, 1);
      } else if (roads <= REACH_IN_TWO) add(found.takeInTwo, camp, 1);
      else if (roads <= REACH_IN_THREE) add(found.takeInThree, camp, 1);
    }
    if (question !== NOBODY) {
      const camp = CAMPS.indexOf(majorOf(question, position.saxony));
      const gains = worth[camp * count + index] === 1;
      marked.push({ fortress, camp, gains, guard: guardOf(holder), owner: ownerGains ? owner : -1 });
    }
    if (!isWanted) continue;
    if (ownerGains) {
      if (guards === 0) {
        if (danger <= REACH_IN_ONE) add(found.loseInOne, owner, 1);
        else if (danger <= REACH_IN_TWO) add(found.loseInTwo, owner, 1);
      } else if (danger <= REACH_IN_TWO) add(found.guarded, owner, 1);
    } else if (guards > 0 && danger <= REACH_IN_TWO) add(found.denied, holder, 1);
  }
  men.forEach(({ camp }, who) => {
    add(found.tempo, camp, best[who] as number);
  });
  return found;
};
