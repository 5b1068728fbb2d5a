import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nothingHappened } from "@maria/cli/simulate/events";
import { loadPack, type PackData } from "@maria/rules";
import { describe, expect, test } from "vitest";
import { historical, historicalData } from "../../bots/test/support/historical.ts";
import { effectOf, isKept, judgementOn } from "../src/balance/effects.ts";
import { factsOf, medianOf } from "../src/balance/facts.ts";
import type { Played } from "../src/balance/ledger.ts";
import { halfFactorial, LEVERS, type Setting, variantOf } from "../src/balance/levers.ts";
import { targetsFor } from "../src/balance/targets.ts";
import { lab } from "./support/terminal.ts";

const ADVANCED = { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false } as const;

const game = (changes: Partial<Played> = {}): Played => ({
  ...{ shares: [1, 0, 0], power: "austria", ending: "emptyPool", turn: 9, happened: nothingHappened() },
  ...changes,
});

describe("what the games come to", () => {
  test("a card counts in the games that opened it, once each", () => {
    const [card] = historical.politics.cards;
    const key = card?.key ?? "";
    const opened = { ...nothingHappened(), opened: { [key]: 2 } };
    const games = [
      game(),
      game({ happened: opened }),
      game({ happened: { ...opened, executed: { [key]: 1 } } }),
    ];
    const found = factsOf(historical, ADVANCED, games).cards.find((each) => each.key === key);
    expect(found).toMatchObject({ opened: 2, executed: { games: 2, share: 0.5 } });
  });

  test("the median of an even number lies between the two in the middle", () => {
    expect([medianOf([9, 3, 5]), medianOf([12, 6, 7, 8])]).toEqual([5, 7.5]);
  });

  test("a target is open as long as the interval holds both, and not met when it lies outside", () => {
    const verdicts = (games: readonly Played[]) =>
      Object.fromEntries(
        targetsFor(ADVANCED, factsOf(historical, ADVANCED, games)).map(({ name, verdict }) => [
          name,
          verdict,
        ]),
      );
    const lost = game({ power: "france", turn: 4 });
    const many = Array.from({ length: 400 }, (_, at) => (at % 4 === 0 ? game() : lost));
    expect(verdicts(many)).toMatchObject({
      ...{ "Austria wins": "met", "France wins": "not met", "Prussia wins": "not met" },
      ...{ "over before turn 6": "not met", "median end turn": "not met" },
    });
    expect(verdicts(many.slice(0, 4))).toMatchObject({ "Austria wins": "open", "Pragmatic wins": "open" });
  });

  test("the two-player games and the Gambit have no targets", () => {
    const two = { ...ADVANCED, players: 2 } as const;
    expect(targetsFor(two, factsOf(historical, two, [game()]))).toEqual([]);
  });
});

