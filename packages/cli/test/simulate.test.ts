import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type GameRecord, loadPack } from "@maria/rules";
import { describe, expect, test } from "vitest";
import { HISTORICAL, historical, stateOf } from "./support/records.ts";
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

  test.each([
    ["--players 3", false],
    ["--players 2 --political-option", true],
  ])("the advanced game %s tells what politics led to", async (game, politicalOption) => {
    const { code, stdout } = await maria(
      `simulate --variant advanced ${game} --games 3 --seed 2 --bots random --json`,
    );
    expect(code).toBe(0);
    const facts = JSON.parse(stdout);
    expect(facts).toMatchObject({ variant: "advanced", politicalOption, games: 3 });
    expect(Object.keys(facts.powers)).toEqual(["prussia", "france", "pragmatic", "austria"]);
    expect(sum(facts.powers)).toBe(3);
    expect(facts.endedByPool + facts.endedByFinalScoring).toBeCloseTo(1, 2);
    expect(sum(facts.endedInTurn)).toBe(3);
    expect(Object.keys(facts.politicalCards)).toHaveLength(24);
    const cards: { selected: number; executed: number }[] = Object.values(facts.politicalCards);
    const selected = cards.reduce((total, card) => total + card.selected, 0);
    expect(selected).toBeGreaterThan(0);
    expect(sum(facts.selections)).toBe(selected);
    for (const card of cards) expect(card.executed).toBeLessThanOrEqual(card.selected);
    expect(Object.keys(facts.saxony)).toEqual(["prussianAlly", "neutral", "austrianAlly"]);
    expect(sum(facts.emperor)).toBeLessThanOrEqual(3);
    expect(facts.silesiaAnnexed).toBeGreaterThanOrEqual(0);
    expect(facts.treaties).toBeGreaterThanOrEqual(0);
  });

  test("GEN-09 any game is simulated with the troop ceiling if told so, and says so", async () => {
    for (const variant of ["introductory", "advanced", "silesia-gambit"]) {
      const game = `simulate --variant ${variant} --troop-ceiling --games 1 --seed 4`;
      const { code, stdout } = await maria(`${game} --bots random --json`);
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ variant, troopCeiling: true });
    }
    const told = await maria("simulate --troop-ceiling --games 1 --bots random");
    expect(told.stdout).toContain("introductory game, with the troop ceiling");
  });

  test("the gambit has winners by seat only", async () => {
    const { code, stdout } = await maria("simulate --variant silesia-gambit --games 2 --bots random --json");
    expect(code).toBe(0);
    const facts = JSON.parse(stdout);
    expect(facts).toMatchObject({ variant: "silesia-gambit", players: 3 });
    expect(sum(facts.winners)).toBe(2);
    expect(facts.turns.most).toBeLessThanOrEqual(15);
    expect(facts).not.toHaveProperty("politicalCards");
  });

  test("the tables of the advanced game name cards and powers", async () => {
    const { stdout } = await maria("simulate --variant advanced --games 1 --bots random --lang de");
    expect(stdout).toContain("Profi-Variante");
    expect(stdout).toContain("Kurpfalz");
    expect(stdout).toContain("Pragmatische Armee");
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
    expect(stateOf(record).result).not.toBeNull();
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
