import type { IncomingMessage, ServerResponse } from "node:http";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import { type Limits, MOST_BYTES } from "../limits.ts";
import { tokenShown } from "../people/tokens.ts";
import type { Floods } from "./floods.ts";
import { isOwnOrigin } from "./origin.ts";
import { refusalOfError, refuseWith } from "./refusals.ts";

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface AppOptions {
  readonly log: Logger;
  readonly limits: Limits;
  readonly secret: string;
  readonly trustProxy: boolean;
  /** Serves whatever is not the server's own. */
  readonly page: PageHandler | null;
  readonly floods: Floods;
  readonly onRefusal: (refused: string) => void;
}

/** Headers must come within this time, a whole request within the other: nobody holds a connection by writing slowly. */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 20_000;

const isOurs = (url: string): boolean => /^\/(api|health|metrics)(\/|\?|$)/.test(url);

/** Fastify with everything that holds for all routes: limits, headers, where writes may come from, how refusals look. */
export const newApp = async ({
  log,
  limits,
  secret,
  trustProxy,
  page,
  floods,
  onRefusal,
}: AppOptions): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line for each request tells nothing that the metrics do not.
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy stands before the server: it names the address it has seen after those it was told.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: MOST_BYTES,
    requestTimeout: REQUEST_WITHIN,
    http: { headersTimeout: HEADERS_WITHIN },
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
    // An address that no route can be looked up for: it passes neither hooks nor the handler of errors.
    frameworkErrors: (error, _request, reply) =>
      void refuseWith(reply as FastifyReply, refusalOfError(error)),
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOfError(error);
    if (refused === "tooMany") floods.noteRequest(request.ip);
    if (refused === "unavailable") log.error({ error }, "a request failed");
    onRefusal(refused);
    if (!trustProxy && floods.isFlooding(request.ip)) {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    return refuseWith(reply, refused);
  });
  if (!trustProxy) floods.guard(app.server);
  app.setNotFoundHandler((request, reply) => {
    if (page === null || isOurs(request.url)) {
      onRefusal("malformed");
      return reply.code(404).send({ refused: "malformed" });
    }
    reply.hijack();
    page(request.raw, reply.raw);
  });
  app.addHook("onRequest", async (request, reply) => {
    // Whoever is gone before his request is read has no address left, and needs no answer.
    if (request.socket.remoteAddress === undefined) return reply.hijack();
    const isWriting = request.method !== "GET" && request.method !== "HEAD";
    // No browser sends a token by itself for a page that does not know it.
    if (isWriting && tokenShown(request.headers.authorization) === null && !isOwnOrigin(request)) {
      onRefusal("foreignOrigin");
      return refuseWith(reply, "foreignOrigin");
    }
  });
  await app.register(cookie, { secret });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => !isOurs(request.url),
  });
  return app;
};
