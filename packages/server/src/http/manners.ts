import { parseReport } from "@maria/table";
import type { FastifyInstance, FastifyReply } from "fastify";
import { RARE } from "../people/attempts.ts";
import type { Session } from "../people/devices.ts";
import { mute, mutedBy, unmute } from "../people/mutes.ts";
import { report, reportsBy, silenceOf } from "../people/reporting.ts";
import { type Desk, deskOf, type Handled, type WithId } from "./people.ts";
import { refuseWith } from "./refusals.ts";

/** Whom somebody does not want to hear, and what he reports: docs/protocol.md. */
export const addManners = (app: FastifyInstance, desk: Desk): void => {
  const { db } = desk.house;
  const { session, known } = deskOf(app, desk);

  const tell = async (reply: FastifyReply, { person }: Session): Handled =>
    reply.send({ people: await mutedBy(db, person.id) });

  app.get(
    "/api/me/mutes",
    known((_request, reply, found) => tell(reply, found)),
  );

  app.put("/api/me/mutes/:id", async (request: WithId, reply) => {
    const found = await session(request);
    if (found === null) return refuseWith(reply, "unknownPerson");
    const refused = await mute(db, found.person.id, request.params.id);
    return refused === null ? tell(reply, found) : refuseWith(reply, refused);
  });

  app.delete("/api/me/mutes/:id", async (request: WithId, reply) => {
    const found = await session(request);
    if (found === null) return refuseWith(reply, "unknownPerson");
    await unmute(db, found.person.id, request.params.id);
    return tell(reply, found);
  });

  app.get(
    "/api/me/silence",
    known(async (_request, reply, { person }) => reply.send({ silence: await silenceOf(db, person.id) })),
  );

  app.get(
    "/api/reports",
    known(async (_request, reply, { person }) => reply.send({ reports: await reportsBy(db, person.id) })),
  );

  app.post(
    "/api/reports",
    known(async (request, reply, { person }) => {
      const given = parseReport(request.body);
      if (given === null) return refuseWith(reply, "malformed");
      if (!desk.attempts.may(`report ${person.id}`, RARE)) return refuseWith(reply, "tooMany");
      const refused = await report(db, person, given);
      return refused === null ? reply.send({}) : refuseWith(reply, refused);
    }),
  );
};
