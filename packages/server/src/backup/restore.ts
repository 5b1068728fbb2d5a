import { type Kysely, sql } from "kysely";
import { DataInUse } from "../storage/dataInUse.ts";
import type { Dialect } from "../storage/dialect.ts";
import { beginEpoch } from "../storage/epoch.ts";
import type { Schema } from "../storage/schema.ts";
import { openBeside, openStorage, type Place, type Storage } from "../storage/storage.ts";
import { WouldReplace } from "./backup.ts";
import { BadBackup, checkedHead, type Line, linesOf, type Value } from "./form.ts";
import { type AnyTables, migrationsIn, type Table, tablesIn } from "./tables.ts";

/** Both stores take more values in one statement. */
const MOST_VALUES = 5000;

/** A store, also if a server uses it. */
const openAny = async (place: Place): Promise<Storage> => {
  try {
    return await openStorage(place, () => {});
  } catch (error) {
    if (error instanceof DataInUse) return openBeside(place);
    throw error;
  }
};

const isUsed = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom("people").select("id").limit(1).executeTakeFirst()) !== undefined;

const insert = async (
  trx: Kysely<AnyTables>,
  { name, columns }: Table,
  rows: readonly (readonly Value[])[],
): Promise<void> => {
  if (rows.length === 0) return;
  const refs = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join([...row])})`));
  await sql`insert into ${sql.table(name)} (${refs}) values ${values}`.execute(trx);
};

const insertAll = async (
  trx: Kysely<AnyTables>,
  tables: readonly Table[],
  lines: AsyncIterable<Line>,
): Promise<void> => {
  let into: Table | null = null;
  let rows: (readonly Value[])[] = [];
  const flush = async (): Promise<void> => {
    if (into !== null) await insert(trx, into, rows);
    rows = [];
  };
  for await (const line of lines) {
    if ("table" in line) {
      await flush();
      const known = tables.find(({ name }) => name === line.table);
      // Names go into statements: only those this store has.
      if (known === undefined || !line.columns.every((column) => known.columns.includes(column)))
        throw new BadBackup("later");
      into = { name: known.name, columns: line.columns };
    } else {
      if (into === null || line.row.length !== into.columns.length) throw new BadBackup("damaged");
      rows.push(line.row);
      if (rows.length * into.columns.length >= MOST_VALUES) await flush();
    }
  }
  await flush();
};

/** Nobody writes until it is done; whoever waited finds another epoch. */
const shut = async (trx: Kysely<AnyTables>, dialect: Dialect, tables: readonly Table[]): Promise<void> => {
  if (dialect === "postgres")
    await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(
      trx,
    );
  for (const { name } of [...tables].reverse()) await sql`delete from ${sql.table(name)}`.execute(trx);
};

/**
 * Puts what a backup holds in the place of everything in a store, in one transaction: all of it, or nothing. A store in which
 * there is somebody already is replaced only if that is said. Servers may use it meanwhile: what they had begun is not stored,
 * and they tell everybody anew. Throws WouldReplace and BadBackup. Gives the number of rows.
 */
export const restore = async (
  place: Place,
  path: string,
  { mayReplace = false }: { readonly mayReplace?: boolean } = {},
): Promise<number> => {
  const { head, rows } = await checkedHead(path);
  const { db, dialect, close } = await openAny(place);
  try {
    if (!mayReplace && (await isUsed(db))) throw new WouldReplace(path);
    const any = db as unknown as Kysely<AnyTables>;
    const known = await migrationsIn(any);
    if (head.migrations.some((name) => !known.includes(name))) throw new BadBackup("later");
    const tables = await tablesIn(any, dialect);
    await any.transaction().execute(async (trx) => {
      await shut(trx, dialect, tables);
      await insertAll(trx, tables, linesOf(path));
      await beginEpoch(trx as unknown as Kysely<Schema>);
    });
    return rows;
  } finally {
    await close();
  }
};
