import { pending, view } from "@maria/rules";
import { type Seat, seatsOf } from "@maria/rules/model";
import { resultText, seatName } from "@maria/tell";
import { wordsIn } from "../messages/words.ts";
import { positionLines } from "../tell/position.ts";
import { complain, print, printJson } from "../terminal/io.ts";
import { styleFor } from "../terminal/style.ts";
import { oneOf, readArguments, wholeNumber } from "./arguments.ts";
import { type Command, SUCCESS } from "./context.ts";
import { gameFrom, packOfGame, rebuiltFrom } from "./recordArguments.ts";

const SPECTATOR = "spectator";

/** Rebuilds a recorded game and shows what a seat, or a spectator, may see of it. */
export const replay: Command = async (context, args) => {
  const { io, say, language } = context;
  const { values, positionals } = readArguments(
    context,
    args,
    { until: "string", seat: "string", pack: "string", json: "boolean", log: "boolean" },
    ["FILE"],
  );
  const game = gameFrom(context, positionals[0] as string);
  const { record } = game;
  const words = wordsIn(language, packOfGame(context, game, values.pack).pack);
  const entries = record.entries.length;
  const wanted =
    values.until === undefined ? entries : wholeNumber(context, "--until", values.until, 0, entries);
  const seats: readonly (Seat | typeof SPECTATOR)[] = [...seatsOf(record.options), SPECTATOR];
  const chosen = oneOf(context, "--seat", values.seat ?? SPECTATOR, seats);
  const seat = chosen === SPECTATOR ? null : chosen;
  const rebuilt = rebuiltFrom(context, words, record, wanted, seat);
  const { until } = rebuilt;
  if (rebuilt.cut !== null) complain(io, rebuilt.cut);
  const seen = view(rebuilt.state, seat);
  const deciding = pending(rebuilt.state);
  if (values.json) {
    printJson(io, {
      entries: until,
      of: entries,
      pending: deciding,
      view: seen,
      ...(values.log ? { log: rebuilt.sentences } : {}),
    });
    return SUCCESS;
  }
  print(
    io,
    say("replay.title", {
      until,
      entries,
      who: seat === null ? say("replay.spectator") : seatName(words, seat),
    }),
  );
  if (values.log) for (const sentence of rebuilt.sentences) print(io, `· ${sentence}`);
  print(io);
  for (const line of positionLines(words, seen, styleFor(io.colours))) print(io, line);
  const result = rebuilt.state.result;
  if (result) print(io, resultText(words, result));
  else
    print(
      io,
      say("replay.deciding", {
        seats: words.list(deciding.map((decision) => seatName(words, decision.seat))),
      }),
    );
  return SUCCESS;
};
