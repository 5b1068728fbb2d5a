import { type Seat, seatOfPower } from "./options.ts";
import type { Power } from "./powers.ts";
import type { Position } from "./state.ts";

/** The seat that plays a power at present. */
export const seatOf = (position: Position, power: Power): Seat =>
  seatOfPower(position.options, power, position.saxony);

/** The seat that decides for the first of the powers, where they decide one after another. */
export const seatOfFirst = (position: Position, powers: readonly Power[]): Seat[] => {
  const first = powers[0];
  return first === undefined ? [] : [seatOf(position, first)];
};
