import { createECDH, createHmac } from "node:crypto";
import webPush from "web-push";
import type { Mail } from "../mail.ts";
import { post, type Reach } from "./outbound.ts";
import type { KeptWishes, Subscription } from "./wishes.ts";
import { type Item, letterOf, type Wording } from "./wording.ts";

/** How an alert reaches somebody: each rejects what may be tried again, and tells when nobody is there any more. */
export type Sent = "sent" | "gone";

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys by which push services know this server, from 32 secret bytes. */
export const vapidKeysFrom = (secret: string): VapidKeys => {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(secret, "hex");
  return {
    publicKey: curve.getPublicKey("base64url"),
    privateKey: Buffer.from(secret, "hex").toString("base64url"),
  };
};

/** A day later nobody wants to be told on his screen any more. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Push services want to know whom to write to: the site, or nobody where it has no encrypted address. */
const subjectOf = (site: string): string =>
  site.startsWith("https://") ? site : "mailto:nobody@localhost.invalid";

const statusOf = (status: number): Sent => {
  if (status === 404 || status === 410) return "gone";
  if (status >= 200 && status < 300) return "sent";
  throw new Error(`answered with ${status}`);
};

/** Encrypted for the one browser; shown by the page's service worker (packages/web/offline). */
export const push = async (
  { endpoint, p256dh, auth }: Subscription,
  { title, lines }: Wording,
  { site }: KeptWishes,
  keys: VapidKeys,
  reach: Reach,
  signal: AbortSignal,
): Promise<Sent> => {
  const payload = {
    title,
    body: lines.length === 1 ? "" : lines.map(({ text }) => text).join("\n"),
    link: lines.length === 1 ? (lines[0]?.link ?? site) : `${site}/#/friends`,
  };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    { vapidDetails: { subject: subjectOf(site), ...keys }, TTL: KEPT_SECONDS },
  );
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return statusOf(await post(endpoint, reach, texts, body ?? Buffer.alloc(0), signal));
};

export const write = async (mail: Mail, to: string, wording: Wording): Promise<Sent> => {
  await mail.send(letterOf(wording, to));
  return "sent";
};

/** What a webhook is signed with: `maria-signature` is this over the time in `maria-time`, a point, and the body. */
export const signatureOf = (secret: string, time: string, body: Buffer): string =>
  `sha256=${createHmac("sha256", secret).update(`${time}.`).update(body).digest("hex")}`;

export const call = async (
  address: string,
  secret: string,
  items: readonly Item[],
  { title, lines }: Wording,
  reach: Reach,
  signal: AbortSignal,
): Promise<Sent> => {
  const alerts = items.map(({ kind, game }, index) => ({ kind, game, ...lines[index] }));
  const body = Buffer.from(JSON.stringify({ title, alerts }));
  const time = String(Math.floor(Date.now() / 1000));
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "maria-time": time,
    "maria-signature": signatureOf(secret, time, body),
  };
  return statusOf(await post(address, reach, headers, body, signal));
};
