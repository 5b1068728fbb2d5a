import { areHostile, packOf, reachOf } from "@maria/rules/board";
import {
  type CityId,
  isOnBoard,
  type Position,
  type Power,
  type Seat,
  seatOfPower,
} from "@maria/rules/model";

/** MOV-13: trains of the seat that an enemy general could ride over if his movement came next. */
export const trainsInReach = (position: Position, seat: Seat): number => {
  const { generals, trains } = packOf(position);
  const reached = new Map<Power, ReadonlySet<CityId>>();
  const dangerousTo = (power: Power): ReadonlySet<CityId> => {
    const cities =
      reached.get(power) ??
      new Set(
        generals
          .filter((general) => areHostile(position, general.power, power))
          .flatMap(({ id }) => reachOf(position, id, false).map(({ city }) => city)),
      );
    reached.set(power, cities);
    return cities;
  };
  return trains.filter(({ id, power }) => {
    const city = position.at[id];
    if (city === undefined || !isOnBoard(city)) return false;
    return seatOfPower(position.options, power, position.saxony) === seat && dangerousTo(power).has(city);
  }).length;
};
