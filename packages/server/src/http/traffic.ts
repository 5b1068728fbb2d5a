import type { FastifyInstance } from "fastify";
import { within } from "../within.ts";
import { refuseWith } from "./refusals.ts";

/** So long requests that have been taken are waited for when the server goes down. */
const FAREWELL = 5_000;

/** The requests that are being answered. */
export interface Traffic {
  /** From now on every request is refused, so that a proxy or a page asks another process. */
  goDown(): void;
  /** Fulfilled when all that was taken is answered, or after a while. */
  ended(): Promise<void>;
}

export const addTraffic = (app: FastifyInstance): Traffic => {
  let isGoingDown = false;
  let underWay = 0;
  let onLast = (): void => {};
  app.addHook("onRequest", async (_request, reply) => {
    underWay++;
    // Also if the other side goes before it has its answer.
    reply.raw.once("close", () => {
      if (--underWay === 0) onLast();
    });
    if (isGoingDown) return refuseWith(reply.header("connection", "close"), "unavailable");
  });
  return {
    goDown() {
      isGoingDown = true;
    },
    async ended() {
      if (underWay > 0)
        await within(
          FAREWELL,
          new Promise<void>((resolve) => {
            onLast = resolve;
          }),
        );
    },
  };
};
