import type { LogEntry } from "@maria/rules";
import type { LogLine } from "@maria/table";
import { describe, expect, test } from "vitest";
import { groupLog, type LogKind } from "../../src/panels/logGroups.ts";

const line = (type: string, more: object = {}): LogLine => ({
  turn: 1,
  step: 0,
  by: "maria",
  entry: { type, ...more } as unknown as LogEntry,
});
const fights = (count: number): LogLine => line("fightsListed", { fights: Array(count).fill({}) });

/** "2: politicsBegan cardPlaced | stageBegan marched": a turn, its headings, and what happened under each. */
const shown = (lines: readonly LogLine[], only: LogKind | null = null): string[] =>
  groupLog(lines, only).map(({ turn, stages }) => {
    const told = stages.map((stage) =>
      [stage.heading?.type ?? "–", ...stage.lines.map(({ entry }) => entry.type)].join(" "),
    );
    return `${turn}: ${told.join(" | ")}`;
  });

const log = [
  line("setUpCompleted"),
  line("allotted"),
  line("turnBegan", { turn: 1 }),
  line("cardsDrawn"),
  line("politicsBegan"),
  line("cardPlaced"),
  line("stageBegan"),
  line("stageBegan"),
  line("marched"),
  fights(2),
  line("conquered"),
  line("turnBegan", { turn: 2 }),
  line("stageBegan"),
  fights(1),
  line("turnBegan", { turn: 3 }),
  line("winterBegan"),
  line("recruited"),
  line("agreementChanged"),
];

describe("the log by turns and stages", () => {
  test("what begins them is the heading; a stage or a turn in which nothing is told is left out", () => {
    expect(shown(log)).toEqual([
      "0: – setUpCompleted allotted",
      "1: – cardsDrawn | politicsBegan cardPlaced | stageBegan marched fightsListed conquered",
      "3: winterBegan recruited agreementChanged",
    ]);
  });

  test("a single attack needs no announcement, two do", () => {
    expect(shown([fights(1)])).toEqual([]);
    expect(shown([fights(2)])).toEqual(["0: – fightsListed"]);
  });

  test.each<[LogKind, readonly string[]]>([
    ["movement", ["0: – setUpCompleted allotted", "1: stageBegan marched", "3: winterBegan recruited"]],
    ["combat", ["0: – setUpCompleted", "1: stageBegan fightsListed"]],
    ["conquest", ["0: – setUpCompleted", "1: stageBegan conquered"]],
    ["cards", ["0: – setUpCompleted", "1: – cardsDrawn"]],
    ["politics", ["0: – setUpCompleted", "1: politicsBegan cardPlaced"]],
    ["agreements", ["0: – setUpCompleted", "3: winterBegan agreementChanged"]],
  ])("of %s alone, with what is told in any case", (only, told) => {
    expect(shown(log, only)).toEqual(told);
  });
});
