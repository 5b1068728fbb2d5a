import type { Kysely, Migration } from "kysely";

/** Tokens by which programs play somebody's seats. */
export const tokens = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("tokens")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("person", "text", (person) => person.notNull().references("people.id"))
      .addColumn("hash", "text", (hash) => hash.notNull().unique())
      .addColumn("label", "text", (label) => label.notNull())
      .addColumn("scope", "text", (scope) => scope.notNull())
      .addColumn("made", "text", (made) => made.notNull())
      .addColumn("used", "text")
      .execute();
    await schema.createIndex("tokens_of").on("tokens").column("person").execute();
  },
});
