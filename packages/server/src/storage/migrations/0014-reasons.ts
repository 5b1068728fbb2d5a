import type { Kysely, Migration } from "kysely";

/** Why something was reported, and why somebody may not speak; and that somebody wants no reminders. */
export const reasons = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable("people").addColumn("silencedFor", "text").execute();
    await schema
      .alterTable("reports")
      .addColumn("reason", "text", (reason) => reason.notNull().defaultTo("other"))
      .execute();
    await schema
      .alterTable("reports")
      .addColumn("words", "text", (words) => words.notNull().defaultTo(""))
      .execute();
    await schema
      .alterTable("alerts")
      .addColumn("reminders", "integer", (reminders) => reminders.notNull().defaultTo(1))
      .execute();
  },
});
