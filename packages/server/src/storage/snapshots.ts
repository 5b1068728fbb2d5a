import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** The latest snapshot of a game, and after how many entries it was made. */
export const latestSnapshot = async (
  db: Kysely<Schema>,
  game: string,
): Promise<{ readonly number: number; readonly form: string } | undefined> =>
  db.selectFrom("snapshots").select(["number", "form"]).where("game", "=", game).executeTakeFirst();

/** Puts a snapshot in the place of an older one. */
export const putSnapshot = async (
  db: Kysely<Schema>,
  game: string,
  number: number,
  form: string,
): Promise<void> => {
  await db
    .insertInto("snapshots")
    .values({ game, number, form })
    .onConflict((conflict) =>
      conflict.column("game").doUpdateSet({ number, form }).where("snapshots.number", "<", number),
    )
    .execute();
};
