import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { gameOptionsFrom, LARGEST_SEED, loadedPackFrom, pathFrom } from "@maria/cli/commands/gameArguments";
import { everyBotName } from "@maria/cli/simulate/everyBot";
import { print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import { type Command, FAILURE, SUCCESS } from "../context.ts";
import { FORMS, formNames, listFrom } from "../forms.ts";
import { ladderPage } from "../ladder/page.ts";
import { type Climb, climb, pairsOf } from "../ladder/rungs.ts";

const MOST_GAMES = 100_000;
const MOST_THREADS = 256;
const BOTS = "racer,turtle,cadet,colonel";
/** Longer than any bot of the house takes. */
const TIME_LIMIT = 10_000;

/** Plays everybody against everybody who is thought weaker, in each form of the game, and writes the page that tells how it went. */
export const ladder: Command = async (context, args) => {
  const { io, say } = context;
  const { values } = readArguments(context, args, {
    bots: "string",
    forms: "string",
    games: "string",
    seed: "string",
    threads: "string",
    out: "string",
  });
  const bots = listFrom(context, "--bots", values.bots ?? BOTS, everyBotName);
  const forms = listFrom(context, "--forms", values.forms ?? formNames.join(","), formNames);
  const games = wholeNumber(context, "--games", values.games ?? "600", 1, MOST_GAMES);
  const seed = wholeNumber(context, "--seed", values.seed ?? "1", 0, LARGEST_SEED - MOST_GAMES);
  const cores = String(availableParallelism());
  const threads = wholeNumber(context, "--threads", values.threads ?? cores, 1, MOST_THREADS);
  const { data, pack } = loadedPackFrom(context, undefined);
  const progress = progressOn(io);
  const wanted = forms.length * pairsOf(bots).length * games;
  let played = 0;
  const onGame = (): void => {
    played++;
    progress.show(Math.min(1, played / wanted), say("simulate.progress", { number: played, wanted }));
  };
  const climbs: Climb[] = [];
  for (const form of forms) {
    const options = gameOptionsFrom(context, FORMS[form]);
    const budget = { milliseconds: TIME_LIMIT };
    const settings = {
      pack: data,
      options,
      budget,
      seed,
      outside: {},
      directory: io.directory,
      limit: TIME_LIMIT,
    };
    climbs.push(await climb(bots, settings, games, threads, io.stopped, onGame));
  }
  progress.clear();
  const command = `npm run ladder -- --bots ${bots.join(",")} --forms ${forms.join(",")} --games ${games} --seed ${seed}`;
  const page = ladderPage(context, pack, command, climbs);
  if (values.out === undefined) print(io, page);
  else writeFileSync(pathFrom(context, values.out), page);
  const faults = climbs.flatMap((each) => each.faults);
  for (const { bot, seat, message } of faults) print(io, say("tournament.fault", { bot, seat, message }));
  return faults.length === 0 ? SUCCESS : FAILURE;
};
