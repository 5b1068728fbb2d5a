import { calibrated } from "@maria/bots";
import { chanceFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { calibrationFor } from "../src/calibrate/fit.ts";
import { binsOf, errorOf } from "../src/calibrate/reliability.ts";
import { reportWith, type Section } from "../src/calibrate/report.ts";

/** Games in which the first contender wins so often as the logistic of half his prospect says: the prospects promise too much. */
const boasts = (count: number) => {
  const dice = chanceFrom(3);
  return Array.from({ length: count }, () => {
    const prospect = (dice(801) - 400) / 100;
    const wins = dice(10_000) < 10_000 / (1 + Math.exp(-prospect / 2));
    return { over: 0.5, prospects: [prospect, 0], outcome: wins ? [1, 0] : [0, 1] };
  });
};

const toldOf = (standings: ReturnType<typeof boasts>, stretch: number) =>
  standings.flatMap(({ prospects, outcome }) =>
    calibrated(prospects, 0.5, { stretch: [stretch, 0], raise: [] }).map((chance, at) => ({
      chance,
      came: outcome[at] ?? 0,
    })),
  );

describe("the calibration", () => {
  test("presses together what promises too much, and is nearer to what comes", () => {
    const { stretch } = calibrationFor(boasts(4000));
    expect(stretch[0] + stretch[1] / 2).toBeGreaterThan(0.4);
    expect(stretch[0] + stretch[1] / 2).toBeLessThan(0.6);
    const kept = boasts(3000);
    expect(errorOf(binsOf(toldOf(kept, 1)))).toBeGreaterThan(0.05);
    expect(errorOf(binsOf(toldOf(kept, 0.5)))).toBeLessThan(0.03);
  });

  test("a bin tells what was told and what came", () => {
    const bins = binsOf([
      { chance: 0.12, came: 0 },
      { chance: 0.18, came: 1 },
      { chance: 1, came: 1 },
    ]);
    expect(bins.map(({ from, count, came }) => [from, count, came])).toEqual([
      [0.1, 2, 0.5],
      [0.9, 1, 1],
    ]);
    expect(bins[0]?.told).toBeCloseTo(0.15, 9);
    expect(errorOf(bins)).toBeCloseTo((2 * 0.35) / 3, 9);
  });
});

describe("the report", () => {
  const section = (title: string, games: number): Section => ({
    title,
    command: "npm run calibrate",
    games,
    count: 2,
    before: { error: 0.05, surprise: 0.2 },
    after: { error: 0.01, surprise: 0.1 },
    blind: 0.25,
    bins: binsOf([{ chance: 0.5, came: 1 }]),
  });

  test("a kind of game is written anew in its place, the others stay", () => {
    const both = reportWith(reportWith("", section("one", 10)), section("two", 20));
    const anew = reportWith(both, section("one", 30));
    expect(anew.match(/^## .*/gm)).toEqual(["## one", "## two"]);
    expect(anew).toContain("30 games kept back");
    expect(anew).not.toContain("10 games kept back");
    expect(anew).toContain("20 games kept back");
    expect(reportWith(anew, section("two", 20))).toBe(anew);
  });
});
