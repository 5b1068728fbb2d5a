import type { Kysely, Migration } from "kysely";

/** Accounts with their passkeys, links that are good once, and news of people and games for other processes. */
export const accounts = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable("people").addColumn("suspended", "text").execute();
    await schema.alterTable("devices").addColumn("label", "text").execute();
    await schema.alterTable("devices").addColumn("used", "text").execute();
    await schema
      .createTable("accounts")
      .addColumn("person", "text", (person) => person.primaryKey().notNull().references("people.id"))
      .addColumn("skeleton", "text", (skeleton) => skeleton.notNull().unique())
      .addColumn("password", "text")
      .addColumn("email", "text")
      .addColumn("made", "text", (made) => made.notNull())
      .execute();
    await schema
      .createTable("passkeys")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("person", "text", (person) => person.notNull().references("people.id"))
      .addColumn("key", "text", (key) => key.notNull())
      .addColumn("counter", "bigint", (counter) => counter.notNull())
      .addColumn("transports", "text", (transports) => transports.notNull())
      .addColumn("label", "text", (label) => label.notNull())
      .addColumn("made", "text", (made) => made.notNull())
      .addColumn("used", "text")
      .execute();
    await schema.createIndex("passkeys_of").on("passkeys").column("person").execute();
    await schema
      .createTable("tickets")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("kind", "text", (kind) => kind.notNull())
      .addColumn("person", "text", (person) => person.references("people.id"))
      .addColumn("value", "text")
      .addColumn("expires", "text", (expires) => expires.notNull())
      .execute();
    await schema.createIndex("tickets_expiring").on("tickets").column("expires").execute();
    await schema.createIndex("tickets_of").on("tickets").column("person").execute();
    await schema
      .createTable("notices")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("kind", "text", (kind) => kind.notNull())
      .addColumn("subject", "text", (subject) => subject.notNull())
      .addColumn("made", "text", (made) => made.notNull())
      .execute();
    await schema.createIndex("notices_by_time").on("notices").column("made").execute();
  },
});
