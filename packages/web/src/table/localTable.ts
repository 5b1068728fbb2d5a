import { seatsOf } from "@maria/rules/model";
import type { Answer, Moment, Reply, Table, Trouble } from "@maria/table";
import { NotLoaded } from "../version/notLoaded.ts";
import type { FromWorker, Opening, ToWorker } from "./messages.ts";

/** The worker is an entry of its own in the built page, which is told its name (worker/plugin.ts). */
const workerAddress = (): string => {
  if (import.meta.env.DEV) return "/src/table/worker.ts";
  const named = document.querySelector<HTMLMetaElement>('meta[name="maria-worker"]')?.content ?? "";
  return new URL(named, document.baseURI).href;
};

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

/** Opens a game in a worker of this page. Fails with the reason if it cannot be read. */
export const openLocalTable = (opening: Opening): Promise<Table> => {
  const worker = idle ?? newWorker();
  idle = null;
  const listeners = new Map<number, (moment: Moment) => void>();
  const answers = new Map<number, (answer: Answer) => void>();
  let fail: (message: string) => void = () => {};
  let tellTrouble: (trouble: Trouble | null) => void = () => {};
  let trouble: Trouble | null = null;
  let counter = 0;
  const ask = (request: ToWorker): void => worker.postMessage(request);

  const tableOf = ({ name, options, players, halt }: Extract<Reply, { type: "opened" }>): Table => ({
    id: opening.type === "open" ? opening.game : name,
    name,
    options,
    players,
    seats: seatsOf(options).filter((seat) => players[seat]?.kind === "person"),
    halt,
    watch(reader, listener) {
      const watch = ++counter;
      listeners.set(watch, listener);
      ask({ type: "watch", watch, reader });
      return () => {
        listeners.delete(watch);
        ask({ type: "unwatch", watch });
      };
    },
    act: (seat, seen, action) =>
      new Promise((resolve) => {
        const request = ++counter;
        answers.set(request, resolve);
        ask({ type: "act", request, seat, seen, action });
      }),
    onTrouble(listener) {
      tellTrouble = listener;
      listener(trouble);
    },
    retry: () => ask({ type: "retry" }),
    onFailure(listener) {
      fail = listener;
    },
    close: () => worker.terminate(),
  });

  return new Promise((resolve, reject) => {
    const failed = (message: string, error = new Error(message)): void => {
      reject(error);
      fail(message);
    };
    // An error without words: the worker's file, or one it imports, did not come.
    worker.onerror = ({ message = "" }) => failed(message, message === "" ? new NotLoaded() : undefined);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      switch (data.type) {
        case "opened":
          resolve(tableOf(data));
          break;
        case "failed":
          failed(data.message);
          break;
        case "malformed":
          failed(data.type);
          break;
        case "moment":
          listeners.get(data.watch)?.(data.moment);
          break;
        case "trouble":
          trouble = data.trouble;
          tellTrouble(trouble);
          break;
        case "answer":
          answers.get(data.request)?.(data.answer);
          answers.delete(data.request);
      }
    };
    ask(opening);
  });
};
