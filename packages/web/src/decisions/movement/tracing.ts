import { continuations, endOf, type Reach, type Traced, traced, type Way } from "@maria/advice/movement";
import type { CityId, MarchChoice } from "@maria/rules/model";

/** The road goes on to the city, or is cut back to it. */
const tracedTo = (choice: MarchChoice, plan: Traced | null, city: CityId): Traced | null => {
  const path = plan?.path ?? [];
  const force = plan?.force ?? false;
  const longer = traced(choice, [...path, city], force);
  if (longer !== null) return longer;
  const back = path.lastIndexOf(city);
  return back < 0 ? null : traced(choice, path.slice(0, back + 1), force);
};

/** No way to the city is shorter than one step beyond the plan: then the tap goes on with the road begun. */
const isNextStep = (choice: MarchChoice, reach: Reach, plan: Traced, city: CityId): boolean => {
  if (!continuations(choice, plan.path, plan.force).includes(city)) return false;
  const reached = reach.get(city);
  const ways = [reached?.normal[0], plan.force ? reached?.force : null];
  return ways.every((way) => !way || way.path.length > plan.path.length);
};

/**
 * What a tap on a city makes of the march planned so far: the next city of its road, or a new target to which `best`
 * finds the way. Null if the city cannot be reached.
 */
export const planAfterTap = (
  choice: MarchChoice,
  reach: Reach,
  plan: Traced | null,
  city: CityId,
  tracing: boolean,
  best: (city: CityId) => Way | null,
): Traced | null => {
  if (plan !== null && endOf(plan.path) === city && !tracing) return plan;
  if (tracing || (plan !== null && isNextStep(choice, reach, plan, city))) {
    const further = tracedTo(choice, plan, city);
    if (further !== null) return further;
  }
  const way = best(city);
  return way === null ? null : { ...way, mayEnd: true };
};
