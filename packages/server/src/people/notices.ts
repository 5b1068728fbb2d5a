import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { freshId, now } from "../fresh.ts";
import type { NoticeKind, Schema } from "../storage/schema.ts";

const EVERY = 1000;
/** Clocks of several machines differ, and a transaction may take its time. */
const LOOKED_BACK = 60_000;
const KEPT = 10 * LOOKED_BACK;

const before = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

/** Leaves word for all processes of this store, in the transaction that makes the change. */
export const post = async (db: Kysely<Schema>, kind: NoticeKind, subject: string): Promise<void> => {
  await db.insertInto("notices").values({ id: freshId(), kind, subject, made: now() }).execute();
};

export interface NoticeOptions {
  readonly db: Kysely<Schema>;
  readonly log: Logger;
  readonly onNotice: (kind: NoticeKind, subject: string) => void;
}

/**
 * Reads what other processes, the administrator's command among them, have done to people and games that this one may have in
 * memory. It is asked for once a second: that is one look into an index, alike in both stores.
 */
export class Notices {
  private readonly options: NoticeOptions;
  private readonly seen = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private reading: Promise<void> = Promise.resolve();
  private reads = 0;

  constructor(options: NoticeOptions) {
    this.options = options;
    this.timer = setInterval(() => void this.read(), EVERY);
    this.timer.unref();
  }

  /** Takes in what there is now; one reading after another. */
  read(): Promise<void> {
    this.reading = this.reading
      .then(() => this.readNow())
      .catch((error: unknown) => {
        this.options.log.warn({ error }, "notices cannot be read");
      });
    return this.reading;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.reading;
  }

  private async readNow(): Promise<void> {
    const { db, onNotice } = this.options;
    const rows = await db
      .selectFrom("notices")
      .selectAll()
      .where("made", ">", before(LOOKED_BACK))
      .orderBy("made")
      .execute();
    const time = Date.now();
    for (const { id, kind, subject } of rows) {
      if (this.seen.has(id)) continue;
      this.seen.set(id, time);
      onNotice(kind, subject);
    }
    for (const [id, seen] of this.seen) if (time - seen > KEPT) this.seen.delete(id);
    // All processes do so now and then; whoever comes first has the work.
    if (++this.reads % 60 === 0) await db.deleteFrom("notices").where("made", "<", before(KEPT)).execute();
  }
}
