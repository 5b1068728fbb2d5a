import { parentPort, workerData } from "node:worker_threads";
import type { FromWorker } from "./crew.ts";
import { type PlayerSettings, tournamentPlayer } from "./player.ts";
import type { Fixture } from "./seatings.ts";

/** A thread that plays one game after another. */
const tell = (message: FromWorker): void => parentPort?.postMessage(message);

const player = tournamentPlayer(workerData as PlayerSettings, (started) => tell({ started }));

parentPort?.on("message", (fixture: Fixture) => {
  player.play(fixture).then(
    (outcome) => tell({ outcome }),
    (error: Error) => tell({ failed: error.stack ?? error.message }),
  );
});
