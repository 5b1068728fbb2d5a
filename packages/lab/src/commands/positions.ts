import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Budget, botChance } from "@maria/bots";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { packFrom, pathFrom } from "@maria/cli/commands/gameArguments";
import { EVERY_BOT, everyBotName } from "@maria/cli/simulate/everyBot";
import { print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import type { Pack } from "@maria/rules/model";
import { PUZZLE_KINDS, storePuzzles } from "@maria/table";
import { type Command, type Context, SUCCESS } from "../context.ts";
import { listFrom } from "../forms.ts";
import { type ScoutedVariant, scoutGame } from "../lessons/scout.ts";
import { answeredBy } from "../positions/answered.ts";
import { allPositions, FOLDER } from "../positions/collection.ts";
import { deedsIn } from "../positions/deeds.ts";
import { BATTLE_KINDS, type BattleKind, positionsIn } from "../positions/find.ts";

const MOST_NODES = 1_000_000;
const BOTS = "cadet,colonel,marshal";
const TIME_LIMIT = 60_000;

const VARIANTS: readonly ScoutedVariant[] = ["introductory", "advanced"];
/** Beyond the games that puzzles are found in. */
const FIRST_GAME = 1001;
const MOST_SEARCHED = 200;

/** Plays games for as many battles of each kind and form; one of a kind from a game. */
const findBattles = async (context: Context, pack: Pack, each: number): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
  for (const variant of VARIANTS) {
    const missing: Record<BattleKind, number> = { battle: each, army: each };
    for (let number = FIRST_GAME; number < FIRST_GAME + MOST_SEARCHED; number++) {
      if (BATTLE_KINDS.every((kind) => missing[kind] === 0)) break;
      const name = `${variant}-${number}`;
      const game = await scoutGame(pack, variant, number);
      const wanted = { battle: Math.min(1, missing.battle), army: Math.min(1, missing.army) };
      const found = positionsIn(game, name, wanted, botChance(game.record.seed, "positions"));
      if (found.length === 0) continue;
      for (const { kind } of found) if (kind === "battle" || kind === "army") missing[kind]--;
      const entries = game.record.entries.slice(0, Math.max(...found.map((position) => position.entries)));
      const stored = storePuzzles({ record: { ...game.record, entries }, puzzles: found });
      writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(stored)}\n`);
      print(context.io, context.say("positions.found", { name, n: found.length }));
    }
  }
};

/** Asks each bot for its answer in every position with a known best one, and tells how many it solves and what it did elsewhere. */
export const positions: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, {
    bots: "string",
    kinds: "string",
    nodes: "string",
    find: "string",
    out: "string",
  });
  const pack = packFrom(context, undefined);
  if (values.find !== undefined) {
    await findBattles(context, pack, wholeNumber(context, "--find", values.find, 1, MOST_SEARCHED));
    return SUCCESS;
  }
  const bots = listFrom(context, "--bots", values.bots ?? BOTS, everyBotName);
  const kinds = listFrom(context, "--kinds", values.kinds ?? PUZZLE_KINDS.join(","), PUZZLE_KINDS);
  const nodes = wholeNumber(context, "--nodes", values.nodes ?? "2000", 1, MOST_NODES);
  const budget: Budget = { milliseconds: TIME_LIMIT, nodes };
  const asked = allPositions().filter(({ puzzle }) => kinds.includes(puzzle.kind));
  const progress = progressOn(io);
  const wanted = asked.length * bots.length;
  let number = 0;
  const solved = new Map<string, number>();
  const failures: string[] = [];
  for (const { puzzle, state: stateOf } of asked) {
    const state = stateOf();
    for (const bot of bots) {
      const random = botChance(puzzle.id, bot);
      const answer = await answeredBy(state, puzzle, EVERY_BOT[bot], budget, random);
      const key = `${bot} ${puzzle.kind}`;
      if (answer.isSolved) solved.set(key, (solved.get(key) ?? 0) + 1);
      else {
        const { did, best } = deedsIn(context, state, puzzle, answer);
        failures.push(say("positions.failure", { bot, name: puzzle.id, seat: puzzle.seat, did, best }));
      }
      progress.show(++number / wanted, say("simulate.progress", { number, wanted }));
      // Ctrl+C is heard between positions.
      await setImmediate();
      if (io.stopped.aborted) break;
    }
    if (io.stopped.aborted) break;
  }
  progress.clear();
  const kindsAsked = PUZZLE_KINDS.filter((kind) => kinds.includes(kind));
  const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  const ofKind = (kind: string): number => asked.filter(({ puzzle }) => puzzle.kind === kind).length;
  const lines = [
    row([
      "bot",
      ...kindsAsked.map((kind) => `${kind} (${ofKind(kind)})`),
      `${say("positions.all")} (${asked.length})`,
    ]),
    row(["---", ...kindsAsked.map(() => "---"), "---"]),
    ...bots.map((bot) => {
      const counts = kindsAsked.map((kind) => solved.get(`${bot} ${kind}`) ?? 0);
      return row([bot, ...counts, counts.reduce((sum, count) => sum + count, 0)]);
    }),
    "",
    ...failures.map((failure) => `- ${failure}`),
  ];
  if (values.out === undefined) for (const line of lines) print(io, line);
  else writeFileSync(pathFrom(context, values.out), `${lines.join("\n")}\n`);
  return SUCCESS;
};
