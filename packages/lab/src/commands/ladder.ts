import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { readArguments, wholeNumber } from "@maria/cli/commands/arguments";
import { gameOptionsFrom, LARGEST_SEED, loadedPackFrom, pathFrom } from "@maria/cli/commands/gameArguments";
import { everyBotName } from "@maria/cli/simulate/everyBot";
import { print } from "@maria/cli/terminal/io";
import { progressOn } from "@maria/cli/terminal/progress";
import { type Command, FAILURE, SUCCESS } from "../context.ts";
import { FORMS, formNames, listFrom } from "../forms.ts";
import { Kept } from "../ladder/kept.ts";
import { ladderPage } from "../ladder/page.ts";
import { type Climb, climb, pairsOf } from "../ladder/rungs.ts";

const MOST_GAMES = 100_000;
const MOST_THREADS = 256;
const BOTS = "racer,turtle,cadet,colonel";
const MOST_NODES = 1_000_000;
const MOST_MINUTES = 10_000;
const MINUTE = 60_000;
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
    nodes: "string",
    keep: "string",
    minutes: "string",
    out: "string",
  });
  const bots = listFrom(context, "--bots", values.bots ?? BOTS, everyBotName);
  const forms = listFrom(context, "--forms", values.forms ?? formNames.join(","), formNames);
  const games = wholeNumber(context, "--games", values.games ?? "600", 1, MOST_GAMES);
  const seed = wholeNumber(context, "--seed", values.seed ?? "1", 0, LARGEST_SEED - MOST_GAMES);
  const cores = String(availableParallelism());
  const threads = wholeNumber(context, "--threads", values.threads ?? cores, 1, MOST_THREADS);
  const nodes =
    values.nodes === undefined ? null : wholeNumber(context, "--nodes", values.nodes, 1, MOST_NODES);
  const minutes =
    values.minutes === undefined ? null : wholeNumber(context, "--minutes", values.minutes, 0, MOST_MINUTES);
  const end = minutes === null ? Number.POSITIVE_INFINITY : Date.now() + minutes * MINUTE;
  const kept = new Kept(values.keep === undefined ? null : pathFrom(context, values.keep));
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
    const budget = nodes === null ? { milliseconds: TIME_LIMIT } : { milliseconds: TIME_LIMIT, nodes };
    const settings = {
      pack: data,
      options,
      budget,
      seed,
      outside: {},
      directory: io.directory,
      limit: TIME_LIMIT,
    };
    const ascent = { form, bots, settings, games, threads, kept, hasTime: () => Date.now() < end };
    climbs.push(await climb(ascent, io.stopped, onGame));
  }
  progress.clear();
  const counted = nodes === null ? "" : ` --nodes ${nodes}`;
  const command = `npm run ladder -- --bots ${bots.join(",")} --forms ${forms.join(",")} --games ${games} --seed ${seed}${counted}`;
  const page = ladderPage(context, pack, command, climbs);
  if (values.out === undefined) print(io, page);
  else writeFileSync(pathFrom(context, values.out), page);
  const faults = climbs.flatMap((each) => each.faults);
  for (const { bot, seat, message } of faults) print(io, say("tournament.fault", { bot, seat, message }));
  return faults.length === 0 ? SUCCESS : FAILURE;
};
