import Database from "libsql";

/**
 * Milliseconds to wait for another one at work on the file: while it is opened, somebody who has it open may be letting go of it;
 * later there is another writer, a keeper or a restoration, and a server stands still meanwhile. Whoever writes beside a server asks
 * again and again, and stands still for a moment only.
 */
export const PATIENCE = { atFirst: 10_000, ofServer: 500, beside: 10_000, ofOneTry: 50 };

/** So many pages are changed before they go to their places: one that many actions have changed goes once. */
export const PAGES_IN_LOG = 15_000;

/** What was committed is on the disk. */
export const connected = (path: string, patience: number): Database.Database => {
  const database = new Database(path);
  for (const setting of [
    "synchronous = FULL",
    "foreign_keys = ON",
    `busy_timeout = ${patience}`,
    `wal_autocheckpoint = ${PAGES_IN_LOG}`,
  ])
    database.exec(`PRAGMA ${setting}`);
  return database;
};
