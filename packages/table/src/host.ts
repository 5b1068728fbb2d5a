import type { Seat, State } from "@maria/rules/model";
import type { Authority } from "./authority.ts";
import { BotLoop, type BotLoopOptions } from "./botLoop.ts";
import { type BotsByLevel, botsOf, type Players } from "./players.ts";
import { parseRequest, type Reply, type Request } from "./protocol.ts";
import type { Trouble } from "./table.ts";

/** A page watches with one pair of eyes, for a moment with two. */
const MOST_WATCHES = 8;

export interface HostOptions extends BotLoopOptions {
  /** Called when only people have to decide, or the game is over. */
  readonly onQuiet?: (state: State) => void;
  /**
   * Asked before bots play, where several processes keep the same game: gives how the right to it is given back, or null if
   * another lets them play.
   */
  readonly claim?: () => Promise<(() => void) | null>;
  /**
   * Called when an answer of a bot or of sealed orders could not be stored: `playOn` has to be called again. Of orders nobody is
   * told; of a bot everybody is, and may ask to try again before.
   */
  readonly onPutOff?: () => void;
}

const NO_CLAIM = async (): Promise<() => void> => () => {};

/** One end of the protocol: a page, a socket. */
export interface Connection {
  /** Takes any message; what is none, or is not this connection's to ask, is answered with `malformed`. */
  receive(message: unknown): void;
  close(): void;
}

/** A game and all who have come to it: speaks the protocol, and lets the bots play after every entry. */
export class Host {
  private readonly name: string;
  private players: Players;
  private readonly authority: Authority;
  private readonly levels: BotsByLevel;
  private readonly bots: BotLoop;
  private readonly onQuiet: (state: State) => void;
  private readonly claim: () => Promise<(() => void) | null>;
  private readonly onPutOff: () => void;
  private readonly listeners = new Set<(reply: Reply) => void>();
  private trouble: Trouble | null = null;

  constructor(
    name: string,
    players: Players,
    authority: Authority,
    levels: BotsByLevel,
    { onQuiet = () => {}, onPutOff = () => {}, claim = NO_CLAIM, ...options }: HostOptions = {},
  ) {
    this.name = name;
    this.players = players;
    this.authority = authority;
    this.levels = levels;
    this.onQuiet = onQuiet;
    this.onPutOff = onPutOff;
    this.claim = claim;
    this.bots = new BotLoop(authority, botsOf(players, levels), options);
  }

  /** Somebody who plays the seats given, and may look on as a spectator. */
  connect(seats: readonly Seat[], send: (reply: Reply) => void): Connection {
    const watches = new Map<number, Promise<() => void>>();
    const { halt } = this.authority;
    send({
      type: "opened",
      name: this.name,
      options: this.authority.start.options,
      players: this.players,
      halt: halt === null ? null : { rules: halt.rules },
    });
    if (this.trouble !== null) send({ type: "trouble", trouble: this.trouble });
    this.listeners.add(send);
    const isOwn = (seat: Seat | null): boolean => seat === null || seats.includes(seat);
    const unwatch = (watch: number): void => {
      void watches.get(watch)?.then(
        (stop) => stop(),
        () => {},
      );
      watches.delete(watch);
    };
    const handle = async (request: Request): Promise<void> => {
      switch (request.type) {
        case "watch": {
          const { watch, reader } = request;
          if (!isOwn(reader) || watches.has(watch) || watches.size >= MOST_WATCHES)
            return send({ type: "malformed" });
          const { since, changes } = request;
          const watching = this.authority.watch(
            reader,
            (moment) => send({ type: "moment", watch, moment }),
            since,
            changes === true ? (change) => send({ type: "change", watch, change }) : null,
          );
          watches.set(watch, watching);
          await watching;
          return;
        }
        case "unwatch":
          return unwatch(request.watch);
        case "act": {
          if (!isOwn(request.seat)) return send({ type: "malformed" });
          if (this.players[request.seat]?.kind === "bot")
            return send({ type: "answer", request: request.request, answer: { stale: true } });
          const answer = await this.authority.act(request.seat, request.seen, request.action);
          send({ type: "answer", request: request.request, answer });
          if ("accepted" in answer) await this.playOn();
          return;
        }
        case "retry":
          return this.playOn();
      }
    };
    return {
      receive(message) {
        const request = parseRequest(message);
        if (request === null) send({ type: "malformed" });
        else
          handle(request).catch((error: unknown) =>
            send({ type: "failed", message: error instanceof Error ? error.message : String(error) }),
          );
      },
      close: () => {
        this.listeners.delete(send);
        for (const watch of [...watches.keys()]) unwatch(watch);
      },
    };
  }

  /** Whether a bot may have something to answer. */
  get isBotDue(): boolean {
    return this.bots.isDue;
  }

  /**
   * From now on others play: a bot for somebody who is not there, or he himself again. What a bot was thinking about at a seat
   * that is no longer its own is forgotten; what it had asked for already is played. `playOn` lets the new ones begin.
   */
  seat(players: Players): void {
    this.players = players;
    this.bots.seat(botsOf(players, this.levels));
  }

  /** Lets the bots play, and tells everybody if they cannot, or can again. */
  async playOn(): Promise<void> {
    // Most entries of people are answered by people.
    if (this.trouble === null && this.bots.isQuiet) return this.onQuiet(this.authority.state);
    const release = this.bots.isDue ? await this.claim() : () => {};
    if (release === null) return;
    try {
      await this.playClaimed();
    } finally {
      release();
    }
  }

  private async playClaimed(): Promise<void> {
    const found = await this.bots.play();
    if (found !== null && "failed" in found) this.onPutOff();
    if (found !== null && "isOrdered" in found) return;
    const trouble: Trouble | null =
      found === null || "failed" in found ? found : { fault: found.fault, seat: found.seat };
    if (trouble !== null || this.trouble !== null)
      for (const send of this.listeners) send({ type: "trouble", trouble });
    this.trouble = trouble;
    if (trouble === null) this.onQuiet(this.authority.state);
  }
}
