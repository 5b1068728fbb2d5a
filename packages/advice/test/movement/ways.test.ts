import { view } from "@maria/rules";
import type { CityId } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { straightPath } from "../../src/ground/index.ts";
import {
  consequencesOf,
  destinationsOf,
  marchOf,
  marchReach,
  waysTo,
  worthReaching,
} from "../../src/movement/index.ts";
import { city, marchChoiceOf, movementOf, pack, piece } from "../support/table.ts";

const keyOf = (id: CityId): string => pack.cities[id]?.key ?? "";

/** A Prussian general alone on the board: every way to a city as "cities: what it brings". */
const waysFrom = (from: string, to: string): string[] => {
  const state = movementOf("frederick", { prussia1: from });
  const seen = view(state, "frederick");
  const choice = marchChoiceOf(state, "frederick", "prussia1");
  return waysTo(pack, seen, "frederick", choice.piece, marchReach(choice, true), city(to)).map((way) => {
    const kinds = consequencesOf(pack, seen, way.trial).map(({ kind }) => kind);
    return `${way.path.map(keyOf).join(" ")}: ${way.force ? "force " : ""}${kinds.join(" ")}`;
  });
};

describe("the order of march ways", () => {
  test("MOV-05 the shortest first, then those on which more happens", () => {
    expect(waysFrom("steinau", "breslau")).toEqual([
      "neumarkt breslau: outOfSupply",
      "neumarkt breslau neumarkt breslau: conquers outOfSupply",
    ]);
  });

  test("MOV-24 no force march is offered where a normal one goes the same way", () => {
    expect(waysFrom("steinau", "liegnitz")).toEqual([
      "liegnitz: outOfSupply",
      "neumarkt breslau neumarkt liegnitz: conquers outOfSupply",
    ]);
  });

  test("HUS-08 of equally short ways Austria takes the one that spares its own hussars", () => {
    const state = movementOf("maria", { austria1: "neumarkt" });
    const choice = marchChoiceOf(state, "maria", "austria1");
    const reach = marchReach(choice, true);
    const target = [...reach.values()].find(
      ({ normal }) =>
        normal.filter(({ path }) => path.length === 2).length > 1 && normal[0]?.path.length === 2,
    );
    const [first, second] = target?.normal.filter(({ path }) => path.length === 2) ?? [];
    if (target === undefined || first === undefined || second === undefined) throw new Error("no such city");
    for (const [ridden, spared] of [
      [first, second],
      [second, first],
    ] as const) {
      const hussars = [ridden.path[0] as CityId, state.hussars[1] as CityId];
      const seen = view({ ...state, hussars }, "maria");
      const [best] = waysTo(pack, seen, "maria", choice.piece, reach, target.city);
      expect(best?.path).toEqual(spared.path);
    }
  });
});

describe("where a march is worth going", () => {
  const reachFrom = (from: string) => {
    const state = movementOf("frederick", { prussia1: from });
    const choice = marchChoiceOf(state, "frederick", "prussia1");
    const reach = marchReach(choice, true);
    return { reach, worth: worthReaching(pack, view(state, "frederick"), "frederick", choice, reach) };
  };

  test("MOV-05 back to where it began only if something happens on the way", () => {
    const home = reachFrom("berlin");
    expect([home.reach.has(city("berlin")), home.worth.has(city("berlin"))]).toEqual([true, false]);
    expect(home.worth.size).toBe(home.reach.size - 1);
    expect(reachFrom("steinau").worth.has(city("steinau"))).toBe(true);
  });

  test("MOV-05 joining again whom the marcher has just left is nothing that happens on the way", () => {
    const state = movementOf("frederick", { prussia1: "berlin", prussia2: "berlin" });
    const choice = marchChoiceOf(state, "frederick", "prussia1");
    const reach = marchReach(choice, true);
    const worth = worthReaching(pack, view(state, "frederick"), "frederick", choice, reach);
    expect([reach.has(city("berlin")), worth.has(city("berlin"))]).toEqual([true, false]);
  });

  test("a force march is advised only where no normal march leads", () => {
    const state = movementOf("frederick", { prussia1: "berlin" });
    const choice = marchChoiceOf(state, "frederick", "prussia1");
    const found = destinationsOf(pack, view(state, "frederick"), "frederick", choice);
    const count = (pace: string): number => found.filter((destination) => destination.pace === pace).length;
    expect([count("normal"), count("mainRoad"), count("force")]).toEqual([21, 2, 8]);
    for (const { pace, ways } of found)
      expect(ways.map(({ force }) => force)).toEqual(ways.map(() => pace === "force"));
  });
});

describe("the march of a way", () => {
  const way = { path: [city("potsdam")], force: false, commanders: [piece("prussia1"), piece("saxony1")] };

  test("STK-06 names the commander wanted, or the first who may command", () => {
    expect(marchOf(piece("prussia1"), way, piece("saxony1")).commander).toBe(piece("saxony1"));
    expect(marchOf(piece("prussia1"), way, null).commander).toBe(piece("prussia1"));
    expect(marchOf(piece("prussia1"), way, piece("prussia2")).commander).toBe(piece("prussia1"));
  });

  test("STK-05 names nobody where the rank decides", () => {
    expect(marchOf(piece("prussia1"), { ...way, commanders: null }, piece("saxony1"))).toEqual({
      type: "march",
      piece: piece("prussia1"),
      path: [city("potsdam")],
      force: false,
    });
  });
});

test("a straight path is a shortest one, on main roads a shortest of those", () => {
  const board = pack.wholeBoard;
  expect(straightPath(board, city("berlin"), city("dresden"))?.map(keyOf)).toEqual([
    "zossen",
    "luckau",
    "elsterwerda",
    "meissen",
    "dresden",
  ]);
  expect(straightPath(board, city("berlin"), city("dresden"), true)).toHaveLength(8);
  expect(straightPath(board, city("berlin"), city("berlin"))).toEqual([]);
});
