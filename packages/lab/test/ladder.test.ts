import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nothingHappened } from "@maria/cli/simulate/events";
import type { Outcome } from "@maria/cli/tournament/game";
import { expect, test } from "vitest";
import { attained, goalOf } from "../src/ladder/goals.ts";
import { pairsOf } from "../src/ladder/rungs.ts";
import { lab } from "./support/terminal.ts";

test("everybody meets each of those thought weaker once", () => {
  expect(pairsOf(["racer", "cadet", "colonel"])).toEqual([
    ["cadet", "racer"],
    ["colonel", "racer"],
    ["colonel", "cadet"],
  ]);
});

/** So many rounds of three games each, of which the colonel wins this many a round. */
const roundsOf = (count: number, winsIn: (round: number) => number): Outcome[] =>
  Array.from({ length: count * 3 }, (_, number) => {
    const round = Math.floor(number / 3);
    const own = number % 3;
    const seating = ["cadet", "cadet", "cadet"].map((bot, at) => (at === own ? "colonel" : bot));
    const wins = own < winsIn(round);
    const shares = seating.map((bot) => (bot === "colonel" ? Number(wins) : wins ? 0 : 0.5));
    const rest = {
      turn: 9,
      ending: null,
      power: null,
      happened: nothingHappened(),
      fault: null,
      thinking: [],
    };
    return { number, round, seating, shares, ...rest };
  });

test("an aim is reached or missed as soon as games tell, and open before", () => {
  expect(goalOf("colonel", "cadet", 3)).toBe(0.55);
  expect(goalOf("marshal", "colonel", 2)).toBe(0.62);
  expect(goalOf("cadet", "racer", 3)).toBeNull();
  const after = (rounds: number, winsIn: (round: number) => number) =>
    attained(0.55, "colonel", roundsOf(rounds, winsIn));
  expect(after(0, () => 0)).toBe("open");
  // Two of three, three of three in turn; and one of three, none of three.
  expect(after(4, (round) => 2 + (round % 2))).toBe("open");
  expect(after(40, (round) => 2 + (round % 2))).toBe("reached");
  expect(after(40, (round) => round % 2)).toBe("missed");
  // Half of all games lies between the aim and a tenth less.
  expect(after(40, (round) => 1 + (round % 2))).toBe("open");
});

test("a ladder is climbed in pieces: what has been kept is not played again, and the page is the same", async () => {
  const directory = mkdtempSync(join(tmpdir(), "ladder-"));
  try {
    const [whole, kept, page] = ["whole.md", "kept.jsonl", "page.md"].map((name) => join(directory, name));
    const command = "ladder --bots random,cadet --forms introductory --seed 3 --threads 1";
    await lab(`${command} --games 6 --out ${whole}`);
    const none = await lab(`${command} --games 6 --minutes 0 --keep ${kept} --out ${page}`);
    expect([none.code, existsSync(kept ?? "")]).toEqual([0, false]);
    await lab(`${command} --games 3 --keep ${kept} --out ${page}`);
    const first = readFileSync(kept ?? "", "utf8");
    expect(first.trim().split("\n")).toHaveLength(3);
    await lab(`${command} --games 6 --keep ${kept} --out ${page}`);
    const both = readFileSync(kept ?? "", "utf8");
    expect(both.startsWith(first)).toBe(true);
    expect(both.trim().split("\n")).toHaveLength(6);
    expect(readFileSync(page ?? "", "utf8")).toBe(readFileSync(whole ?? "", "utf8"));
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test("the ladder is written as a page that names its command, a form for each section", async () => {
  const directory = mkdtempSync(join(tmpdir(), "ladder-"));
  try {
    const command = "--bots random,cadet --forms introductory,two --games 6 --seed 3";
    const file = join(directory, "ladder.md");
    const { code, stdout } = await lab(`ladder ${command} --threads 1 --out ${file}`);
    expect([code, stdout]).toEqual([0, ""]);
    const page = readFileSync(file, "utf8");
    expect(page).toContain(`npm run ladder -- ${command} --out docs/ladder.md`);
    const rows = page.split("\n").filter((line) => line.startsWith("| cadet | random | 6 | "));
    expect(rows).toHaveLength(2);
    // Among three a cadet all but always beats two who play by chance, whatever his role.
    expect(Number(/6 \| ([\d.]+) %/.exec(rows[0] ?? "")?.[1])).toBeGreaterThan(60);
    expect(page.match(/^## /gm)).toHaveLength(2);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
