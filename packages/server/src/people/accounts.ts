import type { Account, HouseRefusal, Person } from "@maria/table";
import type { Kysely, Transaction } from "kysely";
import { freshId, now } from "../fresh.ts";
import type { AccountRow, Schema } from "../storage/schema.ts";
import { devicesOf, type Session } from "./devices.ts";
import { isAccountName, skeletonOf } from "./names.ts";
import { passkeysOf } from "./passkeys.ts";

/** Whether somebody else has an account by this name, or one that looks like it. */
export const isNameOfAnother = async (
  db: Kysely<Schema>,
  name: string,
  person: string | null,
): Promise<boolean> => {
  const held = await db
    .selectFrom("accounts")
    .select("person")
    .where("skeleton", "=", skeletonOf(name))
    .executeTakeFirst();
  return held !== undefined && held.person !== person;
};

/** Gives a guest, or somebody new, an account; the hash of his password, or null if he has none. */
export const openAccount = async (
  db: Kysely<Schema>,
  guest: Person | null,
  name: string,
  password: string | null,
): Promise<Person | { readonly refused: HouseRefusal }> => {
  if (!isAccountName(name)) return { refused: "badName" };
  const made = now();
  const person: Person = { id: guest?.id ?? freshId(), name };
  return db
    .transaction()
    .execute(async (step) => {
      if (guest === null)
        await step
          .insertInto("people")
          .values({ ...person, made, suspended: null })
          .execute();
      else await step.updateTable("people").set({ name }).where("id", "=", guest.id).execute();
      const stored = await step
        .insertInto("accounts")
        .values({ person: person.id, skeleton: skeletonOf(name), password, email: null, made })
        .onConflict((conflict) => conflict.doNothing())
        .returning("person")
        .execute();
      if (stored.length === 1) return person;
      throw new Taken();
    })
    .catch((error: unknown) => {
      if (error instanceof Taken) return { refused: "nameTaken" as const };
      throw error;
    });
};

/** Ends a transaction: the name is somebody else's. */
class Taken extends Error {}

/** Gives somebody a name, in a transaction. That of an account stays the only one of its look; a guest takes nobody's. */
export const giveName = async (
  step: Transaction<Schema>,
  person: string,
  hasAccount: boolean,
  name: string,
): Promise<"badName" | "nameTaken" | null> => {
  if (hasAccount && !isAccountName(name)) return "badName";
  if (await isNameOfAnother(step, name, person)) return "nameTaken";
  await step.updateTable("people").set({ name }).where("id", "=", person).execute();
  if (hasAccount)
    await step
      .updateTable("accounts")
      .set({ skeleton: skeletonOf(name) })
      .where("person", "=", person)
      .execute();
  return null;
};

/** Somebody takes another name. */
export const renamePerson = async (
  db: Kysely<Schema>,
  { person, hasAccount }: Pick<Session, "person" | "hasAccount">,
  name: string,
): Promise<Person | { readonly refused: HouseRefusal }> => {
  const refusal = await db.transaction().execute((step) => giveName(step, person.id, hasAccount, name));
  return refusal === null ? { id: person.id, name } : { refused: refusal };
};

export interface Found extends AccountRow {
  readonly name: string;
  readonly suspended: string | null;
}

const found = (db: Kysely<Schema>) =>
  db
    .selectFrom("accounts")
    .innerJoin("people", "people.id", "accounts.person")
    .selectAll("accounts")
    .select(["people.name as name", "people.suspended as suspended"]);

/** The account that a name leads to. */
export const accountNamed = (db: Kysely<Schema>, name: string): Promise<Found | undefined> =>
  found(db).where("skeleton", "=", skeletonOf(name)).executeTakeFirst();

export const accountOf = (db: Kysely<Schema>, person: string): Promise<Found | undefined> =>
  found(db).where("accounts.person", "=", person).executeTakeFirst();

/** An account as its owner sees it. */
export const ownAccount = async (
  db: Kysely<Schema>,
  session: Session,
  sendsMail: boolean,
): Promise<Account | null> => {
  const row = await accountOf(db, session.person.id);
  if (row === undefined) return null;
  return {
    ...{ person: session.person, email: row.email, sendsMail, hasPassword: row.password !== null },
    passkeys: await passkeysOf(db, session.person.id),
    devices: await devicesOf(db, session),
  };
};
