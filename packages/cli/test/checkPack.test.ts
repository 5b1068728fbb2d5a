import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { HISTORICAL } from "./support/records.ts";
import { scratchDirectory } from "./support/scratch.ts";
import { maria } from "./support/terminal.ts";

const damagedPack = (): string => {
  const directory = scratchDirectory();
  cpSync(HISTORICAL, join(directory, "pack"), { recursive: true });
  const file = join(directory, "pack", "armies.json");
  const armies = JSON.parse(readFileSync(file, "utf8"));
  armies.powers.prussia.troops = 2;
  writeFileSync(file, JSON.stringify(armies));
  return directory;
};

describe("check-pack", () => {
  test("finds the historical pack sound", async () => {
    const { code, stdout } = await maria(["check-pack", HISTORICAL]);
    expect(code).toBe(0);
    expect(stdout).toContain("sound");
  });

  test("NID-09 tells from which P on a target of the Silesia Gambit is out of reach, without finding fault", async () => {
    const { code, stdout } = await maria(["check-pack", HISTORICAL]);
    expect(code).toBe(0);
    expect(stdout).toContain("Note: board.json cities: from P = 10 on the target of 5 + P");
    const { problems, notes } = JSON.parse((await maria(["check-pack", HISTORICAL, "--json"])).stdout);
    expect([problems.length, notes.map(({ rule }: { rule: string }) => rule)]).toEqual([0, ["NID-09"]]);
  });

  test("names each problem with the rule it breaks, and fails", async () => {
    const { code, stdout } = await maria("check-pack pack", { directory: damagedPack() });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^armies\.json .*\([A-Z]{3}-\d+\)$/m);
    expect(stdout).toMatch(/pack: \d+ problem/);
  });

  test("gives the same as JSON", async () => {
    const { code, stdout } = await maria("check-pack pack --json", { directory: damagedPack() });
    expect(code).toBe(1);
    const { problems } = JSON.parse(stdout);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toHaveProperty("where");
    expect(problems.some((problem: { rule?: string }) => problem.rule !== undefined)).toBe(true);
  });

  test("a directory that does not exist has problems, too", async () => {
    const { code, stdout } = await maria("check-pack nowhere", { directory: scratchDirectory() });
    expect(code).toBe(1);
    expect(stdout).toContain("board.json");
  });
});
