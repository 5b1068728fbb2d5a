import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { choices, newGame, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { memoryFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { readPack } from "../../src/pack/readPack.ts";
import { outsideBot } from "../../src/tournament/outsideBot.ts";
import { HISTORICAL, historical, optionsFor } from "../support/records.ts";
import { maria } from "../support/terminal.ts";

const EXAMPLE = fileURLToPath(new URL("../../../../docs/examples/line-bot.mjs", import.meta.url));
const FAULTY = fileURLToPath(new URL("../support/faultyBot.mjs", import.meta.url));
const { data: historicalData } = readPack(HISTORICAL);
if (historicalData === null || historicalData === undefined)
  throw new Error("the historical pack is not sound");
const outside = (name: string, program: string): string => `${name}="${process.execPath}" "${program}"`;

const facts = async (command: readonly string[]): Promise<Record<string, unknown>> => {
  const { code, stdout, stderr } = await maria(["tournament", ...command, "--json"]);
  expect([code, stderr]).toEqual([0, ""]);
  const { thoughts: _time, ...same } = JSON.parse(stdout);
  return same;
};

describe("a tournament", () => {
  const short = ["--pool", "random", "--games", "4", "--seed", "4"];

  test("is the same on any number of threads", async () => {
    const alone = await facts([...short, "--threads", "1"]);
    expect(alone).toMatchObject({ variant: "introductory", players: 3, games: 4, rounds: 4, faults: [] });
    expect(await facts([...short, "--threads", "2"])).toEqual(alone);
  });

  test("ends as soon as its test has decided", async () => {
    const decided = await facts(
      "--pairing random,cadet --players 2 --variant advanced --games 200 --sprt=-400,0 --threads 1".split(
        " ",
      ),
    );
    expect(decided).toMatchObject({ games: 16, test: { challenger: "random", verdict: "elo0" } });
  });

  test.each([
    ["en", "Strength", "one against"],
    ["de", "Stärke", "gegen zwei"],
    ["fr", "Force", "contre deux"],
  ])("tells in %s who is how strong", async (language, heading) => {
    const command = `tournament --pool random --games 1 --threads 1 --lang ${language}`;
    const { code, stdout } = await maria(command);
    expect(code).toBe(0);
    expect(stdout).toContain(heading);
  });

  test("ends in a tidy way when it is stopped", async () => {
    const stop = new AbortController();
    stop.abort();
    const { code, stdout } = await maria("tournament --pool random --games 50 --threads 1 --json", {
      stopped: stop.signal,
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).games).toBe(1);
  });

  test.each([
    ["--pool cadet,general", "general"],
    ["--pool cadet,cadet", "twice"],
    ["--pairing cadet", "two bots"],
    ["--sprt 50,0", "50,0"],
    ["--pool cadet --sprt 0,50", "two bots"],
    ["--outside nothing", "NAME=COMMAND"],
    ["--outside cadet=x", "cadet"],
    ["--nodes 0", "--nodes"],
  ])("maria tournament %s is bad usage", async (given, named) => {
    const { code, stderr } = await maria(`tournament ${given}`);
    expect(code).toBe(2);
    expect(stderr).toContain(named);
  });
});

describe("a bot from outside", () => {
  test("plays over its standard input and output, and the same games again", async () => {
    const game = ["--pairing", "mine,random", "--players", "2", "--games", "2", "--threads", "1"];
    const command = [...game, "--outside", outside("mine", EXAMPLE)];
    const first = await facts(command);
    expect(first).toMatchObject({ games: 2, faults: [], pairings: [{ one: "mine", others: "random" }] });
    expect(await facts(command)).toEqual(first);
  });

  test("that is at fault loses its game, and it is told why", async () => {
    const told = await facts([
      ...["--pairing", "mine,random", "--players", "2", "--games", "2", "--threads", "1"],
      ...["--outside", `${outside("mine", FAULTY)} illegal`],
    ]);
    expect(told).toMatchObject({ games: 2, pairings: [{ one: "mine", share: 0 }] });
    expect(told.faults).toMatchObject([
      { seat: "playerA", bot: "mine", message: expect.stringContaining('played {"type":"stop"}') },
      { seat: "playerB", bot: "mine" },
    ]);
  });

  test.each([
    ["crash", "the program ended (3)"],
    ["late", "no answer within 50 ms"],
    ["talk", "no answer to question"],
    ["nonsense", "no action"],
    ["unready", "not ready"],
  ])("a program at fault is ended: %s", async (fault, why) => {
    const started: number[] = [];
    const milliseconds = fault === "late" ? 50 : 60_000;
    const { seated } = outsideBot({
      command: `"${process.execPath}" "${FAULTY}" ${fault}`,
      ...{ directory: process.cwd(), milliseconds, pack: historicalData },
      onStart: (id) => started.push(id),
    });
    const game = newGame(historical, optionsFor(3), seedFromNumber(1));
    const own = view(game, "maria");
    const answer = seated("maria", () => memoryFrom(own))(
      own,
      choices(own, "maria"),
      { milliseconds },
      () => 0,
    );
    await expect(answer).rejects.toThrow(why);
    expect(started).toHaveLength(1);
  });

  test("a program that is not there is a fault, too", async () => {
    const told = await facts([
      ...["--pairing", "mine,random", "--players", "2", "--games", "2", "--threads", "1"],
      ...["--outside", "mine=no-such-program"],
    ]);
    expect(told.faults).toMatchObject([{ bot: "mine" }, { bot: "mine" }]);
  });

  test("the example is the one the document names", () => {
    const text = readFileSync(new URL("../../../../docs/outside-bots.md", import.meta.url), "utf8");
    expect(text).toContain("examples/line-bot.mjs");
  });
});
