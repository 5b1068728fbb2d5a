import { momentOf } from "@maria/rules/board";
import { searchBattle } from "../battle/battle.ts";
import type { PromptBot } from "../bot.ts";
import { hasModel } from "../value/model.ts";
import { aide } from "./aide.ts";
import { planStage } from "./stage.ts";

/** So many times a battle is fought out for one card. */
const BATTLES = 500;

/**
 * Plans the movement of a whole stage and judges where it would end by the chance to win, as he does the cards of a battle; whatever
 * else there is he leaves to his aide.
 */
export const colonel: PromptBot = (view, offered, budget, random) => {
  if (!hasModel(view.options)) return aide(view, offered, budget, random);
  const offers = new Set(offered.map(({ type }) => type));
  if (offers.has("playCard")) return searchBattle(view, offered, BATTLES, random);
  const isMovement = offers.has("march") && offers.has("done") && momentOf(view).phase === "movement";
  const isAsked = offers.has("answerOffer") || offers.has("endTreaty");
  return isMovement && !isAsked
    ? planStage(view, offered, budget, random)
    : aide(view, offered, budget, random);
};
