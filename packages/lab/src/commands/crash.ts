import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { oneOf, readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { LARGEST_SEED, packFrom } from "@maria/cli/commands/gameArguments";
import { complain, print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import { badUsage, type Command, FAILURE, SUCCESS } from "../context.ts";
import { crashRounds } from "../crash/rounds.ts";
import { embedded, onPostgres } from "../crash/targets.ts";

const MOST_ROUNDS = 100_000;
const MOST_PROCESSES = 8;
const MOST_MINUTES = 10_000;
const MINUTE = 60_000;

/**
 * Kills a server, or PostgreSQL, so many times, or for so many minutes, while people play, and stops at the first entry that is lost, doubled or out of
 * order, or at a game that does not go on.
 */
export const crash: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, {
    ...{ rounds: "string", minutes: "string", seed: "string", store: "string", processes: "string" },
    "kill-database": "boolean",
  } as const);
  const rounds = wholeNumber(context, "--rounds", values.rounds ?? "200", 1, MOST_ROUNDS);
  const minutes = wholeNumber(context, "--minutes", values.minutes ?? String(MOST_MINUTES), 1, MOST_MINUTES);
  const seed = wholeNumber(context, "--seed", values.seed ?? String(Date.now() % 1_000_000), 0, LARGEST_SEED);
  const isDatabaseKilled = values["kill-database"] === true;
  const store = oneOf(context, "--store", values.store ?? (isDatabaseKilled ? "postgres" : "sqlite"), [
    "sqlite",
    "postgres",
  ]);
  const processes = wholeNumber(context, "--processes", values.processes ?? "1", 1, MOST_PROCESSES);
  if (store === "sqlite" && (isDatabaseKilled || processes > 1)) throw badUsage(say("crash.needsPostgres"));
  packFrom(context, undefined);
  const directory = mkdtempSync(join(tmpdir(), "maria-crash-"));
  const target =
    store === "sqlite"
      ? await embedded(directory)
      : await onPostgres(directory, processes, isDatabaseKilled ? "database" : "process");
  const progress = progressOn(io);
  const end = Date.now() + minutes * MINUTE;
  const { kills, accepted, longest, faults } = await crashRounds({
    ...{ rounds, seed, target, isTimeUp: () => Date.now() >= end },
    onRound: (number, count) => progress.show(number / rounds, say("crash.progress", { number, count })),
  });
  progress.clear();
  for (const fault of faults) complain(io, fault);
  print(io, say("crash.result", { number: kills, accepted, seed, m: faults.length }));
  if (longest > 0) print(io, say("crash.longest", { n: longest }));
  return faults.length === 0 ? SUCCESS : FAILURE;
};
