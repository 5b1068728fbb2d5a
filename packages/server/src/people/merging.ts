import type { Person } from "@maria/table";
import type { Kysely } from "kysely";
import { mergeWishes } from "../alerts/wishes.ts";
import type { Schema } from "../storage/schema.ts";
import { giveAll } from "./belongings.ts";
import { post } from "./notices.ts";
import { mergeRatings } from "./ratings.ts";

/** The games of a person that somebody may have before him. */
export const openGamesOf = async (db: Kysely<Schema>, person: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("games")
    .select("id")
    .where("status", "in", ["gathering", "running"])
    .where(({ eb, or }) =>
      or([
        eb("maker", "=", person),
        eb("id", "in", eb.selectFrom("seats").select("game").where("person", "=", person)),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
};

/** Nobody speaks again by signing in. */
const keepSilence = async (db: Kysely<Schema>, guest: string, into: string): Promise<void> => {
  const rows = await db
    .selectFrom("people")
    .select(["silenced", "silencedFor"])
    .where("id", "in", [guest, into])
    .where("silenced", "is not", null)
    .orderBy("silenced", "desc")
    .execute();
  const { silenced = null, silencedFor = null } = rows[0] ?? {};
  await db.updateTable("people").set({ silenced, silencedFor }).where("id", "=", into).execute();
};

/**
 * A guest who signs in turns out to be somebody known: his games and seats are that person's from now on, and the guest is no
 * more. Gives the games that have changed by it. All or nothing, also when the process dies.
 */
export const mergeGuest = async (
  db: Kysely<Schema>,
  guest: Person,
  into: string,
): Promise<readonly string[]> =>
  db.transaction().execute(async (step) => {
    const games = await openGamesOf(step, guest.id);
    await mergeRatings(step, guest.id, into);
    await mergeWishes(step, guest.id, into);
    await giveAll(step, guest.id, into);
    await step.deleteFrom("mutes").where("person", "=", into).where("muted", "=", into).execute();
    await keepSilence(step, guest.id, into);
    await step.deleteFrom("people").where("id", "=", guest.id).execute();
    for (const game of games) await post(step, "game", game);
    await post(step, "person", guest.id);
    return games;
  });
