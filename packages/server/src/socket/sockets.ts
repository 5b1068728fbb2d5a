import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { NetworkReply, Person } from "@maria/table";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import type { Room } from "../games/room.ts";
import type { Rooms } from "../games/rooms.ts";
import type { whoConnects } from "../http/bearer.ts";
import type { Floods } from "../http/floods.ts";
import { isOwnOrigin } from "../http/origin.ts";
import { Bucket, type Limits, MOST_BYTES, Tally } from "../limits.ts";
import { tokenShown } from "../people/tokens.ts";
import { Outlet } from "./outlet.ts";
import { replyText } from "./text.ts";

export interface SocketsOptions {
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly floods: Floods;
  readonly log: Logger;
  readonly whoConnects: (headers: IncomingHttpHeaders) => ReturnType<typeof whoConnects>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly onAnswer: (reply: Extract<NetworkReply, { type: "answer" }>) => void;
}

/** Why a socket is closed, as docs/protocol.md lists it. */
const CLOSE = { flooding: 1008, failed: 1011, goingDown: 1012 } as const;
const PING_EVERY = 30_000;
/** So long somebody who has flooded his socket has to read why it is closed. */
const FAREWELL = 1_000;
const PATH = /^\/api\/games\/([\w-]{1,64})\/socket$/;

const refuseUpgrade = (socket: Duplex, status: string): undefined => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const gameOf = (request: IncomingMessage): string | undefined =>
  PATH.exec((request.url ?? "").split("?", 1)[0] ?? "")?.[1];

/** What has come over a socket as data; undefined if it is no JSON. */
const dataOf = (message: Buffer): unknown => {
  try {
    return JSON.parse(message.toString("utf8"));
  } catch {
    return undefined;
  }
};

/** All sockets of a server: each belongs to one game, and speaks the protocol of a table. */
export class Sockets {
  private readonly options: SocketsOptions;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: true,
  });
  private readonly byAddress = new Tally();
  private readonly byPerson = new Tally();
  private readonly people = new Map<string, Set<WebSocket>>();
  private readonly answering = new WeakSet<WebSocket>();
  private readonly timer: NodeJS.Timeout;
  private isClosed = false;

  constructor(options: SocketsOptions) {
    this.options = options;
    this.timer = setInterval(() => this.ping(), PING_EVERY);
    this.timer.unref();
  }

  get size(): number {
    return this.server.clients.size;
  }

  /** Turns a request into a socket, or refuses it. Whatever the other side does, it ends nothing but its own connection. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): undefined {
    socket.on("error", () => socket.destroy());
    const game = gameOf(request);
    if (game === undefined) return refuseUpgrade(socket, "404 Not Found");
    if (tokenShown(request.headers.authorization) === null && !isOwnOrigin(request))
      return refuseUpgrade(socket, "403 Forbidden");
    if (this.isClosed) return refuseUpgrade(socket, "503 Service Unavailable");
    const address = this.options.addressOf(request);
    const { limits, floods } = this.options;
    const { socketsPerAddress, socketsPerPerson } = limits;
    if (this.byAddress.of(address) >= socketsPerAddress || floods.isFlooding(address))
      return refuseUpgrade(socket, "429 Too Many Requests");
    // Counted from now on: whoever never ends his handshakes has no more of them than sockets.
    this.byAddress.add(address);
    socket.once("close", () => this.byAddress.remove(address));
    void this.admit(request, socket, head, game, address, socketsPerPerson).catch((error: unknown) => {
      this.options.log.error({ game, error }, "a socket could not be opened");
      refuseUpgrade(socket, "503 Service Unavailable");
    });
  }

  /** Somebody is no longer signed in as he was: his page opens its sockets anew, by the cookie it has now. */
  dismiss(person: string): void {
    for (const client of this.people.get(person) ?? []) client.close(CLOSE.goingDown);
  }

  /** Everybody comes back and is told everything anew. */
  dismissAll(): void {
    for (const client of this.server.clients) client.close(CLOSE.goingDown);
  }

  /** Takes nothing more; what has been taken is still answered. */
  goDown(): void {
    this.isClosed = true;
  }

  /** Tells everybody to come back. */
  async close(): Promise<void> {
    this.goDown();
    clearInterval(this.timer);
    this.dismissAll();
    await new Promise((resolve) => setTimeout(resolve, this.size > 0 ? 50 : 0));
    for (const client of this.server.clients) client.terminate();
  }

  private async admit(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    game: string,
    address: string,
    most: number,
  ): Promise<void> {
    const { rooms, whoConnects } = this.options;
    const comer = await whoConnects(request.headers);
    if ("refused" in comer)
      return refuseUpgrade(socket, comer.refused === "badToken" ? "401 Unauthorized" : "403 Forbidden");
    const { person } = comer;
    if (person !== null && this.byPerson.of(person.id) >= most)
      return refuseUpgrade(socket, "429 Too Many Requests");
    const room = await rooms.of(game);
    if (room === null) return refuseUpgrade(socket, "404 Not Found");
    if (socket.destroyed) return;
    this.server.handleUpgrade(request, socket, head, (client) => {
      client.on("error", () => client.terminate());
      this.settle(client, socket, person, room, address);
    });
  }

  private settle(
    client: WebSocket,
    connection: Duplex,
    person: Person | null,
    room: Room,
    address: string,
  ): void {
    const { limits, floods, log, onAnswer } = this.options;
    const bucket = new Bucket(limits.messagesPerSecond, limits.messagesAtOnce, performance.now());
    const outlet = new Outlet(client, connection);
    const isTooMuch = (): boolean => {
      if (bucket.take(performance.now())) return false;
      floods.noteSocket(address);
      client.close(CLOSE.flooding);
      // Whatever he goes on to say is read by nobody.
      client.pause();
      setTimeout(() => client.terminate(), FAREWELL).unref();
      return true;
    };
    this.answering.add(client);
    client.on("pong", () => this.answering.add(client));
    if (person !== null) {
      this.byPerson.add(person.id);
      const own = this.people.get(person.id) ?? new Set();
      this.people.set(person.id, own.add(client));
      client.once("close", () => {
        this.byPerson.remove(person.id);
        own.delete(client);
        if (own.size === 0) this.people.delete(person.id);
      });
    }
    const visit = room.enter({
      person,
      send: (reply) => {
        if (client.readyState !== client.OPEN) return;
        if (reply.type === "failed") {
          // What went wrong is for those who keep the server.
          log.error({ game: room.id, message: reply.message }, "a request failed");
          client.close(CLOSE.failed);
          return;
        }
        if (reply.type === "answer") onAnswer(reply);
        outlet.say(replyText(reply));
      },
    });
    client.once("close", () => visit.leave());
    client.on("message", (message: Buffer) => {
      if (client.readyState === client.OPEN && !this.isClosed && !isTooMuch()) visit.receive(dataOf(message));
    });
  }

  /** Whoever has not answered since the last time is gone. */
  private ping(): void {
    for (const client of this.server.clients) {
      if (!this.answering.delete(client)) client.terminate();
      else client.ping();
    }
  }
}
