import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { directoryFrom, packFrom } from "@maria/cli/commands/gameArguments";
import { print } from "@maria/cli/terminal/io";
import type { Pack } from "@maria/rules/model";
import { PUZZLE_KINDS, type PuzzleGame, type PuzzleKind, storePuzzles } from "@maria/table";
import { type Command, FAILURE, SUCCESS } from "../context.ts";
import { type ScoutedVariant, scoutGame } from "../lessons/scout.ts";
import { puzzlesIn } from "../puzzles/find.ts";

/** The same number of steps from packages/lab/src/commands and from packages/lab/dist/commands. */
const FOLDER = fileURLToPath(new URL("../../../web/puzzles/", import.meta.url));
const VARIANTS: readonly ScoutedVariant[] = ["introductory", "advanced"];
const MOST_GAMES = 10_000;
/** So many of a kind from one game at most, that they differ. */
const FROM_ONE_GAME = 2;

/** What is missing yet; nobody wins an advanced game in the midst of a phase (VIC-01). */
const quotaOf = (variant: ScoutedVariant, each: number): Record<PuzzleKind, number> => ({
  ...{ conquest: each, battle: each, army: each, retreat: each, supply: each, payment: each, hussars: each },
  victory: variant === "introductory" ? 2 * each : 0,
});

/** Plays games until there are enough puzzles of every kind. */
const findPuzzles = async (
  pack: Pack,
  variant: ScoutedVariant,
  each: number,
  most: number,
): Promise<ReadonlyMap<string, PuzzleGame>> => {
  const missing = quotaOf(variant, each);
  const found = new Map<string, PuzzleGame>();
  for (let number = 1; number <= most && PUZZLE_KINDS.some((kind) => missing[kind] > 0); number++) {
    const name = `${variant}-${number}`;
    const game = await scoutGame(pack, variant, number);
    const wanted = { ...missing };
    for (const kind of PUZZLE_KINDS) wanted[kind] = Math.min(missing[kind], FROM_ONE_GAME);
    const puzzles = puzzlesIn(game, name, wanted);
    if (puzzles.length === 0) continue;
    for (const { kind } of puzzles) missing[kind]--;
    const last = Math.max(...puzzles.map(({ entries }) => entries));
    const record = { ...game.record, entries: game.record.entries.slice(0, last) };
    found.set(name, { record, puzzles });
  }
  return found;
};

/** Finds puzzles in games among cadets, weighs every answer to them, and writes them for the page. */
export const puzzles: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, { games: "string", each: "string", out: "string" });
  const most = wholeNumber(context, "--games", values.games ?? "200", 1, MOST_GAMES);
  const each = wholeNumber(context, "--each", values.each ?? "5", 1, MOST_GAMES);
  const folder = values.out === undefined ? FOLDER : directoryFrom(context, values.out);
  const pack = packFrom(context, undefined);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith(".json")) rmSync(join(folder, file));
  const list: object[] = [];
  let isEnough = true;
  for (const variant of VARIANTS) {
    const found = await findPuzzles(pack, variant, each, most);
    for (const [name, game] of found)
      writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(storePuzzles(game))}\n`);
    const all = [...found.values()].flatMap((game) => game.puzzles);
    for (const [game, { puzzles: those }] of found)
      for (const { id, kind, level, seat } of those) list.push({ id, kind, level, seat, game, variant });
    for (const kind of PUZZLE_KINDS) {
      const those = all.filter((puzzle) => puzzle.kind === kind);
      const levels = [1, 2, 3]
        .map((level) => those.filter((puzzle) => puzzle.level === level).length)
        .join("/");
      isEnough &&= those.length >= quotaOf(variant, each)[kind];
      print(io, say("puzzles.found", { variant, name: kind, n: those.length, words: levels }));
    }
  }
  writeFileSync(join(folder, "catalogue.json"), `${JSON.stringify(list)}\n`);
  return isEnough ? SUCCESS : FAILURE;
};
