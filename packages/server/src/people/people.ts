import type { Person } from "@maria/table";
import type { Kysely } from "kysely";
import { freshId, now } from "../fresh.ts";
import type { Schema } from "../storage/schema.ts";
import { newDevice } from "./devices.ts";

/** Somebody new on a new device. */
export const newGuest = async (
  db: Kysely<Schema>,
  name: string,
  label: string,
): Promise<{ readonly person: Person; readonly device: string }> => {
  const person: Person = { id: freshId(), name };
  return db.transaction().execute(async (step) => {
    await step
      .insertInto("people")
      .values({ ...person, made: now(), suspended: null })
      .execute();
    return { person, device: await newDevice(step, person.id, label) };
  });
};
