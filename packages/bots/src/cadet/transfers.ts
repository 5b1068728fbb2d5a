import type { View } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import type { Action, Choice } from "@maria/rules/model";

type TransferChoice = Extract<Choice, { type: "transfer" }>;

/** A general left behind still has to stand a first blow. */
const LEFT_BEHIND = 2;

/** Only ever from the weaker to the stronger, so that the same troops are never sent to and fro. */
const isUphill = (view: View, { from, to }: TransferChoice): boolean => {
  if (view.spent[from] !== 0 || view.spent[to] !== 0) return false;
  if (view.faceDown[from] !== view.faceDown[to]) return view.faceDown[from] === true;
  const has = view.troops[from] as number;
  const gets = view.troops[to] as number;
  return has < gets || (has === gets && from > to);
};

/**
 * STK-13: before a stack marches apart its troops are gathered under one general, the one who can conquer (SUP-12),
 * else the stronger. A spearhead of eight with a small companion does more than two middling armies.
 */
export const gatherTroops = (view: View, offered: readonly Choice[]): Action | null => {
  if (momentOf(view).phase !== "movement") return null;
  for (const choice of offered) {
    if (choice.type !== "transfer" || !isUphill(view, choice)) continue;
    const { from, to, most } = choice;
    const troops = Math.min(most, (view.troops[from] as number) - LEFT_BEHIND);
    if (troops > 0) return { type: "transfer", from, to, troops };
  }
  return null;
};
