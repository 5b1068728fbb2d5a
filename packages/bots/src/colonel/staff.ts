import type { View } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import type { Action, Draft, Seat } from "@maria/rules/model";
import { apply, draftOf } from "@maria/rules/search";
import { chanceOf } from "../value/chances.ts";
import { type Known, knownOf } from "../value/known.ts";
import { handfulsSent } from "./handfuls.ts";

/** What the planning of one stage shares. */
export interface Staff {
  readonly seat: Seat;
  readonly view: View;
  /** The action stage whose movement is planned. */
  readonly stage: number;
  readonly known: Known;
  /** Positions judged so far: the budget is counted in them, so that the same view and chance give the same plan. */
  nodes: number;
}

/** A stage planned so far: the position it has led to, and what leads there. */
export interface Plan {
  readonly draft: Draft;
  readonly actions: readonly Action[];
  /** The chance to win, as long as trains may still follow. */
  readonly hope: number;
}

/** What a train that re-enters costs in cards, which the position does not show. */
const PRICE_OF_REENTRY = 0.006;
/** What a handful that attacks a host costs beyond its troops: its general is gone, and the evaluation counts men. */
const PRICE_OF_HANDFUL = 0.03;

export const staffOf = (view: View, seat: Seat): Staff => ({
  seat,
  view,
  stage: momentOf(view).stage,
  known: knownOf(view),
  nodes: 0,
});

/** What a plan costs that the position at its end does not show. */
const priceOf = (actions: readonly Action[]): number =>
  PRICE_OF_REENTRY * actions.filter(({ type }) => type === "reenterTrain").length;

/** The plan with one more action, on a copy of its own. */
export const carriedOn = (staff: Staff, plan: Plan, action: Action): Plan => {
  const draft = draftOf(plan.draft);
  apply(draft, staff.seat, action, null);
  staff.nodes++;
  const actions = [...plan.actions, action];
  return {
    draft,
    actions,
    hope: chanceOf(draft, staff.known, staff.seat, staff.stage, true) - priceOf(actions),
  };
};

/** The chance to win if the phase ended with this plan. */
export const worthOf = ({ known, seat, stage }: Staff, { draft, actions }: Plan): number => {
  const chance = chanceOf(draft, known, seat, stage);
  if (draft.result !== null) return chance;
  return chance - priceOf(actions) - PRICE_OF_HANDFUL * handfulsSent(draft, known, stage);
};
