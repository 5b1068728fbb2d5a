import type { IncomingHttpHeaders } from "node:http";
import type { Person, TokenScope } from "@maria/table";
import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import type { Limits } from "../limits.ts";
import { type Bearer, bearerOf, tokenShown } from "../people/tokens.ts";
import { sessionIn } from "./device.ts";
import { refuseWith } from "./refusals.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks by a token; his cookies, if there are any, say nothing then. */
    bearer: Bearer | null;
  }
  interface FastifyContextConfig {
    /** What a token must be good for to be shown here; none is without it. */
    token?: TokenScope;
  }
}

const MINUTE = 60_000;

const suffices = (scope: TokenScope, needed: TokenScope | undefined): boolean =>
  needed === "read" || needed === scope;

/**
 * Requests that show a token are its person's. It is looked up once the address it comes from has passed its own limit, so that
 * nobody tries tokens faster than anything else.
 */
export const addBearers = (app: FastifyInstance, { db }: House, limits: Limits): void => {
  app.decorateRequest("bearer", null);
  const spend = app.createRateLimit({
    max: limits.requestsPerToken,
    timeWindow: MINUTE,
    keyGenerator: ({ bearer }) => `token ${bearer?.token}`,
  });
  app.addHook("preParsing", async (request, reply) => {
    const { url, config } = request.routeOptions;
    const shown = tokenShown(request.headers.authorization);
    // What proxies ask of those who keep the server is not ours.
    if (shown === null || url?.startsWith("/api/") !== true) return;
    const bearer = await bearerOf(db, shown);
    if (bearer === null) return refuseWith(reply, "badToken");
    request.bearer = bearer;
    const spent = await spend(request);
    if (!spent.isAllowed && spent.isExceeded)
      return refuseWith(reply.header("retry-after", spent.ttlInSeconds), "tooMany");
    if (!suffices(bearer.scope, config.token)) return refuseWith(reply, "notByToken");
  });
};

/** Who opens a socket, by token or cookie. A socket plays, so a token must be good for that. */
export const whoConnects = async (
  app: FastifyInstance,
  house: House,
  { authorization, cookie }: IncomingHttpHeaders,
): Promise<{ readonly person: Person | null } | { readonly refused: "badToken" | "notByToken" }> => {
  const shown = tokenShown(authorization);
  if (shown === null) return { person: (await sessionIn(app, house, cookie))?.person ?? null };
  const bearer = await bearerOf(house.db, shown);
  if (bearer === null) return { refused: "badToken" };
  return bearer.scope === "play" ? { person: bearer.person } : { refused: "notByToken" };
};
