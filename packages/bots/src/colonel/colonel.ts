import { momentOf } from "@maria/rules/board";
import type { PromptBot } from "../bot.ts";
import { cadet } from "../cadet/cadet.ts";
import { hasModel } from "../value/model.ts";
import { planStage } from "./stage.ts";

/**
 * Plans the movement of a whole stage and judges where it would end by the chance to win; whatever is no march it decides by
 * the cadet's rules of thumb.
 */
export const colonel: PromptBot = (view, offered, budget, random) => {
  const marches = offered.some(({ type }) => type === "march") && offered.some(({ type }) => type === "done");
  const plans = marches && momentOf(view).phase === "movement" && hasModel(view.options);
  const isAsked = offered.some(({ type }) => type === "answerOffer" || type === "endTreaty");
  return plans && !isAsked ? planStage(view, offered, budget, random) : cadet(view, offered, budget, random);
};
