import type { Passkey, Person } from "@maria/table";
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import { now } from "../fresh.ts";
import type { Schema } from "../storage/schema.ts";
import { issue, redeem } from "./tickets.ts";

/** The site a passkey belongs to: the one whoever asks has in his address line. The browser signs it. */
export interface Site {
  readonly id: string;
  readonly origin: string;
}

export const MOST_PASSKEYS = 20;

const keysOf = (db: Kysely<Schema>, person: string) =>
  db.selectFrom("passkeys").selectAll().where("person", "=", person).orderBy("made").execute();

export const passkeysOf = async (db: Kysely<Schema>, person: string): Promise<readonly Passkey[]> =>
  (await keysOf(db, person)).map(({ id, label, made, used }) => ({ id, label, made, used }));

const transportsOf = (stored: string): AuthenticatorTransport[] =>
  JSON.parse(stored) as AuthenticatorTransport[];

/** What a browser needs to make a passkey for this person. */
export const registration = async (db: Kysely<Schema>, person: Person, site: Site): Promise<unknown> => {
  const known = await keysOf(db, person.id);
  const options = await generateRegistrationOptions({
    ...{ rpName: "MARIA", rpID: site.id, attestationType: "none" as const },
    ...{ userID: new TextEncoder().encode(person.id), userName: person.name, userDisplayName: person.name },
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    // Found by the browser itself, so that nobody has to say his name.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
  await issue(db, "passkey", { person: person.id, value: null }, options.challenge);
  return options;
};

/** Takes a passkey in; false if its proof is none. */
export const addPasskey = async (
  db: Kysely<Schema>,
  person: Person,
  site: Site,
  label: string,
  response: unknown,
): Promise<boolean> => {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: async (challenge) => (await redeem(db, "passkey", challenge))?.person === person.id,
    ...{ expectedOrigin: site.origin, expectedRPID: site.id, requireUserVerification: false },
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const stored = await db
    .insertInto("passkeys")
    .values({
      ...{ id, person: person.id, key: Buffer.from(publicKey).toString("base64url"), counter, label },
      ...{ transports: JSON.stringify(transports), made: now(), used: null },
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return stored.length === 1;
};

/** What a browser needs to find a passkey of this site, whoever's it is. */
export const assertion = async (db: Kysely<Schema>, site: Site): Promise<unknown> => {
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: "preferred" });
  await issue(db, "signIn", { person: null, value: null }, options.challenge);
  return options;
};

/** The person whose passkey has signed; null if it is none. */
export const ownerOfPasskey = async (
  db: Kysely<Schema>,
  site: Site,
  response: unknown,
): Promise<string | null> => {
  const given = response as AuthenticationResponseJSON;
  if (typeof given.id !== "string") return null;
  const row = await db.selectFrom("passkeys").selectAll().where("id", "=", given.id).executeTakeFirst();
  if (row === undefined) return null;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: async (challenge) => (await redeem(db, "signIn", challenge)) !== null,
    ...{ expectedOrigin: site.origin, expectedRPID: site.id, requireUserVerification: false },
    credential: {
      ...{ id: row.id, counter: Number(row.counter), transports: transportsOf(row.transports) },
      publicKey: new Uint8Array(Buffer.from(row.key, "base64url")),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return null;
  await db
    .updateTable("passkeys")
    .set({ counter: authenticationInfo.newCounter, used: now() })
    .where("id", "=", row.id)
    .execute();
  return row.person;
};

export const removePasskey = async (db: Kysely<Schema>, person: string, id: string): Promise<void> => {
  await db.deleteFrom("passkeys").where("person", "=", person).where("id", "=", id).execute();
};
