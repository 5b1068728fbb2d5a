import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** A statement that writes, for the thread. */
export interface ToCommit {
  readonly id: number;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What came of it: it is on the disk, or it is not there at all. */
export type Committed =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly failed: string };

interface Asked {
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/** As built: a thread runs no sources. The same number of steps from src/storage and from dist/storage. */
const THREAD = new URL("../../dist/storage/committerThread.js", import.meta.url);

/**
 * Commits entries in a thread of its own, over a connection of its own: whoever serves people does not stand still while the disk
 * synchronises. The thread begins with the first statement, and anew after one that has ended; of what was under way then nobody
 * knows whether it is stored, as with any other failure.
 */
export class Committer {
  private readonly path: string;
  private thread: Worker | null = null;
  private readonly waiting = new Map<number, Asked>();
  private asked = 0;

  constructor(path: string) {
    this.path = path;
  }

  /** Carries a statement out in a transaction of its own; fulfilled with its rows when it is on the disk. */
  commit(text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      const id = ++this.asked;
      this.waiting.set(id, { resolve, reject });
      this.thread ??= this.begun();
      const wanted: ToCommit = { id, text, values };
      this.thread.postMessage(wanted);
    });
  }

  /** Ends the thread, which has nothing to do any more. */
  async close(): Promise<void> {
    const { thread } = this;
    if (thread === null) return;
    thread.postMessage("close");
    await once(thread, "exit");
  }

  private begun(): Worker {
    // What the process was started with may be about its own program.
    const thread = new Worker(THREAD, { workerData: this.path, execArgv: [] });
    let fault = new Error("the thread that stores has ended");
    thread.on("message", (committed: Committed) => this.answer(committed));
    thread.on("error", (error) => {
      fault = error;
    });
    thread.on("exit", () => this.end(thread, fault));
    return thread;
  }

  private answer(committed: Committed): void {
    const asked = this.waiting.get(committed.id);
    this.waiting.delete(committed.id);
    if ("rows" in committed) asked?.resolve(committed.rows);
    else asked?.reject(new Error(committed.failed));
  }

  private end(thread: Worker, fault: Error): void {
    if (this.thread === thread) this.thread = null;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of left) reject(fault);
  }
}
