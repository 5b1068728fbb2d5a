import type { Person } from "@maria/table";
import type { Kysely } from "kysely";
import { wishesOf } from "../alerts/wishes.ts";
import type { Schema } from "../storage/schema.ts";
import { accountOf } from "./accounts.ts";
import { BELONGINGS, dropBelongings, dropGame } from "./belongings.ts";
import { openGamesOf } from "./merging.ts";
import { mutedBy } from "./mutes.ts";
import { post } from "./notices.ts";

/** What stands at a table for somebody who is no more: the same in every language. */
const NOBODY = "—";

const gamesHeldBy = async (db: Kysely<Schema>, person: string) =>
  db
    .selectFrom("games")
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb("maker", "=", person),
        eb("id", "in", eb.selectFrom("seats").select("game").where("person", "=", person)),
      ]),
    )
    .orderBy("made")
    .execute();

/** What somebody has said, with the game it was said in. */
const wordsOf = (db: Kysely<Schema>, person: string) =>
  db
    .selectFrom("chat")
    .innerJoin("seats", (join) =>
      join.onRef("seats.game", "=", "chat.game").onRef("seats.seat", "=", "chat.seat"),
    )
    .select(["chat.game", "chat.number", "chat.at", "chat.seat", "chat.to", "chat.text"])
    .where("seats.person", "=", person)
    .orderBy("chat.game")
    .orderBy("chat.number")
    .execute();

/** What somebody has written down for himself. */
const notesOf = (db: Kysely<Schema>, person: string) =>
  db
    .selectFrom("notes")
    .innerJoin("seats", (join) =>
      join.onRef("seats.game", "=", "notes.game").onRef("seats.seat", "=", "notes.seat"),
    )
    .select(["notes.game", "notes.seat", "notes.text"])
    .where("seats.person", "=", person)
    .orderBy("notes.game")
    .execute();

/** What somebody has left to be done in his name. */
const ordersOf = (db: Kysely<Schema>, person: string) =>
  db
    .selectFrom("orders")
    .innerJoin("seats", (join) =>
      join.onRef("seats.game", "=", "orders.game").onRef("seats.seat", "=", "orders.seat"),
    )
    .select(["orders.game", "orders.seat", "orders.orders"])
    .where("seats.person", "=", person)
    .orderBy("orders.game")
    .execute();

/** Secrets and what others have written are not among them. */
const HIDDEN = new Set([
  ...["devices", "accounts", "passkeys", "tokens", "tickets", "jobs", "games", "seats"],
  ...["alerts", "subscriptions", "tidings", "mutes", "reports"],
]);

/** Everything that is kept of a person, as data. */
export const exportOf = async (db: Kysely<Schema>, { id, name }: Person): Promise<unknown> => {
  const account = await accountOf(db, id);
  const games = await gamesHeldBy(db, id);
  const seats = await db.selectFrom("seats").select(["game", "seat"]).where("person", "=", id).execute();
  const further: Record<string, unknown> = {};
  for (const { table, column } of BELONGINGS)
    if (!HIDDEN.has(table))
      further[table] = await db
        .selectFrom(table)
        .selectAll()
        .where(db.dynamic.ref(column), "=", id)
        .execute();
  return {
    person: { id, name },
    account: account === undefined ? null : { email: account.email, made: account.made },
    passkeys: await db
      .selectFrom("passkeys")
      .select(["label", "made", "used"])
      .where("person", "=", id)
      .execute(),
    devices: await db
      .selectFrom("devices")
      .select(["label", "made", "used"])
      .where("person", "=", id)
      .execute(),
    tokens: await db
      .selectFrom("tokens")
      .select(["label", "scope", "made", "used"])
      .where("person", "=", id)
      .execute(),
    alerts: (await wishesOf(db, id))?.wishes ?? null,
    subscriptions: await db
      .selectFrom("subscriptions")
      .select(["endpoint", "made"])
      .where("person", "=", id)
      .execute(),
    games: games.map(({ id: game, name: title, options, status, made, changed, maker }) => ({
      ...{ id: game, name: title, options: JSON.parse(options) as unknown, status, made, changed },
      isMaker: maker === id,
      seats: seats.filter((seat) => seat.game === game).map(({ seat }) => seat),
    })),
    chat: await wordsOf(db, id),
    notes: await notesOf(db, id),
    orders: await ordersOf(db, id),
    muted: await mutedBy(db, id),
    reports: await db
      .selectFrom("reports")
      .select(["kind", "game", "text", "reason", "words", "made", "settled"])
      .where("reporter", "=", id)
      .orderBy("made")
      .execute(),
    ...(await db
      .selectFrom("people")
      .select(["silenced", "silencedFor"])
      .where("id", "=", id)
      .executeTakeFirst()),
    // Who of the keepers it was stays with them.
    acts: await db.selectFrom("acts").select(["at", "act"]).where("subject", "=", id).orderBy("at").execute(),
    ...further,
  };
};

/**
 * Somebody leaves for good. Games that others have played stay, without his name and his words; games he has played alone, and
 * those he has made that have not begun, end. Gives the games that have changed.
 */
export const deletePerson = async (db: Kysely<Schema>, person: string): Promise<readonly string[]> =>
  db.transaction().execute(async (step) => {
    const open = await openGamesOf(step, person);
    for (const { game, number } of await wordsOf(step, person))
      await step.deleteFrom("chat").where("game", "=", game).where("number", "=", number).execute();
    for (const { game, seat } of await notesOf(step, person))
      await step.deleteFrom("notes").where("game", "=", game).where("seat", "=", seat).execute();
    for (const { game, seat } of await ordersOf(step, person))
      await step.deleteFrom("orders").where("game", "=", game).where("seat", "=", seat).execute();
    for (const { id, status, maker } of await gamesHeldBy(step, person)) {
      const others = await step
        .selectFrom("seats")
        .select("seat")
        .where("game", "=", id)
        .where("person", "is not", null)
        .where("person", "!=", person)
        .execute();
      if (others.length === 0 || (status === "gathering" && maker === person)) await dropGame(step, id);
      else if (status === "gathering")
        await step
          .updateTable("seats")
          .set({ person: null })
          .where("game", "=", id)
          .where("person", "=", person)
          .execute();
    }
    await dropBelongings(step, person);
    await step.updateTable("people").set({ name: NOBODY }).where("id", "=", person).execute();
    for (const game of open) await post(step, "game", game);
    await post(step, "person", person);
    return open;
  });
