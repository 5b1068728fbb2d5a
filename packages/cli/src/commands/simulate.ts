import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { seedFromNumber } from "@maria/rules/authority";
import { type Ending, type Seat, seatsOf } from "@maria/rules/model";
import { endingText, type Language, seatName, variantName } from "@maria/tell";
import { type Words, wordsIn } from "../messages/words.ts";
import { blundersOf } from "../simulate/blunders.ts";
import { summariseBlunders } from "../simulate/carefulness.ts";
import { everyBotName } from "../simulate/everyBot.ts";
import { summarisePolitics } from "../simulate/politics.ts";
import { type SimulatedGame, simulateGame } from "../simulate/simulation.ts";
import { type Spread, type Summary, summarise } from "../simulate/summary.ts";
import { print, printJson } from "../terminal/io.ts";
import { progressOn } from "../terminal/progress.ts";
import { columns, figures } from "../terminal/table.ts";
import { readArguments, wholeNumber } from "./arguments.ts";
import { type Command, type Context, failure, SUCCESS } from "./context.ts";
import {
  botsBySeat,
  botsFrom,
  directoryFrom,
  gameOptionsFrom,
  LARGEST_SEED,
  packFrom,
} from "./gameArguments.ts";
import { blunderTables } from "./simulatedBlunders.ts";
import { politicsTables } from "./simulatedPolitics.ts";

const MOST_GAMES = 1_000_000;

const fileFor = (directory: string, number: number): string =>
  join(directory, `game-${String(number).padStart(4, "0")}.json`);

const writeRecord = ({ say }: Context, path: string, game: SimulatedGame): void => {
  try {
    writeFileSync(path, `${JSON.stringify(game.record)}\n`);
  } catch (error) {
    throw failure(say("error.cannotWrite", { path, message: (error as Error).message }));
  }
};

const percentage = (language: Language, count: number, of: number): string =>
  `${((100 * count) / of).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;

const tables = (words: Words, summary: Summary): string[] => {
  const { say } = words;
  const number = (value: number): string => value.toLocaleString(words.language);
  const spread = (label: string, { least, mean, most }: Spread): string[] => [
    label,
    number(least),
    number(mean),
    number(most),
  ];
  const winners = Object.entries(summary.winners).map(([seat, count]) => [
    `  ${seat === "nobody" ? say("simulate.tie") : seatName(words, seat as Seat)}`,
    number(count),
    percentage(words.language, count, summary.games),
  ]);
  const endings = Object.entries(summary.endings).map(([ending, count]) => [
    `  ${String(count).padStart(5)}`,
    endingText(words, ending as Ending),
  ]);
  return [
    say("simulate.winners"),
    ...figures(winners),
    "",
    say("simulate.endings"),
    ...columns(endings),
    "",
    ...figures([
      ["", say("simulate.least"), say("simulate.mean"), say("simulate.most")],
      spread(say("simulate.actions"), summary.actions),
      spread(say("simulate.turns"), summary.turns),
    ]),
    "",
    say("simulate.speed", { n: number(summary.actionsPerSecond) }),
  ];
};

/** Plays whole games among bots and tells how they went. */
export const simulate: Command = async (context, args) => {
  const { io, say, language } = context;
  const { values } = readArguments(context, args, {
    variant: "string",
    players: "string",
    "political-option": "boolean",
    "troop-ceiling": "boolean",
    games: "string",
    seed: "string",
    bots: "string",
    pack: "string",
    record: "string",
    blunders: "boolean",
    json: "boolean",
  });
  const options = gameOptionsFrom(context, values);
  const wanted = wholeNumber(context, "--games", values.games ?? "100", 1, MOST_GAMES);
  const seed = wholeNumber(context, "--seed", values.seed ?? "1", 0, LARGEST_SEED);
  const botNames = botsFrom(context, options, values.bots ?? "cadet", everyBotName, "cadet");
  const pack = packFrom(context, values.pack);
  const directory = values.record === undefined ? null : directoryFrom(context, values.record);
  const bots = botsBySeat(botNames);
  const progress = progressOn(io);
  const games: SimulatedGame[] = [];
  while (games.length < wanted && !io.stopped.aborted) {
    const number = games.length + 1;
    const game = await simulateGame(pack, options, seedFromNumber(seed + number - 1), bots);
    if (directory !== null) writeRecord(context, fileFor(directory, number), game);
    if (game.fault !== null) {
      progress.clear();
      throw failure(say("simulate.fault", { number, seed: seed + number - 1, fault: game.fault }));
    }
    games.push(game);
    progress.show(number / wanted, say("simulate.progress", { number, wanted }));
    await setImmediate();
  }
  progress.clear();
  const summary = summarise(games, seatsOf(options));
  const politics = options.variant === "advanced" ? summarisePolitics(pack, games) : null;
  const careful = values.blunders
    ? summariseBlunders(games.map((game) => ({ ...game, blunders: blundersOf(game.record) })))
    : null;
  if (values.json) {
    const blunders = careful === null ? {} : { blunders: careful };
    printJson(io, { ...options, seed, bots: botNames, ...summary, ...politics, ...blunders });
    return SUCCESS;
  }
  const words = wordsIn(language, pack);
  const seated = Object.entries(botNames).map(([seat, bot]) => `${seatName(words, seat as Seat)} ${bot}`);
  print(
    io,
    say("simulate.title", {
      n: games.length,
      variant: variantName(words, options),
      players: options.players,
      seed,
      bots: seated.join(", "),
    }),
  );
  print(io);
  for (const line of tables(words, summary)) print(io, line);
  if (politics !== null) for (const line of politicsTables(words, politics)) print(io, line);
  if (careful !== null) for (const line of blunderTables(words, careful)) print(io, line);
  if (directory !== null) print(io, say("simulate.recorded", { path: directory }));
  return SUCCESS;
};
