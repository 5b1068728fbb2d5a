import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type GameRecord, loadPack, replay } from "@maria/rules";
import { describe, expect, test } from "vitest";
import { HISTORICAL, historical } from "./support/records.ts";
import { scratchDirectory } from "./support/scratch.ts";
import { maria } from "./support/terminal.ts";

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

describe("simulate", () => {
  test.each([
    [3, ["maria", "frederick", "louis"]],
    [2, ["playerA", "playerB"]],
  ])("with %d players tells the facts as JSON", async (players, seats) => {
    const { code, stdout } = await maria(`simulate --players ${players} --games 3 --seed 11 --json`);
    expect(code).toBe(0);
    const facts = JSON.parse(stdout);
    expect(facts).toMatchObject({ variant: "introductory", players, seed: 11, games: 3 });
    expect(Object.keys(facts.bots)).toEqual(seats);
    for (const seat of seats) expect(facts.winners).toHaveProperty(seat);
    expect(sum(facts.winners)).toBe(3);
    expect(sum(facts.endings)).toBe(3);
    expect(facts.actions.least).toBeLessThanOrEqual(facts.actions.mean);
    expect(facts.actions.mean).toBeLessThanOrEqual(facts.actions.most);
    expect(facts.turns.most).toBeLessThanOrEqual(9);
    expect(facts.actionsPerSecond).toBeGreaterThan(0);
  });

  test("the same seed gives the same games", async () => {
    const facts = async (): Promise<unknown> => {
      const { stdout } = await maria("simulate --games 2 --seed 5 --bots random --json");
      const { actionsPerSecond: _time, ...same } = JSON.parse(stdout);
      return same;
    };
    expect(await facts()).toEqual(await facts());
  });

  test("a bot may be named for each seat, and the others are cadets", async () => {
    const { stdout } = await maria("simulate --games 1 --bots louis=random,MARIA=random --json");
    expect(JSON.parse(stdout).bots).toEqual({ maria: "random", frederick: "cadet", louis: "random" });
  });

  test("records lead to the end of each game", async () => {
    const directory = scratchDirectory();
    const { code, stdout } = await maria("simulate --games 2 --bots random --record games", { directory });
    expect(code).toBe(0);
    expect(stdout).toContain(join(directory, "games"));
    expect(readdirSync(join(directory, "games"))).toEqual(["game-0001.json", "game-0002.json"]);
    const record = JSON.parse(readFileSync(join(directory, "games", "game-0002.json"), "utf8")) as GameRecord;
    expect(record.pack).toBe(historical.id);
    expect(replay(record).result).not.toBeNull();
  });

  test.each([
    ["en", "Winners", "Maria Theresa"],
    ["de", "Sieger", "Maria Theresia"],
    ["fr", "Vainqueurs", "Marie-Thérèse"],
  ])("tells the facts in %s", async (language, heading, name) => {
    const { code, stdout, stderr } = await maria(`simulate --games 1 --bots random --lang ${language}`);
    expect(code).toBe(0);
    expect(stdout).toContain(heading);
    expect(stdout).toContain(name);
    expect(stderr).toBe("");
  });

  test("shows progress on standard error to a person only", async () => {
    const { stdout, stderr } = await maria("simulate --games 2 --bots random --json", {
      showsProgress: true,
    });
    expect(stderr).toContain("game 1 of 2");
    expect(() => JSON.parse(stdout)).not.toThrow();
  });

  test("a pack that is not sound is named with its problems", async () => {
    const directory = scratchDirectory();
    const { code, stderr } = await maria("simulate --games 1 --pack .", { directory });
    expect(code).toBe(1);
    expect(stderr).toContain("board.json");
  });

  test("a directory that cannot be made is named", async () => {
    const directory = scratchDirectory();
    writeFileSync(join(directory, "taken"), "");
    const { code, stderr } = await maria("simulate --games 1 --bots random --record taken/games", {
      directory,
    });
    expect(code).toBe(1);
    expect(stderr).toContain("taken");
  });

  test("a pack may be named", async () => {
    const { code } = await maria(["simulate", "--games", "1", "--bots", "random", "--pack", HISTORICAL]);
    expect(code).toBe(0);
    expect(loadPack(historical.data).id).toBe(historical.id);
  });
});
