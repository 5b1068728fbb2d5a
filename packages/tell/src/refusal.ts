import type { Position, Refusal } from "@maria/rules/model";
import { FIGURES } from "./figures.ts";
import { clausesText } from "./terms.ts";
import type { Words } from "./words.ts";

/** Why an action is not allowed, and what to do instead; NEG-04: with the treaty that forbids it, if one does. */
export const refusalText = (words: Words, refusal: Refusal, position: Position | null = null): string => {
  const reason = words.say(`reason.${refusal.reason}`, FIGURES);
  const treaty = position?.affairs?.agreements.find(({ id }) => id === refusal.treaty);
  return treaty === undefined
    ? reason
    : words.say("agreement.forbids", { reason, n: treaty.id, terms: clausesText(words, treaty) });
};
