import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scratchDirectory } from "./support/scratch.ts";
import { maria } from "./support/terminal.ts";

/** The record inside a fixture, in a file of its own as people have it. */
const recordFile = (name: string): string => {
  const text = readFileSync(
    new URL(`../../rules/test/fixtures/${name}.record.json`, import.meta.url),
    "utf8",
  );
  const path = join(scratchDirectory(), `${name}.json`);
  writeFileSync(path, JSON.stringify((JSON.parse(text) as { record: unknown }).record));
  return path;
};
const expected = (name: string): string =>
  readFileSync(new URL(`golden/${name}.txt`, import.meta.url), "utf8");

/** Recorded games as they are told and shown at some moment; every line has been read and found right. */
const SHOWN: readonly (readonly [string, string, string])[] = [
  ["introductory-seat", "frederick-twelve-fortresses", "--until 30 --seat frederick --log"],
  ["advanced-politics", "option-austria-empty-pool", "--until 90 --seat louis"],
  ["advanced-late", "advanced-prussia-final-scoring", "--until 200 --seat maria"],
  ["advanced-end", "advanced-france-final-scoring", ""],
  ["gambit-before", "gambit-maria-end-of-turn-nine", "--until 60"],
  ["gambit-ceded", "gambit-ceded-louis-in-flanders", ""],
];

test.each(SHOWN)("%s is shown as it was", async (name, game, options) => {
  const { code, stdout } = await maria(["replay", recordFile(game), ...options.split(" ").filter(Boolean)]);
  expect(code).toBe(0);
  expect(stdout).toBe(expected(name));
});
