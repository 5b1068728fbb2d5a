import type { Kysely, Migration } from "kysely";

/** What is said at a table, and the game that is played next. */
export const talk = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("chat")
      .addColumn("game", "text", (game) => game.notNull().references("games.id"))
      .addColumn("number", "integer", (number) => number.notNull())
      .addColumn("at", "text", (at) => at.notNull())
      .addColumn("seat", "text", (seat) => seat.notNull())
      .addColumn("to", "text")
      .addColumn("text", "text", (text) => text.notNull())
      .addPrimaryKeyConstraint("chat_key", ["game", "number"])
      .execute();
    await schema.alterTable("games").addColumn("rematch", "text").execute();
  },
});
