import type { FastifyInstance } from "fastify";

export interface Route {
  readonly method: string;
  /** As it was added: `/api/games/:id/act`. */
  readonly url: string;
}

/** The routes that are added from now on, in a list that grows with them. */
export const routesOf = (app: FastifyInstance): readonly Route[] => {
  const routes: Route[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) if (one !== "HEAD") routes.push({ method: one, url });
  });
  return routes;
};
