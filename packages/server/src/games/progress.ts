import type { Seat } from "@maria/rules/model";
import type { Progress } from "@maria/table";
import { type Kysely, sql } from "kysely";
import { now } from "../fresh.ts";
import type { Schema } from "../storage/schema.ts";

/** Since when each seat has to decide, and which have not. */
export type Waits = Readonly<Partial<Record<Seat, string | null>>>;

/** Where a game stands after so many entries. */
export interface Noted {
  readonly noted: number;
  readonly progress: Progress;
  readonly waits: Waits;
  /** The seats whose people want to be told that they have to decide. */
  readonly awaited: readonly Seat[];
}

/** What is to be done in the transaction that notes something. */
export interface ProgressHooks {
  /** Called once for each game that ends. */
  readonly onOver: (step: Kysely<Schema>, game: string) => Promise<void>;
  /** Called when somebody who wants to be told has to decide. */
  readonly onAwaited: (step: Kysely<Schema>, game: string, seat: Seat) => Promise<void>;
}

const NO_HOOKS: ProgressHooks = { onOver: async () => {}, onAwaited: async () => {} };

/** So long a list of games may be behind. */
const DELAY = 1_000;
/** So long a game in which nothing has changed but that it has more entries may seem to be interrupted. */
const LONGEST_DELAY = 20_000;
/** Both stores take more values in one statement. */
const MOST_IN_STATEMENT = 500;

/**
 * How far games have come, for lists and for whoever starts the server again. Written now and then, for many games at once:
 * it is a cache of what the entries say. Only that a game is over is told for good. Most entries change nothing that a list shows:
 * to write each one's number at once would take more of the disk than the entries themselves.
 */
export class ProgressNotes {
  private readonly db: Kysely<Schema>;
  private readonly onError: (error: unknown) => void;
  private readonly hooks: ProgressHooks;
  private waiting = new Map<string, Noted>();
  /** Those that have only more entries than was written last. */
  private readonly counted = new Map<string, Noted>();
  private timer: NodeJS.Timeout | null = null;
  private countTimer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Schema>, onError: (error: unknown) => void, hooks: ProgressHooks = NO_HOOKS) {
    this.db = db;
    this.onError = onError;
    this.hooks = hooks;
  }

  /** Notes where a game stands: soon if somebody is to be told of it. */
  note(game: string, note: Noted, isUrgent: boolean): void {
    if (isUrgent || this.waiting.has(game)) {
      this.counted.delete(game);
      this.waiting.set(game, note);
      this.timer ??= setTimeout(() => void this.writeWaiting(), DELAY);
    } else {
      this.counted.set(game, note);
      this.countTimer ??= setTimeout(() => void this.flush(), LONGEST_DELAY);
    }
  }

  /** What is waiting is not to be written any more. */
  forget(): void {
    this.waiting.clear();
    this.counted.clear();
  }

  /** Writes all that is waiting; what cannot be written waits for the next time. */
  flush(): Promise<void> {
    if (this.countTimer !== null) clearTimeout(this.countTimer);
    this.countTimer = null;
    for (const [game, note] of this.counted) this.waiting.set(game, note);
    this.counted.clear();
    return this.writeWaiting();
  }

  private writeWaiting(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.writing.then(async () => {
      const notes = this.waiting;
      this.waiting = new Map();
      try {
        await this.write([...notes]);
      } catch (error) {
        this.onError(error);
        for (const [game, note] of notes) if (!this.waiting.has(game)) this.waiting.set(game, note);
      }
    });
    return this.writing;
  }

  private async write(notes: readonly (readonly [string, Noted])[]): Promise<void> {
    if (notes.length === 0) return;
    const rows = notes.map(([game, { noted, progress }]) => ({
      game,
      noted,
      progress: JSON.stringify(progress),
    }));
    for (let from = 0; from < rows.length; from += MOST_IN_STATEMENT)
      await this.db
        .insertInto("progress")
        .values(rows.slice(from, from + MOST_IN_STATEMENT))
        .onConflict((conflict) =>
          conflict
            .column("game")
            .doUpdateSet(({ ref }) => ({
              noted: ref("excluded.noted"),
              progress: ref("excluded.progress"),
            }))
            // Another process may have come further and noted it first.
            .whereRef("progress.noted", "<=", "excluded.noted"),
        )
        .execute();
    await this.writeWaits(notes);
    const over = notes.filter(([, { progress }]) => progress.result !== null).map(([game]) => game);
    if (over.length === 0) return;
    await this.db.transaction().execute(async (step) => {
      const ended = await step
        .updateTable("games")
        .set({ status: "finished", changed: now() })
        .where("id", "in", over)
        .where("status", "=", "running")
        .returning("id")
        .execute();
      for (const { id } of ended) await this.hooks.onOver(step, id);
    });
  }

  private async writeWaits(notes: readonly (readonly [string, Noted])[]): Promise<void> {
    const rows = notes.flatMap(([game, { waits }]) =>
      Object.entries(waits).map(([seat, since]) => ({ game, seat, since, told: null, reminded: null })),
    );
    const awaited = new Map(notes.map(([game, note]) => [game, note.awaited]));
    for (let from = 0; from < rows.length; from += MOST_IN_STATEMENT)
      await this.db.transaction().execute(async (step) => {
        const changed = await step
          .insertInto("waits")
          .values(rows.slice(from, from + MOST_IN_STATEMENT))
          .onConflict((conflict) =>
            conflict
              .columns(["game", "seat"])
              .doUpdateSet(({ ref }) => ({ since: ref("excluded.since") }))
              .where(sql<boolean>`waits.since is distinct from excluded.since`),
          )
          .returning(["game", "seat", "since"])
          .execute();
        for (const { game, seat, since } of changed) {
          const found = awaited.get(game)?.find((one) => one === seat);
          if (since !== null && found !== undefined) await this.hooks.onAwaited(step, game, found);
        }
      });
  }
}
