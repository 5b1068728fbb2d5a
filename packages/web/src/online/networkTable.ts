import type { GameOptions, Seat } from "@maria/rules/model";
import {
  type Answer,
  type ChatLine,
  type Moment,
  momentAfter,
  type NetworkReply,
  type OwnGame,
  type Players,
  type Reader,
  type Request,
  type SeatOrders,
  type Table,
  type Trouble,
} from "@maria/table";
import { Connection, type ConnectionState } from "./connection.ts";

interface Watch {
  readonly reader: Reader;
  readonly listener: (moment: Moment) => void;
  /** What was shown last; null before the first moment. */
  shown: Moment | null;
}

interface Asked {
  readonly request: Extract<Request, { type: "act" }>;
  readonly resolve: (answer: Answer) => void;
}

export interface TableNews {
  /** The game with its people, whenever somebody comes, goes, or it begins or ends. */
  onGame(game: OwnGame): void;
  onConnection(state: ConnectionState): void;
  /** Somebody has said something. */
  onChat(lines: readonly ChatLine[]): void;
  /** One's own sealed orders were changed, here or at another device. */
  onOrders(orders: SeatOrders): void;
}

/**
 * A game that a server keeps, reached over a socket. What it shows goes on where it was after a connection was lost; an
 * entry that got no answer is sent again as it was, and played once.
 */
export class NetworkTable implements Table {
  readonly id: string;
  name = "";
  options!: GameOptions;
  players: Players = {};
  seats: readonly Seat[] = [];
  halt: Table["halt"] = null;
  private readonly connection: Connection;
  private readonly news: TableNews;
  private readonly watches = new Map<number, Watch>();
  private readonly asked = new Map<number, Asked>();
  private counter = 0;
  private trouble: Trouble | null = null;
  private tellTrouble: (trouble: Trouble | null) => void = () => {};
  private fail: (message: string) => void = () => {};
  private opened: () => void = () => {};
  private isOpened = false;

  /** Settled when the game has begun and the table stands; before that `news` tells who has come. */
  readonly begun: Promise<void>;

  constructor(game: string, news: TableNews) {
    this.id = game;
    this.news = news;
    this.begun = new Promise((resolve) => {
      this.opened = resolve;
    });
    this.connection = new Connection(game, {
      begun: () => {
        this.isOpened = false;
      },
      told: (reply) => this.read(reply),
      changed: (state) => news.onConnection(state),
    });
  }

  watch(reader: Reader, listener: (moment: Moment) => void): () => void {
    const number = ++this.counter;
    this.watches.set(number, { reader, listener, shown: null });
    if (this.isOpened) this.beginWatching(number);
    return () => {
      this.watches.delete(number);
      this.connection.say({ type: "unwatch", watch: number });
    };
  }

  act(seat: Seat, seen: number, action: Parameters<Table["act"]>[2]): Promise<Answer> {
    return new Promise((resolve) => {
      const request = { type: "act", request: ++this.counter, seat, seen, action } as const;
      this.asked.set(request.request, { request, resolve });
      if (this.isOpened) this.connection.say(request);
    });
  }

  onTrouble(listener: (trouble: Trouble | null) => void): void {
    this.tellTrouble = listener;
    listener(this.trouble);
  }

  retry(): void {
    this.connection.say({ type: "retry" });
  }

  onFailure(listener: (message: string) => void): void {
    this.fail = listener;
  }

  close(): void {
    this.connection.close();
  }

  private beginWatching(number: number): void {
    const watch = this.watches.get(number);
    if (watch === undefined) return;
    const { reader, shown } = watch;
    const since = shown === null ? {} : { since: shown.seen };
    this.connection.say({ type: "watch", watch: number, reader, changes: true, ...since });
  }

  private read(reply: NetworkReply): void {
    switch (reply.type) {
      case "game":
        this.seats = reply.game.own;
        this.news.onGame(reply.game);
        break;
      case "chat":
        this.news.onChat(reply.lines);
        break;
      case "orders":
        this.news.onOrders(reply);
        break;
      case "opened":
        this.stand(reply);
        break;
      case "moment":
        this.show(reply.watch, reply.moment);
        break;
      case "change": {
        const shown = this.watches.get(reply.watch)?.shown;
        if (shown) this.show(reply.watch, momentAfter(shown, reply.change));
        break;
      }
      case "answer":
        this.asked.get(reply.request)?.resolve(reply.answer);
        this.asked.delete(reply.request);
        break;
      case "trouble":
        this.trouble = reply.trouble;
        this.tellTrouble(reply.trouble);
        break;
      case "failed":
        this.fail(reply.message);
        break;
      case "malformed":
        // Nothing that this page sends is; the server has gone back to before the start, and tells when it is there.
        break;
    }
  }

  /** The game stands, for the first time or on a new connection: everything that is wanted is asked for again. */
  private stand({ name, options, players, halt }: Extract<NetworkReply, { type: "opened" }>): void {
    this.name = name;
    this.options = options;
    this.players = players;
    this.halt = halt;
    this.isOpened = true;
    for (const number of this.watches.keys()) this.beginWatching(number);
    for (const { request } of this.asked.values()) this.connection.say(request);
    this.opened();
  }

  /** A moment that came again tells nothing new, unless it comes with the whole log. */
  private show(number: number, moment: Moment): void {
    const watch = this.watches.get(number);
    if (watch === undefined) return;
    const isKnown = watch.shown?.seen === moment.seen && !moment.isWhole && moment.lines.length === 0;
    watch.shown = moment;
    if (!isKnown) watch.listener(moment);
  }
}
