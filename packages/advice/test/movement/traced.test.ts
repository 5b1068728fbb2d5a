import { view } from "@maria/rules";
import { type CityId, FROZEN } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { continuations, traced, whyNoMove } from "../../src/movement/index.ts";
import { city, marchChoiceOf, movementOf, pack, piece } from "../support/table.ts";

const keysOf = (cities: readonly CityId[] | undefined): string =>
  (cities ?? []).map((id) => pack.cities[id]?.key).join(" ");

describe("a road traced city by city", () => {
  const state = movementOf("frederick", { prussia1: "steinau", prussia2: "liegnitz" });
  const choice = marchChoiceOf(state, "frederick", "prussia1");
  const road = (force: boolean, ...keys: readonly string[]) => traced(choice, keys.map(city), force);
  const next = (force: boolean, ...keys: readonly string[]): string =>
    keysOf(continuations(choice, keys.map(city), force));

  test("MOV-05 is a march at the pace wanted, or at the other one", () => {
    expect(road(false, "neumarkt", "breslau")).toEqual({
      path: [city("neumarkt"), city("breslau")],
      force: false,
      commanders: null,
      mayEnd: true,
    });
    expect(road(true, "neumarkt", "breslau")?.force).toBe(false);
    expect(road(true, "glogau", "freystadt")?.force).toBe(true);
    const far = ["glogau", "freystadt", "gruenberg", "crossen", "frankfurt-an-der-oder"];
    expect(road(false, ...far)?.force).toBe(true);
  });

  test("MOV-11 ends where a comrade is joined, and goes nowhere that is not next", () => {
    expect(road(false, "liegnitz")?.mayEnd).toBe(true);
    expect(road(false, "liegnitz", "bunzlau")).toBeNull();
    expect([road(false, "berlin"), road(false, "neumarkt", "berlin")]).toEqual([null, null]);
    expect(road(false, "neumarkt", "breslau", "ohlau", "strehlen")).toBeNull();
  });

  test("goes on to every next city that is allowed, and nowhere from its end", () => {
    expect(next(false)).toBe("glogau liegnitz guhrau wohlau neumarkt");
    expect(next(false, "neumarkt")).toBe("breslau liegnitz wohlau steinau");
    expect([next(false, "liegnitz"), next(false, "berlin")]).toEqual(["", ""]);
  });
});

test("MOV-03 a train that may set out is refused nothing, one that is held in its place is", () => {
  const free = movementOf("frederick", { prussiaT1: "berlin" });
  const train = piece("prussiaT1");
  const spent = free.spent.map((before, id) => (id === train ? FROZEN : before));
  expect(whyNoMove(view(free, "frederick"), "frederick", train)).toBeNull();
  expect(whyNoMove(view({ ...free, spent }, "frederick"), "frederick", train)?.refused).toBe(true);
});
