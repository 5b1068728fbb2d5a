import { codec } from "@maria/rules/authority";
import type { Seat } from "@maria/rules/model";
import { parsing, seat } from "../shapes.ts";
import { type Orders, orders } from "./orders.ts";

/** The orders of one's seat, to be left with a server or as they are kept there: docs/protocol.md. */
export interface SeatOrders {
  readonly seat: Seat;
  readonly orders: Orders;
}

export const seatOrders = { seat, orders } satisfies codec.Fields<SeatOrders>;

export const parseSeatOrders = parsing(codec.object<SeatOrders>(seatOrders));
