import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { LARGEST_SEED, packFrom } from "@maria/cli/commands/gameArguments";
import { complain, print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import { type Command, FAILURE, SUCCESS } from "../context.ts";
import { crashRounds } from "../crash/rounds.ts";

const MOST_ROUNDS = 100_000;

/** Kills a server so many times while people play, and stops at the first entry that is lost, doubled or out of order. */
export const crash: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, { rounds: "string", seed: "string" });
  const rounds = wholeNumber(context, "--rounds", values.rounds ?? "200", 1, MOST_ROUNDS);
  const seed = wholeNumber(context, "--seed", values.seed ?? String(Date.now() % 1_000_000), 0, LARGEST_SEED);
  packFrom(context, undefined);
  const progress = progressOn(io);
  const { kills, accepted, faults } = await crashRounds({
    ...{ rounds, seed, directory: mkdtempSync(join(tmpdir(), "maria-crash-")) },
    onRound: (number, count) => progress.show(number / rounds, say("crash.progress", { number, count })),
  });
  progress.clear();
  for (const fault of faults) complain(io, fault);
  print(io, say("crash.result", { number: kills, accepted, seed, m: faults.length }));
  return faults.length === 0 ? SUCCESS : FAILURE;
};
