import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";

const MOST_CONNECTIONS = 10;
const PATIENCE = 5000;

/** Opens PostgreSQL by its address. A connection that breaks is replaced; `onError` is told. */
export const openPostgres = (address: string, onError: (error: Error) => void): Kysely<Schema> => {
  const pool = new pg.Pool({
    connectionString: address,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    // A machine that is gone says nothing: only whoever asks finds out.
    keepAlive: true,
  });
  // Without listeners a PostgreSQL that is stopped would take the process with it. The pool listens only to connections that
  // nobody uses; whoever uses one learns of its end by his query.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
};
