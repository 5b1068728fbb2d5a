import type { Action, GameEvent, State } from "@maria/rules/model";
import { answerKey, answersIn, type Task, weigh } from "@maria/table";

/** An answer that somebody might give, the best way of giving it, and what it comes to. */
export interface Weighed {
  readonly key: string;
  readonly action: Action;
  readonly worth: number;
  readonly events: readonly GameEvent[];
}

/** Every answer to a decision, of those that nobody would tell apart the best. */
export const weighedAnswers = (
  state: State,
  step: Pick<Task, "kind" | "seat" | "marches">,
): readonly Weighed[] => {
  const best = new Map<string, Weighed>();
  for (const action of answersIn(state, step.seat)) {
    const key = answerKey(action);
    const { worth, events } = weigh(state, step, action);
    const known = best.get(key);
    if (known === undefined || worth > known.worth) best.set(key, { key, action, worth, events });
  }
  return [...best.values()];
};
