import type { View } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import type { Action, Draft, Seat } from "@maria/rules/model";
import { apply, draftOf } from "@maria/rules/search";
import { chanceOf } from "../value/chances.ts";
import { type Known, knownOf } from "../value/known.ts";
import { leewayAt } from "../value/leeway.ts";
import { handfulsSent } from "./handfuls.ts";
import { trainsInReach } from "./trains.ts";

/** What the planning of one stage shares. */
export interface Staff {
  readonly seat: Seat;
  readonly view: View;
  /** The action stage whose movement is planned. */
  readonly stage: number;
  readonly known: Known;
  /** How much small things weigh where he stands (leeway.ts). */
  readonly leeway: number;
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
const PRICE_OF_HANDFUL = 0.08;
/** And a train left where an enemy rides over it: the evaluation counts roads, not whose march they are. */
const PRICE_OF_TRAIN = 0.03;

export const staffOf = (view: View, seat: Seat): Staff => {
  const { stage } = momentOf(view);
  const known = knownOf(view);
  const leeway = leewayAt(chanceOf(view, known, seat, stage, true));
  return { seat, view, stage, known, leeway, nodes: 0 };
};

/** What a plan costs that the position at its end does not show. */
const priceOf = ({ leeway }: Staff, actions: readonly Action[]): number =>
  leeway * PRICE_OF_REENTRY * actions.filter(({ type }) => type === "reenterTrain").length;

/** The plan with one more action, on a copy of its own. */
export const carriedOn = (staff: Staff, plan: Plan, action: Action): Plan => {
  const draft = draftOf(plan.draft);
  apply(draft, staff.seat, action, null);
  staff.nodes++;
  const actions = [...plan.actions, action];
  return {
    draft,
    actions,
    hope: chanceOf(draft, staff.known, staff.seat, staff.stage, true) - priceOf(staff, actions),
  };
};

/** A plan for the rest of the stage's movement, judged as if the phase ended with it. */
export interface JudgedPlan extends Plan {
  /** The chance to win. */
  readonly worth: number;
  /** Attacks of a handful on a host that it leads to, and own trains it leaves in the way of an enemy's march. */
  readonly handfuls: number;
  readonly trains: number;
}

export const judgedPlan = (staff: Staff, plan: Plan): JudgedPlan => {
  const { known, seat, stage, leeway } = staff;
  const { draft, actions } = plan;
  const chance = chanceOf(draft, known, seat, stage);
  if (draft.result !== null) return { ...plan, worth: chance, handfuls: 0, trains: 0 };
  const handfuls = handfulsSent(draft, known, stage);
  const trains = trainsInReach(draft, seat);
  const price = priceOf(staff, actions) + leeway * (PRICE_OF_HANDFUL * handfuls + PRICE_OF_TRAIN * trains);
  return { ...plan, worth: chance - price, handfuls, trains };
};
