import { CompiledQuery, type Kysely } from "kysely";
import type { Dialect } from "./dialect.ts";
import { migrate } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";
import type { Schema } from "./schema.ts";

/** Where a server keeps everything: a directory for the embedded store, or the address of a PostgreSQL. */
export type Place = { readonly directory: string } | { readonly address: string };

/**
 * Carries a statement out in a transaction of its own; fulfilled with its rows when all of it is on the disk. If it rejects, it may
 * have been stored in spite of that.
 */
export type Write = (text: string, values: readonly unknown[]) => Promise<readonly unknown[]>;

/** Writes over the connections by which everything else is asked for. */
export const writingTo =
  (db: Kysely<Schema>): Write =>
  async (text, values) =>
    (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows;

export interface Storage {
  readonly db: Kysely<Schema>;
  readonly dialect: Dialect;
  /** How entries are written. */
  readonly write: Write;
  close(): Promise<void>;
}

/** Whether there is an embedded store for this platform: it is compiled for each. */
export const hasEmbeddedStore = async (): Promise<boolean> =>
  import("libsql").then(
    () => true,
    () => false,
  );

const opened = async (place: Place, onError: (error: Error) => void): Promise<Storage> => {
  if ("address" in place) {
    const db = openPostgres(place.address, onError);
    return { db, dialect: "postgres", write: writingTo(db), close: () => db.destroy() };
  }
  // A server with PostgreSQL has no use for it, and not every platform has it.
  const { openSqlite } = await import("./sqlite.ts");
  const { db, committer, release } = openSqlite(place.directory);
  return {
    db,
    dialect: "sqlite",
    write: (text, values) => committer.commit(text, values),
    async close() {
      await committer.close();
      await db.destroy();
      release();
    },
  };
};

/** Opens the store and brings its tables up to date. */
export const openStorage = async (place: Place, onError: (error: Error) => void): Promise<Storage> => {
  const storage = await opened(place, onError);
  try {
    await migrate(storage.db, storage.dialect);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
};

/**
 * Opens a store that is there, with tables as they are, beside the servers that may use it: for backups. Rejects if there is none.
 */
export const openBeside = async (place: Place): Promise<Storage> => {
  if ("address" in place) return opened(place, () => {});
  const { openSqliteBeside } = await import("./sqlite.ts");
  const db = openSqliteBeside(place.directory);
  return { db, dialect: "sqlite", write: writingTo(db), close: () => db.destroy() };
};
