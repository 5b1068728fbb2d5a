import { choices } from "@maria/rules";
import type { Random, Seat } from "@maria/rules/model";
import { randomAction } from "@maria/rules/search";
import {
  type Answer,
  type Moment,
  type NetworkReply,
  type NewGame,
  type OwnGame,
  parseNetworkReply,
  parseOwnGame,
  type Reader,
} from "@maria/table";
import { WebSocket } from "ws";

export interface Asked {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A browser that somebody sits at, without its page. */
export class Visitor {
  readonly port: number;
  cookie: string;

  constructor(port: number, cookie = "") {
    this.port = port;
    this.cookie = cookie;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Asked> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.cookie === "" ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(";")[0] ?? "";
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  static async named(port: number, name: string): Promise<Visitor> {
    const visitor = new Visitor(port);
    await visitor.ask("PUT", "/api/me", { name });
    return visitor;
  }

  async make(game: NewGame): Promise<OwnGame> {
    const { status, body } = await this.ask("POST", "/api/games", game);
    const made = parseOwnGame(body);
    if (made === null) throw new Error(`${status} ${JSON.stringify(body)}`);
    return made;
  }

  async join(invitation: string, id: string): Promise<OwnGame> {
    const { body } = await this.ask("POST", `/api/games/${id}/join`, { invitation });
    const joined = parseOwnGame(body);
    if (joined === null) throw new Error(JSON.stringify(body));
    return joined;
  }

  sit(game: string): Promise<Sitting> {
    return Sitting.at(this.port, game, this.cookie);
  }
}

/** Somebody's socket at a game: all he is told, and what he makes of it. */
export class Sitting {
  readonly replies: NetworkReply[] = [];
  readonly socket: WebSocket;
  closed: number | null = null;
  private readonly waiting = new Set<() => void>();
  private requests = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (text: Buffer) => {
      const reply = parseNetworkReply(JSON.parse(text.toString("utf8")));
      if (reply === null) throw new Error(`a reply of another shape: ${text.toString("utf8").slice(0, 300)}`);
      this.replies.push(reply);
      for (const look of this.waiting) look();
    });
    socket.on("close", (code) => {
      this.closed = code;
      for (const look of this.waiting) look();
    });
    socket.on("error", () => {});
  }

  static at(
    port: number,
    game: string,
    cookie: string,
    headers: Record<string, string> = {},
  ): Promise<Sitting> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/games/${game}/socket`, {
      headers: { ...(cookie === "" ? {} : { cookie }), ...headers },
      perMessageDeflate: false,
    });
    const sitting = new Sitting(socket);
    return new Promise((resolve, reject) => {
      socket.once("open", () => resolve(sitting));
      socket.once("error", reject);
    });
  }

  say(message: unknown): void {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** Waits until it holds. */
  until<Result>(found: () => Result | undefined): Promise<Result> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`nothing came after ${JSON.stringify(this.replies.at(-1))?.slice(0, 300)}`));
      }, 10_000);
      const look = (): void => {
        const result = found();
        if (result === undefined) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(result);
      };
      this.waiting.add(look);
      look();
    });
  }

  ofType<Type extends NetworkReply["type"]>(type: Type): Extract<NetworkReply, { type: Type }>[] {
    return this.replies.filter(
      (reply): reply is Extract<NetworkReply, { type: Type }> => reply.type === type,
    );
  }

  get moments(): readonly Moment[] {
    return this.ofType("moment").map(({ moment }) => moment);
  }

  async watch(reader: Reader, since?: number): Promise<Moment> {
    const before = this.moments.length;
    this.say({ type: "watch", watch: ++this.requests, reader, ...(since === undefined ? {} : { since }) });
    return this.until(() => this.moments[before]);
  }

  async act(seat: Seat, seen: number, action: unknown): Promise<Answer> {
    const request = ++this.requests;
    this.say({ type: "act", request, seat, seen, action });
    const { answer } = await this.until(() =>
      this.ofType("answer").find((reply) => reply.request === request),
    );
    return answer;
  }

  /** Decides by chance for this seat, if it has to. */
  async decide(seat: Seat, random: Random): Promise<Answer | null> {
    const moment = this.moments.at(-1);
    if (moment === undefined || !moment.pending.some((one) => one.seat === seat)) return null;
    return this.act(seat, moment.seen, randomAction(choices(moment.view, seat), random));
  }

  close(): void {
    this.socket.terminate();
  }
}
