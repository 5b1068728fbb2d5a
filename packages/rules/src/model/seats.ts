import { type GameOptions, type Seat, seatsOf, THREE_SEATS, TWO_SEATS } from "./options.ts";
import {
  AUSTRIA,
  POWERS,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  SAXONY,
  SAXONY_AUSTRIAN_ALLY,
  SAXONY_NEUTRAL,
  SAXONY_PRUSSIAN_ALLY,
  type SaxonyStatus,
} from "./powers.ts";
import type { Position } from "./state.ts";

const SAXONY_STATUSES: readonly SaxonyStatus[] = [SAXONY_PRUSSIAN_ALLY, SAXONY_NEUTRAL, SAXONY_AUSTRIAN_ALLY];

/** PWR-02, PWR-03, PWR-04, SAX-21, TWO-02, TWO-08 */
const runs = (players: 2 | 3, power: Power, saxony: SaxonyStatus): Seat => {
  const withAustria = power === AUSTRIA || (power === SAXONY && saxony !== SAXONY_PRUSSIAN_ALLY);
  if (players === 2) return withAustria || power === PRAGMATIC ? "playerB" : "playerA";
  if (withAustria) return "maria";
  return power === PRUSSIA || power === SAXONY || power === PRAGMATIC ? "frederick" : "louis";
};

/** By Saxony's status and power: asked so often that it is worked out beforehand. */
const seatTable = (players: 2 | 3): readonly Seat[] =>
  SAXONY_STATUSES.flatMap((saxony) => POWERS.map((power) => runs(players, power, saxony)));
const OF_TWO = seatTable(2);
const OF_THREE = seatTable(3);

/** PWR-02 to PWR-04, SAX-21, TWO-02: the seat that runs a power, by Saxony's status; a look into a table. */
export const seatOfPower = (options: GameOptions, power: Power, saxony: SaxonyStatus): Seat =>
  (options.players === 3 ? OF_THREE : OF_TWO)[saxony * POWERS.length + power] as Seat;

const powersTable = (seats: readonly Seat[], players: 2 | 3): readonly (readonly Power[])[] =>
  SAXONY_STATUSES.flatMap((saxony) =>
    seats.map((seat) => POWERS.filter((power) => runs(players, power, saxony) === seat)),
  );
const POWERS_OF_TWO = powersTable(TWO_SEATS, 2);
const POWERS_OF_THREE = powersTable(THREE_SEATS, 3);
const NONE: readonly Power[] = [];

/** The powers a seat runs by Saxony's status, in the order of the engine; none for a seat that is not at this table. */
export const powersOfSeat = (options: GameOptions, seat: Seat, saxony: SaxonyStatus): readonly Power[] => {
  const seats = seatsOf(options);
  const table = options.players === 3 ? POWERS_OF_THREE : POWERS_OF_TWO;
  for (let index = 0; index < seats.length; index++)
    if (seats[index] === seat) return table[saxony * seats.length + index] as readonly Power[];
  return NONE;
};

/** The seat that plays a power at present. */
export const seatOf = (position: Position, power: Power): Seat =>
  seatOfPower(position.options, power, position.saxony);

const ALONE_OF_TWO = OF_TWO.map((seat): readonly Seat[] => [seat]);
const ALONE_OF_THREE = OF_THREE.map((seat): readonly Seat[] => [seat]);

/** The same in a list, made beforehand: it is asked for at nearly every moment. */
export const seatAlone = ({ options, saxony }: Position, power: Power): readonly Seat[] =>
  (options.players === 3 ? ALONE_OF_THREE : ALONE_OF_TWO)[saxony * POWERS.length + power] as readonly Seat[];

/** The seat that decides for the first of the powers, where they decide one after another. */
export const seatOfFirst = (position: Position, powers: readonly Power[]): readonly Seat[] => {
  const first = powers[0];
  return first === undefined ? [] : seatAlone(position, first);
};
