import pg from "pg";

/** Keeps a PostgreSQL from storing entries until it is released. */
export const held = async (address: string): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query("begin");
  await client.query("lock table entries in exclusive mode");
  return async () => {
    await client.query("commit");
    await client.end();
  };
};
