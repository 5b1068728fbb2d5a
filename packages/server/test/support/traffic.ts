import type { Reader } from "@maria/table";
import { WebSocket } from "ws";

/** Tells when, or how much more may be asked for, and nothing of the game. */
const ASIDE = /^(date|x-ratelimit-.*|keep-alive|connection)$/;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const PATIENCE = 10_000;

const headOf = ({ status, headers }: Response): string =>
  `${status} ${JSON.stringify([...headers].filter(([name]) => !ASIDE.test(name)))}`;

/** Everything one reader of a game is sent, by HTTP, by polling, as events and over a socket, in its order, byte for byte. */
export class Traffic {
  readonly received: string[] = [];
  private readonly port: number;
  private readonly game: string;
  private readonly cookie: string;
  private socket: WebSocket | null = null;
  private readonly leaving = new AbortController();
  private look: () => void = () => {};

  constructor(port: number, game: string, cookie: string) {
    this.port = port;
    this.game = game;
    this.cookie = cookie;
  }

  async ask(method: string, path: string, body?: unknown): Promise<void> {
    const response = await fetch(this.addressOf(path), {
      method,
      headers: { "content-type": "application/json", ...this.headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.keep(`${headOf(response)} ${await response.text()}`);
  }

  /** Opens the stream of events, and keeps them as they come. */
  async listen(query: string): Promise<void> {
    const { signal } = this.leaving;
    const response = await fetch(this.addressOf(`/events?${query}`), { headers: this.headers, signal });
    this.keep(headOf(response));
    void this.keepEvents(response).catch((error: unknown) => {
      if (!signal.aborted) this.keep(`the stream broke: ${String(error)}`);
    });
  }

  async sit(): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/games/${this.game}/socket`, {
      headers: this.cookie === "" ? {} : { cookie: this.cookie },
      perMessageDeflate: false,
    });
    socket.on("message", (data: Buffer) => {
      this.keep(data.toString("utf8"));
      this.look();
    });
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    this.socket = socket;
  }

  /** Says something on the socket, and waits until this has been answered in so many words. */
  async say(message: unknown, answered: string): Promise<void> {
    const from = this.received.length;
    this.socket?.send(JSON.stringify(message));
    await this.until(answered, from);
  }

  until(answered: string, from: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${answered}`)), PATIENCE);
      this.look = () => {
        if (!this.received.some((text, at) => at >= from && text.includes(answered))) return;
        clearTimeout(timer);
        this.look = () => {};
        resolve();
      };
      this.look();
    });
  }

  close(): void {
    this.socket?.terminate();
    this.leaving.abort();
  }

  private addressOf(path: string): string {
    return `http://127.0.0.1:${this.port}/api/games/${this.game}${path}`;
  }

  private get headers(): Record<string, string> {
    return this.cookie === "" ? {} : { cookie: this.cookie };
  }

  private async keepEvents({ body }: Response): Promise<void> {
    let rest = "";
    if (body === null) return;
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const events = `${rest}${read.value}`.split("\n\n");
      rest = events.pop() ?? "";
      // Colons alone keep the line open, by the clock.
      for (const event of events) if (event !== ":") this.keep(event);
      this.look();
    }
  }

  /** The two games have names of their own, and neither begins at the same moment as the other. */
  private keep(text: string): void {
    this.received.push(text.replaceAll(this.game, "G").replaceAll(INSTANT, "T"));
  }
}

export const readerQuery = (reader: Reader): string => (reader === null ? "" : `reader=${reader}&`);
