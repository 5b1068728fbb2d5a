import { createInterface } from "node:readline";
import type { Io } from "./io.ts";

/** Questions to the person at the terminal, one line each. */
export interface Lines {
  /** The answer without blanks around it, or null when the input has ended. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/**
 * Reads lines from the input. Lines that arrive before they are asked for are kept, so a script may be piped in; an
 * answer that did not come from a keyboard is shown as if it had been typed.
 */
export const readLines = (io: Io): Lines => {
  const reader = createInterface({
    input: io.stdin,
    output: io.isInteractive ? io.stdout : undefined,
    terminal: io.isInteractive,
  });
  const arrived: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let ended = false;
  reader.on("line", (line) => {
    if (waiting === null) arrived.push(line);
    else {
      const answer = waiting;
      waiting = null;
      answer(line);
    }
  });
  reader.on("close", () => {
    ended = true;
    waiting?.(null);
    waiting = null;
  });
  reader.on("SIGINT", () => reader.close());
  const next = (): Promise<string | null> => {
    const line = arrived.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      waiting = resolve;
    });
  };
  return {
    async ask(prompt) {
      if (io.isInteractive) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else io.stdout.write(prompt);
      const line = await next();
      if (!io.isInteractive) io.stdout.write(`${line ?? ""}\n`);
      else if (line === null) io.stdout.write("\n");
      return line === null ? null : line.trim();
    },
    close: () => reader.close(),
  };
};
