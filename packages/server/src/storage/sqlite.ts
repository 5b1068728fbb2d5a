import { accessSync, closeSync, fdatasyncSync, fstatSync, mkdirSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import Database from "libsql";
import { Committer } from "./committer.ts";
import { connected, PAGES_IN_LOG, PATIENCE, preparing } from "./connection.ts";
import { DataInUse } from "./dataInUse.ts";
import type { Schema } from "./schema.ts";

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

/** What a statement gives back has rows of its own. */
const RETURNS_ROWS = /^\s*(select|with|pragma|explain)\b|\breturning\b/i;

/** What Kysely begins a transaction with. */
const BEGIN = "begin";

interface Manner {
  /**
   * Somebody else writes to the file as often as this connection. A transaction takes its right to write at once then: one that reads
   * first would be refused it, without waiting, when the other has written meanwhile.
   */
  readonly isShared?: boolean;
  readonly atEnd?: () => void;
}

/** SQLite as Kysely wants it. */
const adapted = (database: Database.Database, { isShared = false, atEnd = () => {} }: Manner) => {
  const statementOf = preparing(database);
  return {
    prepare(text: string) {
      const statement = statementOf(isShared && text === BEGIN ? "begin immediate" : text);
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

const kyselyOf = (database: Database.Database, manner: Manner = {}): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(database, manner) }) });

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
): { readonly db: Kysely<Schema>; readonly committer: Committer; readonly release: () => void } => {
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
  ])
    database.exec(`PRAGMA ${setting}`);
  lengthenLog(`${path}-wal`);
  return {
    db: kyselyOf(database, { isShared: true, atEnd: () => emptyLog(database) }),
    committer: new Committer(path),
    release: () => lock.close(),
  };
};

/** Opens the store in this directory beside the process that has it. Throws if there is none. */
export const openSqliteBeside = (directory: string): Kysely<Schema> => {
  const path = join(directory, "maria.db");
  accessSync(path);
  return kyselyOf(connected(path, PATIENCE.beside));
};
