import { expect, test } from "vitest";
import { boardOf } from "../../src/pack/registry.ts";
import { FREE, UNSUPPLIED } from "../../src/supply/supplyPath.ts";
import { supplyRouteOf } from "../../src/supply/supplyRoute.ts";
import { named } from "../support/battlefield.ts";
import { packWith, rowOf } from "../support/packs.ts";
import { piece, position, type Setup } from "../support/position.ts";

const road = packWith({ ...Object.fromEntries(named("x", 9).map((key) => [key, {}])), side: {} }, [
  ...rowOf(named("x", 9)),
  ["x1", "side"],
  ["side", "x3"],
]);

const routeOf = (setup: Omit<Setup, "begin" | "pack">, general = "prussia1") => {
  const state = position({ pack: road, begin: { stage: 4, phase: "movement" }, ...setup });
  const { path, ...rest } = supplyRouteOf(state, road, boardOf(state), piece(road, general));
  return { ...rest, path: path.map((id) => road.cities[id]?.key) };
};

test("SUP-05 and SUP-06 the path is told from the general to the train, six cities at most", () => {
  const far = { prussia1: "x1", prussiaT1: "x7" };
  expect(routeOf({ pieces: far })).toEqual({ supply: FREE, atHome: false, path: named("x", 7) });
  const tooFar = { prussia1: "x1", prussiaT1: "x8" };
  expect(routeOf({ pieces: tooFar })).toEqual({ supply: UNSUPPLIED, atHome: false, path: [] });
});

test("SUP-07 and SUP-14 the path goes round the enemy, and round a hussar where that costs nothing", () => {
  const pieces = { prussia1: "x1", prussiaT1: "x4" };
  const round = { supply: FREE, atHome: false, path: ["x1", "side", "x3", "x4"] };
  expect(routeOf({ pieces: { ...pieces, austria1: "x2" } })).toEqual(round);
  expect(routeOf({ pieces, hussars: ["x2"] })).toEqual(round);
  // Past both hussars: 3 cities, 1 point each (SUP-15, SUP-16).
  expect(routeOf({ pieces, hussars: ["x2", "x3"] })).toMatchObject({ supply: 3, atHome: false });
  expect(routeOf({ pieces, hussars: ["x2", "x3"] }).path).toHaveLength(4);
});

test("SUP-03 at home there is no path, and none off the board", () => {
  expect(routeOf({ pieces: { prussia1: "berlin", prussiaT1: "x1" } })).toEqual({
    supply: FREE,
    atHome: true,
    path: [],
  });
  expect(routeOf({ pieces: { prussiaT1: "x1" } })).toMatchObject({ atHome: false, path: [] });
});
