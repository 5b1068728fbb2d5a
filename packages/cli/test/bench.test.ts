import { describe, expect, test } from "vitest";
import { maria } from "./support/terminal.ts";

describe("bench", () => {
  test("measures every figure once and tells the budgets beside", async () => {
    const { code, stdout } = await maria("bench --quick --json");
    expect(code).toBe(0);
    const { figures } = JSON.parse(stdout);
    expect(figures.map((figure: { name: string }) => figure.name)).toEqual([
      "randomActions",
      "randomActionsByPlay",
      "serverActions",
      "cadetGames",
      "stateCopy",
      "choices",
      "marchTrees",
      "retreatSearch",
      "replay",
      "engineSize",
    ]);
    for (const { name, value } of figures) expect(value, name).toBeGreaterThan(0);
    const budgets = Object.fromEntries(
      figures.map((figure: { name: string; budget: number | null }) => [figure.name, figure.budget]),
    );
    expect(budgets).toMatchObject({ randomActions: 300_000, stateCopy: 2, engineSize: 60, replay: 25 });
  });
});
