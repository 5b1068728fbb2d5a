import { type Person, parseNewPassword, parseSignIn, parseSignUp } from "@maria/table";
import type { FastifyInstance } from "fastify";
import { accountNamed, isNameOfAnother, openAccount, ownAccount } from "../people/accounts.ts";
import { RARE } from "../people/attempts.ts";
import { signOutAll, signOutDevice } from "../people/devices.ts";
import { isAccountName, skeletonOf } from "../people/names.ts";
import { post } from "../people/notices.ts";
import { isWeak } from "../people/passwords.ts";
import { type Desk, deskOf, type WithId } from "./people.ts";
import { refuseWith } from "./refusals.ts";

/** Accounts: signing up, in and out, devices and passwords. Guests need none of it. docs/protocol.md */
export const addAccountRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { house, passwords, attempts, mail } = desk;
  const { db } = house;
  const { session, withAccount, mayTry, confirms, welcome, patiently, farewell } = deskOf(app, desk);

  app.get("/api/account", async (request, reply) => {
    const found = await session(request);
    return reply.send({ account: found === null ? null : await ownAccount(db, found, mail !== null) });
  });

  app.post("/api/account", async (request, reply) => {
    const given = parseSignUp(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    const { name, password } = given;
    const found = await session(request);
    if (found?.hasAccount) return refuseWith(reply, "hasAccount");
    if (!isAccountName(name)) return refuseWith(reply, "badName");
    if (password !== null && isWeak(password, name)) return refuseWith(reply, "weakPassword");
    if (!attempts.may(`account ${request.ip}`, RARE)) return refuseWith(reply, "tooMany");
    if (await isNameOfAnother(db, name, null)) return refuseWith(reply, "nameTaken");
    return patiently(reply, async () => {
      const hashed = password === null ? null : await passwords.hash(password);
      const opened = await openAccount(db, found?.person ?? null, name, hashed);
      return "refused" in opened ? refuseWith(reply, opened.refused) : welcome(request, reply, opened);
    });
  });

  /** Takes as long, and says the same, whether there is such a name or not. */
  app.post("/api/session", async (request, reply) => {
    const given = parseSignIn(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    if (!mayTry(request, skeletonOf(given.name))) return refuseWith(reply, "tooMany");
    return patiently(reply, async () => {
      const account = await accountNamed(db, given.name);
      if (!(await passwords.isRight(account?.password ?? null, given.password)) || account === undefined)
        return refuseWith(reply, "signInFailed");
      if (account.suspended !== null) return refuseWith(reply, "suspended");
      const person: Person = { id: account.person, name: account.name };
      return welcome(request, reply, person);
    });
  });

  app.delete(
    "/api/session",
    withAccount(async (_request, reply, { device, person }) => {
      await db.deleteFrom("devices").where("id", "=", device).execute();
      return farewell(reply, person.id);
    }),
  );

  app.delete(
    "/api/devices",
    withAccount(async (_request, reply, { person }) => {
      await signOutAll(db, person.id);
      await post(db, "person", person.id);
      return farewell(reply, person.id);
    }),
  );

  app.delete("/api/devices/:id", async (request: WithId, reply) =>
    withAccount(async (_request, _reply, found) => {
      if (!(await signOutDevice(db, found, request.params.id))) return refuseWith(reply, "malformed");
      await post(db, "person", found.person.id);
      desk.dismiss(found.person.id);
      return reply.send({});
    })(request, reply),
  );

  app.put(
    "/api/account/password",
    withAccount(async (request, reply, found) => {
      const given = parseNewPassword(request.body);
      if (given === null) return refuseWith(reply, "malformed");
      if (isWeak(given.password, found.person.name)) return refuseWith(reply, "weakPassword");
      return patiently(reply, async () => {
        const refused = await confirms(request, found, given.current);
        if (refused !== null) return refuseWith(reply, refused);
        const password = await passwords.hash(given.password);
        await db.updateTable("accounts").set({ password }).where("person", "=", found.person.id).execute();
        // Whoever had the old one may be signed in somewhere.
        await signOutAll(db, found.person.id, found.device);
        await post(db, "person", found.person.id);
        desk.dismiss(found.person.id);
        return reply.send({});
      });
    }),
  );
};
