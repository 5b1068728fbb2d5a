import type { Action, Choice, Random, View } from "@maria/rules";

/** How much thought a bot may spend on one action; bots that follow rules of thumb need none of it. */
export interface Budget {
  readonly milliseconds: number;
}

/**
 * An opponent: what a seat sees and may do goes in, one of those actions comes out. A bot never gets a state, so it
 * knows no more than a player at the table; with the same view and the same chance it always answers the same.
 */
export type Bot = (view: View, choices: readonly Choice[], budget: Budget, random: Random) => Action;
