import type { Seat } from "@maria/rules/model";
import { NO_ORDERS, parseSeatOrders } from "@maria/table";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Room } from "../games/room.ts";
import { seatsHeldBy } from "../games/rows.ts";
import { whoAsks } from "./device.ts";
import { refuseWith } from "./refusals.ts";
import type { Reception } from "./routes.ts";

type OfSeat = FastifyRequest<{ Params: { id: string }; Querystring: { seat?: string } }>;

/** Sealed orders: left, changed and read by the person at the seat alone. Nobody else hears of it. docs/protocol.md */
export const addOrderRoutes = (app: FastifyInstance, { house, rooms }: Reception): void => {
  /** The room and the seat if it is played by whoever asks; otherwise it is refused. */
  const ownSeat = async (
    request: OfSeat,
    reply: FastifyReply,
    wanted: unknown,
  ): Promise<{ readonly room: Room; readonly seat: Seat } | null> => {
    const person = await whoAsks(app, house, request);
    const room = await rooms.of(request.params.id);
    if (room === null) refuseWith(reply, "noSuchGame");
    else if (person === null) refuseWith(reply, "unknownPerson");
    else {
      const seat = seatsHeldBy(room.info, person).find((one) => one === wanted);
      if (seat !== undefined) return { room, seat };
      refuseWith(reply, "notYours");
    }
    return null;
  };

  app.get("/api/games/:id/orders", async (request: OfSeat, reply) => {
    const own = await ownSeat(request, reply, request.query.seat);
    if (own === null) return reply;
    const { room, seat } = own;
    return reply.send({ seat, orders: room.ordersAt(seat) ?? NO_ORDERS });
  });

  app.put("/api/games/:id/orders", async (request: OfSeat, reply) => {
    const given = parseSeatOrders(request.body);
    if (given === null) return refuseWith(reply, "malformed");
    const own = await ownSeat(request, reply, given.seat);
    if (own === null) return reply;
    const { room, seat } = own;
    const { status } = room.info.row;
    if (status !== "running") return refuseWith(reply, status === "gathering" ? "notStarted" : "isOver");
    await room.leaveOrders(seat, given.orders);
    return reply.send({ seat, orders: given.orders });
  });
};
