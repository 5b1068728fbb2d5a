import { isHelp, runAsProgram, withComplaints } from "@maria/cli/commands/program";
import { type Io, print } from "@maria/cli/terminal/io";
import { balance } from "./commands/balance.ts";
import { bench } from "./commands/bench.ts";
import { benchServer } from "./commands/benchServer.ts";
import { calibrate } from "./commands/calibrate.ts";
import { crash } from "./commands/crash.ts";
import { fuzz } from "./commands/fuzz.ts";
import { hostileServer } from "./commands/hostileServer.ts";
import { ladder } from "./commands/ladder.ts";
import { lessons } from "./commands/lessons.ts";
import { positions } from "./commands/positions.ts";
import { puzzles } from "./commands/puzzles.ts";
import { tune } from "./commands/tune.ts";
import { badUsage, type Command, type Context, SUCCESS } from "./context.ts";
import { LANGUAGE, say } from "./messages.ts";

const COMMANDS = {
  balance,
  bench,
  "bench-server": benchServer,
  calibrate,
  crash,
  fuzz,
  "hostile-server": hostileServer,
  ladder,
  tune,
  lessons,
  positions,
  puzzles,
} as const satisfies Record<string, Command>;
export type CommandName = keyof typeof COMMANDS;
const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** Runs a developers' tool with these arguments and gives its exit code; nothing outside `io` is touched. */
export const run = (argv: readonly string[], io: Io): Promise<number> =>
  withComplaints(io, async () => {
    const [name = "", ...args] = argv;
    const context: Context = { io, language: LANGUAGE, say };
    if (!isCommand(name))
      throw badUsage(say("error.unknownTool", { words: Object.keys(COMMANDS).join(", ") }));
    if (!args.some(isHelp)) return COMMANDS[name](context, args);
    print(io, say(`help.${name}`));
    return SUCCESS;
  });

export const main = (): Promise<void> => runAsProgram(run);
