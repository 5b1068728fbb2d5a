import type { Seat } from "@maria/rules/model";
import { NO_ORDERS, type Orders, parseOrders } from "@maria/table";
import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** What an earlier version wrote and this one does not understand is no order: its player is waited for. */
const readable = (text: string): Orders => {
  try {
    return parseOrders(JSON.parse(text)) ?? NO_ORDERS;
  } catch {
    return NO_ORDERS;
  }
};

/** The sealed orders of all seats of a game that have left any. */
export const ordersIn = async (db: Kysely<Schema>, game: string): Promise<ReadonlyMap<Seat, Orders>> => {
  const rows = await db.selectFrom("orders").select(["seat", "orders"]).where("game", "=", game).execute();
  return new Map(rows.map(({ seat, orders }) => [seat as Seat, readable(orders)]));
};

/**
 * Leaves orders at a seat in the place of those before. They may be due at once: until somebody has seen to that the game counts
 * as interrupted, so that it is found if the process dies now.
 */
export const leaveOrders = (db: Kysely<Schema>, game: string, seat: Seat, given: Orders): Promise<void> =>
  db.transaction().execute(async (step) => {
    const orders = JSON.stringify(given);
    await step
      .insertInto("orders")
      .values({ game, seat, orders })
      .onConflict((conflict) => conflict.columns(["game", "seat"]).doUpdateSet({ orders }))
      .execute();
    await step.updateTable("progress").set({ noted: -1 }).where("game", "=", game).execute();
  });
