import { BOTS, botNames } from "@maria/bots";
import type { GameRecord, PackData } from "@maria/rules";
import { type GameOptions, type Seat, seatsOf } from "@maria/rules/model";
import {
  Authority,
  BotLoop,
  botsOf,
  type GameFile,
  MemoryStore,
  newGameStart,
  type Player,
  type Players,
} from "@maria/table";
import { seatName } from "@maria/tell";
import { type Words, wordsIn } from "../messages/words.ts";
import { afterwards, playOn } from "../play/game.ts";
import { askBots, askPlayers, askSeat, askVariant } from "../play/newSession.ts";
import { Interruption, listen, type Session, tell } from "../play/session.ts";
import { print } from "../terminal/io.ts";
import { type Lines, readLines } from "../terminal/lines.ts";
import { styleFor } from "../terminal/style.ts";
import { WIDTH, wrapped } from "../terminal/table.ts";
import { readArguments } from "./arguments.ts";
import { type Command, type Context, failure, SUCCESS } from "./context.ts";
import { botsFrom, gameOptionsFrom, loadedPackFrom, seatFrom, seedFrom } from "./gameArguments.ts";
import { gameFrom, packOfGame, rebuiltFrom } from "./recordArguments.ts";

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

/** A game that was saved, as far as it had come; under other rules it can only be looked at. */
const loadGame = (context: Context, words: Words, game: GameFile): GameRecord => {
  const { record } = game;
  const { cut } = rebuiltFrom(context, words, record, record.entries.length, null);
  if (cut !== null) throw failure(cut);
  return record;
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
  loaded: GameRecord | null,
  packData: PackData,
  commitment: string | undefined,
): Promise<Session> => {
  const { io, say } = context;
  const seed = seedFrom(context, values.seed);
  print(io, say("start.greeting"));
  const options = loaded ? loaded.options : await askOptions(context, lines, words, values);
  const seat: Seat =
    values.seat === undefined
      ? await askSeat(context, lines, words, options)
      : seatFrom(context, options, values.seat);
  const bots = botsFrom(context, options, values.bots ?? (await askBots(context, lines)), botNames, "cadet");
  const { entries, ...start } = loaded ?? { ...newGameStart(words.pack.id, options, seed), entries: [] };
  const store = new MemoryStore(entries);
  const game = await Authority.open(start, store);
  const players: Players = Object.fromEntries(
    seatsOf(options).map((other): [Seat, Player] => [
      other,
      other === seat ? { kind: "person" } : { kind: "bot", level: bots[other] ?? "cadet" },
    ]),
  );
  for (const line of wrapped(say("start.hint"), WIDTH)) print(io, line);
  const session: Session = {
    io,
    lines,
    words,
    style: styleFor(io.colours),
    seat,
    game,
    store,
    players,
    packData,
    commitment,
    bots: new BotLoop(game, botsOf(players, BOTS), {
      onFault: (fault) => tell(session, words.say("play.botFault", { seat: seatName(words, fault.seat) })),
    }),
    history: [],
    shown: 0,
    heading: "",
    lastRule: null,
  };
  await game.watch(seat, (moment) => listen(session, moment));
  session.shown = Math.max(0, session.history.length - RETOLD);
  return session;
};

/** A game against bots at the terminal. */
export const play: Command = async (context, args) => {
  const { io, say, language } = context;
  const { values } = readArguments(context, args, KINDS);
  const file = values.load === undefined ? null : gameFrom(context, values.load);
  const { pack, data } =
    file === null ? loadedPackFrom(context, values.pack) : packOfGame(context, file, values.pack);
  const words = wordsIn(language, pack);
  const loaded = file === null ? null : loadGame(context, words, file);
  const lines = readLines(io);
  try {
    const session = await beginSession(context, lines, words, values, loaded, data, file?.commitment);
    if (await playOn(session)) await afterwards(session);
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
