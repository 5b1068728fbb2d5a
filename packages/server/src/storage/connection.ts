import Database from "libsql";

/**
 * Milliseconds to wait for another one at work on the file: while it is opened, somebody who has it open may be letting go of it;
 * later there is another writer, a keeper or a restoration, and a server stands still meanwhile.
 */
export const PATIENCE = { atFirst: 10_000, ofServer: 500, beside: 10_000 };

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

/** Statements are prepared once; a server has some dozens of them, those for groups of entries by their size. */
const MOST_PREPARED = 500;

/** Gives the statement of a text, prepared before if it was asked for before. */
export const preparing = (database: Database.Database): ((text: string) => Database.Statement) => {
  const prepared = new Map<string, Database.Statement>();
  return (text) => {
    const found = prepared.get(text);
    if (found !== undefined) return found;
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    const statement = database.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
};
