import type { EntryStore } from "@maria/table";
import type { Kysely } from "kysely";
import type { Journal } from "./journal.ts";
import type { Schema } from "./schema.ts";

/** What cannot be read is left as it is: the authority will not take it for an entry. */
const actionOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The entries of one game as its authority wants them. */
export const entriesOf = (db: Kysely<Schema>, journal: Journal, game: string): EntryStore => ({
  append: (number, entry) => journal.append(game, number, entry),
  async read(from) {
    const rows = await db
      .selectFrom("entries")
      .select(["seat", "action"])
      .where("game", "=", game)
      .where("number", ">=", from)
      .orderBy("number")
      .execute();
    return rows.map(({ seat, action }) => ({ seat, action: actionOf(action) }));
  },
});
