import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { freshId } from "../fresh.ts";
import type { Dialect } from "../storage/dialect.ts";
import type { JobRow, Schema } from "../storage/schema.ts";
import type { Job, NewJob } from "./job.ts";

/** A job that this process has claimed; its id tells whether it was put anew since. */
export interface Claimed {
  readonly id: string;
  readonly job: Job;
}

/** Processes on several machines go by one clock, the store's. */
const clockOf = (dialect: Dialect): RawBuilder<number> =>
  dialect === "postgres"
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`${Date.now()}`;

const jobOf = ({ kind, key, due, game, person, payload, attempts }: Selectable<JobRow>): Job => ({
  ...{ kind, key, game, person, attempts },
  due: Number(due),
  payload: JSON.parse(payload),
});

/** The table of jobs: who has which, and until when. */
export class JobQueue {
  private readonly db: Kysely<Schema>;
  private readonly dialect: Dialect;
  /** This process among all that share the store. */
  private readonly holder: string;
  /** For so many milliseconds a process is alone with a job it has claimed or renewed. */
  private readonly lease: number;

  constructor(db: Kysely<Schema>, dialect: Dialect, holder: string, lease: number) {
    this.db = db;
    this.dialect = dialect;
    this.holder = holder;
    this.lease = lease;
  }

  /** A job that is being carried out keeps its holder: nobody begins the new one beside it. */
  async put(db: Kysely<Schema>, job: NewJob, due: number): Promise<void> {
    const { kind, key, game = null, person = null, payload = null } = job;
    const put = { id: freshId(), game, person, payload: JSON.stringify(payload), due, attempts: 0 };
    await db
      .insertInto("jobs")
      .values({ ...put, kind, key, holder: null, lease: null })
      .onConflict((conflict) => conflict.columns(["kind", "key"]).doUpdateSet(put))
      .execute();
  }

  async cancel(db: Kysely<Schema>, kind: string, key: string): Promise<void> {
    await db.deleteFrom("jobs").where("kind", "=", kind).where("key", "=", key).execute();
  }

  /** Takes at most so many of the jobs that are due and that nobody has, or whose holder has not been heard of in time. */
  async claim(kinds: readonly string[], most: number): Promise<readonly Claimed[]> {
    const clock = clockOf(this.dialect);
    const rows = await this.db
      .updateTable("jobs")
      .set(({ eb }) => ({
        holder: this.holder,
        lease: sql<number>`${clock} + ${this.lease}`,
        attempts: eb("attempts", "+", 1),
      }))
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("jobs as free")
          .select("free.id")
          .where("free.kind", "in", kinds)
          .where("free.due", "<=", clock)
          .where(({ eb, or }) => or([eb("free.holder", "is", null), eb("free.lease", "<", clock)]))
          .orderBy("free.due")
          .limit(most)
          // Others who look at the same moment find the next ones instead of waiting for these.
          .$if(this.dialect === "postgres", (free) => free.forUpdate().skipLocked()),
      )
      .returningAll()
      .execute();
    return rows.map((row) => ({ id: row.id, job: jobOf(row) }));
  }

  /** When the next job that nobody has is due, in how many milliseconds; null if there is none. */
  async nextIn(kinds: readonly string[]): Promise<number | null> {
    const clock = clockOf(this.dialect);
    const row = await this.db
      .selectFrom("jobs")
      .select(sql<number | string>`due - ${clock}`.as("wait"))
      .where("kind", "in", kinds)
      .where("holder", "is", null)
      .orderBy("due")
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : Number(row.wait);
  }

  /** Gives those that are still this process's, by kind and key: one that was put anew is the same work. */
  async renew(jobs: readonly Job[]): Promise<readonly Pick<Job, "kind" | "key">[]> {
    return this.db
      .updateTable("jobs")
      .set({ lease: sql<number>`${clockOf(this.dialect)} + ${this.lease}` })
      .where(({ eb, or, and }) =>
        or(jobs.map(({ kind, key }) => and([eb("kind", "=", kind), eb("key", "=", key)]))),
      )
      .where("holder", "=", this.holder)
      .returning(["kind", "key"])
      .execute();
  }

  /** It is done, unless it was put anew meanwhile: then whoever comes to it begins it. Tells whether it is done. */
  async finish({ id, job }: Claimed): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom("jobs")
      .where("id", "=", id)
      .where("holder", "=", this.holder)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return true;
    await this.letGo(job);
    return false;
  }

  /** It is to be done again, unless it was put anew meanwhile; a time without attempts counts as a new job. */
  async postpone({ id, job }: Claimed, due: number, attempts: number): Promise<void> {
    await this.db
      .updateTable("jobs")
      .set({ due, attempts })
      .where("id", "=", id)
      .where("holder", "=", this.holder)
      .execute();
    await this.letGo(job);
  }

  private async letGo({ kind, key }: Job): Promise<void> {
    await this.db
      .updateTable("jobs")
      .set({ holder: null, lease: null })
      .where("kind", "=", kind)
      .where("key", "=", key)
      .where("holder", "=", this.holder)
      .execute();
  }
}
