import {
  AUSTRIA,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  SAXONY,
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
}

/** A place at the table: one of the three roles, or one of the two players of section 28. */
export type Seat = "maria" | "frederick" | "louis" | "playerA" | "playerB";

const THREE_SEATS: readonly Seat[] = ["maria", "frederick", "louis"];
const TWO_SEATS: readonly Seat[] = ["playerA", "playerB"];

export const seatsOf = (options: GameOptions): readonly Seat[] =>
  options.players === 3 ? THREE_SEATS : TWO_SEATS;

/** PWR-02 to PWR-04, SAX-21, TWO-02, TWO-08: who runs a power. */
export const seatOfPower = (options: GameOptions, power: Power, saxony: SaxonyStatus): Seat => {
  const withAustria = power === AUSTRIA || (power === SAXONY && saxony !== SAXONY_PRUSSIAN_ALLY);
  if (options.players === 2) return withAustria || power === PRAGMATIC ? "playerB" : "playerA";
  if (withAustria) return "maria";
  return power === PRUSSIA || power === SAXONY || power === PRAGMATIC ? "frederick" : "louis";
};
