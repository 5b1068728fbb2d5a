import { parseNewPasskey, parsePasskeyAnswer } from "@maria/table";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { accountOf } from "../people/accounts.ts";
import { BY_ADDRESS } from "../people/attempts.ts";
import {
  addPasskey,
  assertion,
  MOST_PASSKEYS,
  ownerOfPasskey,
  passkeysOf,
  registration,
  removePasskey,
} from "../people/passkeys.ts";
import { type Desk, deskOf, siteOf } from "./people.ts";
import { refuseWith } from "./refusals.ts";

/** Signing in without a password: docs/protocol.md. */
export const addPasskeyRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { db } = desk.house;
  const { withAccount, welcome } = deskOf(app, desk);
  const mayTry = (request: FastifyRequest): boolean => desk.attempts.may(`passkey ${request.ip}`, BY_ADDRESS);

  app.post(
    "/api/passkeys/registration",
    withAccount(async (request, reply, { person }) => {
      if (!mayTry(request)) return refuseWith(reply, "tooMany");
      return reply.send({ options: await registration(db, person, siteOf(request)) });
    }),
  );

  app.post(
    "/api/passkeys",
    withAccount(async (request, reply, { person }) => {
      const given = parseNewPasskey(request.body);
      if (given === null) return refuseWith(reply, "malformed");
      if ((await passkeysOf(db, person.id)).length >= MOST_PASSKEYS) return refuseWith(reply, "tooMany");
      const { label, response } = given;
      const isAdded = await addPasskey(db, person, siteOf(request), label, response);
      return isAdded ? reply.send({}) : refuseWith(reply, "signInFailed");
    }),
  );

  app.delete(
    "/api/passkeys/:id",
    withAccount(async (request, reply, { person }) => {
      const { id } = request.params as { id: string };
      const keys = await passkeysOf(db, person.id);
      const account = await accountOf(db, person.id);
      if (keys.length === 1 && account?.password === null) return refuseWith(reply, "lastKey");
      await removePasskey(db, person.id, id);
      return reply.send({});
    }),
  );

  app.post("/api/passkeys/challenge", async (request, reply) =>
    mayTry(request)
      ? reply.send({ options: await assertion(db, siteOf(request)) })
      : refuseWith(reply, "tooMany"),
  );

  app.post("/api/passkeys/session", async (request, reply) => {
    const given = parsePasskeyAnswer(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    const owner = await ownerOfPasskey(db, siteOf(request), given.response);
    const account = owner === null ? undefined : await accountOf(db, owner);
    if (account === undefined) return refuseWith(reply, "signInFailed");
    if (account.suspended !== null) return refuseWith(reply, "suspended");
    return welcome(request, reply, { id: account.person, name: account.name });
  });
};
