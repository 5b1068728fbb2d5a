import type { Person } from "@maria/table";
import type { Kysely } from "kysely";
import { freshId, now } from "../fresh.ts";
import type { Schema } from "../storage/schema.ts";

/** The person who uses this device. */
export const personOf = async (db: Kysely<Schema>, device: string): Promise<Person | null> =>
  (await db
    .selectFrom("devices")
    .innerJoin("people", "people.id", "devices.person")
    .select(["people.id as id", "people.name as name"])
    .where("devices.id", "=", device)
    .executeTakeFirst()) ?? null;

/** Somebody new on a new device. */
export const newGuest = async (
  db: Kysely<Schema>,
  name: string,
): Promise<{ readonly person: Person; readonly device: string }> => {
  const made = now();
  const person: Person = { id: freshId(), name };
  const device = freshId();
  await db.transaction().execute(async (step) => {
    await step
      .insertInto("people")
      .values({ ...person, made })
      .execute();
    await step.insertInto("devices").values({ id: device, person: person.id, made }).execute();
  });
  return { person, device };
};

export const rename = async (db: Kysely<Schema>, id: string, name: string): Promise<Person> => {
  await db.updateTable("people").set({ name }).where("id", "=", id).execute();
  return { id, name };
};
