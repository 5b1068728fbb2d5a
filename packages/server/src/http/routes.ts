import { type Person, parseJoining, parseName, parseNewGame, parseRemark } from "@maria/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Refused, refused } from "../games/changing.ts";
import { join, leave, makeGame, rematch, start } from "../games/gathering.ts";
import { gamesOfPerson, lobby } from "../games/lists.ts";
import type { Rooms } from "../games/rooms.ts";
import { gameWith, seatsHeldBy } from "../games/rows.ts";
import { heardBy, remember } from "../games/talk.ts";
import type { House } from "../house.ts";
import { isNameOfAnother, renamePerson } from "../people/accounts.ts";
import { labelOf } from "../people/devices.ts";
import { mutedSeats } from "../people/mutes.ts";
import { newGuest } from "../people/people.ts";
import { silenceOf } from "../people/reporting.ts";
import { packText } from "../storage/packs.ts";
import { sessionIn, setDevice, whoAsks } from "./device.ts";
import { refuseWith } from "./refusals.ts";

export interface Reception {
  readonly house: House;
  readonly rooms: Rooms;
  /** The pack new games are played with. */
  readonly pack: string;
}

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** People, games and what becomes of them before the start: docs/protocol.md. */
export const addRoutes = (app: FastifyInstance, { house, rooms, pack }: Reception): void => {
  const { db } = house;
  const who = (request: FastifyRequest): Promise<Person | null> => whoAsks(app, house, request);

  /** The game as whoever asks may know it, with those who are there. */
  const tell = async (reply: FastifyReply, person: Person | null, id: string) => {
    const info = await gameWith(db, id);
    if (info === null) return refuseWith(reply, "noSuchGame");
    return reply.send(rooms.shownTo(person, info));
  };

  app.get("/api/me", async (request, reply) => reply.send({ person: await who(request) }));

  app.put("/api/me", async (request, reply) => {
    const given = parseName(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    const known = await sessionIn(app, house, request.headers.cookie);
    if (known !== null) {
      const renamed = await renamePerson(db, known, given.name);
      return "refused" in renamed ? refuseWith(reply, renamed.refused) : reply.send({ person: renamed });
    }
    if (await isNameOfAnother(db, given.name, null)) return refuseWith(reply, "nameTaken");
    const { person, device } = await newGuest(db, given.name, labelOf(request.headers["user-agent"]));
    setDevice(request, reply, device);
    return reply.send({ person });
  });

  app.get("/api/lobby", async (request, reply) => {
    const person = await who(request);
    const games = await lobby(db);
    return reply.send({
      games: games.map((info) => rooms.shownTo(person, info)),
    });
  });

  app.get("/api/games", async (request, reply) => {
    const person = await who(request);
    if (person === null) return refuseWith(reply, "unknownPerson");
    const games = await gamesOfPerson(db, person);
    return reply.send({
      games: games.map((info) => rooms.shownTo(person, info)),
    });
  });

  app.post("/api/games", async (request, reply) => {
    const person = await who(request);
    if (person === null) return refuseWith(reply, "unknownPerson");
    const given = parseNewGame(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    const made = await makeGame(db, person, given, pack);
    return "refused" in made ? refuseWith(reply, made.refused) : tell(reply, person, made.id);
  });

  app.get("/api/games/:id", async (request: WithId, reply) =>
    tell(reply, await who(request), request.params.id),
  );

  /** A change of a game that waits for its players: whoever is in its room is told. */
  const change = (
    name: string,
    perform: (person: Person, id: string, body: unknown) => Promise<Refused | null>,
  ): void => {
    app.post(`/api/games/:id/${name}`, async (request: WithId, reply) => {
      const person = await who(request);
      if (person === null) return refuseWith(reply, "unknownPerson");
      const { id } = request.params;
      const refusal = await perform(person, id, request.body);
      if (refusal !== null) return refuseWith(reply, refusal.refused);
      await rooms.changed(id);
      return tell(reply, person, id);
    });
  };

  change("join", async (person, id, body) => {
    const joining = parseJoining(body);
    const refusal = joining === null ? refused("malformed") : await join(db, id, person, joining);
    if (refusal === null) await house.alerts.tellMaker(id, person);
    return refusal;
  });
  change("leave", (person, id) => leave(db, id, person));
  change("start", async (person, id) => {
    const refusal = await start(db, id, person);
    if (refusal === null) await house.alerts.tellTable("started", id, person);
    return refusal;
  });

  app.post("/api/games/:id/rematch", async (request: WithId, reply) => {
    const person = await who(request);
    if (person === null) return refuseWith(reply, "unknownPerson");
    const { id } = request.params;
    const next = await rematch(db, id, person);
    if ("refused" in next) return refuseWith(reply, next.refused);
    await rooms.changed(id);
    return tell(reply, person, next.id);
  });

  app.get("/api/games/:id/chat", async (request: WithId, reply) => {
    const { id } = request.params;
    const info = await gameWith(db, id);
    if (info === null) return refuseWith(reply, "noSuchGame");
    const person = await who(request);
    const muted = await mutedSeats(db, info, person);
    return reply.send({ lines: await heardBy(db, id, seatsHeldBy(info, person), muted) });
  });

  app.post("/api/games/:id/chat", async (request: WithId, reply) => {
    const remark = parseRemark(request.body);
    if (remark === null) return refuseWith(reply, "malformed");
    const { id } = request.params;
    const info = await gameWith(db, id);
    if (info === null) return refuseWith(reply, "noSuchGame");
    const isHeard =
      remark.to === null || info.seats.some(({ seat, person }) => seat === remark.to && person !== null);
    const person = await who(request);
    if (person === null || !seatsHeldBy(info, person).includes(remark.seat) || !isHeard)
      return refuseWith(reply, "notYours");
    if ((await silenceOf(db, person.id)) !== null) return refuseWith(reply, "silenced");
    const said = await remember(db, id, remark);
    rooms.said(id, said);
    return reply.send({ lines: [said.line] });
  });

  app.get("/api/packs/:id", async (request: WithId, reply) => {
    const data = await packText(db, request.params.id);
    if (data === undefined) return refuseWith(reply, "noSuchPack");
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .type("application/json; charset=utf-8")
      .send(data);
  });
};
