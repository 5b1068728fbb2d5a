import { continuations, endOf, marchOf, marchReach, traced } from "@maria/advice/movement";
import { actionsOf, type CityId, choices, type MarchAction, refusalOf } from "@maria/rules";
import { describe, expect, test } from "vitest";
import { planAfterTap } from "../../src/decisions/movement/tracing.ts";
import { ADVANCED, city, INTRODUCTORY, marchChoiceOf, movementOf, pack, randomGame } from "./table.ts";

const sorted = (cities: Iterable<CityId>): number[] => [...new Set(cities)].sort((a, b) => a - b);

const endsOf = (marches: readonly MarchAction[], force: boolean): CityId[] =>
  marches.filter((march) => march.force === force).flatMap(({ path }) => endOf(path) ?? []);

describe("the reach of a march", () => {
  test("MOV-05, MOV-17 holds exactly the cities where a legal march ends, each with legal ways", () => {
    let compared = 0;
    for (const options of [INTRODUCTORY, ADVANCED])
      for (const { state, seat } of randomGame(options, 7)) {
        if (state.turn > 2) break;
        for (const choice of choices(state, seat)) {
          if (choice.type !== "march") continue;
          const marches = [...actionsOf(choice)].filter((action) => action.type === "march");
          const reach = [...marchReach(choice, choice.piece < pack.generals.length).values()];
          const normal = reach.filter((reached) => reached.normal.length > 0);
          const forced = reach.filter((reached) => reached.force !== null);
          expect(sorted(normal.map((reached) => reached.city))).toEqual(sorted(endsOf(marches, false)));
          // A force march back to where it began would be for nothing.
          const forcedEnds = endsOf(marches, true).filter((end) => end !== choice.from);
          expect(sorted(forced.map((reached) => reached.city))).toEqual(sorted(forcedEnds));
          for (const { normal: ways, force } of reach)
            for (const way of force === null ? ways : [...ways, force])
              expect(refusalOf(state, seat, marchOf(choice.piece, way, null))).toBeNull();
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(100);
  });

  test("MOV-06 tells cities that need main roads all the way from those that do not, and from force marches", () => {
    const state = movementOf("louis", { france1: "donauwoerth" });
    const choice = marchChoiceOf(state, "louis", "france1");
    const reach = marchReach(choice, true);
    for (const { pace, normal, force } of reach.values()) {
      const shortest = normal[0]?.path.length ?? Number.POSITIVE_INFINITY;
      if (pace === "normal") expect(shortest).toBeLessThanOrEqual(3);
      if (pace === "mainRoad") expect(shortest).toBe(4);
      if (pace === "force") expect([normal.length, force === null]).toEqual([0, false]);
    }
    expect(new Set([...reach.values()].map(({ pace }) => pace))).toEqual(
      new Set(["normal", "mainRoad", "force"]),
    );
  });
});

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
