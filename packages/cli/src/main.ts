import { LANGUAGES, type Language } from "@maria/tell";
import { admin } from "./commands/admin.ts";
import { backup, restore } from "./commands/backup.ts";
import { checkPackCommand } from "./commands/checkPack.ts";
import { BAD_USAGE, badUsage, type Command, type Context, SUCCESS } from "./commands/context.ts";
import { play } from "./commands/play.ts";
import { isHelp, runAsProgram, withComplaints } from "./commands/program.ts";
import { replay } from "./commands/replay.ts";
import { serve } from "./commands/serve.ts";
import { simulate } from "./commands/simulate.ts";
import { tournament } from "./commands/tournament.ts";
import { verify } from "./commands/verify.ts";
import { languageOf, sayIn } from "./messages/messages.ts";
import { type Io, print } from "./terminal/io.ts";

const COMMANDS = {
  serve,
  play,
  simulate,
  tournament,
  replay,
  verify,
  "check-pack": checkPackCommand,
  backup,
  restore,
  admin,
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;
const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** --lang counts before everything else, so that even complaints come in the language wanted. */
const languageFrom = (io: Io, argv: readonly string[]): Language => {
  const fallback = languageOf(io.environment);
  const index = argv.findIndex((argument) => argument === "--lang" || argument.startsWith("--lang="));
  if (index < 0) return fallback;
  const value = argv[index]?.split("=")[1] ?? argv[index + 1] ?? "";
  const found = LANGUAGES.find((language) => language === value.toLowerCase());
  if (found) return found;
  const facts = { option: "--lang", value, words: LANGUAGES.join(", ") };
  throw badUsage(sayIn(fallback)("error.notOneOf", facts));
};

const perform = async (io: Io, argv: readonly string[]): Promise<number> => {
  const language = languageFrom(io, argv);
  const context: Context = { io, language, say: sayIn(language) };
  const index = argv.findIndex((argument, at) => !argument.startsWith("-") && argv[at - 1] !== "--lang");
  const name = argv[index] ?? "help";
  const args = argv.filter((_, at) => at !== index);
  if (name === "help" || (index < 0 && argv.some(isHelp))) {
    print(io, context.say("help.maria"));
    return index < 0 && !argv.some(isHelp) ? BAD_USAGE : SUCCESS;
  }
  if (!isCommand(name))
    throw badUsage(
      context.say("error.unknownCommand", { command: name, words: Object.keys(COMMANDS).join(", ") }),
    );
  if (args.some(isHelp)) {
    print(io, context.say(`help.${name}`));
    return SUCCESS;
  }
  return COMMANDS[name](context, args);
};

/** Runs `maria` with these arguments and gives its exit code; nothing outside `io` is touched. */
export const run = (argv: readonly string[], io: Io): Promise<number> =>
  withComplaints(io, () => perform(io, argv));

/** The program itself. */
export const main = (): Promise<void> => runAsProgram(run);
