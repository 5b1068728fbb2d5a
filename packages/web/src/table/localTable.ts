import type { BotName } from "@maria/bots";
import type { PackData } from "@maria/rules";
import { seatsOf } from "@maria/rules/model";
import type { Answer, Moment, Players, Reply, Table, Trouble } from "@maria/table";
import { NotLoaded } from "../version/notLoaded.ts";
import { workerAddress } from "../version/workers.ts";
import type { FromWorker, Opening, ToWorker } from "./messages.ts";

const newWorker = (): Worker => new Worker(workerAddress("table"), { type: "module" });

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

/** Bots of these levels take their time. */
const SLOW: readonly BotName[] = ["colonel", "marshal"];

const needsThinker = (players: Players): boolean =>
  Object.values(players).some((player) => player.kind === "bot" && SLOW.includes(player.level));

/** A worker in which bots think, with the way to it for another; `stop` may come before it is there. */
const callThinker = (pack: PackData, onGone: () => void): { readonly port: MessagePort; stop(): void } => {
  const { port1, port2 } = new MessageChannel();
  let isStopped = false;
  const thinker = import("../thinking/thinker.ts").then(({ Thinker }) => {
    const called = new Thinker(pack, port2, onGone);
    if (isStopped) called.stop();
    return called;
  });
  thinker.catch(onGone);
  return {
    port: port1,
    stop() {
      isStopped = true;
      void thinker.then(
        (called) => called.stop(),
        () => {},
      );
    },
  };
};

/** Opens a game in a worker of this page. Fails with the reason if it cannot be read. */
export const openLocalTable = (opening: Opening, sitting: Players = {}): Promise<Table> => {
  const worker = idle ?? newWorker();
  idle = null;
  const listeners = new Map<number, (moment: Moment) => void>();
  const answers = new Map<number, (answer: Answer) => void>();
  let fail: (message: string) => void = () => {};
  let tellTrouble: (trouble: Trouble | null) => void = () => {};
  let trouble: Trouble | null = null;
  let counter = 0;
  const ask = (request: ToWorker): void => worker.postMessage(request);
  const thinker = needsThinker(sitting)
    ? callThinker(opening.pack, () => ask({ type: "thinkerLost" }))
    : null;

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
    close() {
      worker.terminate();
      thinker?.stop();
    },
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
    const thinking = thinker?.port ?? null;
    worker.postMessage({ ...opening, thinking } satisfies ToWorker, thinking === null ? [] : [thinking]);
  });
};
