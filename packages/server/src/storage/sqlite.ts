import { accessSync, closeSync, fdatasyncSync, fstatSync, mkdirSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import Database from "libsql";
import { connected, PAGES_IN_LOG, PATIENCE } from "./connection.ts";
import { DataInUse } from "./dataInUse.ts";
import type { Schema } from "./schema.ts";
import { sqliteDialect } from "./sqliteDialect.ts";
import { Statements } from "./statements.ts";
import { Writer } from "./writer.ts";
import { WritingHere } from "./writing.ts";

/**
 * One entry changes one page of the file, which is written to the log of changes and later to its place. Entries have some eighty
 * bytes: with the usual pages of 4 KB most of what is written would be old. Pages of 512 bytes and this log write 2.6 KiB for each
 * entry of a thousand games, eight in a commit; 1,024 bytes and half the log 3.6 (measured here).
 */
const PAGE_BYTES = 512;
/** A page in the log has a head of 24 bytes. */
const LOG_BYTES = PAGES_IN_LOG * (PAGE_BYTES + 24);
/** "MARI", by which the file is known to be one of ours. */
const APPLICATION = 0x4d415249;

/** The operating system gives the lock back however a process ends. */
const lockedBy = (path: string): Database.Database => {
  const lock = new Database(path);
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    throw new DataInUse(path, { cause: error });
  }
};

/**
 * Gives the log of changes its full length at once: what lies beyond its last commit means nothing to SQLite. A file system has
 * to note every growth of a file at each synchronisation, which takes twice as long as to overwrite what is there (measured
 * here: 0.24 ms against 0.5).
 */
const lengthenLog = (path: string): void => {
  try {
    const log = openSync(path, "r+");
    const missing = LOG_BYTES - fstatSync(log).size;
    if (missing > 0) {
      writeSync(log, Buffer.alloc(missing), 0, missing, LOG_BYTES - missing);
      fdatasyncSync(log);
    }
    closeSync(log);
  } catch {
    // A disk that is full: whoever wants to write will be told.
  }
};

/**
 * Opens the store in this directory, which is made if need be. What was committed is on the disk: the log of changes (WAL)
 * is synchronised at every commit. Throws DataInUse if another process has it open.
 */
export const openSqlite = (
  directory: string,
): { readonly db: Kysely<Schema>; readonly release: () => void } => {
  mkdirSync(directory, { recursive: true });
  const lock = lockedBy(join(directory, "lock.db"));
  const path = join(directory, "maria.db");
  const database = connected(path, PATIENCE.atFirst);
  for (const setting of [
    `page_size = ${PAGE_BYTES}`,
    "journal_mode = WAL",
    // The first write makes the log.
    `application_id = ${APPLICATION}`,
    `busy_timeout = ${PATIENCE.ofServer}`,
    // From now on only the thread writes.
    "query_only = ON",
  ])
    database.exec(`PRAGMA ${setting}`);
  lengthenLog(`${path}-wal`);
  const writer = new Writer(path);
  const atEnd = async (): Promise<void> => {
    await writer.close();
    database.close();
  };
  const dialect = sqliteDialect(new Statements(database), writer, atEnd);
  return { db: new Kysely<Schema>({ dialect }), release: () => lock.close() };
};

/** Opens the store in this directory beside the process that has it. Throws if there is none. */
export const openSqliteBeside = (directory: string): Kysely<Schema> => {
  const path = join(directory, "maria.db");
  accessSync(path);
  const database = connected(path, PATIENCE.ofOneTry);
  const statements = new Statements(database);
  const writing = new WritingHere(statements, PATIENCE.beside);
  const dialect = sqliteDialect(statements, writing, async () => void database.close());
  return new Kysely<Schema>({ dialect });
};
