import type { Scene } from "@maria/engraver/scene";
import type { PackData } from "@maria/rules";

/** Draws the board of a pack that nobody serves. It takes seconds, so it is done in a worker, loaded for that alone. */
export const engraved = (data: PackData): Promise<Scene> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./engraverWorker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: scene }: MessageEvent<Scene>) => {
      worker.terminate();
      resolve(scene);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message));
    };
    worker.postMessage(data);
  });
