import { type Bot, botChance } from "@maria/bots";
import { PUZZLE_KINDS } from "@maria/table";
import { describe, expect, test } from "vitest";
import "../../bots/test/support/historical.ts";
import { answeredBy } from "../src/positions/answered.ts";
import { allPositions } from "../src/positions/collection.ts";
import { worthsOverDeals } from "../src/positions/hiddenBattle.ts";
import { lab } from "./support/terminal.ts";

const BUDGET = { milliseconds: 0, nodes: 1 };
const positions = allPositions();
const isBattle = (kind: string): kind is "battle" | "army" => kind === "battle" || kind === "army";

describe("positions with a known best answer", () => {
  test("there are a hundred of them, of every kind", () => {
    expect(positions.length).toBeGreaterThanOrEqual(100);
    expect(new Set(positions.map(({ puzzle }) => puzzle.id)).size).toBe(positions.length);
    for (const kind of PUZZLE_KINDS)
      expect(positions.filter(({ puzzle }) => puzzle.kind === kind).length).toBeGreaterThan(9);
  });

  test("whoever knows the answer solves a position, and whoever says at once that he is done does not", async () => {
    for (const { puzzle, state: stateOf } of positions.filter(({ puzzle: { marches } }) => marches === 1)) {
      const state = stateOf();
      const [answer] = puzzle.answers;
      let isFirst = true;
      const knowing: Bot = () => {
        const action = isFirst && answer !== undefined ? answer : ({ type: "done" } as const);
        isFirst = false;
        return action;
      };
      const idle: Bot = () => ({ type: "done" });
      const random = botChance(puzzle.id);
      expect((await answeredBy(state, puzzle, knowing, BUDGET, random)).isSolved, puzzle.id).toBe(true);
      if (["victory", "conquest", "supply"].includes(puzzle.kind))
        expect((await answeredBy(state, puzzle, idle, BUDGET, random)).isSolved, puzzle.id).toBe(false);
    }
  });

  test("in a battle the answer is the best over other deals of what is hidden, too", () => {
    const battles = positions.filter(({ puzzle }) => isBattle(puzzle.kind));
    for (const { puzzle, state } of battles.filter((_, at) => at % 6 === 0)) {
      const { kind, seat } = puzzle;
      if (!isBattle(kind)) throw new Error("no battle");
      const deals = { deals: 6, margin: 0 };
      const [best] = worthsOverDeals(state(), { kind, seat }, deals, botChance("other deals", puzzle.id));
      expect(best?.action, puzzle.id).toEqual(puzzle.answers[0]);
    }
  });
});

describe("npm run positions", () => {
  test("the marshal sends the beaten where they find no supply, as the rules of thumb do", async () => {
    const { stdout } = await lab("positions --bots cadet,marshal --kinds retreat --nodes 200");
    expect(stdout.match(/^\| (cadet|marshal) \| 12 \| 12 \|$/gm)).toHaveLength(2);
  });

  test("tells how many a bot solves, and what it did in the others", async () => {
    const { code, stdout } = await lab("positions --bots cadet,random --kinds victory,conquest");
    expect(code).toBe(0);
    expect(stdout).toContain("| bot | victory (12) | conquest (12) | all (24) |");
    const [, cadet = ""] = /^\| cadet \| .* \| (\d+) \|$/m.exec(stdout) ?? [];
    const [, random = ""] = /^\| random \| .* \| (\d+) \|$/m.exec(stdout) ?? [];
    expect(Number(cadet)).toBeGreaterThan(16);
    expect(Number(random)).toBeLessThan(6);
    expect(stdout).toMatch(/^- random, \S+, \w+: .* Best: .*conquers/m);
  });
});
