import { type CityId, type FortressId, isOnBoard, type PieceId } from "../model/ids.ts";
import { PROTECTION_RANGE } from "../model/numbers.ts";
import { areAllied, areEnemies, coOperate, NOBODY, type Power, type PowerOrNobody } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import { type Board, distance, type General, type Pack } from "../pack/pack.ts";
import { homeOf, isNeutral, isOrdinaryCity, type Silesia } from "./hostility.ts";

/** MAP-21 to MAP-24: markers first, then the colour of the territory; pieces never matter. */
export const controllerWith = (
  position: Silesia,
  pack: Pack,
  marker: PowerOrNobody,
  city: CityId,
): PowerOrNobody => {
  if (isOrdinaryCity(position, pack, city)) return NOBODY;
  return marker !== NOBODY ? marker : homeOf(position, pack, city);
};

/** MAP-21 to MAP-24: who controls a fortress now; nobody where it counts as an ordinary city (RUL-99). */
export const controllerOf = (position: Position, pack: Pack, fortress: FortressId): PowerOrNobody =>
  controllerWith(
    position,
    pack,
    position.markers[fortress] as PowerOrNobody,
    pack.fortresses[fortress] as CityId,
  );

/** RUL-92: at war with the controller, and the fortress is not inside the controller's own neutral country. */
const isEnemyOf = (
  position: Position,
  pack: Pack,
  power: Power,
  controller: Power,
  city: CityId,
): boolean => {
  if (!areEnemies(power, controller, position.saxony) || isNeutral(position, power)) return false;
  return !isNeutral(position, controller) || homeOf(position, pack, city) !== controller;
};

/** RUL-92: whether a city is a fortress controlled by an enemy of the power; false for a city without one. */
export const isEnemyFortress = (position: Position, pack: Pack, power: Power, city: CityId): boolean => {
  const fortress = pack.fortressIn[city] as FortressId | -1;
  if (fortress === -1) return false;
  const controller = controllerOf(position, pack, fortress);
  return controller !== NOBODY && isEnemyOf(position, pack, power, controller, city);
};

/** RUL-31: controlled by the power itself or by an ally. */
export const isFriendlyTo = (
  { saxony }: Pick<Position, "saxony">,
  power: Power,
  controller: PowerOrNobody,
): boolean => controller !== NOBODY && (controller === power || areAllied(power, controller, saxony));

/** RUL-31: whether a city is a fortress controlled by the power or an ally; false for a city without one. */
export const isFriendlyFortress = (position: Position, pack: Pack, power: Power, city: CityId): boolean => {
  const fortress = pack.fortressIn[city] as FortressId | -1;
  if (fortress === -1) return false;
  return isFriendlyTo(position, power, controllerOf(position, pack, fortress));
};

/**
 * CON-05 to CON-07, RUL-35, RUL-36: whether a general of the controller, or one co-operating with it, is near enough to protect
 * the fortress. Nobody's is never protected.
 */
export const isProtected = (position: Position, pack: Pack, board: Board, fortress: FortressId): boolean => {
  const controller = controllerOf(position, pack, fortress);
  if (controller === NOBODY) return false;
  const city = pack.fortresses[fortress] as CityId;
  const { at, saxony } = position;
  for (let general = 0; general < pack.generals.length; general++) {
    const place = at[general] as CityId;
    if (!isOnBoard(place) || distance(board, city, place) > PROTECTION_RANGE) continue;
    const { power } = pack.generals[general] as General;
    if (power === controller || coOperate(power, controller, saxony)) return true;
  }
  return false;
};

/** CON-05 to CON-07: every general who protects the fortress at present. */
export const protectorsOf = (
  position: Position,
  pack: Pack,
  board: Board,
  fortress: FortressId,
): readonly PieceId[] => {
  const controller = controllerOf(position, pack, fortress);
  if (controller === NOBODY) return [];
  const city = pack.fortresses[fortress] as CityId;
  return pack.generals.flatMap(({ id, power }) => {
    const place = position.at[id];
    if (place === undefined || !isOnBoard(place) || distance(board, city, place) > PROTECTION_RANGE)
      return [];
    return power === controller || coOperate(power, controller, position.saxony) ? [id] : [];
  });
};

/** TAC-05, RUL-41: a minor power draws nothing while an enemy controls its major fortress. */
export const majorFortressIsLost = (position: Position, pack: Pack, minor: Power): boolean => {
  const city = pack.majorFortressOf[minor];
  return city !== null && city !== undefined && isEnemyFortress(position, pack, minor, city);
};
