import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import { freshId } from "../fresh.ts";
import type { Dialect } from "../storage/dialect.ts";
import type { Schema } from "../storage/schema.ts";
import { within } from "../within.ts";
import type { JobHandler, JobOutcome, NewJob } from "./job.ts";
import { type Claimed, JobQueue } from "./queue.ts";

export interface JobsOptions {
  readonly db: Kysely<Schema>;
  readonly dialect: Dialect;
  readonly log: Logger;
  /** Told of each attempt: how late it began and how long it took, in seconds. */
  readonly onJob?: (kind: string, outcome: JobOutcome, late: number, seconds: number) => void;
  /** How long a process that died keeps its jobs, in milliseconds. */
  readonly lease?: number;
  /** How long the longest sleep is between two looks at the table, in milliseconds. */
  readonly lookEvery?: number;
}

/** The channel by which PostgreSQL says that a job was put; there is nothing in the message. */
export const JOBS_CHANNEL = "maria_jobs";

const LEASE = 15_000;
const LOOK_EVERY = 5_000;
/** What is due may be in another's hands just now. */
const SHORTEST_SLEEP = 10;
/** A process does no more at once. */
const MOST_AT_ONCE = 16;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60 * 60 * 1_000;
/** So long those who are at work are waited for when the server goes down. */
const FAREWELL = 5_000;

const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1));

interface Running extends Claimed {
  readonly abort: AbortController;
}

/**
 * Jobs of all processes that share a store: each is carried out by one of them, and by another if that one dies. Handlers are
 * registered by kind (`JobHandler` says what they promise) before `start`; a process takes only the kinds it knows, so that one
 * of an older version leaves the others alone. Looks when something is put, when the next one is due, and now and then.
 */
export class Jobs {
  private readonly options: JobsOptions;
  private readonly queue: JobQueue;
  private readonly lease: number;
  private readonly lookEvery: number;
  private readonly handlers = new Map<string, JobHandler>();
  private readonly running = new Map<string, Running>();
  private readonly ended = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | null = null;
  private renewing: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private isWoken = false;
  private isOpen = false;

  constructor(options: JobsOptions) {
    this.options = options;
    this.lease = options.lease ?? LEASE;
    this.lookEvery = options.lookEvery ?? LOOK_EVERY;
    this.queue = new JobQueue(options.db, options.dialect, freshId(), this.lease);
  }

  /** How many jobs are being carried out here. */
  get size(): number {
    return this.running.size;
  }

  /** Registers who carries out jobs of this kind. Throws if there is somebody already. */
  handle(kind: string, handler: JobHandler): void {
    if (this.handlers.has(kind)) throw new Error(`jobs of kind ${kind} are handled twice`);
    this.handlers.set(kind, handler);
  }

  /** Puts a job, or puts it in the place of the one with its kind and key; `within` a transaction, it is there if that commits. */
  async put(job: NewJob, within: Kysely<Schema> = this.options.db): Promise<void> {
    const due = job.due ?? Date.now();
    await this.queue.put(within, job, due);
    const wait = due - Date.now();
    // Whoever has longer to wait is found by those who look now and then.
    if (this.options.dialect === "postgres" && wait < this.lookEvery)
      await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(within);
    this.wakeIn(wait);
  }

  /** Takes a job back; one that has been begun may end, and its signal is raised. */
  cancel(kind: string, key: string, within: Kysely<Schema> = this.options.db): Promise<void> {
    return this.queue.cancel(within, kind, key);
  }

  start(): void {
    this.isOpen = true;
    this.renewing = setInterval(() => void this.renew(), this.lease / 3);
    this.wake();
  }

  /** Somebody says that there may be something to do. */
  wake(): void {
    if (!this.isOpen) return;
    this.isWoken = true;
    this.looking ??= this.look().finally(() => {
      this.looking = null;
      if (this.isWoken) this.wake();
    });
  }

  /** Begins nothing more, waits a while for what was begun, and lets go of what has not ended by then. */
  async close(): Promise<void> {
    this.isOpen = false;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.renewing !== null) clearInterval(this.renewing);
    await this.looking;
    for (const { abort } of this.running.values()) abort.abort();
    await within(FAREWELL, Promise.all(this.ended));
    for (const claimed of this.running.values())
      await this.noted(() => this.queue.postpone(claimed, claimed.job.due, claimed.job.attempts));
  }

  private wakeIn(wait: number): void {
    if (!this.isOpen || wait >= this.lookEvery) return;
    if (wait <= 0) this.wake();
    else setTimeout(() => this.wake(), wait).unref();
  }

  private async look(): Promise<void> {
    this.isWoken = false;
    if (this.timer !== null) clearTimeout(this.timer);
    let wait = this.lookEvery;
    const kinds = [...this.handlers.keys()];
    try {
      const free = MOST_AT_ONCE - this.running.size;
      if (kinds.length > 0 && free > 0) {
        const claimed = await this.queue.claim(kinds, free);
        for (const one of claimed) this.begin(one);
        if (claimed.length < free) wait = Math.min(wait, (await this.queue.nextIn(kinds)) ?? wait);
      }
    } catch (error) {
      this.options.log.warn({ error }, "jobs cannot be read");
    }
    if (this.isOpen) this.timer = setTimeout(() => this.wake(), Math.max(wait, SHORTEST_SLEEP));
  }

  private begin(claimed: Claimed): void {
    const running: Running = { ...claimed, abort: new AbortController() };
    this.running.set(claimed.id, running);
    const ended = this.carryOut(running).finally(() => {
      this.running.delete(claimed.id);
      this.ended.delete(ended);
      // Others may have waited for a free hand.
      if (this.running.size === MOST_AT_ONCE - 1) this.wake();
    });
    this.ended.add(ended);
  }

  private async carryOut({ id, job, abort }: Running): Promise<void> {
    const { log, onJob } = this.options;
    const begun = Date.now();
    const handler = this.handlers.get(job.kind);
    let outcome: JobOutcome;
    try {
      if (handler === undefined) throw new Error(`nobody handles jobs of kind ${job.kind}`);
      const again = await handler(job, abort.signal);
      outcome = again === null ? "done" : "again";
      await this.noted(async () => {
        if (again !== null) await this.queue.postpone({ id, job }, again.due, 0);
        else if (await this.queue.finish({ id, job })) return;
        this.wakeIn(again === null ? 0 : again.due - Date.now());
      });
    } catch (error) {
      outcome = "failed";
      log.warn({ kind: job.kind, attempts: job.attempts, error }, "a job failed");
      const due = abort.signal.aborted ? job.due : Date.now() + pauseAfter(job.attempts);
      await this.noted(() => this.queue.postpone({ id, job }, due, job.attempts));
      this.wakeIn(due - Date.now());
    }
    onJob?.(job.kind, outcome, Math.max(0, begun - job.due) / 1000, (Date.now() - begun) / 1000);
  }

  /** What cannot be noted is taken over when the lease ends. */
  private async noted(note: () => Promise<void>): Promise<void> {
    try {
      await note();
    } catch (error) {
      this.options.log.warn({ error }, "what became of a job is not noted");
    }
  }

  private async renew(): Promise<void> {
    if (this.running.size === 0) return;
    try {
      const running = [...this.running.values()];
      const held = await this.queue.renew(running.map(({ job }) => job));
      for (const { job, abort } of running)
        if (!held.some(({ kind, key }) => kind === job.kind && key === job.key)) abort.abort();
    } catch (error) {
      this.options.log.warn({ error }, "jobs are not renewed");
    }
  }
}
