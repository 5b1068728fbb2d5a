import type { Readable, Writable } from "node:stream";

/** Everything a command may touch outside itself, so that tests can stand in for the terminal. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Whether a person sits at the other end of each stream. */
  readonly isInteractive: boolean;
  readonly showsProgress: boolean;
  readonly colours: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Paths on the command line count from here. */
  readonly directory: string;
  /** Stops long commands in a tidy way. */
  readonly stopped: AbortSignal;
}

/** The terminal the process was started from. */
export const processIo = (): Io => {
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    showsProgress: process.stderr.isTTY === true,
    colours: process.stdout.isTTY === true && !process.env.NO_COLOR,
    environment: process.env,
    directory: process.cwd(),
    stopped: stop.signal,
  };
};

export const print = (io: Io, text = ""): void => {
  io.stdout.write(`${text}\n`);
};

export const complain = (io: Io, text: string): void => {
  io.stderr.write(`${text}\n`);
};

export const printJson = (io: Io, value: unknown): void => print(io, JSON.stringify(value, null, 2));
