import type { NetworkReply, Request } from "@maria/table";
import type { Line, LineEvents } from "./line.ts";
import { pollingLine } from "./pollingLine.ts";
import { socketLine } from "./socketLine.ts";

/** `lost`: it is tried again by itself, and nothing that was accepted is gone. */
export type ConnectionState = "connecting" | "connected" | "lost";

export interface ConnectionListener {
  /** A fresh line: nothing has been said on it yet. */
  begun(): void;
  told(reply: NetworkReply): void;
  changed(state: ConnectionState): void;
}

const SHORTEST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** Pages that lost the same server do not all come back in the same moment. */
const SPREAD = 0.5;
/** After so many sockets in a row that never stood, plain requests are tried in between. */
const SOCKETS_IN_VAIN = 2;
/** A page that slept for so long may hold a socket that is dead without having been told. */
const LONG_SLEEP = 30_000;

/**
 * The line to one game, and the next one when it is lost: after a moment, then after longer ones, and at once when the
 * device is in a network again or the page is looked at again.
 */
export class Connection {
  private readonly game: string;
  private readonly listener: ConnectionListener;
  private line: Line | null = null;
  private isOpen = false;
  private pause = SHORTEST_PAUSE;
  private inVain = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hiddenSince = 0;
  private isClosed = false;

  constructor(game: string, listener: ConnectionListener) {
    this.game = game;
    this.listener = listener;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  say(request: Request): void {
    if (this.isOpen) this.line?.say(request);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.line?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.isOpen = false;
    this.listener.changed("connecting");
    const events: LineEvents = {
      open: () => this.opened(),
      told: (reply) => this.listener.told(reply),
      lost: () => this.lost(),
    };
    const isInVain = this.inVain >= SOCKETS_IN_VAIN && this.inVain % 2 === 0;
    this.line = (isInVain ? pollingLine : socketLine)(this.game, events);
  }

  private opened(): void {
    this.isOpen = true;
    this.pause = SHORTEST_PAUSE;
    this.listener.changed("connected");
    this.listener.begun();
  }

  private lost(): void {
    if (this.isClosed) return;
    this.inVain = this.isOpen ? 0 : this.inVain + 1;
    this.isOpen = false;
    this.line = null;
    this.listener.changed("lost");
    this.timer = setTimeout(() => this.connect(), this.pause * (1 + SPREAD * Math.random()));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  /** The page is hidden or shown again, or the device is in a network again. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden") {
      this.hiddenSince = Date.now();
      return;
    }
    if (this.line !== null && Date.now() - this.hiddenSince < LONG_SLEEP) return;
    this.line?.close();
    this.pause = SHORTEST_PAUSE;
    this.connect();
  };
}
