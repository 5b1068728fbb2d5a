import { continuations, marchReach, traced } from "@maria/advice/movement";
import type { CityId } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { planAfterTap } from "../../src/decisions/movement/tracing.ts";
import { city, marchChoiceOf, movementOf } from "./table.ts";

describe("a road traced city by city", () => {
  const state = movementOf("louis", { france1: "donauwoerth" });
  const choice = marchChoiceOf(state, "louis", "france1");
  const reach = marchReach(choice, true);
  const best = (target: CityId) => reach.get(target)?.normal[0] ?? reach.get(target)?.force ?? null;
  const tap = (plan: ReturnType<typeof traced>, target: CityId, tracing = false) =>
    planAfterTap(choice, reach, plan, target, tracing, best);
  const [first] = continuations(choice, [], false) as [CityId];

  test("goes on with every next city and is cut back by a tap on an earlier one", () => {
    const one = tap(null, first, true);
    const [second] = continuations(choice, [first], false).filter((next) => next !== choice.from) as [CityId];
    const two = tap(one, second, true);
    expect(two?.path).toEqual([first, second]);
    expect(tap(two, first, false)?.path).toEqual([first]);
  });

  test("is entered by itself when the tap is the next step and no way there is shorter", () => {
    const plan = tap(null, first);
    const next = continuations(choice, [first], false);
    const further = next.find((target) => reach.get(target)?.normal[0]?.path.length === 2) as CityId;
    expect(tap(plan, further)?.path).toEqual([first, further]);
    const near = continuations(choice, [], false).find((target) => target !== first) as CityId;
    expect(tap(plan, near)?.path).toEqual([near]);
  });

  test("RUL-27 becomes a force march when it is too long for a normal one", () => {
    const forced = [...reach.values()].find(
      ({ pace, force }) => pace === "force" && force?.path.length === 5,
    );
    const path = forced?.force?.path ?? [];
    expect(traced(choice, path, false)).toMatchObject({ path, force: true, mayEnd: true });
  });

  test("goes nowhere a march could not go", () => {
    expect(tap(null, city("berlin"))).toBeNull();
  });
});
