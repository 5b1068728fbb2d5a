import type { View } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import { searchBattle } from "../battle/battle.ts";
import type { Budget, PromptBot } from "../bot.ts";
import { answerByWorth, offerByWorth, withoutOffers } from "../talks/talks.ts";
import type { Effort } from "../trial/judgement.ts";
import { marchByTrial } from "../trial/march.ts";
import { aide } from "./aide.ts";

/** So many times a battle is fought out for one card. */
const BATTLES = 500;

/** So many actions are played out on samples to compare the best plans of a stage: those of the introductory game take half as long, */
const TRIAL_NODES = { introductory: 1000, advanced: 500, "silesia-gambit": 500 } as const;
/** and so many milliseconds at most are spent on it, whatever the machine is. */
const LONGEST_TRIAL = 150;

export const trialNodesFor = ({ options }: View): number => TRIAL_NODES[options.variant];

/** Who counts nodes wants the same answer on every machine. */
const effortFor = (view: View, { milliseconds, nodes }: Budget): Effort => {
  const end = Date.now() + Math.min(milliseconds, LONGEST_TRIAL);
  return { nodes: trialNodesFor(view), hasTime: () => nodes !== undefined || Date.now() < end };
};

/**
 * Plans the movement of a whole stage and judges where it would end by the chance to win, as he does the cards of a battle and what a
 * treaty brings; whatever else there is he leaves to his aide.
 */
export const colonel: PromptBot = (view, offered, budget, random) => {
  const offers = new Set(offered.map(({ type }) => type));
  if (offers.has("playCard")) return searchBattle(view, offered, BATTLES, random);
  const talk = answerByWorth(view, offered);
  if (talk !== null) return talk;
  const isMovement = offers.has("march") && offers.has("done") && momentOf(view).phase === "movement";
  if (!isMovement || view.seat === null) return aide(view, withoutOffers(offered), budget, random);
  return (
    offerByWorth(view, offered, random) ??
    marchByTrial(view, view.seat, withoutOffers(offered), budget, effortFor(view, budget), random)
  );
};
