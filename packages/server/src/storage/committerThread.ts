import { parentPort, workerData } from "node:worker_threads";
import type { Committed, ToCommit } from "./committer.ts";
import { connected, PATIENCE, preparing } from "./connection.ts";

/** The thread in which entries are committed: one statement after another, each a transaction of its own. */
const database = connected(String(workerData), PATIENCE.ofServer);
const statementOf = preparing(database);

const carriedOut = ({ id, text, values }: ToCommit): Committed => {
  try {
    return { id, rows: statementOf(text).all(...values) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on("message", (wanted: ToCommit | "close") => {
  if (wanted !== "close") return parentPort?.postMessage(carriedOut(wanted));
  database.close();
  parentPort?.close();
});
