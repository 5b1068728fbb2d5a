import { type Kysely, sql } from "kysely";
import type { Schema } from "../storage/schema.ts";

/** What becomes of a person's rows when a guest becomes one with somebody's account, and when somebody leaves for good. */
interface Belonging {
  readonly table: keyof Schema;
  readonly column: string;
  /** `move`: they are the account's from then on. `drop`: they end with the guest. */
  readonly merging: "move" | "drop";
  /** `stay`: they are part of a game that others have played. */
  readonly leaving: "drop" | "stay";
  /** What else a row is known by: one that the account has already is not moved. */
  readonly key?: string;
}

/** Every column that names a person. A test compares it with the tables. */
export const BELONGINGS: readonly Belonging[] = [
  { table: "games", column: "maker", merging: "move", leaving: "stay" },
  { table: "seats", column: "person", merging: "move", leaving: "stay" },
  { table: "tidings", column: "person", merging: "move", leaving: "drop" },
  // A guest's wishes become those of an account that has none before he goes: merging.ts.
  { table: "alerts", column: "person", merging: "drop", leaving: "drop" },
  { table: "subscriptions", column: "person", merging: "drop", leaving: "drop" },
  { table: "devices", column: "person", merging: "drop", leaving: "drop" },
  { table: "accounts", column: "person", merging: "drop", leaving: "drop" },
  { table: "passkeys", column: "person", merging: "drop", leaving: "drop" },
  { table: "tokens", column: "person", merging: "move", leaving: "drop" },
  { table: "jobs", column: "person", merging: "move", leaving: "drop" },
  { table: "tickets", column: "person", merging: "drop", leaving: "drop" },
  { table: "absences", column: "person", merging: "move", leaving: "drop", key: "begun" },
  { table: "outcomes", column: "person", merging: "move", leaving: "stay" },
  { table: "mutes", column: "person", merging: "move", leaving: "drop", key: "muted" },
  { table: "mutes", column: "muted", merging: "move", leaving: "drop", key: "person" },
  { table: "reports", column: "reporter", merging: "move", leaving: "drop", key: "thing" },
  { table: "reports", column: "person", merging: "move", leaving: "drop" },
  // Two of them become one before a guest goes: ratings.ts.
  { table: "ratings", column: "person", merging: "drop", leaving: "drop" },
];

/** Tables with the rows of a game, those that refer to others first. A test compares it with the tables. */
export const PARTS_OF_GAMES: readonly (keyof Schema)[] = [
  "jobs",
  "tidings",
  "outcomes",
  "reports",
  "chat",
  "notes",
  "orders",
  "waits",
  "snapshots",
  "progress",
  "entries",
  "seats",
];

const dropAll = (db: Kysely<Schema>, table: string, column: string, value: string): Promise<unknown> =>
  sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db);

/** Gives one person's belongings to another; what cannot be given ends. */
export const giveAll = async (db: Kysely<Schema>, from: string, to: string): Promise<void> => {
  for (const { table, column, merging, key } of BELONGINGS) {
    if (merging === "move") {
      const isNew =
        key === undefined
          ? sql`1 = 1`
          : sql`not exists (select 1 from ${sql.table(table)} as held where ${sql.ref(`held.${column}`)} = ${to}
              and ${sql.ref(`held.${key}`)} = ${sql.ref(`${table}.${key}`)})`;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
        where ${sql.ref(column)} = ${from} and ${isNew}`.execute(db);
    }
    if (merging === "drop" || key !== undefined) await dropAll(db, table, column, from);
  }
};

/** Ends everything of a person that is his alone. */
export const dropBelongings = async (db: Kysely<Schema>, person: string): Promise<void> => {
  for (const { table, column, leaving } of BELONGINGS)
    if (leaving === "drop") await dropAll(db, table, column, person);
};

/** Ends a game with all that belongs to it. */
export const dropGame = async (db: Kysely<Schema>, game: string): Promise<void> => {
  for (const table of PARTS_OF_GAMES) await dropAll(db, table, "game", game);
  await db.updateTable("games").set({ rematch: null }).where("rematch", "=", game).execute();
  await db.deleteFrom("games").where("id", "=", game).execute();
};
