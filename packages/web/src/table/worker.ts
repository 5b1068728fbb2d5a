import { loadCheckedPack } from "@maria/rules/authority";
import { type Seat, seatsOf } from "@maria/rules/model";
import { Authority, type Connection, Host, MemoryStore, progressOf, seatedAt } from "@maria/table";
import { entryStore, noteProgress, savedGame } from "../saved/games.ts";
import { otherTabs } from "../saved/otherTabs.ts";
import type { Beginning, FromWorker, Opening, ToWorker } from "./messages.ts";
import { ThinkingBots } from "./thinkingBots.ts";

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
const scope = globalThis as unknown as WorkerScope;

const send = (reply: FromWorker): void => scope.postMessage(reply);

const openRecord = async (
  { name, record }: Extract<Opening, { type: "openRecord" }>,
  { byLevel }: ThinkingBots,
): Promise<Connection> => {
  const { entries, ...start } = record;
  const seats = seatsOf(start.options);
  const players = seatedAt(
    start.options,
    seats.map(() => "person"),
  );
  const authority = await Authority.open(start, new MemoryStore(entries));
  return new Host(name, players, authority, byLevel).connect(seats, send);
};

const openSaved = async (game: string, { byLevel }: ThinkingBots): Promise<Connection> => {
  const { name, players, rules, pack: packId, options, seed } = await savedGame(game);
  const tabs = otherTabs(game);
  const store = entryStore(game);
  const authority = await Authority.open(
    { rules, pack: packId, options, seed },
    {
      ...store,
      async append(number, entry) {
        await store.append(number, entry);
        tabs.tell();
      },
    },
  );
  const host = new Host(name, players, authority, byLevel, {
    // How far it has come only stands in the list of saved games: a game is not stopped for it.
    onQuiet: (state) => void noteProgress(game, progressOf(state)).catch(() => {}),
    onFault: ({ seat, message }) => console.warn(seat, message),
  });
  const persons: Seat[] = seatsOf(options).filter((seat) => players[seat]?.kind === "person");
  const connection = host.connect(persons, send);
  // Another tab may be closed in the middle of its bots' moves: all of them let the bots play. Bots draw from the game's
  // own seed, so that they come to the same entry, which is stored once.
  tabs.onNews(async () => {
    if (await authority.catchUp()) await host.playOn();
  });
  void host.playOn();
  return connection;
};

const fail = (error: unknown): void =>
  send({ type: "failed", message: error instanceof Error ? error.message : String(error) });

let bots: ThinkingBots | null = null;

const open = (opening: Beginning): Promise<Connection> => {
  loadCheckedPack(opening.pack);
  bots = new ThinkingBots(opening.thinking);
  return opening.type === "open" ? openSaved(opening.game, bots) : openRecord(opening, bots);
};

let opened: Promise<Connection> | null = null;
scope.onmessage = ({ data }) => {
  if (data.type === "open" || data.type === "openRecord") {
    opened = open(data);
    opened.catch(fail);
  } else if (data.type === "thinkerLost") bots?.end();
  else
    opened?.then(
      (connection) => connection.receive(data),
      () => {},
    );
};
