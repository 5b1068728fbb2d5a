import { createHash, randomBytes } from "node:crypto";
import {
  type ApiToken,
  type MadeToken,
  MOST_TOKENS,
  type NewToken,
  type Person,
  type TokenScope,
} from "@maria/table";
import type { Kysely } from "kysely";
import { freshId, now } from "../fresh.ts";
import type { Schema } from "../storage/schema.ts";

/** Whose token it is, and what it is good for. */
export interface Bearer {
  /** The token, as its person's list names it. */
  readonly token: string;
  readonly person: Person;
  readonly scope: TokenScope;
}

const HOUR = 60 * 60 * 1000;
/** Says at a glance, and to whoever searches for forgotten secrets, what it is. */
const PREFIX = "maria_";
const FORM = /^maria_[\w-]{32}$/;

/** 192 bits of chance need no salt and no slow hash. */
const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** The token of an `Authorization` header; null if it shows none, as other schemes do. */
export const tokenShown = (authorization: string | undefined): string | null =>
  /^Bearer +(\S.*)$/i.exec(authorization ?? "")?.[1] ?? null;

/** Who shows this token. That it was used is noted by the hour. */
export const bearerOf = async (db: Kysely<Schema>, shown: string): Promise<Bearer | null> => {
  if (!FORM.test(shown)) return null;
  const row = await db
    .selectFrom("tokens")
    .innerJoin("people", "people.id", "tokens.person")
    .select(["tokens.id as token", "tokens.scope as scope", "tokens.used as used"])
    .select(["people.id as id", "people.name as name"])
    .where("tokens.hash", "=", hashOf(shown))
    .where("people.suspended", "is", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { token, scope, used, id, name } = row;
  if (used === null || Date.now() - Date.parse(used) > HOUR)
    await db.updateTable("tokens").set({ used: now() }).where("id", "=", token).execute();
  return { token, scope, person: { id, name } };
};

export const tokensOf = (db: Kysely<Schema>, person: string): Promise<readonly ApiToken[]> =>
  db
    .selectFrom("tokens")
    .select(["id", "label", "scope", "made", "used"])
    .where("person", "=", person)
    .orderBy("made", "desc")
    .limit(MOST_TOKENS)
    .execute();

/** Makes a token; null if this person has as many as one may have. */
export const makeToken = async (
  db: Kysely<Schema>,
  person: string,
  { label, scope }: NewToken,
): Promise<MadeToken | null> => {
  if ((await tokensOf(db, person)).length >= MOST_TOKENS) return null;
  const secret = `${PREFIX}${randomBytes(24).toString("base64url")}`;
  const token: ApiToken = { id: freshId(), label, scope, made: now(), used: null };
  await db
    .insertInto("tokens")
    .values({ ...token, person, hash: hashOf(secret) })
    .execute();
  return { token, secret };
};

/** Revokes a token of this person's list; false if it is not there. */
export const revokeToken = async (db: Kysely<Schema>, person: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("tokens")
    .where("person", "=", person)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
