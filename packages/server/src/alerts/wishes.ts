import { createHash } from "node:crypto";
import type { Alerts, AlertWishes, PushTarget } from "@maria/table";
import type { Kysely, Selectable } from "kysely";
import { freshId, now } from "../fresh.ts";
import type { Session } from "../people/devices.ts";
import type { AlertsRow, Schema, SubscriptionRow } from "../storage/schema.ts";

/** What somebody wishes, with what only the server needs of it. */
export interface KeptWishes {
  readonly wishes: AlertWishes;
  readonly secret: string | null;
  readonly site: string;
}

export type Subscription = Selectable<SubscriptionRow>;

/** Before somebody has said anything else. */
const UNASKED: AlertWishes = {
  ...{ language: "en", zone: "UTC", quiet: null, digest: "each", email: false },
  ...{ reminders: true, webhook: null },
};

const keptOf = (row: Selectable<AlertsRow>): KeptWishes => {
  const { language, zone, quietFrom, quietUntil, digest, email, reminders, webhook, secret, site } = row;
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  const wishes = { language, zone, quiet, digest, email: email === 1, reminders: reminders === 1, webhook };
  return { wishes, secret, site };
};

export const wishesOf = async (db: Kysely<Schema>, person: string): Promise<KeptWishes | null> => {
  const row = await db.selectFrom("alerts").selectAll().where("person", "=", person).executeTakeFirst();
  return row === undefined ? null : keptOf(row);
};

/** Another webhook has another secret: whoever had the old one learns nothing of the new one's. */
export const keepWishes = async (
  db: Kysely<Schema>,
  person: string,
  { quiet, email, reminders, ...wishes }: AlertWishes,
  site: string,
): Promise<void> => {
  const before = await wishesOf(db, person);
  const isSame = before !== null && before.wishes.webhook === wishes.webhook;
  const secret = wishes.webhook === null ? null : isSame ? before.secret : freshId();
  const row = {
    ...{ ...wishes, secret, site, email: email ? 1 : 0, reminders: reminders ? 1 : 0 },
    ...{ quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null },
  };
  await db
    .insertInto("alerts")
    .values({ person, ...row })
    .onConflict((conflict) => conflict.column("person").doUpdateSet(row))
    .execute();
};

/** There is nobody at the other end any more. */
export const dropWebhook = async (db: Kysely<Schema>, person: string, webhook: string): Promise<void> => {
  await db
    .updateTable("alerts")
    .set({ webhook: null, secret: null })
    .where("person", "=", person)
    .where("webhook", "=", webhook)
    .execute();
};

/** A guest's wishes are those of the account he becomes one with, if that has none. */
export const mergeWishes = async (db: Kysely<Schema>, guest: string, into: string): Promise<void> => {
  if ((await wishesOf(db, into)) !== null) return;
  await db.updateTable("alerts").set({ person: into }).where("person", "=", guest).execute();
};

const idOf = (endpoint: string): string =>
  createHash("sha256").update(endpoint).digest("base64url").slice(0, 20);

export const subscriptionsOf = (db: Kysely<Schema>, person: string): Promise<readonly Subscription[]> =>
  db.selectFrom("subscriptions").selectAll().where("person", "=", person).orderBy("made").execute();

/** This browser is pushed to from now on, and at no other endpoint: it has one at a time. */
export const subscribe = (
  db: Kysely<Schema>,
  { device, person }: Session,
  target: PushTarget,
  site: string,
): Promise<void> =>
  db.transaction().execute(async (step) => {
    if ((await wishesOf(step, person.id)) === null) await keepWishes(step, person.id, UNASKED, site);
    const row = { person: person.id, device, ...target, made: now() };
    await step.deleteFrom("subscriptions").where("device", "=", device).execute();
    await step
      .insertInto("subscriptions")
      .values({ id: idOf(target.endpoint), ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  });

/** This browser, or one that is no more, is pushed to no longer. */
export const unsubscribe = async (
  db: Kysely<Schema>,
  column: "device" | "id",
  value: string,
): Promise<void> => {
  await db.deleteFrom("subscriptions").where(column, "=", value).execute();
};

/** The confirmed address of somebody who has an account. */
export const addressOf = async (db: Kysely<Schema>, person: string): Promise<string | null> =>
  (await db.selectFrom("accounts").select("email").where("person", "=", person).executeTakeFirst())?.email ??
  null;

/** All of it as its owner sees it. */
export const alertsOf = async (
  db: Kysely<Schema>,
  { device, person }: Session,
  sendsMail: boolean,
  pushKey: string,
): Promise<Alerts> => {
  const kept = await wishesOf(db, person.id);
  const rows = await db
    .selectFrom("subscriptions")
    .innerJoin("devices", "devices.id", "subscriptions.device")
    .select(["subscriptions.id", "subscriptions.device", "subscriptions.made", "devices.label"])
    .where("subscriptions.person", "=", person.id)
    .orderBy("subscriptions.made")
    .execute();
  return {
    ...{ wishes: kept?.wishes ?? null, secret: kept?.secret ?? null, pushKey },
    email: sendsMail ? await addressOf(db, person.id) : null,
    devices: rows.map(({ id, device: at, made, label }) => ({
      ...{ id, made, label: label ?? "?", isThis: at === device },
    })),
  };
};
