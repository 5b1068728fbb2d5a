import type { Entry } from "@maria/rules";
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

/** Both stores take more values in one statement. */
const MOST_IN_STATEMENT = 500;

/** The number of the latest entry of each of these games that has one. */
export const latestNumbers = async (
  db: Kysely<Schema>,
  games: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const found = new Map<string, number>();
  for (let from = 0; from < games.length; from += MOST_IN_STATEMENT) {
    const rows = await db
      .selectFrom("entries")
      .select(({ fn }) => ["game", fn.max("number").as("latest")])
      .where("game", "in", games.slice(from, from + MOST_IN_STATEMENT))
      .groupBy("game")
      .execute();
    for (const { game, latest } of rows) found.set(game, latest);
  }
  return found;
};

/** Stores the entries of a game that comes from elsewhere, all at once. */
export const storeEntries = async (
  db: Kysely<Schema>,
  game: string,
  entries: readonly Entry[],
): Promise<void> => {
  const rows = entries.map(({ seat, action }, index) => ({
    ...{ game, number: index + 1, seat },
    action: JSON.stringify(action),
  }));
  for (let from = 0; from < rows.length; from += MOST_IN_STATEMENT)
    await db
      .insertInto("entries")
      .values(rows.slice(from, from + MOST_IN_STATEMENT))
      .execute();
};

/** The entries of one game as its authority wants them. Nothing is appended any more once the store was restored. */
export const entriesOf = (
  db: Kysely<Schema>,
  journal: Journal,
  game: string,
  { generation } = journal,
): EntryStore => ({
  append: (number, entry, order) =>
    journal.generation === generation
      ? journal.append(game, number, entry, order)
      : Promise.reject(new Error("the store was restored")),
  async read(from) {
    const rows = await db
      .selectFrom("entries")
      .select(["seat", "action", "ordered"])
      .where("game", "=", game)
      .where("number", ">=", from)
      .orderBy("number")
      .execute();
    return rows.map(({ seat, action, ordered }) => ({
      ...{ seat, action: actionOf(action) },
      ...(ordered === null ? {} : { order: ordered }),
    }));
  },
});
