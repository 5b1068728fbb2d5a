import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import { secretNamed } from "./secrets.ts";

/** The name of a secret that changes whenever the store is restored from a backup. */
export const EPOCH = "epoch";

/** Says which restoration the store stands on: what was read before another one must not be written on. */
export const epochOf = (db: Kysely<Schema>): Promise<string> => secretNamed(db, EPOCH);

/** Begins another epoch, in the transaction that restores. */
export const beginEpoch = async (db: Kysely<Schema>): Promise<void> => {
  await db.deleteFrom("secrets").where("name", "=", EPOCH).execute();
  await db
    .insertInto("secrets")
    .values({ name: EPOCH, value: randomBytes(32).toString("hex") })
    .execute();
};

const EVERY = 1000;

/** Looks once a second whether the store was restored, and calls if it was. */
export class EpochWatch {
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    db: Kysely<Schema>,
    first: string,
    onChange: (epoch: string) => void,
    onError: (error: unknown) => void,
  ) {
    let known = first;
    this.timer = setInterval(() => {
      this.looking = this.looking
        .then(async () => {
          const found = await db
            .selectFrom("secrets")
            .select("value")
            .where("name", "=", EPOCH)
            .executeTakeFirst();
          const epoch = found?.value ?? known;
          if (epoch === known) return;
          known = epoch;
          onChange(epoch);
        })
        .catch(onError);
    }, EVERY);
    this.timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }
}
