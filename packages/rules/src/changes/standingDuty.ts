import { type CityId, fortressId, isOnBoard, type PieceId, type Place } from "../model/ids.ts";
import { AUSTRIA, FRANCE, majorOf, type Power } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import { type Army, type Board, distance, type Pack } from "../pack/pack.ts";
import { protectorsOf } from "../phases/control.ts";
import { areHostile, isClosedTo } from "../phases/hostility.ts";
import { powerOf } from "../phases/stacks.ts";
import { isHeldBy, type MarchTreaties, NO_TREATY, type Zone } from "./marchTreaties.ts";

/** A general who is not to be attacked. */
interface Spared {
  readonly place: CityId;
  readonly treaty: number;
}

/** RUL-101: what his treaties ask of the city where a general comes to stand. */
export interface StandingDuty {
  readonly start: Place;
  /** The zones he does not stand in, and does not come to stand in. */
  readonly outside: readonly Zone[];
  /** The zones he stands in already. */
  readonly inside: readonly Zone[];
  /** By city, how far it is to the nearest one outside all of `inside`; null where he is in none. */
  readonly wayOut: Uint8Array | null;
  readonly spared: readonly Spared[];
  /** How many of them he would have to attack from where he stands. */
  readonly fights: number;
  /** How many of them he may have beside him at the end of a march. */
  readonly mostFights: number;
  /** Whether he must come nearer the way out; else he must not get further away from it. */
  readonly mustComeNearer: boolean;
}

const NO_WAY = 255;

/** MOV-25, MOV-28: over roads the power may use, pieces ignored (RUL-18). */
const findWayOut = (
  position: Position,
  pack: Pack,
  board: Board,
  power: Power,
  inside: readonly Zone[],
): Uint8Array => {
  const isInside = (city: CityId): boolean => inside.some(({ cities }) => cities.has(city));
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

const generalsOf = (position: Position, pack: Pack, power: Power): CityId[] =>
  (pack.armies[power] as Army).generals.flatMap((general) => {
    const place = position.at[general] as CityId;
    return isOnBoard(place) ? [place] : [];
  });

/** RUL-101 (6): who keeps a fortress from falling that was promised safety and bears this side's question mark. */
const protectorsSpared = (
  position: Position,
  pack: Pack,
  board: Board,
  { power, noConquest }: MarchTreaties,
): Spared[] => {
  const own = majorOf(power, position.saxony);
  const marked = pack.fortresses.flatMap((_, index) =>
    position.questionMarks[index] === own ? [fortressId(index)] : [],
  );
  return marked.flatMap((fortress) =>
    noConquest.flatMap(({ other, treaty }) =>
      isHeldBy(position, pack, fortress, other)
        ? protectorsOf(position, pack, board, fortress)
            .filter((general) => areHostile(position, power, powerOf(pack, general)))
            .map((general) => ({ place: position.at[general] as CityId, treaty }))
        : [],
    ),
  );
};

const findSpared = (position: Position, pack: Pack, board: Board, treaties: MarchTreaties): Spared[] => {
  const spared = treaties.noConquest.length > 0 ? protectorsSpared(position, pack, board, treaties) : [];
  for (const { other, treaty } of treaties.truces)
    if (areHostile(position, treaties.power, other))
      for (const place of generalsOf(position, pack, other)) spared.push({ place, treaty });
  return spared;
};

/** CMB-01: how many of the generals he was to spare he would have to attack from a city. */
const fightsFrom = (board: Board, spared: readonly Spared[], city: CityId): number => {
  let fights = 0;
  for (const { place } of spared) if (distance(board, city, place) === 1) fights++;
  return fights;
};

/** What binds a general wherever he comes to stand; null if nothing does. */
export const standingDuty = (
  position: Position,
  pack: Pack,
  board: Board,
  treaties: MarchTreaties,
  general: PieceId,
): StandingDuty | null => {
  const { zones, power } = treaties;
  const spared = findSpared(position, pack, board, treaties);
  if (zones.length === 0 && spared.length === 0) return null;
  const start = position.at[general] as CityId;
  const inside = zones.filter(({ cities }) => cities.has(start));
  return {
    start,
    outside: inside.length === 0 ? zones : zones.filter((zone) => !inside.includes(zone)),
    inside,
    wayOut: inside.length === 0 ? null : findWayOut(position, pack, board, power, inside),
    spared,
    fights: isOnBoard(start) ? fightsFrom(board, spared, start) : 0,
    mostFights: 0,
    mustComeNearer: true,
  };
};

/** The treaty that he breaches by standing where he stands. */
export const treatyBreached = (board: Board, duty: StandingDuty): number => {
  const [zone] = duty.inside;
  if (zone !== undefined) return zone.treaty;
  if (duty.fights === 0) return NO_TREATY;
  return (
    duty.spared.find(({ place }) => distance(board, duty.start as CityId, place) === 1)?.treaty ?? NO_TREATY
  );
};

/** How a city would be instead of the one he stands in, or null if nothing would be better there. */
export const lessening = (
  board: Board,
  { inside, outside, wayOut, spared, start, fights }: StandingDuty,
  city: CityId,
): { readonly fights: number; readonly isNearer: boolean } | null => {
  if (outside.some(({ cities }) => cities.has(city))) return null;
  const before = wayOut === null ? 0 : (wayOut[start] as number);
  const after =
    wayOut === null || !inside.some(({ cities }) => cities.has(city)) ? 0 : (wayOut[city] as number);
  const there = fightsFrom(board, spared, city);
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
export const standingForbidden = (board: Board, duty: StandingDuty, city: CityId): number => {
  const { inside, outside, wayOut, start, spared, fights, mostFights, mustComeNearer } = duty;
  for (const { cities, treaty } of outside) if (cities.has(city)) return treaty;
  let isNearer = true;
  if (wayOut !== null && inside.some(({ cities }) => cities.has(city))) {
    const before = wayOut[start] as number;
    const after = wayOut[city] as number;
    isNearer = after < before;
    if (after > before || (!isNearer && mustComeNearer))
      return inside.find(({ cities }) => cities.has(city))?.treaty ?? NO_TREATY;
  }
  if (spared.length === 0) return NO_TREATY;
  const there = fightsFrom(board, spared, city);
  // Where he comes no nearer the way out, there must be fewer fights at least.
  if (there <= mostFights && (isNearer || there < fights)) return NO_TREATY;
  return spared.find(({ place }) => distance(board, city, place) === 1)?.treaty ?? NO_TREATY;
};
