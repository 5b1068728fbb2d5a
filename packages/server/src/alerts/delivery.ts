import { gamesWith } from "../games/rows.ts";
import type { Job } from "../jobs/job.ts";
import type { AlertOptions } from "./alertJobs.ts";
import { call, push, type Sent, write } from "./channels.ts";
import { isCurrent, type Tiding } from "./tidings.ts";
import { addressOf, dropWebhook, subscriptionsOf, unsubscribe, wishesOf } from "./wishes.ts";
import { type Item, wordingOf } from "./wording.ts";

/** One alert by one channel. */
export const DELIVERY = "delivery";

export type Channel = "email" | "webhook" | `push ${string}`;

/** As a job holds it; without tidings it is a test. */
export interface Delivery {
  readonly channel: Channel;
  readonly tidings: readonly Tiding[] | null;
}

/** Tried again for about an hour; what has not arrived by then is not worth telling. */
const MOST_ATTEMPTS = 12;

/** What of it is still worth telling. */
const itemsOf = async (
  { db, presenceAt }: AlertOptions,
  tidings: readonly Tiding[] | null,
  person: string,
): Promise<readonly Item[]> => {
  if (tidings === null) return [{ kind: "test", game: null }];
  const games = await gamesWith(db, [...new Set(tidings.map(({ game }) => game))]);
  const items = tidings.flatMap((tiding): Item[] => {
    const info = games.find(({ row }) => row.id === tiding.game);
    if (info === undefined || !isCurrent(tiding, info, person, presenceAt(info))) return [];
    return [{ kind: tiding.kind, game: { id: info.row.id, name: info.row.name } }];
  });
  // A reminder, or both seats of one person, say it once.
  return items.filter(
    ({ kind, game }, index) =>
      items.findIndex((other) => other.kind === kind && other.game?.id === game?.id) === index,
  );
};

const send = async (
  options: AlertOptions,
  { channel, tidings }: Delivery,
  person: string,
  signal: AbortSignal,
): Promise<void> => {
  const { db, mail, vapid, reach } = options;
  const kept = await wishesOf(db, person);
  const items = await itemsOf(options, tidings, person);
  if (kept === null || items.length === 0) return;
  const { language, webhook, email } = kept.wishes;
  const wording = wordingOf(items, language, kept.site);
  let sent: Sent = "sent";
  if (channel === "email") {
    const to = email ? await addressOf(db, person) : null;
    if (mail !== null && to !== null) sent = await write(mail, to, wording);
  } else if (channel === "webhook") {
    if (webhook === null || kept.secret === null) return;
    sent = await call(webhook, kept.secret, items, wording, reach, signal);
    if (sent === "gone") await dropWebhook(db, person, webhook);
  } else {
    const own = (await subscriptionsOf(db, person)).find(({ id }) => channel === `push ${id}`);
    if (own === undefined) return;
    sent = await push(own, wording, kept, vapid, reach, signal);
    if (sent === "gone") await unsubscribe(db, "id", own.id);
  }
};

/** Sends what is still worth it, as its person wishes it now. Rejects what may be tried again. */
export const deliver = async (
  options: AlertOptions,
  { person, payload, attempts }: Job,
  signal: AbortSignal,
): Promise<null> => {
  if (person === null) return null;
  try {
    await send(options, payload as Delivery, person, signal);
  } catch (error) {
    if (attempts < MOST_ATTEMPTS) throw error;
    options.log.warn({ error }, "an alert was not delivered");
  }
  return null;
};
