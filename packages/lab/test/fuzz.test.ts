import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as rules from "@maria/rules";
import { type GameRecord, newGame } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { openTable, playAtTable, type Table } from "@maria/rules/laws";
import { isRefusal, VARIANTS } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { describe, expect, test, vi } from "vitest";
import { writeChangedPack } from "../../cli/test/support/changedPack.ts";
import { historical, optionsFor, recordOf, stateOf } from "../../cli/test/support/records.ts";
import { scratchDirectory } from "../../cli/test/support/scratch.ts";
import { checkDeadEnd, checkLedger, checkReplay, checkSecrets, checkUndo } from "../src/fuzz/checks.ts";
import { type Coverage, newCoverage } from "../src/fuzz/coverage.ts";
import * as fuzzing from "../src/fuzz/fuzzGame.ts";
import { gamesWith } from "../src/fuzz/games.ts";
import { lab } from "./support/terminal.ts";

describe("fuzz", () => {
  test("finds no fault in a few seconds of games of every variant", async () => {
    const { code, stdout, stderr } = await lab("fuzz --minutes 0.02 --seed 1");
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).toMatch(/No fault in \d+ games/);
    expect(stdout).toMatch(/march \d+/);
    expect(stdout).toMatch(/turnBegan \d+/);
  });

  test("GEN-09 plays every variant with the troop ceiling and without it", () => {
    const games = gamesWith({});
    for (const variant of VARIANTS)
      for (const troopCeiling of [false, true])
        expect(games).toContainEqual(expect.objectContaining({ variant, troopCeiling }));
    expect(games).toHaveLength(14);
    expect(gamesWith({ "troop-ceiling": true }).every(({ troopCeiling }) => troopCeiling)).toBe(true);
  });

  test("STK-20 finds no fault in games with the troop ceiling", () => {
    for (const [index, options] of gamesWith({ "troop-ceiling": true }).entries())
      expect(fuzzing.fuzzGame(historical, options, 70 + index, newCoverage())).toBeNull();
  });

  test("the same number plays the same game, and what it led to is counted", () => {
    const seen = (): Coverage => {
      const coverage = newCoverage();
      expect(fuzzing.fuzzGame(historical, optionsFor(3), 5, coverage)).toBeNull();
      return coverage;
    };
    const coverage = seen();
    expect(coverage.games).toBe(1);
    expect(coverage.actions.allot).toBe(3);
    expect(coverage.events.gameEnded).toBe(1);
    expect(Object.values(coverage.endings)).toEqual([1]);
    expect(seen()).toEqual(coverage);
  });

  test("writes the record of a faulty game and says how to see it", async () => {
    const directory = scratchDirectory();
    const record: GameRecord = await recordOf(2);
    const found = vi
      .spyOn(fuzzing, "fuzzGame")
      .mockReturnValue({ kind: "endless", detail: "turn 3 does not end", record });
    const { code, stderr } = await lab("fuzz --minutes 1 --seed 40 --out faults", { directory });
    found.mockRestore();
    expect(code).toBe(1);
    const path = join(directory, "faults", "fault-40-endless.json");
    expect(stderr).toContain("turn 3 does not end");
    expect(stderr).toContain(`npx maria replay ${path}`);
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(record);
  });

  test("plays with another pack, and says with which one its record can be seen", async () => {
    const directory = scratchDirectory();
    writeChangedPack(join(directory, "changed"), "Veldenstein");
    const played = vi.spyOn(fuzzing, "fuzzGame");
    expect((await lab("fuzz --minutes 0.001 --seed 1 --pack changed", { directory })).code).toBe(0);
    const pack = played.mock.calls[0]?.[0];
    expect(pack?.cities.some(({ name }) => name === "Veldenstein")).toBe(true);
    played.mockReturnValue({ kind: "endless", detail: "turn 3 does not end", record: await recordOf(2) });
    const { stderr } = await lab("fuzz --minutes 1 --seed 40 --out . --pack changed", { directory });
    played.mockRestore();
    expect(stderr).toContain("--log --pack changed\n");
  });
});

describe("the checks see what is wrong", () => {
  const start = newGame(historical, optionsFor(3), seedFromNumber(1));

  test("a game in which nobody is asked is a dead end", () => {
    expect(checkDeadEnd(start)).toBeNull();
    expect(checkDeadEnd({ ...start, agenda: [] })?.kind).toBe("deadEnd");
  });

  test("a game that is over but goes on asking is one, too", () => {
    const result = { winner: null, ending: "endOfTurnNine", power: -1, turn: 9 } as const;
    expect(checkDeadEnd({ ...start, result })?.kind).toBe("deadEnd");
  });

  test("a view that tells what it must not is a leak", () => {
    const chance = (below: number): number => below - 1;
    expect(checkSecrets(start, chance)).toBeNull();
    const honest = rules.view;
    const telltale = vi
      .spyOn(rules, "view")
      .mockImplementation((state, seat) =>
        Object.assign(honest(state, seat), { next: state.drawDeck.at(-1) }),
      );
    const found = checkSecrets(start, chance);
    telltale.mockRestore();
    expect(found).toEqual({ kind: "leak", detail: "the view of maria" });
  });

  test("an action whose events leave something out is found", () => {
    const [{ seat }] = rules.pending(start) as [rules.Decision];
    const played = rules.play(start, seat, randomAction(rules.choices(start, seat), chanceFrom(1)));
    if (isRefusal(played)) throw new Error(played.rule);
    expect(checkLedger(start, played.events, played.state)).toBeNull();
    expect(checkLedger(start, [], played.state)?.detail).toMatch(/^no event tells of /);
  });

  test("a record that leads elsewhere is found", async () => {
    const record = await recordOf(2);
    const state = stateOf(record);
    expect(checkReplay({ record, state })).toBeNull();
    expect(checkReplay({ record, state: { ...state, turn: 1 } })?.kind).toBe("replayDiffers");
  });

  test("an undo that does not restore is found", () => {
    const table = openTable(historical.id, optionsFor(3), seedFromNumber(1));
    const outcome = playAtTable(table, "louis", { type: "allot", power: 0, troops: [8, 8, 8, 1, 1] });
    if (isRefusal(outcome)) throw new Error(outcome.reason);
    const after: Table = outcome.table;
    expect(checkUndo(table.state, after, "louis")).toBeNull();
    expect(checkUndo({ ...table.state, turn: 5 }, after, "louis")?.kind).toBe("badUndo");
  });
});
