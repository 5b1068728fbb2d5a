import type { GameOptions, GameRecord, PackData, Seat } from "@maria/rules";
import type { Reply, Request } from "./messages.ts";
import type { Answer, Moment, Players, Table } from "./table.ts";

/** The worker is an entry of its own in the built page (vite.config.ts). */
const workerAddress = (): string =>
  import.meta.env.DEV ? "/src/table/worker.ts" : new URL("table-worker.js", document.baseURI).href;

const newWorker = (): Worker => new Worker(workerAddress(), { type: "module" });

/** A worker that has no table yet. */
let idle: Worker | null = null;

/** Lets a worker load itself before a table is opened. One that cannot is forgotten: opening will tell why. */
export const callWorker = (): void => {
  if (idle !== null) return;
  idle = newWorker();
  idle.onerror = () => {
    idle = null;
  };
};

/** Opens a saved game in a worker of this page. Fails with the reason if it cannot be read. */
export const openLocalTable = (game: string, pack: PackData): Promise<Table> => {
  const worker = idle ?? newWorker();
  idle = null;
  const listeners = new Map<number, (moment: Moment) => void>();
  const answers = new Map<number, (answer: Answer) => void>();
  const records = new Map<number, (record: GameRecord) => void>();
  let fail: (message: string) => void = () => {};
  let counter = 0;
  const ask = (request: Request): void => worker.postMessage(request);

  const tableOf = (name: string, options: GameOptions, players: Players): Table => ({
    id: game,
    name,
    options,
    players,
    watch(seat, listener) {
      const watch = ++counter;
      listeners.set(watch, listener);
      ask({ type: "watch", watch, seat });
      return () => {
        listeners.delete(watch);
        ask({ type: "unwatch", watch });
      };
    },
    act: (seat: Seat, seq, action) =>
      new Promise((resolve) => {
        const request = ++counter;
        answers.set(request, resolve);
        ask({ type: "act", request, seat, seq, action });
      }),
    onFailure(listener) {
      fail = listener;
    },
    record: () =>
      new Promise((resolve) => {
        const request = ++counter;
        records.set(request, resolve);
        ask({ type: "record", request });
      }),
    close: () => worker.terminate(),
  });

  return new Promise((resolve, reject) => {
    const failed = (message: string): void => {
      reject(new Error(message));
      fail(message);
    };
    worker.onerror = (event) => failed(event.message);
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      switch (data.type) {
        case "opened":
          resolve(tableOf(data.name, data.options, data.players));
          break;
        case "failed":
          failed(data.message);
          break;
        case "moment":
          listeners.get(data.watch)?.(data.moment);
          break;
        case "answer":
          answers.get(data.request)?.(data.answer);
          answers.delete(data.request);
          break;
        case "record":
          records.get(data.request)?.(data.record);
          records.delete(data.request);
      }
    };
    ask({ type: "open", game, pack });
  });
};
