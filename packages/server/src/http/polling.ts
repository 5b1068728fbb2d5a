import {
  type Moment,
  type NetworkReply,
  type Person,
  parseActRequest,
  type Reader,
  type Request,
} from "@maria/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Room } from "../games/room.ts";
import { seatsHeldBy } from "../games/rows.ts";
import { offeredTo, pageOf } from "./choices.ts";
import { whoAsks } from "./device.ts";
import { refuseWith } from "./refusals.ts";
import type { Reception } from "./routes.ts";

/** So long a request waits for news; proxies give up after 30 seconds or a minute. */
const PATIENCE = 25_000;

/** Comes to a room for one request, and leaves when a reply is what was waited for, or after so long. */
const once = <Result>(
  room: Room,
  person: Person | null,
  request: Request,
  found: (reply: NetworkReply) => Result | undefined,
  gone: (leave: () => void) => void,
): Promise<Result | null> =>
  new Promise((resolve) => {
    const settle = (result: Result | null): void => {
      clearTimeout(timer);
      resolve(result);
      // The room is still busy telling others.
      setImmediate(() => visit.leave());
    };
    const timer = setTimeout(() => settle(null), PATIENCE);
    const visit = room.enter({
      person,
      send: (reply) => {
        const result = reply.type === "failed" || reply.type === "malformed" ? null : found(reply);
        if (result !== undefined) settle(result);
      },
      isPassing: true,
    });
    gone(() => settle(null));
    visit.receive(request);
  });

export const readerFrom = (text: string | undefined): Reader =>
  text === undefined || text === "" ? null : (text as Reader);

export const countFrom = (text: string | undefined): number | undefined | null => {
  if (text === undefined || text === "") return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

type Polled = FastifyRequest<{
  Params: { id: string };
  Querystring: { reader?: string; since?: string };
}>;
type WithId = FastifyRequest<{ Params: { id: string } }>;
type OfChoices = FastifyRequest<{
  Params: { id: string };
  Querystring: { seat?: string; choice?: string; from?: string; most?: string };
}>;

/** For pages that cannot keep a socket open: an entry by one request, and news by requests that wait for it. */
export const addPolling = (app: FastifyInstance, { house, rooms }: Reception): void => {
  /** The room of a running game and who asks; otherwise it is refused. */
  const playing = async (request: WithId, reply: FastifyReply) => {
    const person = await whoAsks(app, house, request);
    const room = await rooms.of(request.params.id);
    if (room === null) refuseWith(reply, "noSuchGame");
    else if (!room.isPlaying) refuseWith(reply, "notStarted");
    else return { person, room };
    return null;
  };

  app.post("/api/games/:id/act", async (request: WithId, reply) => {
    const given = parseActRequest(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    const here = await playing(request, reply);
    if (here === null) return reply;
    const { person, room } = here;
    if (!seatsHeldBy(room.info, person).includes(given.seat)) return refuseWith(reply, "notYours");
    const answer = await once(
      ...([room, person, { type: "act", request: 0, ...given }] as const),
      (found) => (found.type === "answer" ? found.answer : undefined),
      () => {},
    );
    return answer === null ? refuseWith(reply, "unavailable") : reply.send({ answer });
  });

  app.get("/api/games/:id/choices", async (request: OfChoices, reply) => {
    const page = pageOf(request.query);
    if (page === null) return refuseWith(reply, "malformed");
    const here = await playing(request, reply);
    if (here === null) return reply;
    const { person, room } = here;
    const seat = seatsHeldBy(room.info, person).find((one) => one === request.query.seat);
    if (seat === undefined) return refuseWith(reply, "notYours");
    const sight = await room.sightOf(seat);
    return sight === null
      ? refuseWith(reply, "notStarted")
      : reply.send(offeredTo(sight.seen, sight.view, seat, page));
  });

  app.get("/api/games/:id/moment", async (request: Polled, reply) => {
    const since = countFrom(request.query.since);
    if (since === null) return refuseWith(reply, "malformed");
    const here = await playing(request, reply);
    if (here === null) return reply;
    const { person, room } = here;
    const reader = readerFrom(request.query.reader);
    if (reader !== null && !seatsHeldBy(room.info, person).includes(reader))
      return refuseWith(reply, "notYours");
    const isNews = (moment: Moment): boolean => since === undefined || moment.isWhole || moment.seen > since;
    const moment = await once(
      ...([
        room,
        person,
        { type: "watch", watch: 0, reader, ...(since === undefined ? {} : { since }) },
      ] as const),
      (found) => (found.type === "moment" && isNews(found.moment) ? found.moment : undefined),
      (leave) => reply.raw.once("close", leave),
    );
    return reply.send({ moment });
  });
};
