import type { ServerResponse } from "node:http";
import type { NetworkReply, Person, Reader } from "@maria/table";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Room } from "../games/room.ts";
import { seatsHeldBy } from "../games/rows.ts";
import { type Limits, MOST_BUFFERED, Tally } from "../limits.ts";
import { replyText } from "../socket/text.ts";
import { whoAsks } from "./device.ts";
import { countFrom, readerFrom } from "./polling.ts";
import { refuseWith } from "./refusals.ts";
import type { Reception } from "./routes.ts";

/** Proxies close what is silent for half a minute. */
const HEARTBEAT = 15_000;
/** So long a client waits before it comes back, in milliseconds. */
const COME_BACK_AFTER = 1000;

type Asked = FastifyRequest<{
  Params: { id: string };
  Querystring: { reader?: string; since?: string };
}>;

/** The streams of news that are open. */
export interface Events {
  /** Ends the streams of somebody who is no longer who he was; his program opens them anew. */
  dismiss(person: string): void;
  /** Ends all; whoever comes back is told what he has missed. */
  dismissAll(): void;
  /** Ends all, and takes no more. */
  close(): void;
}

/** A reply as an event: only a moment has an id, for it is what one can go on from. */
const eventText = (reply: NetworkReply): string =>
  `event: ${reply.type}\n${reply.type === "moment" ? `id: ${reply.moment.seen}\n` : ""}data: ${replyText(reply)}\n\n`;

interface Listener {
  readonly person: Person | null;
  readonly reader: Reader;
  readonly since: number | undefined;
}

/** Tells one listener what happens in a room until he goes, or is too slow. */
const stream = (room: Room, response: ServerResponse, { person, reader, since }: Listener): void => {
  let seen = since;
  const watch = (): void =>
    visit.receive({ type: "watch", watch: 0, reader, ...(seen === undefined ? {} : { since: seen }) });
  const visit = room.enter({
    person,
    send(reply) {
      if (response.writableEnded) return;
      // He may no longer look where he wanted to, or the server could not do it.
      if (reply.type === "malformed" || reply.type === "failed") {
        response.end();
        return;
      }
      if (reply.type === "moment") seen = reply.moment.seen;
      response.write(eventText(reply));
      if (response.writableLength > MOST_BUFFERED) response.destroy();
      // Told while he comes in: he cannot answer before he is.
      if (reply.type === "opened") queueMicrotask(watch);
    },
  });
  const heartbeat = setInterval(() => response.write(":\n\n"), HEARTBEAT);
  response.once("close", () => {
    clearInterval(heartbeat);
    visit.leave();
  });
};

/** News of a game as server-sent events: what a socket tells, for programs that only listen. docs/api.md */
export const addEvents = (app: FastifyInstance, { house, rooms }: Reception, limits: Limits): Events => {
  const byHolder = new Tally();
  const open = new Map<ServerResponse, string | null>();
  let isClosed = false;

  app.get("/api/games/:id/events", async (request: Asked, reply) => {
    const since = countFrom(request.headers["last-event-id"]?.toString() ?? request.query.since);
    if (since === null) return refuseWith(reply, "malformed");
    const person = await whoAsks(app, house, request);
    const room = await rooms.of(request.params.id);
    if (room === null) return refuseWith(reply, "noSuchGame");
    const reader = readerFrom(request.query.reader);
    if (reader !== null && !seatsHeldBy(room.info, person).includes(reader))
      return refuseWith(reply, "notYours");
    const holder = person === null ? `address ${request.ip}` : person.id;
    if (byHolder.of(holder) >= limits.streamsPerHolder) return refuseWith(reply, "tooMany");
    if (isClosed) return refuseWith(reply, "unavailable");
    const response = reply.raw;
    if (response.destroyed) return reply.hijack();
    byHolder.add(holder);
    open.set(response, person?.id ?? null);
    response.once("close", () => {
      byHolder.remove(holder);
      open.delete(response);
    });
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) response.setHeader(name, value);
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // For proxies that would wait for the end of the answer.
      "x-accel-buffering": "no",
    });
    response.write(`retry: ${COME_BACK_AFTER}\n\n`);
    stream(room, response, { person, reader, since });
  });

  const dismissAll = (): void => {
    for (const response of open.keys()) response.end();
  };
  return {
    dismiss(person) {
      for (const [response, whose] of open) if (whose === person) response.end();
    },
    dismissAll,
    close() {
      isClosed = true;
      dismissAll();
    },
  };
};
