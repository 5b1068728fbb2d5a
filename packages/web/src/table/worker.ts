import { loadCheckedPack, pending, type Seat } from "@maria/rules";
import { appendEntry, loadGame, noteProgress } from "../saved/games.ts";
import { Authority } from "./authority.ts";
import { botAction } from "./botPlayer.ts";
import type { Reply, Request } from "./messages.ts";
import type { Answer, Players } from "./table.ts";

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  postMessage(message: Reply): void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
}
const scope = globalThis as unknown as WorkerScope;

let game = "";
let players: Players = {};
let authority: Authority | null = null;
const watches = new Map<number, Seat | null>();

const show = (isWhole: boolean, since: number): void => {
  if (authority === null) return;
  for (const [watch, reader] of watches)
    scope.postMessage({ type: "moment", watch, moment: authority.moment(reader, isWhole ? null : since) });
};

/** Nothing is acknowledged or shown before it is stored. */
const store = async (table: Authority): Promise<void> => {
  const entry = table.record.entries[table.seq - 1];
  if (entry !== undefined) await appendEntry(game, table.seq, entry);
};

const act = async (table: Authority, request: Extract<Request, { type: "act" }>): Promise<Answer> => {
  const since = table.seq;
  const answer = table.act(request.seat, request.seq, request.action);
  if (!("accepted" in answer)) {
    if ("stale" in answer) show(true, 0);
    return answer;
  }
  await store(table);
  show(request.action.type === "takeBack", since);
  return answer;
};

/** Lets the bots play until only people have to decide; then notes how far the game has come. */
const letBotsPlay = async (table: Authority): Promise<void> => {
  for (;;) {
    const move = botAction(table, players);
    if (move === null) break;
    const since = table.seq;
    const answer = table.act(move.seat, table.seq, move.action);
    if (!("accepted" in answer)) throw new Error(`a bot at ${move.seat} answered against the rules`);
    await store(table);
    show(false, since);
  }
  const { turn, result } = table.position;
  await noteProgress(game, { turn, result, waitsFor: pending(table.position).map(({ seat }) => seat) });
};

const open = async (request: Extract<Request, { type: "open" }>): Promise<void> => {
  loadCheckedPack(request.pack);
  game = request.game;
  const saved = await loadGame(game);
  players = saved.players;
  authority = new Authority(saved.record);
  const { name } = saved;
  scope.postMessage({ type: "opened", name, options: saved.record.options, players });
  await letBotsPlay(authority);
};

const handle = async (request: Request): Promise<void> => {
  switch (request.type) {
    case "open":
      return open(request);
    case "watch":
      watches.set(request.watch, request.seat);
      if (authority !== null)
        scope.postMessage({
          type: "moment",
          watch: request.watch,
          moment: authority.moment(request.seat, null),
        });
      return;
    case "unwatch":
      watches.delete(request.watch);
      return;
    case "act": {
      if (authority === null) return;
      const answer = await act(authority, request);
      scope.postMessage({ type: "answer", request: request.request, answer });
      if ("accepted" in answer) await letBotsPlay(authority);
      return;
    }
    case "record":
      if (authority !== null)
        scope.postMessage({ type: "record", request: request.request, record: authority.record });
  }
};

/** One request after another: two of them never change the game at the same time. */
let queue: Promise<void> = Promise.resolve();
scope.onmessage = ({ data }) => {
  const isReading = data.type === "watch" || data.type === "unwatch" || data.type === "record";
  if (isReading) {
    void handle(data);
    return;
  }
  queue = queue
    .then(() => handle(data))
    .catch((error: unknown) =>
      scope.postMessage({ type: "failed", message: error instanceof Error ? error.message : String(error) }),
    );
};
