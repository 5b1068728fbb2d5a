import { choices } from "@maria/rules";
import { type Random, type Seat, THREE_SEATS } from "@maria/rules/model";
import { randomAction } from "@maria/rules/search";
import { type Moment, momentAfter, type NewGame, type Reply } from "@maria/table";
import { WebSocket } from "ws";
import { type Caller, seatedGame } from "../network/house.ts";
import type { LoadTable } from "./driver.ts";

const PERSON = { kind: "person" } as const;
const GAME: Omit<NewGame, "take"> = {
  name: "load",
  options: { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false },
  players: { maria: PERSON, frederick: PERSON, louis: PERSON },
  pace: "live",
  isOpen: false,
};

const opened = (address: string, cookie: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, {
      headers: cookie === "" ? {} : { cookie },
      perMessageDeflate: false,
    });
    socket.once("error", reject);
    socket.once("open", () => resolve(socket));
  });

/** Bytes of what was sent and received in some messages. */
export interface Sizes {
  /** Of an action. */
  readonly action: number;
  /** Of what one seat is told of it. */
  readonly news: number;
}

/** A table of the echo server: any seat may say anything, as long as an action. */
export const echoTable = async (
  port: number,
  number: number,
  { action }: Sizes,
  random: Random,
): Promise<LoadTable> => {
  const text = (request: number, pad = ""): string => JSON.stringify({ type: "act", request, seen: 0, pad });
  const pad = "x".repeat(Math.max(0, Math.round(action) - text(100).length));
  const sockets = await Promise.all(THREE_SEATS.map(() => opened(`ws://127.0.0.1:${port}/${number}`, "")));
  let requests = 0;
  const table: LoadTable = {
    seats: sockets.length,
    prepare: () => true,
    send: () => sockets[random(sockets.length)]?.send(text(++requests, pad)),
    onNews: () => {},
    onRefusal: () => {},
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
  for (const socket of sockets) socket.on("message", () => table.onNews());
  return table;
};

const MOMENT = Buffer.from('{"type":"moment"');
const CHANGE = Buffer.from('{"type":"change"');
const ANSWER = Buffer.from('{"type":"answer"');

const isOf = (message: Buffer, start: Buffer): boolean => message.subarray(0, start.length).equals(start);

/** What one seat has been told, read as far as it was needed. */
class Told {
  private moment: Moment | null = null;
  private readonly unread: Buffer[] = [];
  /** The latest news as it came. */
  latest: Buffer | undefined;

  add(news: Buffer): void {
    this.latest = news;
    this.unread.push(news);
  }

  read(): Moment | null {
    for (const news of this.unread.splice(0)) {
      const reply = JSON.parse(news.toString("utf8")) as Reply;
      if (reply.type === "moment") this.moment = reply.moment;
      else if (reply.type === "change" && this.moment !== null)
        this.moment = momentAfter(this.moment, reply.change);
    }
    return this.moment;
  }
}

const PENDING = Buffer.from('"pending":[{"seat":"');

/** Who has to decide first, without reading all the rest. */
const decidingIn = (message: Buffer | undefined): Seat | undefined => {
  const at = message?.lastIndexOf(PENDING) ?? -1;
  if (message === undefined || at < 0) return undefined;
  const from = at + PENDING.length;
  return THREE_SEATS.find((seat) => message.toString("latin1", from, from + seat.length) === seat);
};

/** How much has been said at a table so far. */
export interface Spoken {
  actions: number;
  actionBytes: number;
  news: number;
  newsBytes: number;
}

export interface MariaTable extends LoadTable {
  readonly spoken: Readonly<Spoken>;
}

/** How long messages were on the average. */
export const sizesAt = (tables: readonly MariaTable[]): Sizes => {
  const sum = (of: (spoken: Readonly<Spoken>) => number): number =>
    tables.reduce((all, { spoken }) => all + of(spoken), 0);
  return {
    action: sum(({ actionBytes }) => actionBytes) / sum(({ actions }) => actions),
    news: sum(({ newsBytes }) => newsBytes) / sum(({ news }) => news),
  };
};

/**
 * A game of three people, each at a socket of his own, to whichever of these servers. Messages are read only when a decision is
 * to be made, so that reading one delays no other. Transfers are left out: nobody else is told of them.
 */
export const mariaTable = async (
  callers: readonly Caller[],
  ports: readonly number[],
  random: Random,
): Promise<MariaTable> => {
  const id = await seatedGame(callers, GAME);
  const told = new Map(THREE_SEATS.map((seat) => [seat, new Told()]));
  const sockets = new Map<Seat, WebSocket>();
  let sending: { readonly seat: Seat; readonly text: string } | null = null;
  let requests = 0;
  const spoken: Spoken = { actions: 0, actionBytes: 0, news: 0, newsBytes: 0 };
  const table: MariaTable = {
    seats: THREE_SEATS.length,
    spoken,
    prepare() {
      const seat = decidingIn(told.get("maria")?.latest);
      if (seat === undefined) return false;
      const moment = told.get(seat)?.read();
      if (!moment) return false;
      const offered = choices(moment.view, seat).filter(({ type }) => type !== "transfer");
      const action = randomAction(offered, random);
      const request = ++requests;
      sending = { seat, text: JSON.stringify({ type: "act", request, seat, seen: moment.seen, action }) };
      return true;
    },
    send() {
      if (sending === null) return;
      spoken.actions++;
      spoken.actionBytes += sending.text.length;
      sockets.get(sending.seat)?.send(sending.text);
    },
    onNews: () => {},
    onRefusal: () => {},
    close() {
      for (const socket of sockets.values()) socket.terminate();
    },
  };
  await Promise.all(
    THREE_SEATS.map(async (seat, index) => {
      const caller = callers[index] as Caller;
      const socket = await opened(
        `ws://127.0.0.1:${ports[index % ports.length]}/api/games/${id}/socket`,
        caller.cookie,
      );
      sockets.set(seat, socket);
      await new Promise<void>((resolve) => {
        socket.on("message", (message: Buffer) => {
          if (isOf(message, CHANGE) || isOf(message, MOMENT)) {
            // Before anybody is told: the next action may be chosen at once.
            told.get(seat)?.add(message);
            // The first thing of all is the whole game.
            if (spoken.actions > 0) {
              spoken.news++;
              spoken.newsBytes += message.length;
            }
            table.onNews();
            resolve();
          } else if (isOf(message, ANSWER) && !message.includes('"accepted"')) table.onRefusal();
        });
        socket.send(JSON.stringify({ type: "watch", watch: 1, reader: seat, changes: true }));
      });
    }),
  );
  return table;
};
