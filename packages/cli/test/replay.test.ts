import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type GameRecord, view } from "@maria/rules";
import { sees } from "@maria/rules/board";
import {
  isReserve,
  POWER_NAMES,
  type Power,
  type Seat,
  type State,
  seatOfPower,
  seatsOf,
  suitOf,
  worthOf,
} from "@maria/rules/model";
import { imagine, memoryFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { wordsIn } from "../src/messages/words.ts";
import { positionLines } from "../src/tell/position.ts";
import { styleFor } from "../src/terminal/style.ts";
import { historical, optionsFor, recordOf, stateOf } from "./support/records.ts";
import { scratchDirectory } from "./support/scratch.ts";
import { maria, type Output } from "./support/terminal.ts";

const replayed = (record: unknown, options = ""): Promise<Output> => {
  const directory = scratchDirectory();
  writeFileSync(join(directory, "game.json"), typeof record === "string" ? record : JSON.stringify(record));
  return maria(`replay game.json ${options}`, { directory });
};

const game = await recordOf(3);
const upTo = (entries: number): GameRecord => ({ ...game, entries: game.entries.slice(0, entries) });
const half = Math.floor(game.entries.length / 2);

describe("replay of a whole game", () => {
  test("tells the position and who has won", async () => {
    const { code, stdout } = await replayed(game);
    expect(code).toBe(0);
    const { winner } = stateOf(game).result ?? {};
    expect(stdout).toContain(`After ${game.entries.length} of ${game.entries.length} entries`);
    expect(stdout).toContain(
      { maria: "Maria Theresa", frederick: "Frederick", louis: "Louis XV" }[winner as "maria"],
    );
    expect(stdout).toContain("wins:");
  });

  test("stops after the entries wanted and tells who decides", async () => {
    const { code, stdout } = await replayed(game, "--until 0");
    expect(code).toBe(0);
    expect(stdout).toContain("After 0 of");
    expect(stdout).toContain("To decide now: Louis XV, Frederick, and Maria Theresa.");
  });

  test("--until beyond the end is bad usage", async () => {
    expect((await replayed(game, `--until ${game.entries.length + 1}`)).code).toBe(2);
  });

  test("--log tells what happened, sentence by sentence", async () => {
    const { stdout } = await replayed(game, "--log --lang de");
    expect(stdout).toContain("· Runde 1 beginnt.");
    expect(stdout).toMatch(/· .* zieht von .* nach /);
  });

  test("a take-back counts as an entry and undoes the one before", async () => {
    const first = game.entries[0] as GameRecord["entries"][number];
    const taken = { ...game, entries: [first, { seat: first.seat, action: { type: "takeBack" } }] };
    const { code, stdout } = await replayed(taken, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout).pending).toHaveLength(3);
  });
});

describe("what a seat may see", () => {
  const cardText = (card: State["drawDeck"][number]): string =>
    isReserve(card) ? "Reserve" : `${"♥♦♣♠"[suitOf(card)]}${worthOf(card)}`;

  test.each([...seatsOf(optionsFor(3)), "spectator"] as const)("%s sees the own hands only", async (who) => {
    const seat: Seat | null = who === "spectator" ? null : who;
    const state = stateOf(upTo(half));
    const { stdout } = await replayed(game, `--seat ${who} --until ${half}`);
    for (const [index, name] of POWER_NAMES.entries()) {
      const power = index as Power;
      const heading = stdout
        .split("\n")
        .find((line) => line.startsWith(`${name[0]?.toUpperCase()}${name.slice(1)} ·`));
      if (heading === undefined) continue;
      const hand = state.hands[power] ?? [];
      expect(heading).toContain(`${hand.length} card`);
      if (seat !== null && seatOfPower(state.options, power, state.saxony) === seat)
        for (const card of hand) expect(heading).toContain(cardText(card));
      else expect(heading).not.toMatch(/[♥♦♣♠]|Reserve/);
    }
  });

  test.each([...seatsOf(optionsFor(3)), "spectator"] as const)(
    "%s gets the view as JSON, nothing else",
    async (who) => {
      const seat: Seat | null = who === "spectator" ? null : who;
      const { stdout } = await replayed(game, `--seat ${who} --until ${half} --json`);
      const printed = JSON.parse(stdout);
      expect(Object.keys(printed).sort()).toEqual(["entries", "of", "pending", "view"]);
      expect(printed.view).toEqual(JSON.parse(JSON.stringify(view(stateOf(upTo(half)), seat))));
    },
  );

  test("the table does not change with the secrets of the others", () => {
    const words = wordsIn("en", historical);
    const style = styleFor(false);
    let chance = 1;
    const random = (below: number): number => {
      chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
      return (chance >> 8) % below;
    };
    for (let entries = 4; entries < game.entries.length; entries += 40) {
      const state = stateOf(upTo(entries));
      for (const seat of [...seatsOf(state.options), null]) {
        const seen = view(state, seat);
        const other = imagine(seen, memoryFrom(seen), random);
        expect(positionLines(words, view(other, seat), style)).toEqual(positionLines(words, seen, style));
      }
    }
  });

  test("the log of a spectator names no card drawn and no split", async () => {
    const { stdout } = await replayed(game, "--log");
    expect(stdout).toMatch(/· Prussia draws 3 cards\./);
    expect(stdout).not.toMatch(/draws \d+ cards?:/);
    expect(stdout).not.toContain("The recruits go to");
    expect(stdout).not.toContain("hands");
    expect(stdout).not.toContain("allots its troops:");
    const own = await replayed(game, "--log --seat frederick");
    expect(own.stdout).toMatch(/· Prussia draws 3 cards: /);
    expect(own.stdout).not.toMatch(/· (Austria|France) draws \d+ cards?:/);
    expect(sees(stateOf(game), "frederick", 2)).toBe(true);
  });
});

