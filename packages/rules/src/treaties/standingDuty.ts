import { protectorsOf } from "../ground/control.ts";
import { areHostile, isAnyNeutral, isClosedTo, isNeutral } from "../ground/hostility.ts";
import { powerOf } from "../ground/stacks.ts";
import { type CityId, fortressId, isOnBoard, type PieceId, type Place } from "../model/ids.ts";
import { AUSTRIA, FRANCE, majorOf, type Power, PRUSSIA, SAXONY } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import { type Board, distance, type Pack } from "../pack/pack.ts";
import { liesIn, type Spared, type StandingDuty, type Zone } from "./duty.ts";
import { isHeldBy, type MarchTreaties, NO_TREATY } from "./marchTreaties.ts";

const NO_WAY = 255;

/** MOV-25, MOV-28: over roads the power may use, pieces ignored (RUL-18). */
const searchWayOut = (
  position: Position,
  pack: Pack,
  board: Board,
  power: Power,
  inside: readonly Zone[],
): Uint8Array => {
  const isInside = (city: CityId): boolean => isInOneOf(inside, city);
  const mayCross = power === FRANCE || power === AUSTRIA;
  const away = new Uint8Array(board.size).fill(NO_WAY);
  let front = board.cities.filter((city) => !isInside(city));
  for (const city of front) away[city] = 0;
  front = front.filter((city) => !isClosedTo(position, pack, power, city));
  for (let steps = 1; front.length > 0; steps++) {
    const further: CityId[] = [];
    for (const city of front)
      for (const next of board.neighbours[city] as readonly CityId[]) {
        if (away[next] !== NO_WAY || (!mayCross && board.isFlanders[next] !== board.isFlanders[city]))
          continue;
        away[next] = steps;
        further.push(next);
      }
    front = further;
  }
  return away;
};

/** The way out of some zones follows from them and from who is neutral where: worked out once for each such case. */
const findWayOut = (
  position: Position,
  pack: Pack,
  board: Board,
  { power, zones, waysOut }: MarchTreaties,
  inside: readonly Zone[],
): Uint8Array => {
  const neutral = isAnyNeutral(position)
    ? `${isNeutral(position, PRUSSIA)} ${isNeutral(position, SAXONY)} ${position.affairs?.annexed}`
    : "";
  const key = `${inside.map((zone) => zones.indexOf(zone)).join()} ${neutral}`;
  const known = waysOut.get(key);
  if (known !== undefined) return known;
  const found = searchWayOut(position, pack, board, power, inside);
  waysOut.set(key, found);
  return found;
};

/** RUL-101 (6): who keeps a fortress from falling that was promised safety and bears this side's question mark. */
const protectorsSpared = (
  position: Position,
  pack: Pack,
  board: Board,
  { power, noConquest }: MarchTreaties,
): Spared[] => {
  const own = majorOf(power, position.saxony);
  const { questionMarks } = position;
  const found: Spared[] = [];
  for (let index = questionMarks.indexOf(own); index >= 0; index = questionMarks.indexOf(own, index + 1)) {
    const fortress = fortressId(index);
    for (const { other, treaty } of noConquest) {
      if (!isHeldBy(position, pack, fortress, other)) continue;
      for (const general of protectorsOf(position, pack, board, fortress))
        if (areHostile(position, power, powerOf(pack, general)))
          found.push({ general, power: powerOf(pack, general), treaty });
    }
  }
  return found;
};

/** Whom the power's generals are not to attack, as things stand; mostly the list that the treaties bring along. */
export const findSpared = (
  position: Position,
  pack: Pack,
  board: Board,
  treaties: MarchTreaties,
): readonly Spared[] => {
  const { power, truced } = treaties;
  let areAllEnemies = true;
  for (const { other } of treaties.truces) areAllEnemies &&= areHostile(position, power, other);
  const enemies = areAllEnemies
    ? truced
    : truced.filter((spared) => areHostile(position, power, spared.power));
  if (treaties.noConquest.length === 0) return enemies;
  const protectors = protectorsSpared(position, pack, board, treaties);
  return protectors.length === 0 ? enemies : [...protectors, ...enemies];
};

/** CMB-01: how many of the generals he was to spare he would have to attack from a city. */
const fightsFrom = ({ at }: Position, board: Board, spared: readonly Spared[], city: CityId): number => {
  let fights = 0;
  for (const { general } of spared) if (isBeside(board, at[general] as Place, city)) fights++;
  return fights;
};

const isBeside = (board: Board, place: Place, city: CityId): boolean =>
  isOnBoard(place) && distance(board, city, place) === 1;

