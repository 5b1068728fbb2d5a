import type { View } from "@maria/rules";
import { AUSTRIA, FRANCE, NOBODY, type Power, PRAGMATIC, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import {
  boxesOf,
  conquestRace,
  countsOf,
  lastTurn,
  markersOnMaps,
  racesOf,
  turnSpaces,
} from "../../src/victory/index.ts";
import { historical as pack, viewAtStart } from "../support/position.ts";

const ceded = (turn: number, cession = { prussiaLacked: 1, franceLacked: 2, austriaHeld: 3 }): View => {
  const seen = viewAtStart("silesia-gambit", null, { turn });
  return { ...seen, affairs: seen.affairs && { ...seen.affairs, cession } };
};

/** The view with so many fortresses of the kind marked by a power. */
const holding = (seen: View, power: Power, fortresses: readonly number[]): View => ({
  ...seen,
  markers: seen.markers.map((marker, fortress) => (fortresses.includes(fortress) ? power : marker)),
});

describe("what everybody lacks for victory", () => {
  test("INT-08, INT-09 fortresses, and never less than none", () => {
    const start = viewAtStart("introductory", "maria");
    expect([...countsOf(start, pack)]).toEqual([
      [FRANCE, 9],
      [PRUSSIA, 10],
    ]);
    const won = holding(start, FRANCE, pack.coreAustrian.slice(0, 10));
    expect(countsOf(won, pack).get(FRANCE)).toBe(0);
    expect(conquestRace(won, pack, FRANCE)).toEqual({
      kind: "goal",
      power: FRANCE,
      aim: "austria",
      done: 10,
      goal: 9,
    });
    expect(conquestRace(won, pack, PRUSSIA)).toMatchObject({ aim: "austriaAndSilesia", done: 2, goal: 12 });
  });

  test("VIC-01 markers in the pool; one that is overdrawn lacks none", () => {
    const start = viewAtStart("advanced", null);
    const pools = start.affairs?.pools.map((left, power) => (power === PRUSSIA ? -1 : left)) ?? [];
    const counts = countsOf({ ...start, affairs: start.affairs && { ...start.affairs, pools } }, pack);
    expect([...counts.keys()]).toEqual([FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC]);
    expect(counts.get(PRUSSIA)).toBe(0);
    expect(counts.get(AUSTRIA)).toBe(start.affairs?.pools[AUSTRIA]);
  });

  test("SGA-25 to SGA-27 after the cession Prussia races no more, and of two goals the nearer counts for France", () => {
    expect([...countsOf(ceded(7), pack)]).toEqual([
      [FRANCE, 7],
      [AUSTRIA, 5],
      [PRAGMATIC, 6],
    ]);
    const near = holding(ceded(7), FRANCE, pack.coreAustrian.slice(0, 6));
    expect(countsOf(near, pack).get(FRANCE)).toBe(5);
  });
});

test("INT-10, GEN-03, SGA-28 the last turn of each game", () => {
  expect(lastTurn(viewAtStart("introductory", null))).toBe(9);
  expect(lastTurn(viewAtStart("silesia-gambit", null))).toBe(9);
  expect(lastTurn(ceded(7))).toBe(15);
  expect(lastTurn(viewAtStart("advanced", null))).toBe(12);
});

test("WTR-01 after a cession winters follow turns 6, 9 and 12, none the last turn", () => {
  const winters = turnSpaces(ceded(7)).flatMap(({ turn, winter }) => (winter ? [turn] : []));
  expect(winters).toEqual([3, 6, 9, 12]);
});

test("MAP-18 the track tells turns that are over, the present one and the last", () => {
  const spaces = turnSpaces(viewAtStart("introductory", null, { turn: 4 }));
  expect(spaces.filter(({ isOver }) => isOver).map(({ turn }) => turn)).toEqual([1, 2, 3]);
  expect(spaces.filter(({ isNow }) => isNow).map(({ turn }) => turn)).toEqual([4]);
  expect(spaces.filter(({ isLast }) => isLast).map(({ turn }) => turn)).toEqual([9]);
});

test("SGA-13 the cession is no longer shown once its turn is over", () => {
  const shown = (turn: number) =>
    turnSpaces(viewAtStart("silesia-gambit", null, { turn })).some(({ cession }) => cession);
  expect([shown(6), shown(7)]).toEqual([true, false]);
});

test("VBX-01 each box is its holder's, Silesia only Prussia's", () => {
  const { affairs } = viewAtStart("advanced", null);
  const held = affairs && {
    ...affairs,
    threeElectors: FRANCE,
    emperor: FRANCE,
    italy: AUSTRIA,
    silesiaBox: true,
  };
  const boxes = (power: Power) => boxesOf({ affairs: held as View["affairs"] }, power);
  expect([boxes(FRANCE), boxes(AUSTRIA), boxes(PRUSSIA), boxes(PRAGMATIC)]).toEqual([
    ["threeElectors", "emperor"],
    ["italy"],
    ["silesia"],
    [],
  ]);
  expect(boxesOf({ affairs: null }, FRANCE)).toEqual([]);
});

test("MRK-03 elector markers are no victory markers", () => {
  const start = viewAtStart("advanced", null);
  const bare = { ...start, markers: start.markers.map((): View["markers"][number] => NOBODY) };
  const elector = pack.isElectorFortress.indexOf(true);
  const core = pack.coreAustrian[0] as number;
  expect(markersOnMaps(holding(bare, FRANCE, [elector, core]), pack, FRANCE)).toBe(1);
  const race = racesOf(holding(bare, FRANCE, [elector, core]), pack).find(({ power }) => power === FRANCE);
  expect(race).toMatchObject({ kind: "pool", onMaps: 1 });
  const [, second = -1] = pack.coreAustrian;
  expect(markersOnMaps(holding(bare, FRANCE, [elector, core, second]), pack, FRANCE)).toBe(2);
});

test("VBX-01 all markers of a power: pool, maps, battles, boxes, and those set aside", () => {
  const start = viewAtStart("advanced", null);
  const affairs = start.affairs && {
    ...start.affairs,
    pools: start.affairs.pools.map((left, power) => (power === PRUSSIA ? 5 : left)),
    battleBoxes: start.affairs.battleBoxes.map((won, power) => (power === PRUSSIA ? 2 : won)),
    setAside: start.affairs.setAside.map((aside, power) => (power === PRUSSIA ? 3 : aside)),
    silesiaBox: true,
  };
  const bare = start.markers.map((): View["markers"][number] => NOBODY);
  const seen = holding({ ...start, markers: bare, affairs }, PRUSSIA, pack.coreAustrian.slice(0, 4));
  expect(racesOf(seen, pack).find(({ power }) => power === PRUSSIA)).toEqual({
    kind: "pool",
    power: PRUSSIA,
    left: 5,
    onMaps: 4,
    battles: 2,
    boxes: ["silesia"],
    setAside: 3,
    all: 15,
  });
});
