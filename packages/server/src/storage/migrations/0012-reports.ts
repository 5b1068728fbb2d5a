import type { Kysely, Migration } from "kysely";

/** Who does not want to hear whom, what was reported, and who may not speak for a while. */
export const reports = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable("people").addColumn("silenced", "text").execute();
    await schema
      .createTable("mutes")
      .addColumn("person", "text", (person) => person.notNull().references("people.id"))
      .addColumn("muted", "text", (muted) => muted.notNull().references("people.id"))
      .addColumn("made", "text", (made) => made.notNull())
      .addPrimaryKeyConstraint("mutes_key", ["person", "muted"])
      .execute();
    await schema.createIndex("mutes_of").on("mutes").column("muted").execute();
    await schema
      .createTable("reports")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("reporter", "text", (reporter) => reporter.notNull().references("people.id"))
      .addColumn("person", "text", (person) => person.notNull().references("people.id"))
      .addColumn("kind", "text", (kind) => kind.notNull())
      .addColumn("thing", "text", (thing) => thing.notNull())
      .addColumn("game", "text", (game) => game.references("games.id"))
      .addColumn("text", "text", (text) => text.notNull())
      .addColumn("made", "text", (made) => made.notNull())
      .addColumn("settled", "text")
      .addColumn("note", "text")
      .addUniqueConstraint("reports_once", ["reporter", "thing"])
      .execute();
    await schema.createIndex("reports_by_time").on("reports").column("made").execute();
    await schema.createIndex("reports_about").on("reports").column("person").execute();
  },
});
