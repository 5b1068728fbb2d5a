import { type BotName, botNames } from "@maria/bots";
import { type GameOptions, type Seat, seatsOf, type Variant } from "@maria/rules/model";
import { powersOfSeat } from "@maria/table";
import { powerNames, seatName } from "@maria/tell";
import { oneOf } from "../commands/arguments.ts";
import { CommandError, type Context } from "../commands/context.ts";
import type { Words } from "../messages/words.ts";
import { print } from "../terminal/io.ts";
import type { Lines } from "../terminal/lines.ts";
import { Interruption } from "./session.ts";

/** Asks for one of a few words by number or name until one is given; Enter takes the first. */
const askOne = async <Word extends string>(
  context: Context,
  lines: Lines,
  title: string,
  words: readonly Word[],
  labels: readonly string[],
): Promise<Word> => {
  const { io } = context;
  print(io, title);
  words.forEach((_, index) => {
    print(io, `  ${index + 1}  ${labels[index] ?? ""}`);
  });
  for (;;) {
    const answer = await lines.ask("> ");
    if (answer === null) throw new Interruption("quit");
    const byNumber = words[answer === "" ? 0 : Number(answer) - 1];
    if (byNumber !== undefined) return byNumber;
    try {
      return oneOf(context, title, answer, words);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      print(io, context.say("play.notAnOption", { answer }));
    }
  }
};

const seatText = (words: Words, options: GameOptions, seat: Seat): string =>
  words.say("start.seat", {
    seat: seatName(words, seat),
    powers: powerNames(words, powersOfSeat(options, seat)),
  });

/** DEC-01: the variants in the order in which they are best learned. */
const VARIANTS_OFFERED = ["introductory", "advanced", "advanced-option", "silesia-gambit"] as const;

export const askVariant = async (
  context: Context,
  lines: Lines,
): Promise<{ variant: Variant; "political-option": boolean }> => {
  const { say } = context;
  const advanced = say("variant.advanced");
  const chosen = await askOne(context, lines, say("start.variant"), VARIANTS_OFFERED, [
    say("variant.introductory"),
    advanced,
    say("variant.politicalOption", { variant: advanced }),
    say("variant.silesia-gambit"),
  ]);
  return chosen === "advanced-option"
    ? { variant: "advanced", "political-option": true }
    : { variant: chosen, "political-option": false };
};

export const askPlayers = async (
  context: Context,
  lines: Lines,
  words: Words,
  variant: Variant,
): Promise<string> => {
  const { say } = context;
  const labels = ([3, 2] as const).map((players) => {
    const options: GameOptions = { variant, players, politicalOption: false, troopCeiling: false };
    const seats = seatsOf(options).map((seat) => seatText(words, options, seat));
    return say("start.playersOf", { n: players, seats: seats.join(", ") });
  });
  return askOne(context, lines, say("start.players"), ["3", "2"], labels);
};

export const askSeat = async (
  context: Context,
  lines: Lines,
  words: Words,
  options: GameOptions,
): Promise<Seat> => {
  const seats = seatsOf(options);
  const labels = seats.map((seat) => seatText(words, options, seat));
  return askOne(context, lines, context.say("start.whichSeat"), seats, labels);
};

export const askBots = async (context: Context, lines: Lines): Promise<BotName> => {
  const strongestFirst = [...botNames].reverse();
  const labels = strongestFirst.map((name) => context.say(`bot.${name}`));
  return askOne(context, lines, context.say("start.whichBots"), strongestFirst, labels);
};
