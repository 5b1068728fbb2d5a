import { actionsOf, choices, refusalOf } from "@maria/rules";
import type { CityId, MarchAction } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { endOf, marchBegun, marchOf, marchReach } from "../../src/movement/index.ts";
import {
  ADVANCED,
  city,
  INTRODUCTORY,
  marchChoiceOf,
  movementOf,
  pack,
  piece,
  randomGame,
} from "../support/table.ts";

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
          // A force march back to where it began would be for nothing, and so would be one a normal march replaces.
          const normalEnds = new Set(normal.map((reached) => reached.city));
          const needed = marches.filter(
            ({ path }) => path.length > 4 || !normalEnds.has(endOf(path) ?? choice.from),
          );
          const near = marches
            .filter(({ path, force }) => force && path.length <= 4)
            .flatMap(({ path }) => endOf(path) ?? []);
          const forcedEnds = endsOf(needed, true).filter(
            (end) => end !== choice.from && (!near.includes(end) || !normalEnds.has(end)),
          );
          expect(sorted(forced.map((reached) => reached.city))).toEqual(sorted(forcedEnds));
          for (const { normal: ways, force } of reach)
            for (const way of force === null ? ways : [...ways, force])
              expect(refusalOf(state, seat, marchOf(choice.piece, way, null))).toBeNull();
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(100);
  });

  test("MOV-17 no force march is offered to a city that a normal march gets to as well", () => {
    const state = movementOf("louis", { france1: "donauwoerth" });
    const reach = marchReach(marchChoiceOf(state, "louis", "france1"), true);
    const forced = [...reach.values()].flatMap(({ force }) => force?.path.length ?? []);
    expect(Math.min(...forced)).toBeGreaterThan(4);
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

describe("a march taken up again", () => {
  const march = { piece: piece("france1"), taken: 2, onMainRoad: false, force: false, inFlanders: false };

  test("DEC-26 is known by the frame on top of the agenda", () => {
    const state = movementOf("louis", { france1: "donauwoerth" });
    expect(marchBegun(state)).toBeNull();
    const frame = { kind: "marchOn", seat: "louis", march } as unknown as (typeof state.agenda)[number];
    expect(marchBegun({ agenda: [...state.agenda, frame] })).toBe(march);
  });

  test("MOV-05, MOV-06 after two cities only one more is near, the next wants main roads", () => {
    const state = movementOf("louis", { france1: "donauwoerth" });
    const choice = marchChoiceOf(state, "louis", "france1");
    for (const { pace, normal } of marchReach(choice, true, 2).values()) {
      const [shortest] = normal;
      if (shortest !== undefined) expect(pace).toBe(shortest.path.length <= 1 ? "normal" : "mainRoad");
    }
    expect(marchReach(choice, true, 2).has(city("donauwoerth"))).toBe(true);
  });
});
