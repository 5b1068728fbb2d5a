import type { Kysely, Migration } from "kysely";

/** What those who keep the server have done to people and games. */
export const acts = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("acts")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("at", "text", (at) => at.notNull())
      .addColumn("keeper", "text", (keeper) => keeper.notNull())
      .addColumn("act", "text", (act) => act.notNull())
      .addColumn("subject", "text", (subject) => subject.notNull())
      .addColumn("detail", "text", (detail) => detail.notNull())
      .execute();
    await schema.createIndex("acts_by_time").on("acts").column("at").execute();
    await schema.createIndex("acts_about").on("acts").column("subject").execute();
    await schema.createIndex("reports_unsettled").on("reports").columns(["settled", "made"]).execute();
  },
});
