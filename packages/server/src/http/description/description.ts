import swagger from "@fastify/swagger";
import type { HouseRefusal } from "@maria/table";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Limits } from "../../limits.ts";
import { en } from "../../messages/api/en.ts";
import { statusOf } from "../refusals.ts";
import type { Operation, Schema } from "./operation.ts";
import { ref } from "./operation.ts";
import { INTERNAL, OPERATIONS } from "./operations.ts";
import { languageFor, PAGE_POLICY, pageIn } from "./page.ts";
import { SCHEMAS } from "./schemas.ts";

/** Whatever is asked for may be refused with these. */
const ALWAYS: readonly HouseRefusal[] = ["malformed", "badToken", "notByToken", "tooMany", "unavailable"];

const refusalsOf = ({ refusals = [] }: Operation): Record<number, Schema> => {
  const byStatus = new Map<number, HouseRefusal[]>();
  for (const refused of [...ALWAYS, ...refusals])
    byStatus.set(statusOf(refused), [...(byStatus.get(statusOf(refused)) ?? []), refused]);
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [status, { description: all.join(", "), ...ref("Refused") }]),
  );
};

/** An operation as Fastify and the document know it. */
const schemaOf = (operation: Operation): Schema => {
  const { id, tag, token, query, needed = [], body, answer, mediaType } = operation;
  return {
    ...{ operationId: id, tags: [tag], summary: en.operations[id], description: en.scope[token] },
    ...(query === undefined ? {} : { querystring: { type: "object", properties: query, required: needed } }),
    ...(body === undefined ? {} : { body }),
    ...(mediaType === undefined ? {} : { produces: [mediaType] }),
    response: { 200: { description: en.answer, ...answer }, ...refusalsOf(operation) },
  };
};

type Asked = FastifyRequest<{ Querystring: { lang?: string } }>;

/**
 * Every route that is added from now on is described to strangers, or is internal; one that is neither cannot be added. What is
 * sent is still read by our own parsers: the schemas only describe.
 */
export const addDescription = async (app: FastifyInstance, limits: Limits): Promise<void> => {
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  for (const [name, schema] of Object.entries(SCHEMAS)) app.addSchema({ $id: name, ...schema });
  app.addHook("onRoute", (route) => {
    for (const method of [route.method].flat()) {
      if (method === "HEAD") continue;
      const name = `${method} ${route.url}`;
      const operation = OPERATIONS[name];
      if (operation === undefined) {
        if (!INTERNAL.has(name)) throw new Error(`${name} is neither described nor internal`);
        route.schema = { ...route.schema, hide: true };
      } else {
        route.schema = { ...route.schema, ...schemaOf(operation) };
        route.config = { ...route.config, token: operation.token };
      }
    }
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: en.title, description: en.about, version: "1" },
      tags: Object.entries(en.tags).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
      security: [{ token: [] }, {}],
    },
    refResolver: { buildLocalReference: ({ $id }, _base, _fragment, at) => String($id ?? `schema${at}`) },
  });
  app.get("/api/openapi.json", async (_request, reply) => reply.send(app.swagger()));
  app.get("/api/", async (request: Asked, reply) => {
    const language = languageFor(request.query.lang, request.headers["accept-language"]);
    return reply
      .header("content-security-policy", PAGE_POLICY)
      .header("vary", "accept-language")
      .type("text/html; charset=utf-8")
      .send(pageIn(language, limits));
  });
};
