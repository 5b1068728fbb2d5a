import { parseConfirmation, parseNewEmail, parseResetting, parseResetWish, parseToken } from "@maria/table";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { accountNamed, accountOf } from "../people/accounts.ts";
import { MAILS, RARE } from "../people/attempts.ts";
import { signOutAll } from "../people/devices.ts";
import { deletePerson, exportOf } from "../people/leaving.ts";
import { letterAbout } from "../people/letters.ts";
import { post } from "../people/notices.ts";
import { isWeak } from "../people/passwords.ts";
import { issue, lookAt, redeem } from "../people/tickets.ts";
import { type Desk, deskOf, siteOf } from "./people.ts";
import { refuseWith } from "./refusals.ts";

/** Links that let somebody in, letters, and taking one's leave: docs/protocol.md. */
export const addClaimRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { house, passwords, attempts, mail } = desk;
  const { db, log } = house;
  const { known, withAccount, confirms, changed, welcome, patiently, farewell } = deskOf(app, desk);
  const personWith = (id: string) =>
    db.selectFrom("people").select(["id", "name", "suspended"]).where("id", "=", id).executeTakeFirst();

  /** For another device of the same person, guest or not. */
  app.post(
    "/api/claims",
    known(async (_request, reply, { person }) => {
      if (!attempts.may(`claim ${person.id}`, RARE)) return refuseWith(reply, "tooMany");
      return reply.send(await issue(db, "claim", { person: person.id, value: null }));
    }),
  );

  /** Whose link it is: whoever opens one is asked before he becomes somebody else. */
  app.post("/api/claims/owner", async (request, reply) => {
    const given = parseToken(request.body);
    const ticket = given === null ? null : await lookAt(db, "claim", given.token);
    const person = ticket?.person == null ? undefined : await personWith(ticket.person);
    if (person === undefined) return refuseWith(reply, "linkExpired");
    return reply.send({ person: { id: person.id, name: person.name } });
  });

  app.post("/api/claims/use", async (request, reply) => {
    const given = parseToken(request.body);
    const ticket = given === null ? null : await redeem(db, "claim", given.token);
    const person = ticket?.person == null ? undefined : await personWith(ticket.person);
    if (person === undefined) return refuseWith(reply, "linkExpired");
    if (person.suspended !== null) return refuseWith(reply, "suspended");
    return welcome(request, reply, { id: person.id, name: person.name });
  });

  const linkTo = (request: FastifyRequest, kind: "reset" | "email", token: string): string =>
    `${siteOf(request).origin}/#/account/${kind}/${token}`;

  app.put(
    "/api/account/email",
    withAccount(async (request, reply, found) => {
      const given = parseNewEmail(request.body);
      if (given === null) return refuseWith(reply, "malformed");
      const { person } = found;
      return patiently(reply, async () => {
        const refused = await confirms(request, found, given.current);
        if (refused !== null) return refuseWith(reply, refused);
        if (given.email === null) {
          await db.updateTable("accounts").set({ email: null }).where("person", "=", person.id).execute();
          return reply.send({});
        }
        if (mail === null) return refuseWith(reply, "noMail");
        if (!attempts.may(`mail ${person.id}`, MAILS)) return refuseWith(reply, "tooMany");
        const { token } = await issue(db, "email", { person: person.id, value: given.email });
        const link = linkTo(request, "email", token);
        await mail.send(letterAbout("email", given.language, given.email, { name: person.name, link }));
        return reply.send({});
      });
    }),
  );

  app.post("/api/account/email", async (request, reply) => {
    const given = parseToken(request.body);
    const ticket = given === null ? null : await redeem(db, "email", given.token);
    if (ticket === null) return refuseWith(reply, "linkExpired");
    const { person, value } = ticket;
    await db.updateTable("accounts").set({ email: value }).where("person", "=", person).execute();
    return reply.send({});
  });

  /** Answered at once and always alike: whether there is such a name, and an address, is nobody's business. */
  app.post("/api/reset", async (request, reply) => {
    const given = parseResetWish(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    if (mail === null) return refuseWith(reply, "noMail");
    if (!attempts.may(`reset ${request.ip}`, RARE)) return refuseWith(reply, "tooMany");
    const write = async (): Promise<void> => {
      const account = await accountNamed(db, given.name);
      if (account === undefined || account.email === null || account.suspended !== null) return;
      if (!attempts.may(`mail ${account.person}`, MAILS)) return;
      const { token } = await issue(db, "reset", { person: account.person, value: null });
      const link = linkTo(request, "reset", token);
      await mail.send(letterAbout("reset", given.language, account.email, { name: account.name, link }));
    };
    setImmediate(() => void write().catch((error: unknown) => log.error({ error }, "a letter was not sent")));
    return reply.send({});
  });

  app.post("/api/reset/password", async (request, reply) => {
    const given = parseResetting(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    const looked = await lookAt(db, "reset", given.token);
    const account = looked?.person == null ? undefined : await accountOf(db, looked.person);
    if (account === undefined) return refuseWith(reply, "linkExpired");
    if (isWeak(given.password, account.name)) return refuseWith(reply, "weakPassword");
    return patiently(reply, async () => {
      const password = await passwords.hash(given.password);
      if ((await redeem(db, "reset", given.token)) === null) return refuseWith(reply, "linkExpired");
      await db.updateTable("accounts").set({ password }).where("person", "=", account.person).execute();
      await signOutAll(db, account.person);
      await post(db, "person", account.person);
      desk.dismiss(account.person);
      return welcome(request, reply, { id: account.person, name: account.name });
    });
  });

  app.get(
    "/api/me/export",
    known(async (_request, reply, { person }) =>
      reply
        .header("content-disposition", 'attachment; filename="maria.json"')
        .header("cache-control", "no-store")
        .send(await exportOf(db, person)),
    ),
  );

  app.delete(
    "/api/me",
    known(async (request, reply, found) => {
      const given = parseConfirmation(request.body);
      if (given === null) return refuseWith(reply, "malformed");
      return patiently(reply, async () => {
        const refused = await confirms(request, found, given.current);
        if (refused !== null) return refuseWith(reply, refused);
        await changed(await deletePerson(db, found.person.id));
        return farewell(reply, found.person.id);
      });
    }),
  );
};
