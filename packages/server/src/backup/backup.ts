import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { Dialect } from "../storage/dialect.ts";
import { openBeside, type Place } from "../storage/storage.ts";
import { type Line, type Value, writeBackup } from "./form.ts";
import { type AnyTables, migrationsIn, rowsOf, tablesIn } from "./tables.ts";

/** There is something where it should be written, and nobody said that it may go. */
export class WouldReplace extends Error {}

const plain = (value: unknown): Value => {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`a backup holds texts and numbers, not ${typeof value}`);
};

async function* linesIn(trx: Kysely<AnyTables>, dialect: Dialect): AsyncGenerator<Line> {
  for (const table of await tablesIn(trx, dialect)) {
    const { name, columns } = table;
    yield { table: name, columns };
    for await (const row of rowsOf(trx, dialect, table))
      yield { row: columns.map((column) => plain(row[column])) };
  }
}

/**
 * Writes everything a store holds into one file, as it stood in one moment, while servers go on with it. The file is there whole
 * or not at all. It holds every secret: seeds, hands, passwords' hashes. Gives the number of rows.
 */
export const backUp = async (
  place: Place,
  path: string,
  { mayReplace = false }: { readonly mayReplace?: boolean } = {},
): Promise<number> => {
  if (existsSync(path) && !mayReplace) throw new WouldReplace(path);
  const { db, dialect, close } = await openBeside(place);
  const part = `${path}.part`;
  try {
    const rows = await (db as unknown as Kysely<AnyTables>)
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (trx) => writeBackup(part, await migrationsIn(trx), linesIn(trx, dialect)));
    await rename(part, path);
    return rows;
  } finally {
    await rm(part, { force: true });
    await close();
  }
};
