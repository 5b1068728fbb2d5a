import { expect, test } from "vitest";
import type { Chapter } from "../reference/parse.ts";
import { countClauses, selected } from "../src/reference/selection.ts";

const clause = (id: string, tags: readonly string[], text: string) => ({ id, tags, text });
const chapters = [
  {
    title: "War",
    sections: [
      {
        title: "Marches",
        clauses: [clause("MOV-01", ["all"], "march"), clause("MOV-02", ["adv"], "march far")],
        remarks: ["Marches are long."],
      },
      { title: "Only for two", clauses: [clause("TWO-01", ["intro", "2p"], "two")], remarks: ["For two."] },
      { title: "Remarks", clauses: [], remarks: ["Of marches in general."] },
    ],
  },
] as unknown as readonly Chapter[];

const found = (query: string, scope: "every" | "introductory" | "advanced", twoPlayers = false): string[] =>
  selected(chapters, { query, scope, twoPlayers }).flatMap(({ sections }) =>
    sections.map(
      ({ title, clauses, remarks }) => `${title}: ${clauses.map(({ id }) => id)} ${remarks.length}`,
    ),
  );

test("a section without clauses is a remark that holds in every game", () => {
  expect(found("", "introductory")).toEqual(["Marches: MOV-01 1", "Remarks:  1"]);
  expect(found("", "every")).toEqual(["Marches: MOV-01,MOV-02 1", "Only for two: TWO-01 1", "Remarks:  1"]);
});

test("a section with clauses of other games alone is left out, remarks and all", () => {
  expect(found("", "introductory", true)).toContain("Only for two: TWO-01 1");
  expect(found("two", "introductory")).toEqual([]);
});

test("what is looked for is found in clauses and remarks", () => {
  expect(found("far", "advanced")).toEqual(["Marches: MOV-02 0"]);
  expect(found("general", "advanced")).toEqual(["Remarks:  1"]);
  expect(countClauses(chapters)).toBe(3);
});
