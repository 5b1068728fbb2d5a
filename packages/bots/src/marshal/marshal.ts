import { actionsOf } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import type { Action, Choice } from "@maria/rules/model";
import { searchBattle } from "../battle/battle.ts";
import type { PromptBot } from "../bot.ts";
import { colonel, trialNodesFor } from "../colonel/colonel.ts";
import { answerByWorth, offerByWorth, withoutOffers } from "../talks/talks.ts";
import { bestCourse, type Course, type Weighing } from "../trial/judgement.ts";
import { marchByTrial } from "../trial/march.ts";

/** What he may look at for one decision if nothing else is said, about a second's worth: actions played out on samples, */
const NODES = 16_000;
/** and so many battles fought out, after which more change nothing. */
const MOST_BATTLES = 4000;
/** How long he may think then, in milliseconds, whatever the machine is. */
const LONGEST_THOUGHT = 950;

/** More answers than this are left to rules of thumb, and they get only so much of the effort. */
const MOST_ANSWERS = 8;
const SHARE_FOR_ANSWERS = 0.25;

const ANSWERING: Weighing = { atOnce: 0, later: [0.5, 0.5] };

/**
 * Decisions that change what the evaluation sees. Not retreats: which way the beaten go shows within two movements so little that
 * chance decided, and of twelve of them in positions with a known best answer he found six where the rules of thumb find all.
 */
const WEIGHED: ReadonlySet<Action["type"]> = new Set(["fight", "coverSupply"]);

/** Every answer there is, the usual one first; that one alone if they are many. */
const answersTo = (offered: readonly Choice[], usual: Action): readonly Action[] => {
  const key = JSON.stringify(usual);
  const found = [usual];
  for (const choice of offered)
    for (const action of actionsOf(choice)) {
      if (JSON.stringify(action) === key) continue;
      if (found.length === MOST_ANSWERS) return [usual];
      found.push(action);
    }
  return found;
};

/**
 * The colonel with second thoughts: his best plans of a stage are carried out on samples of what is hidden, and the others answer;
 * battles are searched. He never thinks less than a colonel does. Where the evaluation cannot see what a decision changes he keeps to
 * the rules of thumb.
 */
export const marshal: PromptBot = (view, offered, budget, random) => {
  const { seat } = view;
  if (seat === null) return colonel(view, offered, budget, random);
  const { milliseconds } = budget;
  const nodes = Math.max(budget.nodes ?? NODES, trialNodesFor(view));
  // Who counts nodes wants the same answer on every machine.
  const time = budget.nodes === undefined ? Math.min(milliseconds, LONGEST_THOUGHT) : milliseconds;
  const end = Date.now() + time;
  const hasTime = (): boolean => Date.now() < end;
  const offers = new Set(offered.map(({ type }) => type));
  if (offers.has("playCard")) return searchBattle(view, offered, Math.min(nodes, MOST_BATTLES), random);
  const isMovement = offers.has("march") && offers.has("done") && momentOf(view).phase === "movement";
  if (isMovement)
    return (
      answerByWorth(view, offered) ??
      offerByWorth(view, offered, random) ??
      marchByTrial(view, seat, withoutOffers(offered), budget, { nodes, hasTime }, random)
    );
  const usual = colonel(view, offered, budget, random);
  if (!WEIGHED.has(usual.type)) return usual;
  const answers = answersTo(
    offered.filter(({ type }) => WEIGHED.has(type)),
    usual,
  );
  const courses = answers.map((action): Course => ({ actions: [action], worth: null }));
  const effort = { nodes: nodes * SHARE_FOR_ANSWERS, hasTime };
  return bestCourse(view, seat, courses, ANSWERING, effort, random).actions[0] ?? usual;
};
