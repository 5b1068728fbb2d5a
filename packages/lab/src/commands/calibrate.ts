import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Calibration, calibrated, kindOf, UNCALIBRATED } from "@maria/bots";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { gameOptionsFrom, LARGEST_SEED, packFrom } from "@maria/cli/commands/gameArguments";
import { print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import { calibrationFor } from "../calibrate/fit.ts";
import { binsOf, errorOf, surpriseOf, type Told } from "../calibrate/reliability.ts";
import { reportWith } from "../calibrate/report.ts";
import { type Standing, standingsOf } from "../calibrate/standings.ts";
import { type Command, SUCCESS } from "../context.ts";

const MOST_GAMES = 100_000;

const toldBy = (standings: readonly Standing[], calibration: Calibration): Told[] =>
  standings.flatMap(({ prospects, over, outcome }) =>
    calibrated(prospects, over, calibration).map((chance, at) => ({ chance, came: outcome[at] ?? 0 })),
  );

const measured = (told: readonly Told[]) => ({ error: errorOf(binsOf(told)), surprise: surpriseOf(told) });

/** Somebody who tells each contender's share of victories, whatever the position. */
const toldBlindly = (train: readonly Standing[], kept: readonly Standing[]): Told[] => {
  const shares = (train[0]?.outcome ?? []).map(
    (_, at) => train.reduce((sum, { outcome }) => sum + (outcome[at] ?? 0), 0) / train.length,
  );
  return kept.flatMap(({ outcome }) => outcome.map((came, at) => ({ chance: shares[at] ?? 0, came })));
};

/** Plays games among bots of every style, fits the calibration to one half and measures it on the other. */
export const calibrate: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, {
    variant: "string",
    players: "string",
    games: "string",
    seed: "string",
    out: "string",
    report: "string",
  });
  const options = gameOptionsFrom(context, values);
  const games = wholeNumber(context, "--games", values.games ?? "1000", 2, MOST_GAMES);
  const seed = wholeNumber(context, "--seed", values.seed ?? "1", 0, LARGEST_SEED - MOST_GAMES);
  const pack = packFrom(context, undefined);
  const progress = progressOn(io);
  const train: Standing[] = [];
  const kept: Standing[] = [];
  for (let game = 0; game < games; game++) {
    (game % 2 === 0 ? train : kept).push(...(await standingsOf(pack, options, seed + game)));
    progress.show((game + 1) / games, say("calibrate.progress", { games: game + 1 }));
  }
  progress.clear();
  const calibration = calibrationFor(train);
  const told = toldBy(kept, calibration);
  const before = measured(toldBy(kept, UNCALIBRATED));
  const after = measured(told);
  const shown = (error: number): string => (100 * error).toFixed(1);
  print(
    io,
    say("calibrate.result", {
      count: told.length,
      games: Math.floor(games / 2),
      before: shown(before.error),
      after: shown(after.error),
    }),
  );
  const { report, out } = values;
  if (report !== undefined)
    writeFileSync(
      report,
      reportWith(existsSync(report) ? readFileSync(report, "utf8") : "", {
        title: `${options.variant}, ${options.players} players`,
        command: `npm run calibrate -- --variant ${options.variant} --players ${options.players} --games ${games} --seed ${seed}`,
        games: Math.floor(games / 2),
        count: told.length,
        before,
        after,
        blind: surpriseOf(toldBlindly(train, kept)),
        bins: binsOf(told),
      }),
    );
  const made = JSON.stringify({ [kindOf(options)]: calibration });
  if (out === undefined) print(io, made);
  else writeFileSync(out, `${made}\n`);
  return SUCCESS;
};
