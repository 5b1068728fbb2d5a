import { AUSTRIA, FRANCE, PRUSSIA } from "@maria/rules/model";
import { expect, test } from "vitest";
import { racesOf, turnSpaces, yearOf } from "../../src/victory/index.ts";
import { historical, randomGame, viewAtStart } from "../support/position.ts";

test("INT-08, INT-09: the introductory game is a race of France and Prussia for fortresses", () => {
  const races = racesOf(viewAtStart("introductory", "maria"), historical);
  expect(races).toMatchObject([
    { kind: "goal", power: FRANCE, aim: "austria", done: 0, goal: 9 },
    { kind: "goal", power: PRUSSIA, aim: "austriaAndSilesia", done: 2, goal: 12 },
  ]);
});

test("SET-13, VBX-01: no victory marker is ever missing from a bar of the advanced game", () => {
  const start = racesOf(viewAtStart("advanced", null), historical);
  const all = start.map((race) => (race.kind === "pool" ? race.all : 0));
  expect(all.every((markers) => markers > 0)).toBe(true);
  let moments = 0;
  for (const { view } of randomGame("advanced", 3, 500)) {
    const now = racesOf(view, historical).map((race) => (race.kind === "pool" ? race.all : 0));
    // RUL-65: pools may be overdrawn only when the game ends.
    expect(now).toEqual(all);
    moments++;
  }
  expect(moments).toBeGreaterThan(100);
});

test("VBX-14: a power's boxes are named in its bar", () => {
  const view = viewAtStart("advanced", null);
  const affairs = view.affairs && ({ ...view.affairs, emperor: AUSTRIA, silesiaBox: true } as const);
  const races = racesOf({ ...view, affairs }, historical);
  const boxesOf = (power: number) =>
    races.flatMap((race) => (race.kind === "pool" && race.power === power ? race.boxes : []));
  expect([boxesOf(AUSTRIA), boxesOf(PRUSSIA), boxesOf(FRANCE)]).toEqual([["emperor"], ["silesia"], []]);
});

test("SGA-25 to SGA-27: after the cession everybody left has new goals, France two of them", () => {
  const view = viewAtStart("silesia-gambit", null);
  const cession = { prussiaLacked: 1, franceLacked: 2, austriaHeld: 3 };
  const races = racesOf({ ...view, affairs: view.affairs && { ...view.affairs, cession } }, historical);
  expect(races.map((race) => (race.kind === "goal" ? race.goal : 0))).toEqual([11, 7, 5, 6]);
});

test("WTR-01: winters follow turns 3, 6, 9 and 12; none follows the last turn of the introductory game", () => {
  const winters = (variant: "introductory" | "advanced") =>
    turnSpaces(viewAtStart(variant, null)).flatMap(({ turn, winter }) => (winter ? [turn] : []));
  expect(winters("introductory")).toEqual([3, 6]);
  expect(winters("advanced")).toEqual([3, 6, 9, 12]);
});

test("SGA-13: the time track of the gambit shows where Silesia may be ceded, and goes on to turn 15 afterwards", () => {
  const view = viewAtStart("silesia-gambit", null);
  expect(turnSpaces(view).filter(({ cession }) => cession)).toMatchObject([{ turn: 6 }]);
  const cession = { prussiaLacked: 0, franceLacked: 0, austriaHeld: 0 };
  const ceded = turnSpaces({ ...view, turn: 7, affairs: view.affairs && { ...view.affairs, cession } });
  expect(ceded.length).toBe(15);
  expect(ceded.some((space) => space.cession)).toBe(false);
  expect(ceded.find(({ isNow }) => isNow)?.turn).toBe(7);
});

test("CRD-01: every third turn begins a new year of Political Cards", () => {
  expect([1, 3, 4, 12].map(yearOf)).toEqual([1741, 1741, 1742, 1744]);
});