describe("files that are no record of a game fail with 1 and say why", () => {
  const broken = (change: object): unknown => ({ ...game, ...change });
  const first = game.entries[0] as GameRecord["entries"][number];
  test.each<[string, unknown, string]>([
    ["not JSON", '{"rules": 1,\n "pack" }', "line 2, column 9"],
    ["a list", [], "record"],
    ["no pack", broken({ pack: 7 }), "pack"],
    ["a short seed", broken({ seed: "12" }), "seed"],
    ["an unknown variant", broken({ options: { ...game.options, variant: "chess" } }), "options"],
    [
      "a gambit for two",
      broken({ options: { ...game.options, variant: "silesia-gambit", players: 2 } }),
      "options",
    ],
    [
      "an option of another variant",
      broken({ options: { ...game.options, politicalOption: true, troopCeiling: false } }),
      "options",
    ],
    ["four players", broken({ options: { ...game.options, players: 4 } }), "options"],
    ["entries that are no list", broken({ entries: {} }), "entries"],
    ["an unknown seat", broken({ entries: [{ ...first, seat: "george" }] }), "entries[0]"],
    ["an unknown action", broken({ entries: [{ seat: "maria", action: { type: "flee" } }] }), "entries[0]"],
    [
      "half an action",
      broken({ entries: [{ seat: "maria", action: { type: "march", piece: 3 } }] }),
      "entries[0]",
    ],
    [
      "junk in a take-back",
      broken({ entries: [first, { seat: "maria", action: { type: "takeBack", to: 0 } }] }),
      "entries[1]",
    ],
    ["an unknown field", broken({ comment: "mine" }), "a field that no record has"],
    ["a field of every object", broken({ constructor: "mine" }), "a field that no record has"],
    ["another pack", broken({ pack: "0123" }), "0123"],
  ])("%s", async (_name, record, named) => {
    const { code, stdout, stderr } = await replayed(record);
    expect(code).toBe(1);
    expect(stderr).toContain(named);
    expect(stdout).toBe("");
  });

  test("a record of other rules is played back if every entry is legal today, and else shown up to there", async () => {
    const legal = await replayed(broken({ rules: 99 }));
    expect([legal.code, legal.stderr]).toEqual([0, ""]);
    expect(legal.stdout).toContain(`After ${game.entries.length} of`);
    const entries = [first, { seat: "maria", action: { type: "done" } }, ...game.entries.slice(1)];
    const cut = await replayed(broken({ rules: 99, entries }), "--lang fr");
    expect(cut.code).toBe(0);
    expect(cut.stderr).toMatch(/version 99 des règles. L’entrée 2 /);
    expect(cut.stdout).toContain("1 ");
  });

  test("an illegal entry is named with its rule", async () => {
    const entries = [{ seat: "maria" as const, action: { type: "done" as const } }];
    const { code, stderr } = await replayed({ ...game, entries });
    expect(code).toBe(1);
    expect(stderr).toMatch(/Entry 1 \(Maria Theresa, done\) breaks SET-\d+/);
  });

  test("a take-back too many is named", async () => {
    const entries = [{ seat: "maria", action: { type: "takeBack" } }];
    const { code, stderr } = await replayed({ ...game, entries });
    expect(code).toBe(1);
    expect(stderr).toContain("Entry 1");
  });

  test("RUL-105 a forged take-back past what was disclosed is named with its number in the record", async () => {
    const last = game.entries.at(-1) as GameRecord["entries"][number];
    const forged = { seat: last.seat, action: { type: "takeBack" } };
    const { code, stderr } = await replayed({ ...game, entries: [...game.entries, forged] });
    expect(code).toBe(1);
    expect(stderr).toContain(`Entry ${game.entries.length + 1} `);
    expect(stderr).toContain("RUL-105");
  });

  test("a file that does not exist", async () => {
    const { code, stderr } = await maria("replay nothing.json", { directory: scratchDirectory() });
    expect(code).toBe(1);
    expect(stderr).toContain("nothing.json");
  });
});
