import { parentPort, workerData } from "node:worker_threads";
import { connected, PATIENCE } from "./connection.ts";
import { type Outcome, Statements } from "./statements.ts";
import type { Carried, ToCarryOut } from "./writer.ts";

/** The thread in which everything is written: one statement after another over one connection. */
const database = connected(String(workerData), PATIENCE.ofServer);
const statements = new Statements(database);

const NOTHING: Outcome = { rows: [], changes: 0 };

const outcomeOf = (wanted: ToCarryOut): Outcome => {
  switch (wanted.type) {
    case "write":
      return statements.write(wanted.text, wanted.values);
    case "step":
      return statements.carryOut(wanted.text, wanted.values);
    case "begin":
      statements.begin(wanted.how);
      return NOTHING;
    case "commit":
      statements.commit();
      return NOTHING;
    case "rollback":
      statements.giveUp();
      return NOTHING;
  }
};

const carriedOut = (wanted: ToCarryOut): Carried => {
  try {
    return { id: wanted.id, outcome: outcomeOf(wanted) };
  } catch (error) {
    return { id: wanted.id, failed: error instanceof Error ? error.message : String(error) };
  }
};

/**
 * Puts everything to its place. libsql lets go of a file only when all its statements are forgotten, which may be long after it was
 * closed: whoever opens the file meanwhile must not have to wait for what is done then.
 */
const emptyLog = (): void => {
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // It stays in the log, and is found there.
  }
};

parentPort?.on("message", (wanted: ToCarryOut | "close") => {
  if (wanted !== "close") return parentPort?.postMessage(carriedOut(wanted));
  emptyLog();
  database.close();
  parentPort?.close();
});
