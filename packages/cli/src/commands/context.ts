import type { Language } from "@maria/tell";
import type { Say } from "../messages/messages.ts";
import type { Io } from "../terminal/io.ts";

/** What every command is given. */
export interface Context {
  readonly io: Io;
  readonly language: Language;
  readonly say: Say;
}

export const SUCCESS = 0;
export const FAILURE = 1;
export const BAD_USAGE = 2;

/** Ends a command with a sentence for the person and an exit code. */
export class CommandError extends Error {
  readonly code: typeof FAILURE | typeof BAD_USAGE;
  constructor(code: typeof FAILURE | typeof BAD_USAGE, message: string) {
    super(message);
    this.code = code;
  }
}

export const badUsage = (message: string): CommandError => new CommandError(BAD_USAGE, message);
export const failure = (message: string): CommandError => new CommandError(FAILURE, message);

/** A command of `maria`: its exit code is the answer. */
export type Command = (context: Context, args: readonly string[]) => Promise<number>;