/** The treaty of the first of them beside a city. */
const treatyBeside = ({ at }: Position, board: Board, spared: readonly Spared[], city: CityId): number => {
  for (const { general, treaty } of spared) if (isBeside(board, at[general] as Place, city)) return treaty;
  return NO_TREATY;
};

/** The treaty that a general of the power breaches by standing in a city. */
export const treatyBreached = (
  position: Position,
  board: Board,
  { zones }: MarchTreaties,
  spared: readonly Spared[],
  city: CityId,
): number => {
  for (const zone of zones) if (liesIn(city, zone)) return zone.treaty;
  return treatyBeside(position, board, spared, city);
};

const NO_ZONES: readonly Zone[] = [];

/** The zones in which a city lies, or those in which it does not; the same list where that is all of them. */
const zonesAbout = (zones: readonly Zone[], city: CityId, isIn: boolean): readonly Zone[] => {
  let matching = 0;
  for (const zone of zones) if (liesIn(city, zone) === isIn) matching++;
  if (matching === 0) return NO_ZONES;
  return matching === zones.length ? zones : zones.filter((zone) => liesIn(city, zone) === isIn);
};

const isInOneOf = (zones: readonly Zone[], city: CityId): boolean => {
  for (const zone of zones) if (liesIn(city, zone)) return true;
  return false;
};

/** What binds a general wherever he comes to stand; null if nothing does. `spared`: see `findSpared`. */
export const standingDuty = (
  position: Position,
  pack: Pack,
  board: Board,
  treaties: MarchTreaties,
  spared: readonly Spared[],
  general: PieceId,
): StandingDuty | null => {
  const { zones } = treaties;
  if (zones.length === 0 && spared.length === 0) return null;
  const start = position.at[general] as CityId;
  const inside = zonesAbout(zones, start, true);
  const fights = isOnBoard(start) ? fightsFrom(position, board, spared, start) : 0;
  // Mostly he stands where he may, and is bound like any other of the power's generals.
  if (inside.length === 0 && fights === 0 && spared === treaties.truced) return treaties.usualDuty;
  return {
    start,
    outside: zonesAbout(zones, start, false),
    inside,
    wayOut: inside.length === 0 ? null : findWayOut(position, pack, board, treaties, inside),
    spared,
    fights,
    mostFights: 0,
    mustComeNearer: true,
  };
};

/** How a city would be instead of the one he stands in, or null if nothing would be better there. */
export const lessening = (
  position: Position,
  board: Board,
  { inside, outside, wayOut, spared, start, fights }: StandingDuty,
  city: CityId,
): { readonly fights: number; readonly isNearer: boolean } | null => {
  if (isInOneOf(outside, city)) return null;
  const before = wayOut === null ? 0 : (wayOut[start] as number);
  const after = wayOut === null || !isInOneOf(inside, city) ? 0 : (wayOut[city] as number);
  const there = fightsFrom(position, board, spared, city);
  if (after > before || there > fights || (after === before && there === fights)) return null;
  return { fights: there, isNearer: after < before };
};

/** RUL-101 (3): the same duty, once it is known what the best march comes to. */
export const dutyWith = (duty: StandingDuty, mostFights: number, mustComeNearer: boolean): StandingDuty => ({
  ...duty,
  mostFights,
  mustComeNearer,
});

/** The treaty that forbids a general to come to stand in a city. */
export const standingForbidden = (
  position: Position,
  board: Board,
  duty: StandingDuty,
  city: CityId,
): number => {
  const { inside, outside, wayOut, start, spared, fights, mostFights, mustComeNearer } = duty;
  for (const zone of outside) if (liesIn(city, zone)) return zone.treaty;
  let isNearer = true;
  if (wayOut !== null && isInOneOf(inside, city)) {
    const before = wayOut[start] as number;
    const after = wayOut[city] as number;
    isNearer = after < before;
    if (after > before || (!isNearer && mustComeNearer))
      return inside.find((zone) => liesIn(city, zone))?.treaty ?? NO_TREATY;
  }
  if (spared.length === 0) return NO_TREATY;
  const there = fightsFrom(position, board, spared, city);
  // Where he comes no nearer the way out, there must be fewer fights at least.
  if (there <= mostFights && (isNearer || there < fights)) return NO_TREATY;
  return treatyBeside(position, board, spared, city);
};

/**
 * NEG-04: the treaty that forbids one of the power's generals to be put into a city, where he comes by no march of his own
 * (displacement, re-entry).
 */
export const placingForbidden = (
  position: Position,
  pack: Pack,
  board: Board,
  treaties: MarchTreaties,
  general: PieceId,
  city: CityId,
): number => {
  const spared = findSpared(position, pack, board, treaties);
  const duty = standingDuty(position, pack, board, treaties, spared, general);
  return duty === null ? NO_TREATY : standingForbidden(position, board, duty, city);
};
