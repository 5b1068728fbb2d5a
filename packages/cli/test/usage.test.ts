import { describe, expect, test } from "vitest";
import { maria } from "./support/terminal.ts";

const COMMANDS = [
  "serve",
  "play",
  "simulate",
  "tournament",
  "replay",
  "verify",
  "check-pack",
  "backup",
  "restore",
  "admin",
];

describe("help", () => {
  test("the program names every command", async () => {
    const { code, stdout } = await maria("--help");
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toContain(`maria ${command}`);
  });

  test("without a command the help is shown, but that is bad usage", async () => {
    const { code, stdout } = await maria("");
    expect(code).toBe(2);
    expect(stdout).toContain("maria play");
  });

  test.each(COMMANDS)("%s explains itself without doing anything", async (command) => {
    const { code, stdout, stderr } = await maria(`${command} --help`);
    expect(code).toBe(0);
    expect(stdout).toContain(`maria ${command}`);
    expect(stderr).toBe("");
  });
});

describe("bad usage ends with 2 and says what is wrong", () => {
  test.each([
    ["conquer", "conquer"],
    ["serve --port high", "high"],
    ["simulate --colour red", "--colour"],
    ["simulate -x", "-x"],
    ["simulate --games", "--games"],
    ["simulate --games --json", "--games"],
    ["simulate --json=yes", "--json"],
    ["simulate --games none", "none"],
    ["simulate --games 0", "0"],
    ["simulate --games 1.5", "1.5"],
    ["simulate --seed -4", "-4"],
    ["simulate --players 4", "4"],
    ["simulate --variant chess", "introductory, advanced, silesia-gambit"],
    ["simulate --variant silesia-gambit --players 2", "--players 3"],
    ["simulate --political-option", "--variant advanced"],
    ["simulate --variant silesia-gambit --political-option", "--variant advanced"],
    ["play --variant silesia-gambit --players 2", "--players 3"],
    ["simulate --bots general", "random, cadet, colonel"],
    ["simulate --bots maria=general", "random, cadet, colonel"],
    ["simulate --bots playerA=cadet", "maria, frederick, louis"],
    ["simulate 12", "12"],
    ["play --seat playerA --players 3", "maria, frederick, louis"],
    ["play --seed zzz", "zzz"],
    ["play --players 5", "5"],
    ["replay", "FILE"],
    ["verify", "FILE"],
    ["admin", "games|game|close|"],
    ["admin conquer", "games, game, close"],
    ["admin close", "GAME"],
    ["admin close a b", "b"],
    ["admin close a", "--as"],
    ["admin games --note why", "--note"],
    ["admin games --status won", "gathering, running"],
    ["admin silence a --as K", "--for"],
    ["admin silence a --as K --for 1y", "1y"],
    ["admin people --most 0", "0"],
    ["check-pack", "DIR"],
    ["bench", "serve, play, simulate, tournament, replay, verify, check-pack"],
    ["fuzz", "serve, play, simulate, tournament, replay, verify, check-pack"],
    ["simulate --lang tlh", "en, de, fr"],
  ])("maria %s", async (command, named) => {
    const { code, stderr } = await maria(command, { answers: ["", "", ""] });
    expect(code).toBe(2);
    expect(stderr).toContain(named);
  });
});

describe("the language", () => {
  const complaint = async (command: string, environment: Record<string, string>): Promise<string> =>
    (await maria(command, { environment })).stderr;

  test("is the one of the environment", async () => {
    expect(await complaint("conquer", { LANG: "de_AT.UTF-8" })).toContain("gibt es nicht");
    expect(await complaint("conquer", { LANG: "fr_FR.UTF-8" })).toContain("Il n’y a pas");
    expect(await complaint("conquer", { LANG: "pt_BR.UTF-8" })).toContain("There is no");
    expect(await complaint("conquer", {})).toContain("There is no");
  });

  test("LC_ALL counts before LANG, and --lang before both", async () => {
    expect(await complaint("conquer", { LANG: "de_DE", LC_ALL: "fr_FR" })).toContain("Il n’y a pas");
    expect(await complaint("--lang de conquer", { LC_ALL: "fr_FR" })).toContain("gibt es nicht");
    expect(await complaint("conquer --lang=de", { LC_ALL: "fr_FR" })).toContain("gibt es nicht");
  });
});
