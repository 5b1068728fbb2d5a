import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { lab } from "./support/terminal.ts";

describe("bench", () => {
  test("measures every figure once and tells the budgets beside", async () => {
    const { code, stdout } = await lab("bench --quick --json");
    expect(code).toBe(0);
    const { figures } = JSON.parse(stdout);
    expect(figures.map((figure: { name: string }) => figure.name)).toEqual([
      "randomActionsAdvanced",
      "randomActions",
      "randomActionsByPlay",
      "serverActions",
      "cadetGames",
      "cadetGamesAdvanced",
      "stateCopy",
      "choices",
      "marchTrees",
      "retreatSearch",
      "replay",
      "engineSize",
    ]);
    for (const { name, value } of figures) expect(value, name).toBeGreaterThan(0);
    // Every rate is told against the baseline as well, and only rates are.
    for (const { name, unit, ratio, baseline } of figures)
      if (unit === "perSecond") expect(ratio * baseline, name).toBeGreaterThan(0);
      else expect(ratio, name).toBeUndefined();
    const budgets = Object.fromEntries(
      figures.map((figure: { name: string; budget: number | null }) => [figure.name, figure.budget]),
    );
    expect(budgets).toMatchObject({
      randomActionsAdvanced: 300_000,
      serverActions: 20_000,
      stateCopy: 2,
      engineSize: 60,
      replay: 25,
    });
  });

  test("lets another checkout's engine play in turns with this one's", async () => {
    const checkout = fileURLToPath(new URL("../../..", import.meta.url));
    const { code, stdout } = await lab(`bench --quick --json --part engine --against ${checkout}`);
    expect(code).toBe(0);
    const { figures } = JSON.parse(stdout);
    expect(figures.map((figure: { name: string }) => figure.name)).toEqual([
      "randomActionsAdvanced",
      "randomActionsByPlay",
      "serverActions",
    ]);
    for (const { name, value, baseline, ratio } of figures)
      expect(ratio, name).toBeCloseTo(value / baseline, 1);
  });

  test("tells how long each bot thinks about its decisions", async () => {
    const { code, stdout } = await lab("bench --quick --part bots --json");
    expect(code).toBe(0);
    const { thoughts } = JSON.parse(stdout);
    const rows: { bot: string; variant: string; decisions: number; mean: number; longest: number }[] =
      thoughts;
    expect(rows.map(({ bot, variant }) => `${variant} ${bot}`)).toEqual([
      ...["introductory cadet", "introductory colonel", "introductory marshal"],
      ...["advanced cadet", "advanced colonel", "advanced marshal"],
    ]);
    for (const { decisions, mean, longest } of rows) {
      expect(decisions).toBeGreaterThan(0);
      expect(mean).toBeGreaterThan(0);
      expect(longest).toBeGreaterThanOrEqual(mean);
    }
  });

  test("measures one part alone, and no part that is not there", async () => {
    const page = await lab("bench --quick --part page --json");
    expect(JSON.parse(page.stdout).figures).toEqual([]);
    const { code, stderr } = await lab("bench --part sea");
    expect(code).not.toBe(0);
    expect(stderr).toContain("engine, page, bots");
  });
});
