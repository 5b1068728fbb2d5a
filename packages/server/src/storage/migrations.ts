import { type Kysely, type Migration, Migrator } from "kysely";
import type { Dialect } from "./dialect.ts";
import { games } from "./migrations/0001-games.ts";
import { talk } from "./migrations/0002-talk.ts";
import { jobs } from "./migrations/0004-jobs.ts";
import { orders } from "./migrations/0006-orders.ts";
import { seats } from "./migrations/0007-seats.ts";
import { accounts } from "./migrations/0008-accounts.ts";
import { ratings } from "./migrations/0009-ratings.ts";
import { alerts } from "./migrations/0010-alerts.ts";
import { tokens } from "./migrations/0011-tokens.ts";
import { reports } from "./migrations/0012-reports.ts";
import { acts } from "./migrations/0013-acts.ts";
import { reasons } from "./migrations/0014-reasons.ts";
import type { Schema } from "./schema.ts";

/** What was released is never changed; a change of the tables is a further step. They go forward only. */
export const migrationsFor = (dialect: Dialect): Record<string, Migration> => ({
  "0001-games": games(dialect),
  "0002-talk": talk(),
  "0004-jobs": jobs(),
  "0006-orders": orders(),
  "0007-seats": seats(),
  "0008-accounts": accounts(),
  "0009-ratings": ratings(),
  "0010-alerts": alerts(),
  "0011-tokens": tokens(),
  "0012-reports": reports(),
  "0013-acts": acts(),
  "0014-reasons": reasons(),
});

/** The names of all steps, in their order. */
export const MIGRATIONS: readonly string[] = Object.keys(migrationsFor("sqlite"));

/** Brings the tables up to date. Throws if that fails, or if they were written by a later version. */
export const migrate = async (db: Kysely<Schema>, dialect: Dialect): Promise<void> => {
  const migrations = migrationsFor(dialect);
  const migrator = new Migrator({
    ...{ db, provider: { getMigrations: async () => migrations } },
    // A step may have been numbered before others that came first: a store that has those takes it all the same.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
