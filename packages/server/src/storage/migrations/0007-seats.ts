import type { Kysely, Migration } from "kysely";

/** Who plays a seat and since when it is waited for, absences, private notes, and how a game ends without its rules. */
export const seats = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    for (const column of ["resigned", "standIn", "proposal", "invited"])
      await schema.alterTable("seats").addColumn(column, "text").execute();
    await schema.alterTable("games").addColumn("closed", "text").execute();
    await schema.alterTable("games").addColumn("imported", "text").execute();
    await schema.alterTable("chat").addColumn("notice", "text").execute();
    await schema
      .createTable("waits")
      .addColumn("game", "text", (game) => game.notNull())
      .addColumn("seat", "text", (seat) => seat.notNull())
      .addColumn("since", "text")
      .addPrimaryKeyConstraint("waits_key", ["game", "seat"])
      .execute();
    await schema.createIndex("waits_since").on("waits").column("since").execute();
    await schema
      .createTable("absences")
      .addColumn("person", "text", (person) => person.notNull().references("people.id"))
      .addColumn("begun", "text", (begun) => begun.notNull())
      .addColumn("until", "text", (until) => until.notNull())
      .addPrimaryKeyConstraint("absences_key", ["person", "begun"])
      .execute();
    await schema
      .createTable("notes")
      .addColumn("game", "text", (game) => game.notNull().references("games.id"))
      .addColumn("seat", "text", (seat) => seat.notNull())
      .addColumn("text", "text", (text) => text.notNull())
      .addPrimaryKeyConstraint("notes_key", ["game", "seat"])
      .execute();
  },
});
