import type { Kysely, Migration } from "kysely";

/** What is to be done at some time, by one process. */
export const jobs = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("jobs")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("kind", "text", (kind) => kind.notNull())
      .addColumn("key", "text", (key) => key.notNull())
      .addColumn("game", "text")
      .addColumn("person", "text")
      .addColumn("payload", "text", (payload) => payload.notNull())
      .addColumn("due", "bigint", (due) => due.notNull())
      .addColumn("holder", "text")
      .addColumn("lease", "bigint")
      .addColumn("attempts", "integer", (attempts) => attempts.notNull())
      .addUniqueConstraint("jobs_key", ["kind", "key"])
      .execute();
    await schema.createIndex("jobs_due").on("jobs").column("due").execute();
    // For whoever closes a game or deletes a person.
    await schema.createIndex("jobs_of_game").on("jobs").column("game").execute();
    await schema.createIndex("jobs_of_person").on("jobs").column("person").execute();
  },
});
