import { createHash } from "node:crypto";
import type { Device, Person } from "@maria/table";
import type { Kysely } from "kysely";
import { freshId, now } from "../fresh.ts";
import type { Schema } from "../storage/schema.ts";

/** Who uses a device. */
export interface Session {
  readonly device: string;
  readonly person: Person;
  readonly hasAccount: boolean;
}

const HOUR = 60 * 60 * 1000;

/** Nobody has more; the one used longest ago is signed out. */
const MOST_DEVICES = 50;

const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

/** A browser as its owner would call it, by what it says of itself: names that are the same in every language. */
export const labelOf = (agent: string | undefined): string => {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => agent?.includes(sign))?.[1]);
  return found.flatMap((name) => name ?? []).join(", ") || "?";
};

/** What stands for a device where its owner reads it: the cookie holds the device itself. */
const publicId = (device: string): string =>
  createHash("sha256").update(device).digest("base64url").slice(0, 20);

/** The person who uses this device. That it was used is noted by the hour. */
export const sessionOf = async (db: Kysely<Schema>, device: string): Promise<Session | null> => {
  const row = await db
    .selectFrom("devices")
    .innerJoin("people", "people.id", "devices.person")
    .leftJoin("accounts", "accounts.person", "people.id")
    .select(["people.id as id", "people.name as name", "devices.used as used", "accounts.made as account"])
    .where("devices.id", "=", device)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, name, used, account } = row;
  if (used === null || Date.now() - Date.parse(used) > HOUR)
    await db.updateTable("devices").set({ used: now() }).where("id", "=", device).execute();
  return { device, person: { id, name }, hasAccount: account !== null };
};

/** Signs this person in on a new device; those beyond the most one may have are signed out. */
export const newDevice = async (db: Kysely<Schema>, person: string, label: string): Promise<string> => {
  const device = freshId();
  const made = now();
  await db.insertInto("devices").values({ id: device, person, made, label, used: made }).execute();
  const beyond = await db
    .selectFrom("devices")
    .select("id")
    .where("person", "=", person)
    .orderBy("used", "desc")
    .limit(1000)
    .offset(MOST_DEVICES)
    .execute();
  for (const { id } of beyond) await db.deleteFrom("devices").where("id", "=", id).execute();
  return device;
};

export const devicesOf = async (
  db: Kysely<Schema>,
  { device, person }: Session,
): Promise<readonly Device[]> => {
  const rows = await db
    .selectFrom("devices")
    .selectAll()
    .where("person", "=", person.id)
    .orderBy("made", "desc")
    .execute();
  return rows.map(({ id, label, made, used }) => ({
    ...{ id: publicId(id), label: label ?? "?", made, used: used ?? made },
    isThis: id === device,
  }));
};

/** Signs out one device of this list; false if it is not there. */
export const signOutDevice = async (
  db: Kysely<Schema>,
  { person }: Session,
  listed: string,
): Promise<boolean> => {
  const rows = await db.selectFrom("devices").select("id").where("person", "=", person.id).execute();
  const found = rows.find(({ id }) => publicId(id) === listed);
  if (found === undefined) return false;
  await db.deleteFrom("devices").where("id", "=", found.id).execute();
  return true;
};

/** Signs out all devices of a person, but for one that stays. His tokens are revoked: whoever was in may have made them. */
export const signOutAll = async (
  db: Kysely<Schema>,
  person: string,
  but: string | null = null,
): Promise<void> => {
  await db
    .deleteFrom("devices")
    .where("person", "=", person)
    .$if(but !== null, (query) => query.where("id", "!=", but ?? ""))
    .execute();
  await db.deleteFrom("tokens").where("person", "=", person).execute();
};
