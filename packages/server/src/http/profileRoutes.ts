import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import { profileOf, rankingOf } from "../people/profiles.ts";
import { whoAsks } from "./device.ts";
import type { WithId } from "./people.ts";
import { refuseWith } from "./refusals.ts";

/** Who is how strong, and what somebody has played: docs/protocol.md. */
export const addProfileRoutes = (app: FastifyInstance, house: House): void => {
  const { db } = house;

  app.get("/api/people", async (_request, reply) => reply.send(await rankingOf(db)));

  app.get("/api/people/:id", async (request: WithId, reply) => {
    const asker = await whoAsks(app, house, request);
    const profile = await profileOf(db, request.params.id, asker);
    return profile === null ? refuseWith(reply, "noSuchPerson") : reply.send({ profile });
  });
};
