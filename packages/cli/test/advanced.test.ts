import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { anyPerson } from "./support/person.ts";
import { boundRecord } from "./support/records.ts";
import { scratchDirectory } from "./support/scratch.ts";
import { maria } from "./support/terminal.ts";

const AS_FREDERICK = "play --variant advanced --players 3 --seat frederick --bots random --seed 3";
const ALLOT = ["1", "", "", "p"];

/** The text without its line breaks. */
const flat = (text: string): string => text.replace(/\s+/g, " ");

describe("the advanced game at the terminal", () => {
  test("shows pools, boxes, tracks, the college and the contract in the position", async () => {
    const { stdout } = await maria(AS_FREDERICK, { answers: ALLOT });
    const shown = flat(stdout);
    expect(shown).toContain(
      "Victory markers still in the pools: France 11, Prussia 11, Austria 3, Pragmatic Army 8",
    );
    expect(shown).toMatch(/Victory markers pool on the maps battle boxes set aside other boxes/);
    expect(stdout).toMatch(/Russia track +◂ · · · ● · · · ▸ +0: expedition corps of Prussia/);
    expect(shown).toContain("Saxony: Prussian ally, played by Frederick");
    expect(shown).toContain("Electoral College: France 2 (Köln, Mannheim)");
    expect(shown).toContain("Subsidy contracts: France → Bavaria, 3 turns");
    expect(stdout).toMatch(/Der Alte Dessauer +off-map box East Prussia +6/);
    expect(stdout).toMatch(/Open: .*\(1741\) – .* – for /);
  });

  test("POL-08 POL-10 a card is placed face-down, as trump, as a bluff, or not at all", async () => {
    const { stdout } = await maria(AS_FREDERICK, { answers: ["1", "", "", "", "n"] });
    expect(flat(stdout)).toMatch(/Prussia: you may place a card face-down\. Trump is . \w+\. Open cards:/);
    expect(stdout).toMatch(/: trump, influence \d+/);
    expect(stdout).toMatch(/: a bluff/);
    expect(stdout).toContain("· Prussia places no card.");
  });

  test("NEG-01 at any prompt an offer can be put together, and the partner answers", async () => {
    const answers = ["1", "", "", "a", "1", "1", "2", "o", "1", "I shall be kind.", "1", "3", "a"];
    const { stdout } = await maria(AS_FREDERICK, { answers });
    const shown = flat(stdout);
    expect(shown).toContain("There are no offers and no agreements.");
    expect(shown).toContain("Propose something to Maria Theresa");
    expect(shown).toContain("promises: “I shall be kind.”");
    expect(shown).toContain("3 this turn and the next 2 (until the end of turn 3)");
    expect(shown).toMatch(
      /Offer no\. 1, Frederick to Maria Theresa, for 3 turns: \(1\) .*; \(2\) .* promises/,
    );
    expect(shown).toMatch(
      /Maria Theresa declines offer no\. 1|Agreement no\. 1 .* is in force until the end of turn 3/,
    );
  });

  test("RUL-101 whoever may not end the movement is told who has to march first, and why", async () => {
    const directory = scratchDirectory();
    writeFileSync(join(directory, "bound.json"), JSON.stringify(boundRecord()));
    const { stdout } = await maria("play --load bound.json --seat frederick --bots random", {
      directory,
      answers: ["d"],
    });
    const shown = flat(stdout);
    expect(shown).toMatch(
      /Not yet: agreement no\. 1 demands that th(is general marches|ese generals march) first: /,
    );
    expect(shown).toContain("It says: the generals of Prussia do not enter Silesia");
    expect(stdout).not.toMatch(/^ *d {2}End the movement/m);
  });

  test("talks wait until the troops are allotted", async () => {
    const { stdout } = await maria(AS_FREDERICK, { answers: ["a"] });
    expect(stdout).toContain("There is nothing to negotiate now.");
  });

  test("the political option and the gambit can be asked for by number", async () => {
    const option = await maria("play --bots random --seed 1", { answers: ["3", "2", "1"] });
    expect(option.stdout).toContain("2: Player A (France, Bavaria, Prussia, and Saxony), Player B (Austria");
    expect(option.stdout).toContain("You are Player A.");
    const gambit = await maria("play --bots random --seed 1", { answers: ["4", "1", "p"] });
    expect(gambit.stdout).not.toContain("How many players?");
    expect(flat(gambit.stdout)).toContain("France 0 of 9 fortresses in Austria");
    expect(flat(gambit.stdout)).toContain("If Austria cedes Silesia after turn 6");
  });
});

describe("whole games of every variant at the terminal", () => {
  test.each([
    ["advanced --players 3", "frederick", "en", "wins \\(", 1],
    ["advanced --players 3 --political-option", "maria", "de", "gewinnt \\(", 2],
    ["advanced --players 2", "playerB", "fr", "gagne \\(", 3],
    ["advanced --players 2 --political-option", "playerA", "en", "wins \\(", 4],
    ["advanced --players 3", "louis", "de", "gewinnt \\(", 5],
    ["silesia-gambit", "maria", "fr", "gagne", 6],
    ["silesia-gambit", "louis", "en", "wins", 7],
  ])("%s as %s in %s to the end", async (game, seat, language, ending, seed) => {
    const { code, stdout, stderr } = await maria(
      `play --variant ${game} --seat ${seat} --bots random --seed ${seed} --lang ${language}`,
      { answers: anyPerson(seed, 8000, true) },
    );
    expect(code).toBe(0);
    expect(stderr).toBe("");
    expect(stdout).toMatch(new RegExp(ending));
    expect(stdout).not.toMatch(/undefined|NaN|\{\w+\}/);
  });
});
