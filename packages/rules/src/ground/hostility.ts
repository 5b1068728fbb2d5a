import type { CityId } from "../model/ids.ts";
import {
  areEnemies,
  NOBODY,
  type Power,
  type PowerOrNobody,
  PRUSSIA,
  SAXONY,
  SAXONY_NEUTRAL,
} from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";

/** NEU-01: whether the power is neutral now; only Prussia and Saxony can become so. */
export const isNeutral = (position: Position, power: Power): boolean =>
  (power === PRUSSIA && position.affairs !== null && position.affairs.prussiaNeutralUntil > 0) ||
  (power === SAXONY && position.saxony === SAXONY_NEUTRAL);

/** RUL-92: whether the pieces of two powers are enemies; a neutral power's pieces are nobody's. */
export const areHostile = (position: Position, a: Power, b: Power): boolean =>
  areEnemies(a, b, position.saxony) && !isNeutral(position, a) && !isNeutral(position, b);

/** What decides whose a city is: what has become of Silesia, and nothing else of a position. */
export interface Silesia {
  readonly affairs: { readonly annexed: boolean; readonly cession: object | null } | null;
}

/** MAP-04, ANX-07: whose home country a city is in now. */
export const homeOf = (position: Silesia, pack: Pack, city: CityId): PowerOrNobody => {
  if (position.affairs?.annexed === true && pack.isSilesian[city] === 1) return PRUSSIA;
  return pack.homes[city] as PowerOrNobody;
};

/** Whether any power is neutral at all. */
export const isAnyNeutral = (position: Position): boolean =>
  position.saxony === SAXONY_NEUTRAL ||
  (position.affairs !== null && position.affairs.prussiaNeutralUntil > 0);

/** NEU-05: the country of a neutral power is closed to all others. */
export const isNeutralGround = (position: Position, pack: Pack, power: Power, city: CityId): boolean => {
  if (!isAnyNeutral(position)) return false;
  const home = homeOf(position, pack, city);
  return home !== NOBODY && home !== power && isNeutral(position, home);
};

/** MOV-28: neutral pieces stay at home, and foreign ones stay out of neutral countries. */
export const isClosedTo = (position: Position, pack: Pack, power: Power, city: CityId): boolean => {
  if (!isAnyNeutral(position)) return false;
  if (isNeutralGround(position, pack, power, city)) return true;
  return isNeutral(position, power) && homeOf(position, pack, city) !== power;
};

/** SGA-03: until Silesia is ceded the Flanders map is only semi-active. */
export const flandersIsSemiActive = (position: Position): boolean =>
  position.options.variant === "silesia-gambit" && position.affairs?.cession === null;

/** SGA-21, RUL-99: after the cession the fortresses of Prussia, Silesia and Saxony are ordinary cities. */
export const isOrdinaryCity = (position: Silesia, pack: Pack, city: CityId): boolean => {
  if (position.affairs === null || position.affairs.cession === null) return false;
  const home = pack.homes[city];
  return pack.isSilesian[city] === 1 || home === PRUSSIA || home === SAXONY;
};
