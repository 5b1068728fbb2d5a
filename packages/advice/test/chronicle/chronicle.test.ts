import type { GameRecord } from "@maria/rules";
import { describe, expect, test } from "vitest";
import advanced from "../../../rules/test/fixtures/advanced-austria-final-scoring.record.json" with {
  type: "json",
};
import introductory from "../../../rules/test/fixtures/louis-nine-fortresses.record.json" with {
  type: "json",
};
import { type ChronicleYear, chronicleOf, type Passage } from "../../src/chronicle/index.ts";
import { linesOf } from "../../src/report/index.ts";
import { stepsOf } from "../report/steps.ts";
import { historical } from "../support/historical.ts";

const passagesOf = (years: readonly ChronicleYear[]): Passage[] =>
  years.flatMap(({ turns }) => turns.flatMap(({ passages }) => passages));

describe.each([
  ["advanced", advanced],
  ["introductory", introductory],
])("the chronicle of a recorded game: %s", (_, json) => {
  const { steps, states } = stepsOf(json.record as unknown as GameRecord);
  const lines = linesOf(steps);
  const years = chronicleOf(lines, historical);
  const passages = passagesOf(years);
  const count = (type: string): number => lines.filter(({ entry }) => entry.type === type).length;

  test("tells every battle, every fortress and every executed card once", () => {
    expect(passages.filter(({ kind }) => kind === "battle").length).toBe(count("battleBegan"));
    expect(passages.filter(({ kind }) => kind === "executed").length).toBe(count("politicalCardExecuted"));
    const taken = passages.flatMap((passage) =>
      passage.kind === "campaign" || passage.kind === "fallen" ? passage.taken : [],
    );
    expect(taken.length).toBe(count("conquered"));
  });

  test("CRD-01 a year has three turns, and WTR-01 its winter at its end", () => {
    expect(years.flatMap(({ turns }) => turns.map(({ turn }) => turn))).toEqual(
      Array.from({ length: states.at(-1)?.turn ?? 0 }, (_, index) => index + 1),
    );
    for (const { turns } of years.slice(0, -1)) {
      expect(turns.length).toBe(3);
      expect(turns[2]?.passages.at(-1)?.kind).toBe("winter");
      expect(turns.flatMap(({ passages: told }) => told.filter(({ kind }) => kind === "winter")).length).toBe(
        1,
      );
    }
  });

  test("ends with the end of the game", () => {
    expect(passages.at(-1)?.kind).toBe("ended");
  });
});
