import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { connected, PATIENCE } from "./connection.ts";
import { isWriting, type Outcome, Statements } from "./statements.ts";
import type { Carried, ToCarryOut } from "./writer.ts";

type Writing = Extract<ToCarryOut, { readonly type: "write" }>;
type Alone = Exclude<ToCarryOut, Writing>;

/** The thread in which everything is written: one statement after another over one connection. */
const database = connected(String(workerData), PATIENCE.ofServer);
const statements = new Statements(database);

const NOTHING: Outcome = { rows: [], changes: 0 };

const outcomeOf = (wanted: Alone): Outcome => {
  switch (wanted.type) {
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

const carriedOut = (wanted: Alone): Carried => {
  try {
    return { id: wanted.id, outcome: outcomeOf(wanted) };
  } catch (error) {
    return { id: wanted.id, failed: error instanceof Error ? error.message : String(error) };
  }
};

const answer = (carried: readonly Carried[]): void => parentPort?.postMessage(carried);

/** What is to be written and has come while the disk was busy goes there together. */
let together: Writing[] = [];

const writeTogether = (): void => {
  const wanted = together;
  together = [];
  if (wanted.length === 0) return;
  const written = statements.writeTogether(wanted);
  answer(
    wanted.map(({ id }, index): Carried => {
      const one = written[index] ?? NOTHING;
      return one instanceof Error ? { id, failed: one.message } : { id, outcome: one };
    }),
  );
};

const carryOut = (wanted: ToCarryOut): void => {
  const isForItself = wanted.type !== "write" || !isWriting(wanted.text);
  if (isForItself) writeTogether();
  if (wanted.type === "write") together.push(wanted);
  else answer([carriedOut(wanted)]);
  if (isForItself) writeTogether();
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

/** All that waits for this thread, in the order in which it was sent. */
const received = (first: ToCarryOut | "close"): readonly (ToCarryOut | "close")[] => {
  const all = [first];
  if (parentPort === null) return all;
  for (
    let next = receiveMessageOnPort(parentPort);
    next !== undefined;
    next = receiveMessageOnPort(parentPort)
  )
    all.push(next.message as ToCarryOut | "close");
  return all;
};

const close = (): void => {
  emptyLog();
  database.close();
  parentPort?.close();
};

parentPort?.on("message", (first: ToCarryOut | "close") => {
  const all = received(first);
  for (const wanted of all) if (wanted !== "close") carryOut(wanted);
  writeTogether();
  if (all.includes("close")) close();
});
