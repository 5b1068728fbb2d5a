/**
 * How somebody who plays by these rules of thumb leans. One set of rules and weights serves every style: a style only says how much
 * more or less than to the cadet something counts.
 */
export interface Style {
  /** Fortresses guarded. */
  readonly guard: number;
  /** Fortresses an enemy needs to win in his next stage. */
  readonly alarm: number;
  /** The pull of fortresses to be taken. */
  readonly attack: number;
  /** What a lost fight costs. */
  readonly caution: number;
}

export const CADET: Style = { guard: 1, alarm: 1, attack: 1, caution: 1 };
