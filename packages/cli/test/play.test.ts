import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GameRecord } from "@maria/rules";
import { describe, expect, test } from "vitest";
import { anyPerson } from "./support/person.ts";
import { stateOf } from "./support/records.ts";
import { scratchDirectory } from "./support/scratch.ts";
import { maria } from "./support/terminal.ts";

const AS_FREDERICK = "play --variant introductory --players 3 --seat frederick --bots cadet --seed 12";

/** The text without its line breaks. */
const flat = (text: string): string => text.replace(/\s+/g, " ");

/** What came after the last time a text was shown. */
const after = (text: string, mark: string): string => text.slice(text.lastIndexOf(mark) + mark.length);

describe("a game at the terminal", () => {
  test("asks for what was not said, with defaults", async () => {
    const { code, stdout } = await maria("play", { answers: ["", "", "2", ""] });
    expect(code).toBe(0);
    expect(stdout).toContain("Which game would you like to play?");
    expect(stdout).toContain("3  advanced game with the optional political rule");
    expect(stdout).toContain("How many players?");
    expect(stdout).toContain("Frederick (Prussia and Saxony)");
    expect(stdout).toContain("You are Frederick.");
    expect(stdout).toContain("Prussia: 22 troops to allot");
  });

  test("ends in peace when the input ends at once", async () => {
    const { code, stderr } = await maria("play", { answers: [] });
    expect(code).toBe(0);
    expect(stderr).toBe("");
  });

  test("asks again for a seat that does not exist", async () => {
    const { code, stdout } = await maria("play --variant introductory --players 2 --bots random", {
      answers: ["maria", "PLAYERB"],
    });
    expect(code).toBe(0);
    expect(stdout).toContain("“maria” is not among the choices");
    expect(stdout).toContain("You are Player B.");
  });

  test("a general is moved by number and city, with a last look before", async () => {
    const answers = ["8 3 5 6", "1", "breslau", "1", "", "p", "d"];
    const { stdout } = await maria(AS_FREDERICK, { answers });
    expect(stdout).toContain("Prussia allots its troops: Friedrich 8, Schwerin 3");
    expect(stdout).toContain("Where does Friedrich go from Steinau ♠?");
    expect(stdout).toContain("1  Neumarkt – Breslau\n");
    expect(stdout).toContain("2  Neumarkt – Breslau – Neumarkt – Breslau – Conquers Breslau");
    expect(stdout).toContain("· Friedrich marches from Steinau to Breslau via Neumarkt.");
    expect(stdout).toMatch(/1 {2}Friedrich +Breslau . +8 .*has moved/);
    expect(stdout).toContain("· Frederick is done.");
    expect(stdout).toContain("· Action stage: Austria.");
  });

  test("a wrong allotment is refused with its rule, and the rule can be read", async () => {
    const { stdout } = await maria(AS_FREDERICK, { answers: ["8 8 8 8", "w", "", "w set 18", "w XYZ-1"] });
    expect(flat(stdout)).toContain("(SET-15; w shows the rule.)");
    expect(flat(stdout)).toContain("every troop of that total must be allotted");
    expect(stdout).toContain("SET-18  ");
    expect(stdout).toContain("There is no rule “XYZ-1”");
  });

  test("a city that cannot be reached is explained", async () => {
    const { stdout } = await maria(AS_FREDERICK, { answers: ["", "1", "wien", "nowhere"] });
    expect(stdout).toContain("The straightest way: ");
    expect(flat(stdout)).toMatch(/ too far even for a force march of 8\. \(MOV-17; w shows the rule\.\)/);
    expect(stdout).toContain("“nowhere” is not among the choices");
  });

  test("an action can be taken back until something is disclosed", async () => {
    const { stdout } = await maria(AS_FREDERICK, { answers: ["", "u", "1", "breslau", "1", "", "u", "p"] });
    expect(stdout).toContain("There is nothing to take back");
    expect(stdout).toContain("Taken back.");
    expect(after(stdout, "Taken back.")).toMatch(/1 {2}Friedrich +Steinau/);
  });

  test("back leads to the menu, help and log are there at every prompt", async () => {
    const { stdout } = await maria(AS_FREDERICK, { answers: ["", "1", "?", "l 2", "b", "3"] });
    expect(stdout).toContain("undo your last action");
    expect(stdout).toContain("Where does Erbprinz Leopold go from Sagan");
  });

  test("troops are transferred within a stack", async () => {
    const { stdout } = await maria(AS_FREDERICK, { answers: ["6 5 5 6", "t", "1", "2"] });
    expect(stdout).toContain("· Friedrich hands 2 troops over to Schwerin.");
  });

  test("a game is saved and taken up again where it stood", async () => {
    const directory = scratchDirectory();
    const saved = await maria(AS_FREDERICK, {
      directory,
      answers: ["", "1", "breslau", "2", "", "s game.json", "q", "q"],
    });
    expect(saved.code).toBe(0);
    const read = (name: string) =>
      JSON.parse(readFileSync(join(directory, name), "utf8")) as { record: GameRecord; commitment?: string };
    const file = read("game.json");
    expect([stateOf(file.record).turn, file.commitment]).toEqual([1, undefined]);
    // What a server showed of the seed stays with the game.
    const commitment = "0a".repeat(32);
    writeFileSync(join(directory, "game.json"), JSON.stringify({ ...file, commitment }));
    const loaded = await maria("play --load game.json --seat frederick --bots cadet", {
      directory,
      answers: ["p", "s again.json"],
    });
    expect(loaded.code).toBe(0);
    expect(loaded.stdout).toMatch(/1 {2}Friedrich +Breslau/);
    expect(read("again.json")).toEqual({ ...file, name: "again", commitment });
  });

  test("quitting is asked back, and may save", async () => {
    const directory = scratchDirectory();
    const { code, stdout } = await maria(AS_FREDERICK, { directory, answers: ["", "q", "no", "q", "s"] });
    expect(code).toBe(0);
    expect(stdout).toContain("Saved as");
    expect(existsSync(join(directory, "maria-frederick-1.json"))).toBe(true);
  });

  test("a file that is no saved game is refused", async () => {
    const { code, stderr } = await maria("play --load nothing.json --seat maria --bots cadet", {
      directory: scratchDirectory(),
    });
    expect(code).toBe(1);
    expect(stderr).toContain("nothing.json");
  });
});

describe("whole games at the terminal", () => {
  test.each([
    [3, "maria", "en", "wins:", 1],
    [3, "louis", "de", "gewinnt:", 2],
    [2, "playerA", "fr", "La partie est|gagne :", 3],
    [2, "playerB", "en", "tie:|wins:", 4],
  ])("with %d players as %s in %s to the end", async (players, seat, language, ending, seed) => {
    const { code, stdout, stderr } = await maria(
      `play --variant introductory --players ${players} --seat ${seat} --bots cadet --seed ${seed} --lang ${language}`,
      { answers: anyPerson(seed, 6000) },
    );
    expect(code).toBe(0);
    expect(stderr).toBe("");
    expect(stdout).toMatch(new RegExp(ending));
    expect(stdout).not.toMatch(/undefined|NaN|\{\w+\}/);
  });
});
