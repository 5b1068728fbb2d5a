import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Beginning, Outcome } from "./statements.ts";
import { type Step, Turns, type Writing } from "./writing.ts";

type Wish =
  | { readonly type: "write"; readonly text: string; readonly values: readonly unknown[] }
  | { readonly type: "step"; readonly text: string; readonly values: readonly unknown[] }
  | { readonly type: "begin"; readonly how: Beginning }
  | { readonly type: "commit" | "rollback" };

/** What the thread is to do. */
export type ToCarryOut = Wish & { readonly id: number };

/** What came of it. A statement outside a transaction is on the disk, or it is not there at all. */
export type Carried =
  | { readonly id: number; readonly outcome: Outcome }
  | { readonly id: number; readonly failed: string };

interface Asked {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

/** As built: a thread runs no sources. The same number of steps from src/storage and from dist/storage. */
const THREAD = new URL("../../dist/storage/writerThread.js", import.meta.url);

/** What it is sent is forgotten at once; without a limit it would be left lying about in some thirty megabytes. */
const LIMITS = { maxYoungGenerationSizeMb: 4 };

/**
 * Writes in a thread of its own, over the only connection that writes: whoever serves people does not stand still while the disk
 * synchronises, and nobody in this process finds the file locked by somebody else in it. Statements and transactions come one after
 * another; statements that have come while the disk was busy are committed together. The thread begins with the first of them, and anew after one that has ended; of what was under way then nobody knows
 * whether it is stored, as with any other failure, and a transaction is lost with its thread.
 */
export class Writer implements Writing {
  private readonly path: string;
  private thread: Worker | null = null;
  private readonly waiting = new Map<number, Asked>();
  private asked = 0;
  private readonly turns = new Turns();

  constructor(path: string) {
    this.path = path;
  }

  async write(text: string, values: readonly unknown[]): Promise<Outcome> {
    await this.turns.passed();
    return this.ask({ type: "write", text, values });
  }

  async begin(how: Beginning): Promise<Step> {
    const release = await this.turns.next();
    try {
      await this.ask({ type: "begin", how });
    } catch (error) {
      release();
      throw error;
    }
    const begunIn = this.thread;
    const ask = (wish: Wish): Promise<Outcome> =>
      begunIn !== null && this.thread === begunIn
        ? this.ask(wish)
        : Promise.reject(new Error("the thread that writes has ended"));
    return {
      carryOut: (text, values) => ask({ type: "step", text, values }),
      async commit() {
        await ask({ type: "commit" });
        release();
      },
      async rollback() {
        // What a thread that has ended had begun is gone.
        await ask({ type: "rollback" }).catch(() => {});
        release();
      },
    };
  }

  /** Puts everything to its place and ends the thread, when it has nothing to do any more. */
  async close(): Promise<void> {
    await this.turns.next();
    const { thread } = this;
    if (thread === null) return;
    thread.postMessage("close");
    await once(thread, "exit");
  }

  private ask(wish: Wish): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const wanted: ToCarryOut = { ...wish, id: ++this.asked };
      this.waiting.set(wanted.id, { resolve, reject });
      this.thread ??= this.begun();
      this.thread.postMessage(wanted);
    });
  }

  private begun(): Worker {
    // What the process was started with may be about its own program.
    const thread = new Worker(THREAD, { workerData: this.path, execArgv: [], resourceLimits: LIMITS });
    let fault = new Error("the thread that writes has ended");
    thread.on("message", (all: readonly Carried[]) => {
      for (const carried of all) this.answer(carried);
    });
    thread.on("error", (error) => {
      fault = error;
    });
    thread.on("exit", () => this.end(thread, fault));
    return thread;
  }

  private answer(carried: Carried): void {
    const asked = this.waiting.get(carried.id);
    this.waiting.delete(carried.id);
    if ("outcome" in carried) asked?.resolve(carried.outcome);
    else asked?.reject(new Error(carried.failed));
  }

  private end(thread: Worker, fault: Error): void {
    if (this.thread === thread) this.thread = null;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of left) reject(fault);
  }
}
