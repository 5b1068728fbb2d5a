import { type Kysely, sql } from "kysely";
import type { Dialect } from "../storage/dialect.ts";

/** Tables as they are found in a store, whatever version made it. */
export type AnyTables = Record<string, Record<string, unknown>>;

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Which table refers to which other one. */
const references = async (
  db: Kysely<AnyTables>,
  dialect: Dialect,
): Promise<readonly { readonly from: string; readonly to: string }[]> => {
  const query =
    dialect === "sqlite"
      ? sql<{ from: string; to: string }>`
          select m.name as "from", f."table" as "to"
          from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql<{ from: string; to: string }>`
          select a.relname as "from", b.relname as "to" from pg_constraint c
          join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
          where c.contype = 'f'`;
  return (await query.execute(db)).rows;
};

/** All tables but those of the migrations, each after those it refers to. */
export const tablesIn = async (db: Kysely<AnyTables>, dialect: Dialect): Promise<readonly Table[]> => {
  const found = await db.introspection.getTables();
  const links = await references(db, dialect);
  const left = new Map(
    found
      .filter(({ isView, schema }) => !isView && (schema === undefined || schema === "public"))
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  const sorted: Table[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      ([name]) => !links.some(({ from, to }) => from === name && to !== name && left.has(to)),
    );
    if (free.length === 0) throw new Error("tables refer to each other in a circle");
    for (const [name, columns] of free) {
      sorted.push({ name, columns });
      left.delete(name);
    }
  }
  return sorted;
};

/** The names of the steps by which the tables have grown. */
export const migrationsIn = async (db: Kysely<AnyTables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

const AT_ONCE = 500;

/** All rows of a table, a few at a time. In a transaction. */
export async function* rowsOf(
  trx: Kysely<AnyTables>,
  dialect: Dialect,
  { name, columns }: Table,
): AsyncGenerator<Record<string, unknown>> {
  const query = trx.selectFrom(name).select([...columns]);
  if (dialect === "sqlite") {
    yield* query.stream();
    return;
  }
  await sql`declare rows_of no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const fetched = await sql<Record<string, unknown>>`fetch ${sql.lit(AT_ONCE)} from rows_of`.execute(trx);
    if (fetched.rows.length === 0) break;
    yield* fetched.rows;
  }
  await sql`close rows_of`.execute(trx);
}
