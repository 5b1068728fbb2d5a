import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** The latest snapshot of a game, and after how many entries it was made. */
export const latestSnapshot = async (
  db: Kysely<Schema>,
  game: string,
): Promise<{ readonly number: number; readonly form: string } | undefined> =>
  db.selectFrom("snapshots").select(["number", "form"]).where("game", "=", game).executeTakeFirst();

/** Puts a snapshot in the place of an older one; not if its last entry is not stored, as after another backup was restored. */
export const putSnapshot = async (
  db: Kysely<Schema>,
  game: string,
  number: number,
  form: string,
): Promise<void> => {
  await db
    .insertInto("snapshots")
    .columns(["game", "number", "form"])
    .expression(
      db
        .selectFrom("entries")
        .select(["game", "number", sql<string>`cast(${form} as text)`.as("form")])
        .where("game", "=", game)
        .where("number", "=", number),
    )
    .onConflict((conflict) =>
      conflict.column("game").doUpdateSet({ number, form }).where("snapshots.number", "<", number),
    )
    .execute();
};
