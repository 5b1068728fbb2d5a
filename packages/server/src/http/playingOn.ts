import type { Seat } from "@maria/rules/model";
import {
  type Person,
  parseAbsence,
  parseNotesRequest,
  parseSeatRequest,
  parseStandInRequest,
} from "@maria/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { now } from "../fresh.ts";
import { absencesOf, announceAbsence, awayUntil } from "../games/absences.ts";
import { type Refused, refused } from "../games/changing.ts";
import { notesAt, writeNotes } from "../games/notes.ts";
import type { Room } from "../games/room.ts";
import { gameWith, ownGameOf } from "../games/rows.ts";
import {
  endAlone,
  moveAway,
  type OnGivenUp,
  proposeStandIn,
  resign,
  type Told,
  takeSeatBack,
} from "../games/standing.ts";
import { RATING } from "../people/ratings.ts";
import { whoAsks } from "./device.ts";
import { refuseWith } from "./refusals.ts";
import type { Reception } from "./routes.ts";

type WithId = FastifyRequest<{ Params: { id: string }; Querystring: { seat?: string } }>;
type Change = (person: Person, room: Room, body: unknown) => Promise<Told | Refused>;

/** What people do with a game that goes on beside playing it: docs/protocol.md. */
export const addPlayingOn = (app: FastifyInstance, { house, rooms }: Reception): void => {
  const { db } = house;
  const who = (request: FastifyRequest): Promise<Person | null> => whoAsks(app, house, request);

  /** Whoever is not there hears that his agreement is wanted. */
  const tellAbsent = async (person: Person, id: string, told: Told): Promise<void> => {
    for (const { line } of told)
      if (line.notice?.type === "proposed") await house.alerts.tellOfProposal(id, line.notice.of, person);
  };

  /** A change of who plays: all in the room are told. Seats are waited for since what is known there, not in the store. */
  const change = (name: string, perform: Change): void => {
    app.post(`/api/games/:id/${name}`, async (request: WithId, reply) => {
      const person = await who(request);
      if (person === null) return refuseWith(reply, "unknownPerson");
      const { id } = request.params;
      const room = await rooms.of(id);
      if (room === null) return refuseWith(reply, "noSuchGame");
      await house.progress.flush();
      const told = await perform(person, room, request.body);
      if ("refused" in told) return refuseWith(reply, told.refused);
      await rooms.changed(id);
      await tellAbsent(person, id, told);
      for (const said of told) rooms.said(id, said);
      return reply.send(ownGameOf(room.info, person, room));
    });
  };

  /** A game that is given up is rated; that it is to be is stored with its end. */
  const toBeRated: OnGivenUp = (step, game) => house.jobs.put({ kind: RATING, key: game, game }, step);

  const ofSeat =
    (perform: (person: Person, id: string, seat: Seat) => Promise<Told | Refused>): Change =>
    async (person, { id }, body) => {
      const given = parseSeatRequest(body);
      return given === null ? refused("malformed") : perform(person, id, given.seat);
    };

  change(
    "resign",
    ofSeat((person, id, seat) => resign(db, id, person, seat, toBeRated)),
  );
  change(
    "return",
    ofSeat((person, id, seat) => takeSeatBack(db, id, person, seat)),
  );
  change("standIn", async (person, room, body) => {
    const given = parseStandInRequest(body);
    return given === null ? refused("malformed") : proposeStandIn(db, room.id, person, given, room);
  });
  change("end", (person, { id }) => endAlone(db, id, person, toBeRated));
  change("move", (person, { id }) => moveAway(db, id, person));

  app.get("/api/me/absence", async (request, reply) => {
    const person = await who(request);
    if (person === null) return refuseWith(reply, "unknownPerson");
    return reply.send({ until: awayUntil((await absencesOf(db, [person.id])).get(person.id) ?? [], now()) });
  });

  app.put("/api/me/absence", async (request, reply) => {
    const given = parseAbsence(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    const person = await who(request);
    if (person === null) return refuseWith(reply, "unknownPerson");
    const isTaken = await announceAbsence(db, person, given);
    return isTaken ? reply.send(given) : refuseWith(reply, "malformed");
  });

  /** The seat of this game whose notes may be read; also after its person has resigned. */
  const ownSeat = async (request: WithId, reply: FastifyReply, wanted: unknown): Promise<Seat | null> => {
    const person = await who(request);
    const info = await gameWith(db, request.params.id);
    const own = info?.seats.find(({ seat, person: sitter }) => seat === wanted && sitter?.id === person?.id);
    if (info === null) refuseWith(reply, "noSuchGame");
    else if (person === null) refuseWith(reply, "unknownPerson");
    else if (own === undefined) refuseWith(reply, "notYours");
    else return own.seat;
    return null;
  };

  app.get("/api/games/:id/notes", async (request: WithId, reply) => {
    const seat = await ownSeat(request, reply, request.query.seat);
    return seat === null ? reply : reply.send({ text: await notesAt(db, request.params.id, seat) });
  });

  app.put("/api/games/:id/notes", async (request: WithId, reply) => {
    const given = parseNotesRequest(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    const seat = await ownSeat(request, reply, given.seat);
    if (seat === null) return reply;
    await writeNotes(db, request.params.id, seat, given.text);
    return reply.send({ text: given.text });
  });
};
