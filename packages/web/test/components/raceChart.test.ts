// @vitest-environment happy-dom
import { FRANCE, type Power, PRUSSIA } from "@maria/rules/model";
import { afterEach, expect, test } from "vitest";
import type { ReplayStep } from "../../src/replay/history.ts";
import RaceChart from "../../src/replay/RaceChart.svelte";
import { closeAll, mounted } from "../support/mounted.ts";

afterEach(closeAll);

const step = (turn: number, ...counts: [Power, number][]): ReplayStep =>
  ({ turn, moment: { turn }, lines: [], counts: new Map(counts) }) as unknown as ReplayStep;
const steps = [
  step(1, [FRANCE, 8], [PRUSSIA, 4]),
  step(1, [FRANCE, 8], [PRUSSIA, 3]),
  step(2, [FRANCE, 4], [PRUSSIA, 3]),
];

test("each racing power has its line, and what it lacks now is read out", async () => {
  const place = await mounted(RaceChart, { steps, at: 2, hasPools: false });
  const paths = [...place.querySelectorAll("figure > svg path.line")].map((path) =>
    path.getAttribute("class"),
  );
  expect(paths.map((name) => name?.split(" ")[1])).toEqual(["france", "prussia"]);
  const spoken = place.querySelector("figure > svg")?.getAttribute("aria-label") ?? "";
  expect(spoken).toMatch(/France.*4.*Prussia.*3/);
  expect([...place.querySelectorAll(".letter")].map((letter) => letter.textContent)).toEqual(["F", "P"]);
});

test("lines fall towards the goal at the bottom", async () => {
  const place = await mounted(RaceChart, { steps, at: 0, hasPools: true });
  const heights = (power: string): number[] =>
    [
      ...(place.querySelector(`figure > svg path.line.${power}`)?.getAttribute("d") ?? "").matchAll(
        /(?:M\S+ |V)([\d.]+)/g,
      ),
    ].map(([, y]) => Number(y));
  const goal = Number(place.querySelector(".goal")?.getAttribute("y1"));
  expect(goal).toBe(118);
  expect(heights("france")).toEqual([8, 63]);
  expect(heights("prussia")).toEqual([63, 76.8, 76.8]);
  expect(place.querySelector("figure > svg")?.getAttribute("aria-label")).toMatch(/France.*8.*Prussia.*4/);
});

test("another measure than the race is told in its own words, on its own scale", async () => {
  const measured = {
    title: "Chances",
    most: 100,
    values: [40, 50, 100].map((chance) => new Map<Power, number>([[FRANCE, chance]])),
    told: (power: string, n: number) => `${power} ${n} of 100`,
  };
  const place = await mounted(RaceChart, { steps, at: 1, hasPools: false, measured });
  expect(place.querySelector("figcaption")?.textContent).toBe("Chances");
  expect(place.querySelector("figure > svg")?.getAttribute("aria-label")).toBe("Chances. France 50 of 100");
  const end = place.querySelector("figure > svg path.line")?.getAttribute("d")?.split("V").at(-1);
  expect(Number(end)).toBe(8);
});
