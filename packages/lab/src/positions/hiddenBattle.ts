import { view } from "@maria/rules";
import type { Action, Random, State } from "@maria/rules/model";
import { imagine, memoryFrom } from "@maria/rules/search";
import { answerKey, answersIn, BattleSearch, BattleTooLong, type Task } from "@maria/table";

export interface MeanWorth {
  readonly key: string;
  readonly action: Action;
  readonly worth: number;
}

/** After so many deals it mostly shows that no answer stands out. */
const FIRST_DEALS = 4;

/**
 * What each answer in a battle comes to on average over so many deals of what the seat does not see, both sides playing as well as
 * they can with open hands; the best first. Empty if no answer is soon better than all others by half of `margin`, or if such
 * battles are too long to be looked through.
 */
export const worthsOverDeals = (
  state: State,
  { kind, seat }: Pick<Task, "seat"> & { readonly kind: "battle" | "army" },
  { deals, margin }: { readonly deals: number; readonly margin: number },
  random: Random,
): readonly MeanWorth[] => {
  const seen = view(state, seat);
  const memory = memoryFrom(seen);
  const actions = [...answersIn(state, seat)];
  const sums = actions.map(() => 0);
  try {
    for (let deal = 1; deal <= deals; deal++) {
      const dealt = imagine(seen, memory, random);
      const search = new BattleSearch(seat, kind);
      actions.forEach((action, at) => {
        sums[at] = (sums[at] ?? 0) + search.worthOf(dealt, seat, action);
      });
      const [best = 0, second = 0] = sums.toSorted((a, b) => b - a);
      if (deal === FIRST_DEALS && (best - second) / deal < margin / 2) return [];
    }
  } catch (error) {
    if (error instanceof BattleTooLong) return [];
    throw error;
  }
  return actions
    .map((action, at) => ({ key: answerKey(action), action, worth: (sums[at] ?? 0) / deals }))
    .sort((a, b) => b.worth - a.worth);
};
