import { treatyBinding } from "@maria/advice/treaties";
import type { View } from "@maria/rules";
import type { Choice, Seat } from "@maria/rules/model";
import { clausesText } from "./terms.ts";
import type { Words } from "./words.ts";

/** NEG-04: the treaty that leaves a player fewer ways than the rules would, in a sentence; null if none does. */
export const bindingText = (words: Words, view: View, seat: Seat, choice: Choice): string | null => {
  const treaty = treatyBinding(view, seat, choice);
  return treaty === null
    ? null
    : words.say("agreement.binds", { n: treaty.id, terms: clausesText(words, treaty) });
};
