import type { Seat } from "@maria/rules/model";
import type { Person } from "@maria/table";
import type { Kysely } from "kysely";
import { now } from "../fresh.ts";
import type { GameInfo } from "../games/rows.ts";
import type { Schema } from "../storage/schema.ts";
import { post } from "./notices.ts";

/** Nobody mutes more: whoever has to leave everybody out plays among friends. */
const MOST_MUTED = 500;

/** Whom somebody does not want to hear, the latest first. */
export const mutedBy = (db: Kysely<Schema>, person: string): Promise<Person[]> =>
  db
    .selectFrom("mutes")
    .innerJoin("people", "people.id", "mutes.muted")
    .select(["people.id as id", "people.name as name"])
    .where("mutes.person", "=", person)
    .orderBy("mutes.made", "desc")
    .orderBy("people.id")
    .execute();

/** His other devices are told by opening their sockets anew, and ask again for what was said. */
export const mute = async (
  db: Kysely<Schema>,
  person: string,
  muted: string,
): Promise<"noSuchPerson" | "notYours" | "tooMany" | null> => {
  if (muted === person) return "notYours";
  const found = await db.selectFrom("people").select("id").where("id", "=", muted).executeTakeFirst();
  if (found === undefined) return "noSuchPerson";
  if ((await mutedBy(db, person)).length >= MOST_MUTED) return "tooMany";
  await db.transaction().execute(async (step) => {
    await step
      .insertInto("mutes")
      .values({ person, muted, made: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await post(step, "person", person);
  });
  return null;
};

export const unmute = (db: Kysely<Schema>, person: string, muted: string): Promise<void> =>
  db.transaction().execute(async (step) => {
    await step.deleteFrom("mutes").where("person", "=", person).where("muted", "=", muted).execute();
    await post(step, "person", person);
  });

/** Who does not want to hear whoever sits or sat here. */
export const mutersOf = async (
  db: Kysely<Schema>,
  { seats }: Pick<GameInfo, "seats">,
  seat: Seat,
): Promise<ReadonlySet<string>> => {
  const speaker = seats.find((one) => one.seat === seat)?.person?.id;
  if (speaker === undefined) return new Set();
  const rows = await db.selectFrom("mutes").select("person").where("muted", "=", speaker).execute();
  return new Set(rows.map(({ person }) => person));
};

/** The seats of a game whose people somebody does not want to hear. */
export const mutedSeats = async (
  db: Kysely<Schema>,
  { seats }: Pick<GameInfo, "seats">,
  person: Person | null,
): Promise<readonly Seat[]> => {
  if (person === null) return [];
  const muted = new Set((await mutedBy(db, person.id)).map(({ id }) => id));
  return seats.filter((one) => one.person !== null && muted.has(one.person.id)).map(({ seat }) => seat);
};
