import { view } from "@maria/rules";
import { type GameOptions, seatsOf } from "@maria/rules/model";
import { imagine, memoryFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { wordsIn } from "../src/messages/words.ts";
import { positionLines } from "../src/tell/position.ts";
import { styleFor } from "../src/terminal/style.ts";
import { ADVANCED, GAMBIT, historical, randomRecord, stateOf } from "./support/records.ts";

const UNSOUND = /undefined|NaN|\{\w+\}|\bnull\b/;

const GAMES: readonly [string, GameOptions, number][] = [
  ["advanced", ADVANCED, 1],
  ["advanced with the option", { ...ADVANCED, politicalOption: true, troopCeiling: false }, 2],
  ["advanced for two", { ...ADVANCED, players: 2 }, 3],
  ["gambit", GAMBIT, 5],
];

describe.each(GAMES)("a whole %s game", async (_name, options, seed) => {
  const record = await randomRecord(options, seed);

  test("every position can be shown, and never changes with the secrets of the others", () => {
    const words = wordsIn("en", historical);
    const style = styleFor(false);
    let chance = 1;
    const random = (below: number): number => {
      chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
      return (chance >> 8) % below;
    };
    for (let entries = 5; entries < record.entries.length; entries += 45) {
      const state = stateOf({ ...record, entries: record.entries.slice(0, entries) });
      for (const seat of [...seatsOf(options), null]) {
        const seen = view(state, seat);
        const lines = positionLines(words, seen, style);
        expect(lines.join("\n")).not.toMatch(UNSOUND);
        expect(positionLines(words, view(imagine(seen, memoryFrom(seen), random), seat), style)).toEqual(
          lines,
        );
      }
    }
  });

  test("the winter scores are told when the game is over, not before (HID-14)", () => {
    const words = wordsIn("en", historical);
    const shown = (entries: number): string =>
      positionLines(
        words,
        view(stateOf({ ...record, entries: record.entries.slice(0, entries) }), null),
        styleFor(false),
      ).join("\n");
    expect(shown(record.entries.length - 1)).not.toContain("Winter scores:");
    const hasScores = options.variant === "advanced" && (stateOf(record).result?.turn ?? 0) > 3;
    expect(shown(record.entries.length).includes("Winter scores:")).toBe(hasScores);
  });
});
