import { parseAlertWishes, parsePushTarget } from "@maria/table";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isZone } from "../alerts/hours.ts";
import { mayReach } from "../alerts/outbound.ts";
import { alertsOf, keepWishes, subscribe, unsubscribe } from "../alerts/wishes.ts";
import { RARE } from "../people/attempts.ts";
import type { Session } from "../people/devices.ts";
import { type Desk, deskOf, siteOf } from "./people.ts";
import { refuseWith } from "./refusals.ts";

/** How somebody wants to be told that a table waits for him: docs/protocol.md. */
export const addAlertRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { house, attempts, mail } = desk;
  const { db, alerts } = house;
  const { known } = deskOf(app, desk);
  const tell = async (reply: FastifyReply, session: Session) =>
    reply.send(await alertsOf(db, session, mail !== null, alerts.pushKey));

  app.get(
    "/api/alerts",
    known((_request, reply, session) => tell(reply, session)),
  );

  app.put(
    "/api/alerts",
    known(async (request, reply, session) => {
      const given = parseAlertWishes(request.body);
      if (given === null || !isZone(given.zone)) return refuseWith(reply, "malformed");
      if (given.webhook !== null && !mayReach(given.webhook, alerts.reach))
        return refuseWith(reply, "badAddress");
      await keepWishes(db, session.person.id, given, siteOf(request).origin);
      await alerts.reconsider(session.person.id);
      return tell(reply, session);
    }),
  );

  app.put(
    "/api/alerts/push",
    known(async (request, reply, session) => {
      const given = parsePushTarget(request.body);
      if (given === null) return refuseWith(reply, "malformed");
      if (!mayReach(given.endpoint, alerts.reach)) return refuseWith(reply, "badAddress");
      await subscribe(db, session, given, siteOf(request).origin);
      return tell(reply, session);
    }),
  );

  app.delete(
    "/api/alerts/push",
    known(async (_request, reply, session) => {
      await unsubscribe(db, "device", session.device);
      return tell(reply, session);
    }),
  );

  app.post(
    "/api/alerts/test",
    known(async (_request, reply, session) => {
      if (!attempts.may(`alert ${session.person.id}`, RARE)) return refuseWith(reply, "tooMany");
      await alerts.tellForTest(session.person.id);
      return tell(reply, session);
    }),
  );
};
