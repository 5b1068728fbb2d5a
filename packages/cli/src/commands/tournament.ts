import { availableParallelism } from "node:os";
import { type Budget, botNames } from "@maria/bots";
import { seatsOf } from "@maria/rules/model";
import { wordsIn } from "../messages/words.ts";
import { everyBotName } from "../simulate/everyBot.ts";
import { print, printJson } from "../terminal/io.ts";
import { progressOn } from "../terminal/progress.ts";
import { playAll } from "../tournament/crew.ts";
import type { Outcome } from "../tournament/game.ts";
import { reportOn, testOf, thoughtsOf } from "../tournament/report.ts";
import { fixturesOf, pairingSeatings, poolSeatings } from "../tournament/seatings.ts";
import type { Hypotheses } from "../tournament/sequential.ts";
import { oneOf, readArguments, wholeNumber } from "./arguments.ts";
import { badUsage, type Command, type Context, SUCCESS } from "./context.ts";
import { gameOptionsFrom, LARGEST_SEED, loadedPackFrom } from "./gameArguments.ts";
import { tournamentTables } from "./tournamentTables.ts";

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;
const MOST_NODES = 1_000_000_000;
const MOST_MILLISECONDS = 3_600_000;

/** NAME=COMMAND, as often as there are bots from outside. */
const outsideFrom = ({ say }: Context, given: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    given.map((value) => {
      const [, name, command] = /^\s*([\w-]+)\s*=\s*(.+)$/s.exec(value) ?? [];
      if (name === undefined || command === undefined) throw badUsage(say("error.notOutside", { value }));
      if (everyBotName.some((own) => own === name)) throw badUsage(say("error.nameTaken", { name }));
      return [name, command];
    }),
  );

const namesFrom = (
  context: Context,
  option: string,
  value: string,
  outside: Readonly<Record<string, string>>,
): readonly string[] => {
  const known: readonly string[] = [...everyBotName, ...Object.keys(outside)];
  const names = value.split(",").map((name) => oneOf(context, option, name.trim(), known));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw badUsage(context.say("error.namedTwice", { option, name: twice }));
  return names;
};

const hypothesesFrom = ({ say }: Context, value: string | undefined): Hypotheses | null => {
  if (value === undefined) return null;
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...more] = value.split(",").map(Number);
  if (!(elo0 < elo1) || more.length > 0) throw badUsage(say("error.notHypotheses", { value }));
  return { elo0, elo1 };
};

/** Lets bots play each other in all seatings, and measures how strong each is and what each role is worth. */
export const tournament: Command = async (context, args) => {
  const { io, say, language } = context;
  const { values } = readArguments(context, args, {
    pool: "string",
    pairing: "string",
    variant: "string",
    players: "string",
    "political-option": "boolean",
    "troop-ceiling": "boolean",
    games: "string",
    seed: "string",
    nodes: "string",
    sprt: "string",
    outside: "strings",
    "time-limit": "string",
    threads: "string",
    pack: "string",
    json: "boolean",
  });
  const options = gameOptionsFrom(context, values);
  const seats = seatsOf(options);
  const outside = outsideFrom(context, values.outside ?? []);
  const { pairing } = values;
  const pool =
    pairing === undefined
      ? namesFrom(context, "--pool", values.pool ?? botNames.join(","), outside)
      : namesFrom(context, "--pairing", pairing, outside);
  const [first = "", second = ""] = pool;
  if (pairing !== undefined && (pool.length !== 2 || values.pool !== undefined))
    throw badUsage(say("error.notAPairing"));
  const hypotheses = hypothesesFrom(context, values.sprt);
  if (hypotheses !== null && pool.length < 2) throw badUsage(say("error.testNeedsTwo"));
  const wanted = wholeNumber(context, "--games", values.games ?? "600", 1, MOST_GAMES);
  const seed = wholeNumber(context, "--seed", values.seed ?? "1", 0, LARGEST_SEED);
  const cores = String(availableParallelism());
  const threads = wholeNumber(context, "--threads", values.threads ?? cores, 1, MOST_THREADS);
  const limit = wholeNumber(context, "--time-limit", values["time-limit"] ?? "10000", 1, MOST_MILLISECONDS);
  const nodes =
    values.nodes === undefined ? null : wholeNumber(context, "--nodes", values.nodes, 1, MOST_NODES);
  const budget: Budget = { milliseconds: limit, ...(nodes === null ? {} : { nodes }) };
  const { data, pack } = loadedPackFrom(context, values.pack);
  const seatings = pairing === undefined ? poolSeatings(pool, seats) : pairingSeatings(first, second, seats);
  const fixtures = fixturesOf(seatings, wanted);
  const progress = progressOn(io);
  const outcomes: Outcome[] = [];
  const settings = { pack: data, options, budget, seed, outside, directory: io.directory, limit };
  await playAll(settings, fixtures, threads, io.stopped, (outcome) => {
    outcomes.push(outcome);
    const number = outcomes.length;
    progress.show(number / fixtures.length, say("simulate.progress", { number, wanted: fixtures.length }));
    if (hypotheses === null || number % seatings.length > 0) return true;
    return testOf(hypotheses, first, outcomes).verdict === "undecided";
  });
  progress.clear();
  const report = reportOn(pool, seats, hypotheses, outcomes);
  const thoughts = thoughtsOf(pool, outcomes);
  if (values.json) {
    printJson(io, { ...options, seed, nodes, pool, outside, ...report, thoughts });
    return SUCCESS;
  }
  const words = wordsIn(language, pack);
  for (const line of tournamentTables(words, options, seed, pool, report, thoughts)) print(io, line);
  return SUCCESS;
};
