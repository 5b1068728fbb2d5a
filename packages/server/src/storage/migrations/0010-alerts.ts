import type { Kysely, Migration } from "kysely";

/** How people want to be told, the browsers they are told at, what waits to be told, and what was told of a seat that waits. */
export const alerts = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable("alerts")
      .addColumn("person", "text", (person) => person.primaryKey().notNull().references("people.id"))
      .addColumn("language", "text", (language) => language.notNull())
      .addColumn("zone", "text", (zone) => zone.notNull())
      .addColumn("quietFrom", "integer")
      .addColumn("quietUntil", "integer")
      .addColumn("digest", "text", (digest) => digest.notNull())
      .addColumn("email", "integer", (email) => email.notNull())
      .addColumn("webhook", "text")
      .addColumn("secret", "text")
      .addColumn("site", "text", (site) => site.notNull())
      .execute();
    await schema
      .createTable("subscriptions")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("person", "text", (person) => person.notNull().references("people.id"))
      // Whoever signs out is told nothing there any more.
      .addColumn("device", "text", (device) => device.notNull().references("devices.id").onDelete("cascade"))
      .addColumn("endpoint", "text", (endpoint) => endpoint.notNull())
      .addColumn("p256dh", "text", (key) => key.notNull())
      .addColumn("auth", "text", (auth) => auth.notNull())
      .addColumn("made", "text", (made) => made.notNull())
      .execute();
    await schema.createIndex("subscriptions_of").on("subscriptions").column("person").execute();
    await schema.createIndex("subscriptions_at").on("subscriptions").column("device").execute();
    await schema
      .createTable("tidings")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("person", "text", (person) => person.notNull().references("people.id"))
      .addColumn("kind", "text", (kind) => kind.notNull())
      .addColumn("game", "text", (game) => game.notNull().references("games.id"))
      .addColumn("seat", "text", (seat) => seat.notNull())
      .addColumn("at", "text", (at) => at.notNull())
      .execute();
    await schema.createIndex("tidings_of").on("tidings").column("person").execute();
    await schema.createIndex("tidings_about").on("tidings").column("game").execute();
    await schema.alterTable("waits").addColumn("told", "text").execute();
    await schema.alterTable("waits").addColumn("reminded", "text").execute();
  },
});