describe("the screen of the pack", () => {
  const settings = halfFactorial(LEVERS.length);

  test("tries sixteen packs that are sound and differ, the pack as it is among them", () => {
    const ids = settings.map((setting) => loadPack(variantOf(historicalData, setting)).id);
    expect(new Set(ids).size).toBe(16);
    expect(ids[0]).toBe(historical.id);
  });

  test("mixes the effect of no lever with that of another, or of two others", () => {
    const signs = (levers: readonly number[]) =>
      settings.map((setting) => levers.reduce((sign, lever) => sign * (setting[lever] === true ? 1 : -1), 1));
    const all = LEVERS.map((_, lever) => lever);
    const alike = (one: readonly number[], other: readonly number[]): number =>
      signs(one).reduce((sum, sign, at) => sum + sign * (signs(other)[at] ?? 0), 0);
    for (const own of all) {
      expect(alike([own], [])).toBe(0);
      for (const one of all)
        for (const two of all) {
          if (one !== own) expect(alike([own], [one])).toBe(0);
          if (new Set([own, one, two]).size === 3) expect(alike([own], [one, two])).toBe(0);
        }
    }
  });

  test("both road levers together leave a fifth of Flanders' roads main roads, as was meant", () => {
    const maps = new Map(historicalData.board.cities.map(({ id, map }) => [id, map]));
    const share = ({ board }: PackData): number => {
      const roads = board.roads.filter(([from]) => maps.get(from) === "flanders");
      return roads.filter(([, , kind]) => kind === "main").length / roads.length;
    };
    expect(share(historicalData)).toBeCloseTo(0.26, 2);
    const setting: Setting = LEVERS.map(({ name }) => name === "lower-rhine" || name === "side-roads");
    expect(share(variantOf(historicalData, setting))).toBeCloseTo(0.2, 2);
  });

  const cells = settings.map((setting) => ({
    setting,
    games: Array.from({ length: 40 }, (_, at) => {
      const early = setting[2] === true ? at % 10 === 0 : at % 2 === 0;
      const power = (["prussia", "france", "pragmatic", "austria"] as const)[at % 4] ?? "austria";
      return game({ turn: early ? 5 : 9, power, ending: at % 4 === 0 ? "finalScoring" : "emptyPool" });
    }),
  }));

  test("finds the lever that was pulled, and no other", () => {
    const early = LEVERS.map((_, lever) => effectOf(cells, lever, ({ turn }) => (turn < 6 ? 1 : 0)));
    expect(early[2]?.change).toBeCloseTo(-0.4, 10);
    early.forEach(({ change, within }, lever) => {
      if (lever !== 2) expect(Math.abs(change)).toBeLessThan(within);
    });
  });

  test("keeps a lever only if it helps under every style and leaves everybody an eighth of the victories", () => {
    const [helps, idle] = [judgementOn(cells, 2), judgementOn(cells, 0)];
    expect(helps).toMatchObject({
      nearer: ["over before turn 6", "end turn"],
      farther: [],
      lowest: { share: 0.25 },
    });
    expect(isKept([helps, helps])).toBe(true);
    expect(isKept([helps, idle])).toBe(false);
    expect(isKept([helps, { ...helps, farther: ["end turn"] }])).toBe(false);
    expect(isKept([helps, { ...helps, lowest: { power: "austria", share: 0.11 } }])).toBe(false);
  });
});

describe("npm run balance", () => {
  test("writes a page that names its command, and plays nothing twice", async () => {
    const directory = mkdtempSync(join(tmpdir(), "balance-"));
    try {
      const [file, ledger] = [join(directory, "balance.md"), join(directory, "ledger.jsonl")];
      const asked = "--styles racer,cadet --forms introductory,advanced --games 3 --seed 2 --nodes 20";
      const command = `balance ${asked} --threads 1 --ledger ${ledger} --out ${file}`;
      expect(await lab(command)).toMatchObject({ code: 0, stdout: "" });
      const [page, kept] = [readFileSync(file, "utf8"), readFileSync(ledger, "utf8")];
      expect(page).toContain(`npm run balance -- ${asked} --out docs/balance.md`);
      expect(page.match(/^## /gm)).toHaveLength(2);
      expect(page.match(/^\| (racer|cadet) \| 3 \| /gm)).toHaveLength(4);
      expect(kept.trim().split("\n")).toHaveLength(12);
      expect(await lab(command)).toMatchObject({ code: 0 });
      expect(readFileSync(file, "utf8")).toBe(page);
      expect(readFileSync(ledger, "utf8")).toBe(kept);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test("screens the pack and says of each lever whether to keep it", async () => {
    const { code, stdout } = await lab("balance --screen --styles cadet --games 1 --threads 1");
    expect(code).toBe(0);
    expect(stdout).toContain("## cadet, 16 games");
    for (const { name } of LEVERS)
      expect(stdout).toMatch(new RegExp(`^\\| ${name} \\| .* (leave|\\*\\*keep\\*\\*) \\|$`, "m"));
  });
});
