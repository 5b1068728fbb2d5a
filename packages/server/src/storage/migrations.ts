import { type Kysely, type Migration, Migrator, sql } from "kysely";
import type { Schema } from "./schema.ts";

export type Dialect = "sqlite" | "postgres";

/** What was released is never changed; a change of the tables is a further step. They go forward only. */
const migrationsFor = (dialect: Dialect): Record<string, Migration> => ({
  "0001-games": {
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
  },
  "0002-talk": {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable("chat")
        .addColumn("game", "text", (game) => game.notNull().references("games.id"))
        .addColumn("number", "integer", (number) => number.notNull())
        .addColumn("at", "text", (at) => at.notNull())
        .addColumn("seat", "text", (seat) => seat.notNull())
        .addColumn("to", "text")
        .addColumn("text", "text", (text) => text.notNull())
        .addPrimaryKeyConstraint("chat_key", ["game", "number"])
        .execute();
      await schema.alterTable("games").addColumn("rematch", "text").execute();
    },
  },
});

/** Brings the tables up to date. Throws if that fails, or if they were written by a later version. */
export const migrate = async (db: Kysely<Schema>, dialect: Dialect): Promise<void> => {
  const migrations = migrationsFor(dialect);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
