import { parseNewToken } from "@maria/table";
import type { FastifyInstance } from "fastify";
import { RARE } from "../people/attempts.ts";
import { post } from "../people/notices.ts";
import { makeToken, revokeToken, tokensOf } from "../people/tokens.ts";
import { type Desk, deskOf, type WithId } from "./people.ts";
import { refuseWith } from "./refusals.ts";

/** Tokens for programs: made, listed and revoked by their person, at a browser. docs/api.md */
export const addTokenRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { db } = desk.house;
  const { known } = deskOf(app, desk);

  app.get(
    "/api/tokens",
    known(async (_request, reply, { person }) => reply.send({ tokens: await tokensOf(db, person.id) })),
  );

  app.post(
    "/api/tokens",
    known(async (request, reply, { person }) => {
      const given = parseNewToken(request.body);
      if (given === null) return refuseWith(reply, "malformed");
      if (!desk.attempts.may(`token ${person.id}`, RARE)) return refuseWith(reply, "tooMany");
      const made = await makeToken(db, person.id, given);
      return made === null
        ? refuseWith(reply, "tooMany")
        : reply.header("cache-control", "no-store").send(made);
    }),
  );

  app.delete("/api/tokens/:id", async (request: WithId, reply) =>
    known(async (_request, _reply, { person }) => {
      if (!(await revokeToken(db, person.id, request.params.id))) return refuseWith(reply, "malformed");
      // What it has opened ends, here and at other processes.
      await post(db, "person", person.id);
      desk.dismiss(person.id);
      return reply.send({});
    })(request, reply),
  );
};
