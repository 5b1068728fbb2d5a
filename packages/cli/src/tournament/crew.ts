import { Worker } from "node:worker_threads";
import type { Outcome } from "./game.ts";
import { type PlayerSettings, tournamentPlayer } from "./player.ts";
import type { Fixture } from "./seatings.ts";

/** What a thread tells: a game is over, a program was started, or the house itself is at fault. */
export type FromWorker =
  | { readonly outcome: Outcome }
  | { readonly started: number }
  | { readonly failed: string };

/** Told of each game in the order of the fixtures, whichever was over first; false ends the tournament. */
export type OnOutcome = (outcome: Outcome) => boolean;

/** As built: a thread runs no sources. The same number of steps from src/tournament and from dist/tournament. */
const WORKER = new URL("../../dist/tournament/worker.js", import.meta.url);

const endProcess = (process_: number): void => {
  try {
    process.kill(process_, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
};

const playHere = async (
  settings: PlayerSettings,
  fixtures: readonly Fixture[],
  onOutcome: OnOutcome,
): Promise<void> => {
  const player = tournamentPlayer(settings, () => {});
  try {
    for (const fixture of fixtures) {
      if (!onOutcome(await player.play(fixture))) return;
      // Ctrl+C is heard between games.
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    player.end();
  }
};

/**
 * Plays all fixtures on so many threads. What is told, and where it ends, does not depend on their number: outcomes are put
 * back into order first, and games beyond the end are as if they had never been played.
 */
export const playAll = (
  settings: PlayerSettings,
  fixtures: readonly Fixture[],
  threads: number,
  stopped: AbortSignal,
  onOutcome: OnOutcome,
): Promise<void> => {
  const goesOn: OnOutcome = (outcome) => onOutcome(outcome) && !stopped.aborted;
  if (threads === 1) return playHere(settings, fixtures, goesOn);
  return new Promise((resolve, reject) => {
    const workers: Worker[] = [];
    const processes: number[] = [];
    const done = new Map<number, Outcome>();
    let [begun, told] = [0, 0];
    let isOver = false;
    const finish = (error: Error | null): void => {
      if (isOver) return;
      isOver = true;
      stopped.removeEventListener("abort", onStop);
      Promise.all(workers.map((worker) => worker.terminate())).then(() => {
        processes.forEach(endProcess);
        if (error === null) resolve();
        else reject(error);
      }, reject);
    };
    const onStop = (): void => finish(null);
    const give = (worker: Worker): void => {
      const fixture = fixtures[begun];
      if (fixture === undefined) return;
      begun++;
      worker.postMessage(fixture);
    };
    /** False when the tournament is over. */
    const tellInOrder = (): boolean => {
      for (let next = done.get(told); next !== undefined; next = done.get(told)) {
        done.delete(told++);
        if (!goesOn(next) || told === fixtures.length) return false;
      }
      return true;
    };
    const hear = (worker: Worker, message: FromWorker): void => {
      if ("started" in message) processes.push(message.started);
      else if ("failed" in message) finish(new Error(message.failed));
      else if (!isOver) {
        done.set(message.outcome.number, message.outcome);
        if (tellInOrder()) give(worker);
        else finish(null);
      }
    };
    while (workers.length < Math.min(threads, fixtures.length)) {
      const worker = new Worker(WORKER, { workerData: settings });
      worker.on("message", (message: FromWorker) => hear(worker, message));
      worker.on("error", finish);
      workers.push(worker);
    }
    stopped.addEventListener("abort", onStop);
    workers.forEach(give);
  });
};
