import { actionsOf } from "@maria/rules";
import type { Action, Choice, ExecuteAction } from "@maria/rules/model";
import { instructionText, shiftText } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import type { Option } from "./asking.ts";

type ExecuteChoice = Extract<Choice, { type: "execute" }>;

const effectsOf = (words: Words, card: ExecuteChoice["card"], action: ExecuteAction): string[] => {
  const instruction = words.pack.politics.cards[card]?.instruction ?? null;
  const effects = action.shifts.map((shift) => shiftText(words, shift));
  if (!action.instruction || instruction === null) return effects;
  return [instructionText(words, instruction, action.receiver), ...effects];
};

/** DEC-11, DEC-13: every way to execute the card, those that do most first; doing nothing comes last. */
export const executeOptions = (words: Words, choice: ExecuteChoice): Option<() => Action>[] =>
  [...actionsOf(choice)]
    .filter((action): action is ExecuteAction => action.type === "execute")
    .map((action) => ({ action, effects: effectsOf(words, choice.card, action) }))
    .sort((a, b) => b.effects.length - a.effects.length)
    .map(({ action, effects }) => ({
      label:
        effects.length === 0
          ? words.say("menu.discardPolitical")
          : words.say("menu.execute", { effects: words.series(effects) }),
      value: () => action,
    }));
