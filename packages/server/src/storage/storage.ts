import type { Kysely } from "kysely";
import type { Dialect } from "./dialect.ts";
import { migrate } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";
import type { Schema } from "./schema.ts";

/** Where a server keeps everything: a directory for the embedded store, or the address of a PostgreSQL. */
export type Place = { readonly directory: string } | { readonly address: string };

export interface Storage {
  readonly db: Kysely<Schema>;
  readonly dialect: Dialect;
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
    return { db, dialect: "postgres", close: () => db.destroy() };
  }
  // A server with PostgreSQL has no use for it, and not every platform has it.
  const { openSqlite } = await import("./sqlite.ts");
  const { db, release } = openSqlite(place.directory);
  return {
    db,
    dialect: "sqlite",
    async close() {
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
  return { db, dialect: "sqlite", close: () => db.destroy() };
};
