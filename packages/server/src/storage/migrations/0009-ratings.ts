import type { Kysely, Migration } from "kysely";

/** How strong people are, how much roles help, and what each rated game said of it. */
export const ratings = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("ratings")
      .addColumn("person", "text", (person) => person.primaryKey().notNull().references("people.id"))
      .addColumn("mean", "double precision", (mean) => mean.notNull())
      .addColumn("variance", "double precision", (variance) => variance.notNull())
      .addColumn("floor", "double precision", (floor) => floor.notNull())
      .addColumn("games", "integer", (games) => games.notNull())
      .execute();
    await schema.createIndex("ratings_by_floor").on("ratings").column("floor").execute();
    await schema
      .createTable("roles")
      .addColumn("variant", "text", (variant) => variant.notNull())
      .addColumn("players", "integer", (players) => players.notNull())
      .addColumn("seat", "text", (seat) => seat.notNull())
      .addColumn("mean", "double precision", (mean) => mean.notNull())
      .addColumn("variance", "double precision", (variance) => variance.notNull())
      .addColumn("games", "integer", (games) => games.notNull())
      .addPrimaryKeyConstraint("roles_key", ["variant", "players", "seat"])
      .execute();
    await schema
      .createTable("outcomes")
      .addColumn("game", "text", (game) => game.notNull().references("games.id"))
      .addColumn("seat", "text", (seat) => seat.notNull())
      .addColumn("person", "text", (person) => person.references("people.id"))
      .addColumn("variant", "text", (variant) => variant.notNull())
      .addColumn("players", "integer", (players) => players.notNull())
      .addColumn("share", "double precision", (share) => share.notNull())
      .addColumn("chance", "double precision", (chance) => chance.notNull())
      .addColumn("mean", "double precision", (mean) => mean.notNull())
      .addColumn("variance", "double precision", (variance) => variance.notNull())
      .addColumn("at", "text", (at) => at.notNull())
      .addPrimaryKeyConstraint("outcomes_key", ["game", "seat"])
      .execute();
    await schema.createIndex("outcomes_of").on("outcomes").columns(["person", "at"]).execute();
  },
});
