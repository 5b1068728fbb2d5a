import { MOST_TURNING_POINTS, turningPoints } from "@maria/advice/report";
import { hasChances, openlyKnown, winningChances } from "@maria/bots";
import type { GameRecord } from "@maria/rules";
import { replaySteps } from "@maria/rules/authority";
import { describe, expect, test } from "vitest";
import { RECORDED } from "../../../advice/test/report/recorded.ts";
import { readHistory } from "../../src/replay/history.ts";
import { inHundredths } from "../../src/report/numbers.ts";
import { standingsIn } from "../../src/thinking/standings.ts";
import "../support/historical.ts";

interface Moved {
  readonly turn: number;
  readonly size: number;
}

/** By how many hundredths all chances together move in each phase: whoever looks only where a phase ends, and adds up. */
const plainly = (record: GameRecord): readonly Moved[] => {
  const phases: { readonly name: string; readonly turn: number; chances: readonly number[] }[] = [];
  for (const { state } of replaySteps(record)) {
    const name = `${state.turn} ${state.step}`;
    const chances = winningChances(state, openlyKnown(state)).map((chance) => Math.round(chance * 100));
    const now = phases.at(-1);
    if (now?.name === name && phases.length > 1) now.chances = chances;
    else phases.push({ name, turn: state.turn, chances });
  }
  return phases.slice(1).map(({ turn, chances }, at) => ({
    turn,
    size: chances.reduce(
      (sum, chance, power) => sum + Math.abs(chance - (phases[at]?.chances[power] ?? 0)),
      0,
    ),
  }));
};

const COUNTED = Object.entries(RECORDED).filter(([, { options }]) => hasChances(options));

test("most of the recorded games are of a kind whose chances can be told, of the others none are", () => {
  expect(COUNTED.length).toBeGreaterThan(5);
  for (const record of Object.values(RECORDED))
    expect(standingsIn(record).length > 0).toBe(hasChances(record.options));
});

describe.each(COUNTED)("the recorded game %s", (_name, record) => {
  const standings = standingsIn(record);

  test("has chances after every action, which are one in all, and end with the winner's", () => {
    expect(standings.map(({ played }) => played)).toEqual(
      Array.from({ length: record.entries.length + 1 }, (_, played) => played),
    );
    for (const { chances } of standings)
      expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect([...(standings.at(-1)?.chances.values() ?? [])].filter((chance) => chance > 0)).toEqual([1]);
  });

  test("turned where the chances to win moved furthest, by an independent count", async () => {
    const { steps } = await readHistory(record, "everybody");
    const chances = standings.map((standing) => inHundredths(standing.chances));
    const points = turningPoints(steps, MOST_TURNING_POINTS, (_, step) => chances[step] ?? new Map());
    const furthest = plainly(record)
      .map((moved, at) => ({ ...moved, at }))
      .filter(({ size }) => size > 0)
      .sort((one, other) => other.size - one.size || other.at - one.at)
      .slice(0, MOST_TURNING_POINTS)
      .sort((one, other) => one.at - other.at);
    expect(points.map(({ turn, size }) => ({ turn, size }))).toEqual(
      furthest.map(({ turn, size }) => ({ turn, size })),
    );
  });
});

test("while a game goes on nobody is told", () => {
  const { louis } = RECORDED;
  expect(() => standingsIn({ ...louis, entries: louis.entries.slice(0, 40) })).toThrow("not over");
});
