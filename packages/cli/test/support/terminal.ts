import { PassThrough, Writable } from "node:stream";
import { run } from "../../src/main.ts";
import type { Io } from "../../src/terminal/io.ts";

export interface Output {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What the person at the keyboard answers, given all that was printed since the last answer; null ends the input. */
export type Responder = (shown: string) => string | null;

export interface Setting {
  readonly answers?: readonly string[] | Responder;
  readonly directory?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly showsProgress?: boolean;
  /** Ctrl+C. */
  readonly stopped?: AbortSignal;
}

const asResponder = (answers: readonly string[] | Responder): Responder => {
  if (typeof answers === "function") return answers;
  const left = [...answers];
  return () => left.shift() ?? null;
};

/** A prompt is a piece of text that ends with a blank instead of a new line. */
const isPrompt = (text: string): boolean => text.endsWith(" ");

/** Runs a program in this process, with a person who answers prompts. */
export const runHere = async (
  program: (argv: readonly string[], io: Io) => Promise<number>,
  command: string | readonly string[],
  setting: Setting = {},
): Promise<Output> => {
  const { answers = [], directory = process.cwd(), environment = {}, showsProgress = false } = setting;
  const respond = asResponder(answers);
  const stdin = new PassThrough();
  let stdout = "";
  let stderr = "";
  let shown = "";
  const answer = (): void => {
    const line = respond(shown);
    shown = "";
    if (line === null) stdin.end();
    else stdin.write(`${line}\n`);
  };
  const io: Io = {
    stdin,
    stdout: new Writable({
      write(chunk, _encoding, done) {
        const text = String(chunk);
        stdout += text;
        shown += text;
        if (isPrompt(text)) setImmediate(answer);
        done();
      },
    }),
    stderr: new Writable({
      write(chunk, _encoding, done) {
        stderr += String(chunk);
        done();
      },
    }),
    isInteractive: false,
    showsProgress,
    colours: false,
    environment,
    directory,
    stopped: setting.stopped ?? new AbortController().signal,
  };
  const argv = typeof command === "string" ? command.split(" ").filter((word) => word !== "") : command;
  const code = await program(argv, io);
  return { code, stdout, stderr };
};

export const maria = (command: string | readonly string[], setting?: Setting): Promise<Output> =>
  runHere(run, command, setting);
