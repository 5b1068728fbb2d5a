import type { Seat } from "@maria/rules/model";
import type { Progress } from "@maria/table";
import type { Kysely } from "kysely";
import { now } from "../fresh.ts";
import type { Schema } from "../storage/schema.ts";

/** Since when each seat has to decide, and which have not. */
export type Waits = Readonly<Partial<Record<Seat, string | null>>>;

interface Noted {
  readonly noted: number;
  readonly progress: Progress;
  readonly waits: Waits;
}

/** So long a list of games may be behind. */
const DELAY = 1000;
/** Both stores take more values in one statement. */
const MOST_IN_STATEMENT = 500;

/**
 * How far games have come, for lists and for whoever starts the server again. Written now and then, for many games at once:
 * it is a cache of what the entries say. Only that a game is over is told for good.
 */
export class ProgressNotes {
  private readonly db: Kysely<Schema>;
  private readonly onError: (error: unknown) => void;
  private readonly onOver: (step: Kysely<Schema>, game: string) => Promise<void>;
  private waiting = new Map<string, Noted>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  /** `onOver` is called once for each game that ends, in the transaction that says so. */
  constructor(
    db: Kysely<Schema>,
    onError: (error: unknown) => void,
    onOver: (step: Kysely<Schema>, game: string) => Promise<void> = async () => {},
  ) {
    this.db = db;
    this.onError = onError;
    this.onOver = onOver;
  }

  note(game: string, noted: number, progress: Progress, waits: Waits): void {
    this.waiting.set(game, { noted, progress, waits });
    this.timer ??= setTimeout(() => void this.flush(), DELAY);
  }

  /** What is waiting is not to be written any more. */
  forget(): void {
    this.waiting.clear();
  }

  /** Writes what is waiting; what cannot be written waits for the next time. */
  flush(): Promise<void> {
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
      for (const { id } of ended) await this.onOver(step, id);
    });
  }

  private async writeWaits(notes: readonly (readonly [string, Noted])[]): Promise<void> {
    const rows = notes.flatMap(([game, { waits }]) =>
      Object.entries(waits).map(([seat, since]) => ({ game, seat, since })),
    );
    for (let from = 0; from < rows.length; from += MOST_IN_STATEMENT)
      await this.db
        .insertInto("waits")
        .values(rows.slice(from, from + MOST_IN_STATEMENT))
        .onConflict((conflict) =>
          conflict.columns(["game", "seat"]).doUpdateSet(({ ref }) => ({ since: ref("excluded.since") })),
        )
        .execute();
  }
}
