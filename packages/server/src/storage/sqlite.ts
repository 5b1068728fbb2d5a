import { accessSync, closeSync, fdatasyncSync, fstatSync, mkdirSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import Database from "libsql";
import { DataInUse } from "./dataInUse.ts";
import type { Schema } from "./schema.ts";

/**
 * One entry changes one page of the file, which is written to the log of changes and later to its place. Entries have some eighty
 * bytes: with the usual pages of 4 KB most of what is written would be old. Pages of 512 bytes and this log write 2.6 KiB for each
 * entry of a thousand games, eight in a commit; 1,024 bytes and half the log 3.6 (measured here).
 */
const PAGE_BYTES = 512;
/** So many pages are changed before they go to their places: one that many actions have changed goes once. */
const PAGES_IN_LOG = 15_000;
/** A page in the log has a head of 24 bytes. */
const LOG_BYTES = PAGES_IN_LOG * (PAGE_BYTES + 24);
/**
 * Milliseconds to wait for another one at work on the file: while it is opened, somebody who has it open may be letting go of it;
 * later there is another writer, a keeper or a restoration, and a server stands still meanwhile.
 */
const PATIENCE = { atFirst: 10_000, ofServer: 500, beside: 10_000 };
/** "MARI", by which the file is known to be one of ours. */
const APPLICATION = 0x4d415249;

/** What a statement gives back has rows of its own. */
const RETURNS_ROWS = /^\s*(select|with|pragma|explain)\b|\breturning\b/i;

/** Statements are prepared once; a server has some dozens of them, those for groups of entries by their size. */
const MOST_PREPARED = 500;

/** SQLite as Kysely wants it. */
const adapted = (database: Database.Database, atEnd: () => void) => {
  const prepared = new Map<string, Database.Statement>();
  const statementOf = (text: string): Database.Statement => {
    const found = prepared.get(text);
    if (found !== undefined) return found;
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    const statement = database.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  return {
    prepare(text: string) {
      const statement = statementOf(text);
      return {
        reader: RETURNS_ROWS.test(text),
        all: (values: readonly unknown[]) => statement.all(...values) as unknown[],
        run: (values: readonly unknown[]) => statement.run(...values),
        iterate: (values: readonly unknown[]) => statement.iterate(...values) as IterableIterator<unknown>,
      };
    },
    close() {
      atEnd();
      database.close();
    },
  };
};

/** What was committed is on the disk. */
const connected = (path: string, patience: number): Database.Database => {
  const database = new Database(path);
  for (const setting of ["synchronous = FULL", "foreign_keys = ON", `busy_timeout = ${patience}`])
    database.exec(`PRAGMA ${setting}`);
  return database;
};

const kyselyOf = (database: Database.Database, atEnd: () => void = () => {}): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(database, atEnd) }) });

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
 * Puts everything to its place. libsql lets go of a file only when all its statements are forgotten, which may be long after it was
 * closed: whoever opens the file meanwhile must not have to wait for what is done then.
 */
const emptyLog = (database: Database.Database): void => {
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // It stays in the log, and is found there.
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
    `wal_autocheckpoint = ${PAGES_IN_LOG}`,
    // The first write makes the log.
    `application_id = ${APPLICATION}`,
    `busy_timeout = ${PATIENCE.ofServer}`,
  ])
    database.exec(`PRAGMA ${setting}`);
  lengthenLog(`${path}-wal`);
  return { db: kyselyOf(database, () => emptyLog(database)), release: () => lock.close() };
};

/** Opens the store in this directory beside the process that has it. Throws if there is none. */
export const openSqliteBeside = (directory: string): Kysely<Schema> => {
  const path = join(directory, "maria.db");
  accessSync(path);
  return kyselyOf(connected(path, PATIENCE.beside));
};
