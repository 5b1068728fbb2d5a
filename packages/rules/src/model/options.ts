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

export const THREE_SEATS: readonly Seat[] = ["maria", "frederick", "louis"];
export const TWO_SEATS: readonly Seat[] = ["playerA", "playerB"];

/** The seats at the table, in the order in which lists by seat are kept. */
export const seatsOf = (options: GameOptions): readonly Seat[] =>
  options.players === 3 ? THREE_SEATS : TWO_SEATS;
