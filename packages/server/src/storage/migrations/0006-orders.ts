import type { Kysely, Migration } from "kysely";

/** Sealed orders, and by which of them an entry was made. */
export const orders = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("orders")
      .addColumn("game", "text", (game) => game.notNull().references("games.id"))
      .addColumn("seat", "text", (seat) => seat.notNull())
      .addColumn("orders", "text", (text) => text.notNull())
      .addPrimaryKeyConstraint("orders_key", ["game", "seat"])
      .execute();
    await schema.alterTable("entries").addColumn("ordered", "text").execute();
  },
});
