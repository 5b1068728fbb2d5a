import { type Kysely, type Migration, sql } from "kysely";
import type { Dialect } from "../dialect.ts";

/** People, games, their seats and entries. */
export const games = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable("people")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("name", "text", (name) => name.notNull())
      .addColumn("made", "text", (made) => made.notNull())
      .execute();
    await schema
      .createTable("devices")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("person", "text", (person) => person.notNull().references("people.id"))
      .addColumn("made", "text", (made) => made.notNull())
      .execute();
    await schema.createIndex("devices_of").on("devices").column("person").execute();
    await schema
      .createTable("packs")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("data", "text", (data) => data.notNull())
      .execute();
    await schema
      .createTable("games")
      .addColumn("id", "text", (id) => id.primaryKey().notNull())
      .addColumn("name", "text", (name) => name.notNull())
      .addColumn("options", "text", (options) => options.notNull())
      .addColumn("pack", "text", (pack) => pack.notNull().references("packs.id"))
      .addColumn("pace", "text", (pace) => pace.notNull())
      .addColumn("open", "integer", (open) => open.notNull())
      .addColumn("status", "text", (status) => status.notNull())
      .addColumn("maker", "text", (maker) => maker.notNull().references("people.id"))
      .addColumn("rules", "integer")
      .addColumn("seed", "text")
      .addColumn("commitment", "text")
      .addColumn("made", "text", (made) => made.notNull())
      .addColumn("changed", "text", (changed) => changed.notNull())
      .execute();
    await schema.createIndex("games_in_lobby").on("games").columns(["status", "open", "made"]).execute();
    await schema
      .createTable("seats")
      .addColumn("game", "text", (game) => game.notNull().references("games.id"))
      .addColumn("seat", "text", (seat) => seat.notNull())
      .addColumn("bot", "text")
      .addColumn("person", "text", (person) => person.references("people.id"))
      .addColumn("invitation", "text")
      .addPrimaryKeyConstraint("seats_key", ["game", "seat"])
      .execute();
    await schema.createIndex("seats_of").on("seats").column("person").execute();
    // Kept in the order of its key, SQLite's table needs no index beside it.
    await schema
      .createTable("entries")
      .addColumn("game", "text", (game) => game.notNull())
      .addColumn("number", "integer", (number) => number.notNull())
      .addColumn("seat", "text", (seat) => seat.notNull())
      .addColumn("action", "text", (action) => action.notNull())
      .addPrimaryKeyConstraint("entries_key", ["game", "number"])
      .$call((table) => (dialect === "sqlite" ? table.modifyEnd(sql`without rowid`) : table))
      .execute();
    await schema
      .createTable("snapshots")
      .addColumn("game", "text", (game) => game.primaryKey().notNull())
      .addColumn("number", "integer", (number) => number.notNull())
      .addColumn("form", "text", (form) => form.notNull())
      .execute();
    await schema
      .createTable("progress")
      .addColumn("game", "text", (game) => game.primaryKey().notNull())
      .addColumn("noted", "integer", (noted) => noted.notNull())
      .addColumn("progress", "text", (progress) => progress.notNull())
      .execute();
    await schema
      .createTable("secrets")
      .addColumn("name", "text", (name) => name.primaryKey().notNull())
      .addColumn("value", "text", (value) => value.notNull())
      .execute();
  },
});
