import type { Context as TerminalContext } from "@maria/cli/commands/context";
import type { Say } from "./messages.ts";

export { badUsage, FAILURE, SUCCESS } from "@maria/cli/commands/context";

/** What every tool is given: the same as a command of `maria`, with the texts of the tools. */
export interface Context extends TerminalContext {
  readonly say: Say;
}

/** A developers' tool: its exit code is the answer. */
export type Command = (context: Context, args: readonly string[]) => Promise<number>;
