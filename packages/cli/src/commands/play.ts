import { botChance } from "@maria/bots";
import { type GameOptions, openTable, type Seat, type Table } from "@maria/rules";
import { type Words, wordsIn } from "../messages/words.ts";
import { afterwards, playOn } from "../play/game.ts";
import { askBots, askPlayers, askSeat, askVariant } from "../play/newSession.ts";
import { historyOf, Interruption, type Session } from "../play/session.ts";
import { print } from "../terminal/io.ts";
import { type Lines, readLines } from "../terminal/lines.ts";
import { styleFor } from "../terminal/style.ts";
import { WIDTH, wrapped } from "../terminal/table.ts";
import { readArguments } from "./arguments.ts";
import { type Command, type Context, SUCCESS } from "./context.ts";
import { botsBySeat, botsFrom, gameOptionsFrom, packFrom, seatFrom, seedFrom } from "./gameArguments.ts";
import { rebuiltFrom, recordFrom } from "./recordArguments.ts";

const KINDS = {
  variant: "string",
  players: "string",
  "political-option": "boolean",
  "troop-ceiling": "boolean",
  seat: "string",
  bots: "string",
  seed: "string",
  pack: "string",
  load: "string",
} as const;
type Values = ReturnType<typeof readArguments<typeof KINDS>>["values"];

/** Sentences told again when a game is taken up. */
const RETOLD = 8;

/** A game that was saved, as far as it had come. */
const loadTable = (context: Context, words: Words, file: string): Table => {
  const record = recordFrom(context, file);
  const { state } = rebuiltFrom(context, words, record, record.entries.length, null);
  return { record, state };
};

const askOptions = async (
  context: Context,
  lines: Lines,
  words: Words,
  values: Values,
): Promise<GameOptions> => {
  const given = {
    ...values,
    variant: values.variant ?? (values["political-option"] ? "advanced" : undefined),
  };
  gameOptionsFrom(context, given);
  const chosen = given.variant === undefined ? { ...given, ...(await askVariant(context, lines)) } : given;
  const { variant } = gameOptionsFrom(context, { ...chosen, players: chosen.players ?? "3" });
  const isForThree = variant === "silesia-gambit";
  const players = chosen.players ?? (isForThree ? "3" : await askPlayers(context, lines, words, variant));
  return gameOptionsFrom(context, { ...chosen, players });
};

/** What was not said on the command line is asked for. */
const beginSession = async (
  context: Context,
  lines: Lines,
  words: Words,
  values: Values,
): Promise<Session> => {
  const { io, say } = context;
  const loaded = values.load === undefined ? null : loadTable(context, words, values.load);
  const seed = seedFrom(context, values.seed);
  print(io, say("start.greeting"));
  const options = loaded ? loaded.record.options : await askOptions(context, lines, words, values);
  const seat: Seat =
    values.seat === undefined
      ? await askSeat(context, lines, words, options)
      : seatFrom(context, options, values.seat);
  const bots = botsFrom(context, options, values.bots ?? (await askBots(context, lines)));
  const table = loaded ?? openTable(words.pack.id, options, seed);
  const history = historyOf(words, table.record, seat);
  for (const line of wrapped(say("start.hint"), WIDTH)) print(io, line);
  return {
    io,
    lines,
    words,
    style: styleFor(io.colours),
    seat,
    bots: botsBySeat(bots),
    table,
    history,
    shown: Math.max(0, history.length - RETOLD),
    heading: "",
    lastRule: null,
  };
};

/** A game against bots at the terminal. */
export const play: Command = async (context, args) => {
  const { io, say, language } = context;
  const { values } = readArguments(context, args, KINDS);
  const words = wordsIn(language, packFrom(context, values.pack));
  const lines = readLines(io);
  try {
    const session = await beginSession(context, lines, words, values);
    if (await playOn(session, botChance(session.table.record.seed))) await afterwards(session);
    print(io, say("play.goodbye"));
    return SUCCESS;
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
    print(io, say("play.goodbye"));
    return SUCCESS;
  } finally {
    lines.close();
  }
};
