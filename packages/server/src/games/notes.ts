import type { Seat } from "@maria/rules/model";
import type { Kysely } from "kysely";
import type { Schema } from "../storage/schema.ts";

/** What was written down at a seat; empty if nothing was. */
export const notesAt = async (db: Kysely<Schema>, game: string, seat: Seat): Promise<string> =>
  (
    await db
      .selectFrom("notes")
      .select("text")
      .where("game", "=", game)
      .where("seat", "=", seat)
      .executeTakeFirst()
  )?.text ?? "";

export const writeNotes = async (
  db: Kysely<Schema>,
  game: string,
  seat: Seat,
  text: string,
): Promise<void> => {
  await db
    .insertInto("notes")
    .values({ game, seat, text })
    .onConflict((conflict) => conflict.columns(["game", "seat"]).doUpdateSet({ text }))
    .execute();
};
