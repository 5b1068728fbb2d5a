import { describe, expect, test } from "vitest";
import { lab } from "./support/terminal.ts";

describe("the developers' tools", () => {
  test.each([
    ["bench", "bench"],
    ["bench-server", "bench:server"],
    ["calibrate", "calibrate"],
    ["crash", "test:crash"],
    ["fuzz", "fuzz"],
    ["hostile-server", "hostile:server"],
    ["ladder", "ladder"],
    ["balance", "balance"],
    ["positions", "positions"],
  ])("%s explains itself without doing anything", async (tool, script) => {
    const { code, stdout, stderr } = await lab(`${tool} --help`);
    expect(code).toBe(0);
    expect(stdout).toContain(`npm run ${script} -- `);
    expect(stderr).toBe("");
  });

  test.each([
    ["", "balance, bench, bench-server, calibrate, crash, fuzz, hostile-server"],
    ["play", "balance, bench, bench-server, calibrate, crash, fuzz, hostile-server"],
    ["bench --games 3", "--games"],
    ["hostile-server --requests none", "none"],
    ["calibrate --games none", "none"],
    ["ladder --bots cadet,general", "general"],
    ["ladder --forms chess", "chess"],
    ["balance --styles general", "general"],
    ["positions --kinds mate", "mate"],
    ["fuzz --minutes 0", "0"],
    ["fuzz --minutes long", "long"],
    ["fuzz --variant silesia-gambit --players 2", "--players 3"],
  ])("bad usage ends with 2 and says what is wrong: %s", async (command, named) => {
    const { code, stderr } = await lab(command);
    expect(code).toBe(2);
    expect(stderr).toContain(named);
  });
});
