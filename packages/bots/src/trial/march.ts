import type { View } from "@maria/rules";
import type { Action, Choice, Random, Seat } from "@maria/rules/model";
import type { Budget } from "../bot.ts";
import type { JudgedPlan } from "../colonel/staff.ts";
import { chosenPlan, mainsOf, plansFor, withoutIdleSteps } from "../colonel/stage.ts";
import { bestCourse, type Effort, type Weighing } from "./judgement.ts";

/** How many plans of a stage are compared: none with so little effort that it could not be tried three times. */
const MOST_PLANS = 7;
const LEAST_PLANS = 3;
const NODES_PER_PLAN = 200;

const MARCHING: Weighing = { atOnce: 0.3, later: [0.35, 0.35] };

/** The best plans, no two of which send the generals to the same places: samples tell armies apart, not the steps of a train. */
const foremost = (plans: readonly JudgedPlan[], most: number): JudgedPlan[] => {
  const places = new Set<string>();
  const best: JudgedPlan[] = [];
  for (const plan of plans) {
    const place = mainsOf(plan);
    if (places.has(place)) continue;
    places.add(place);
    best.push(plan);
    if (best.length === most) break;
  }
  return best;
};

/** DEC-25: the stage is planned, and the best plans are carried out on samples of what is hidden while the others answer. */
export const marchByTrial = (
  view: View,
  seat: Seat,
  offered: readonly Choice[],
  budget: Budget,
  effort: Effort,
  random: Random,
): Action => {
  const plans = plansFor(view, offered, budget, random);
  if ("type" in plans) return plans;
  const chosen = chosenPlan(plans);
  // CMB-01, MOV-13: few samples show how rarely a handful comes off, or a train gets away, so that only plans without are tried.
  const others = [plans.usual, ...plans.judged.toSorted((a, b) => b.worth - a.worth)].filter(
    ({ handfuls, trains }) => handfuls <= chosen.handfuls && trains <= chosen.trains,
  );
  const most = Math.max(LEAST_PLANS, Math.min(MOST_PLANS, Math.floor(effort.nodes / NODES_PER_PLAN)));
  // A plan that wins at once needs no second thought.
  const courses = chosen.worth >= 1 ? [chosen] : foremost([chosen, ...others], most);
  const best = bestCourse(view, seat, courses, MARCHING, effort, random);
  return withoutIdleSteps(plans, best)[0] ?? { type: "done" };
};
