import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Bot } from "@maria/bots";
import type { PackData } from "@maria/rules";
import type { Seat } from "@maria/rules/model";
import type { Memory } from "@maria/rules/search";
import { type Hello, PROTOCOL, type Question, readAnswer, readReady, toldChoice } from "./lineProtocol.ts";

export interface OutsideSettings {
  /** The program and its arguments; what has blanks in it stands in quotation marks. */
  readonly command: string;
  readonly directory: string;
  /** So long it may take for one answer. */
  readonly milliseconds: number;
  readonly pack: PackData;
  /** Told of every process that is started, so that none outlives the tournament. */
  readonly onStart: (process: number) => void;
}

/** A bot from outside, as it sits down in a game. */
export interface OutsideBot {
  seated(seat: Seat, memory: () => Memory): Bot;
  end(): void;
}

interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
}

const wordsOf = (command: string): string[] =>
  (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"(.*)"$/, "$1"));

const CHANCES = 2 ** 31;

/** Starting, and reading the pack, is no thinking. */
const TO_GET_READY = 60_000;

/** One program that is asked line by line. Once it has failed it is ended, and `start` has to be called anew. */
class Line {
  private readonly child: ChildProcess;
  private waiting: Waiting | null = null;
  private failure: Error | null = null;

  constructor(settings: OutsideSettings) {
    const [program = "", ...args] = wordsOf(settings.command);
    const { directory: cwd } = settings;
    // What it says on its standard error is for whoever wrote it.
    const child = spawn(program, args, { cwd, stdio: ["pipe", "pipe", "inherit"] });
    this.child = child;
    if (child.pid !== undefined) settings.onStart(child.pid);
    child.on("error", (error) => this.fail(error.message));
    child.on("exit", (code, signal) => this.fail(`the program ended (${signal ?? code})`));
    child.stdin.on("error", () => this.fail("the program does not listen"));
    createInterface({ input: child.stdout }).on("line", (line) => this.take(line));
  }

  get hasFailed(): boolean {
    return this.failure !== null;
  }

  private take(line: string): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting === null) this.fail("it spoke without being asked");
    else waiting.resolve(line);
  }

  private fail(message: string): void {
    this.failure ??= new Error(message);
    this.child.kill("SIGKILL");
    this.waiting?.reject(this.failure);
    this.waiting = null;
  }

  /** Sends a line and gives the next one to come. */
  ask(message: Hello | Question, milliseconds: number): Promise<string> {
    const { failure, child } = this;
    if (failure !== null) return Promise.reject(failure);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.fail(`no answer within ${milliseconds} ms`), milliseconds);
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(late);
          settle(value);
        };
      this.waiting = { resolve: settled(resolve), reject: settled(reject) };
      child.stdin?.write(`${JSON.stringify(message)}\n`);
    });
  }

  /** What the program has answered was of no use: nobody knows what it will say next. */
  giveUp(error: unknown): Error {
    const found = error instanceof Error ? error : new Error(String(error));
    this.fail(found.message);
    return found;
  }

  end(): void {
    this.child.stdin?.end();
    this.fail("the tournament is over");
  }
}

/** A program started when it is first asked, and again in the first game after one in which it failed. */
export const outsideBot = (settings: OutsideSettings): OutsideBot => {
  let line: Line | null = null;
  let asked = 0;
  const opened = async (): Promise<Line> => {
    if (line !== null && !line.hasFailed) return line;
    line = new Line(settings);
    readReady(await line.ask({ type: "hello", protocol: PROTOCOL, pack: settings.pack }, TO_GET_READY));
    return line;
  };
  return {
    seated: (seat, memory) => async (view, choices, budget, random) => {
      try {
        const open = await opened();
        const id = ++asked;
        const question: Question = {
          ...{ type: "decide", id, seat, view },
          choices: choices.map(toldChoice),
          ...{ memory: memory(), budget, chance: random(CHANCES) },
        };
        return readAnswer(await open.ask(question, settings.milliseconds), id);
      } catch (error) {
        throw line?.giveUp(error) ?? error;
      }
    },
    end: () => line?.end(),
  };
};
