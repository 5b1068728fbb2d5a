import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { directoryFrom, gameOptionsFrom, LARGEST_SEED, packFrom } from "@maria/cli/commands/gameArguments";
import { complain, print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import { columns, WIDTH, wrapped } from "@maria/cli/terminal/table";
import { ACTION_TYPES } from "@maria/rules/laws";
import type { GameOptions, Pack } from "@maria/rules/model";
import { EVENT_TYPES } from "@maria/tell";
import { badUsage, type Command, type Context, FAILURE, SUCCESS } from "../context.ts";
import { type Counting, newCoverage } from "../fuzz/coverage.ts";
import { type FoundFault, fuzzGame } from "../fuzz/fuzzGame.ts";
import { gamesWith, optionsOfGame } from "../fuzz/games.ts";
import { huntHostile } from "./fuzzHostile.ts";

/** Where the records of faulty games go, and the pack they were played with if it is not the historical one. */
interface Reporting {
  readonly directory: string;
  readonly pack: string | undefined;
}

const report = ({ io, say }: Context, to: Reporting, number: number, fault: FoundFault): void => {
  const { directory } = to;
  const pack = to.pack === undefined ? "" : ` --pack ${to.pack}`;
  const path = join(directory, `fault-${number}-${fault.kind}.json`);
  writeFileSync(path, `${JSON.stringify(fault.record)}\n`);
  complain(io, say("fuzz.fault", { number, kind: say(`fault.${fault.kind}`), detail: fault.detail }));
  complain(io, say("fuzz.reproduce", { path, pack, entries: fault.record.entries.length }));
};

const counts = (table: Readonly<Record<string, number>>): string[] => {
  const cells = Object.entries(table)
    .sort(([, a], [, b]) => b - a)
    .map(([key, count]) => `${key} ${count}`);
  const rows: string[][] = [];
  for (let start = 0; start < cells.length; start += 4) rows.push(cells.slice(start, start + 4));
  return columns(rows).map((line) => `  ${line}`);
};

/** What no game has led to yet; some of it only other variants have. */
const unseen = (table: Readonly<Record<string, number>>, all: readonly string[]): string =>
  all.filter((key) => !Object.hasOwn(table, key)).join(", ") || "–";

const summary = ({ io, say }: Context, coverage: Counting, seconds: number): void => {
  const n = Object.values(coverage.actions).reduce((sum, count) => sum + count, 0);
  print(io, say("fuzz.clean", { games: coverage.games, n, seconds: Math.round(seconds) }));
  print(io, say("fuzz.actions"));
  for (const line of counts(coverage.actions)) print(io, line);
  print(io, say("fuzz.events"));
  for (const line of counts(coverage.events)) print(io, line);
  print(io, say("fuzz.endings"));
  for (const line of counts(coverage.endings)) print(io, line);
  print(io, say("fuzz.variants"));
  for (const line of counts(coverage.variants)) print(io, line);
  const actions = unseen(coverage.actions, ACTION_TYPES);
  const events = unseen(coverage.events, EVENT_TYPES);
  for (const line of wrapped(say("fuzz.unseen", { actions, events }), WIDTH)) print(io, line);
};

interface Hunt {
  readonly pack: Pack;
  /** The games among which each number finds its own. */
  readonly games: readonly GameOptions[];
  readonly seed: number;
  readonly milliseconds: number;
  readonly reporting: Reporting;
}

const hunt = async (
  context: Context,
  { pack, games, seed, milliseconds, reporting }: Hunt,
): Promise<number> => {
  const { io, say } = context;
  const coverage = newCoverage();
  const progress = progressOn(io);
  const begun = performance.now();
  for (let number = seed; !io.stopped.aborted; number++) {
    const elapsed = performance.now() - begun;
    if (elapsed >= milliseconds) break;
    progress.show(elapsed / milliseconds, say("fuzz.progress", { games: coverage.games }));
    const fault = fuzzGame(pack, optionsOfGame(games, number), number, coverage);
    if (fault) {
      progress.clear();
      report(context, reporting, number, fault);
      return FAILURE;
    }
    await setImmediate();
  }
  progress.clear();
  summary(context, coverage, (performance.now() - begun) / 1000);
  return SUCCESS;
};

const positiveNumber = ({ say }: Context, option: string, value: string): number => {
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0) throw badUsage(say("error.notPositive", { option, value }));
  return number;
};

const MOST_HOSTILE = 100_000_000;

/**
 * Plays games of sense and chance for so many minutes, or tries so many hostile actions and records, and stops at the
 * first fault.
 */
export const fuzz: Command = async (context, args) => {
  const { values } = readArguments(context, args, {
    minutes: "string",
    seed: "string",
    players: "string",
    variant: "string",
    "political-option": "boolean",
    "troop-ceiling": "boolean",
    pack: "string",
    out: "string",
    hostile: "boolean",
    actions: "string",
    records: "string",
  });
  const minutes = positiveNumber(context, "--minutes", values.minutes ?? "1");
  const seed = wholeNumber(context, "--seed", values.seed ?? String(Date.now() % 1_000_000), 0, LARGEST_SEED);
  // Whatever was said must make sense by itself; the rest is left to chance.
  if (values.variant !== undefined) gameOptionsFrom(context, values);
  else if (values.players !== undefined) gameOptionsFrom(context, { players: values.players });
  const pack = packFrom(context, values.pack);
  const games = gamesWith(values);
  const directory = directoryFrom(context, values.out ?? join(tmpdir(), "maria-fuzz"));
  const reporting: Reporting = { directory, pack: values.pack };
  if (!values.hostile) return hunt(context, { pack, games, seed, milliseconds: minutes * 60_000, reporting });
  const actions = wholeNumber(context, "--actions", values.actions ?? "200000", 0, MOST_HOSTILE);
  const records = wholeNumber(context, "--records", values.records ?? "5000", 0, MOST_HOSTILE);
  return huntHostile(context, { pack, games, seed, actions, records }, (number, fault) => {
    report(context, reporting, number, fault);
    return FAILURE;
  });
};
