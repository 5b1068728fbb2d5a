import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { now } from "../fresh.ts";
import type { Schema, TicketKind } from "../storage/schema.ts";

const MINUTE = 60_000;

/** How long each is good for. */
const MINUTES: { readonly [Kind in TicketKind]: number } = {
  claim: 10,
  passkey: 10,
  signIn: 10,
  reset: 60,
  email: 24 * 60,
};

/** Only its hash is stored: whoever reads the database cannot use it. */
const idOf = (kind: TicketKind, token: string): string =>
  createHash("sha256").update(`${kind} ${token}`).digest("base64url");

export interface Ticket {
  readonly person: string | null;
  readonly value: string | null;
}

/** Issues a token that is good once and for a while. One may be given, as a challenge is. */
export const issue = async (
  db: Kysely<Schema>,
  kind: TicketKind,
  { person, value }: Ticket,
  token = randomBytes(24).toString("base64url"),
): Promise<{ readonly token: string; readonly expires: string }> => {
  const expires = new Date(Date.now() + MINUTES[kind] * MINUTE).toISOString();
  await db.deleteFrom("tickets").where("expires", "<", now()).execute();
  await db
    .insertInto("tickets")
    .values({ id: idOf(kind, token), kind, person, value, expires })
    .execute();
  return { token, expires };
};

/** Looks at a token without using it up. */
export const lookAt = async (db: Kysely<Schema>, kind: TicketKind, token: string): Promise<Ticket | null> =>
  (await db
    .selectFrom("tickets")
    .select(["person", "value"])
    .where("id", "=", idOf(kind, token))
    .where("expires", ">", now())
    .executeTakeFirst()) ?? null;

/** Uses a token up: whoever of several does so first has it, in either store. */
export const redeem = async (db: Kysely<Schema>, kind: TicketKind, token: string): Promise<Ticket | null> =>
  (await db
    .deleteFrom("tickets")
    .where("id", "=", idOf(kind, token))
    .where("expires", ">", now())
    .returning(["person", "value"])
    .executeTakeFirst()) ?? null;
