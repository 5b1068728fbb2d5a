import type { View } from "@maria/rules";
import type { Action, Choice, Random } from "@maria/rules/model";

/** How much thought a bot may spend on one action; bots that follow rules of thumb need none of it. */
export interface Budget {
  readonly milliseconds: number;
  /** How many positions it may look at, so that the same view and chance give the same answer on any machine. */
  readonly nodes?: number;
}

type Answering<Answer> = (view: View, choices: readonly Choice[], budget: Budget, random: Random) => Answer;

/**
 * An opponent: what a seat sees and may do goes in, one of those actions comes out, at once or later. A bot never gets a
 * state, so it knows no more than a player at the table; with the same view and the same chance it always answers the
 * same.
 */
export type Bot = Answering<Action | Promise<Action>>;

/** A bot that answers at once. */
export type PromptBot = Answering<Action>;
