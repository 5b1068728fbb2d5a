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
  });
  // Without a listener a server that is stopped would take the process with it.
  pool.on("error", onError);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
};
