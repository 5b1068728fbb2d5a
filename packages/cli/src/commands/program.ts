import { complain, type Io, processIo } from "../terminal/io.ts";
import { CommandError, SUCCESS } from "./context.ts";

export const isHelp = (argument: string): boolean => argument === "--help" || argument === "-h";

/** Tells what a command complains of, and gives its exit code. */
export const withComplaints = async (io: Io, perform: () => Promise<number>): Promise<number> => {
  try {
    return await perform();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    complain(io, error.message);
    return error.code;
  }
};

/** A reader who has seen enough (`maria … | head`) is no reason to complain. */
const endQuietlyWithReader = (): void => {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(SUCCESS);
  });
};

/** Runs with the arguments and the terminal of this process, which ends with the exit code. */
export const runAsProgram = async (
  run: (argv: readonly string[], io: Io) => Promise<number>,
): Promise<void> => {
  endQuietlyWithReader();
  process.exitCode = await run(process.argv.slice(2), processIo());
};
