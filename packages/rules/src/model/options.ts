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

export const VARIANTS = ["introductory", "advanced", "silesia-gambit"] as const;
export type Variant = (typeof VARIANTS)[number];

/** DEC-01: what is agreed before the game. */
export interface GameOptions {
  readonly variant: Variant;
  readonly players: 2 | 3;
  /** The optional political rule, an add-on to the advanced game (GEN-08). */
  readonly politicalOption: boolean;
  /** The troop ceiling, an option of any game (GEN-09, STK-20). */
  readonly troopCeiling: boolean;
}

/** A place at the table: one of the three roles, or one of the two players of section 28. */
export type Seat = "maria" | "frederick" | "louis" | "playerA" | "playerB";

const SAXONY_STATUSES: readonly SaxonyStatus[] = [SAXONY_PRUSSIAN_ALLY, SAXONY_NEUTRAL, SAXONY_AUSTRIAN_ALLY];

const THREE_SEATS: readonly Seat[] = ["maria", "frederick", "louis"];
const TWO_SEATS: readonly Seat[] = ["playerA", "playerB"];

export const seatsOf = (options: GameOptions): readonly Seat[] =>
  options.players === 3 ? THREE_SEATS : TWO_SEATS;

/** PWR-02 to PWR-04, SAX-21, TWO-02, TWO-08 */
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

/** Who runs a power. */
export const seatOfPower = (options: GameOptions, power: Power, saxony: SaxonyStatus): Seat =>
  (options.players === 3 ? OF_THREE : OF_TWO)[saxony * POWERS.length + power] as Seat;

const powersTable = (seats: readonly Seat[], players: 2 | 3): readonly (readonly Power[])[] =>
  SAXONY_STATUSES.flatMap((saxony) =>
    seats.map((seat) => POWERS.filter((power) => runs(players, power, saxony) === seat)),
  );
const POWERS_OF_TWO = powersTable(TWO_SEATS, 2);
const POWERS_OF_THREE = powersTable(THREE_SEATS, 3);
const NONE: readonly Power[] = [];

/** The powers a seat runs, in the order of the engine. */
export const powersOfSeat = (options: GameOptions, seat: Seat, saxony: SaxonyStatus): readonly Power[] => {
  const seats = seatsOf(options);
  const table = options.players === 3 ? POWERS_OF_THREE : POWERS_OF_TWO;
  for (let index = 0; index < seats.length; index++)
    if (seats[index] === seat) return table[saxony * seats.length + index] as readonly Power[];
  return NONE;
};
