import { codec } from "@maria/rules/authority";
import { id, instant, named } from "./gathering.ts";
import { parsing } from "./shapes.ts";

/** How somebody wants to be told that a table waits for him: docs/protocol.md. */

const MINUTES_OF_DAY = 24 * 60;
const LONGEST_ADDRESS = 1000;
const LONGEST_KEY = 200;
const MOST_SUBSCRIPTIONS = 200;

export const ALERT_LANGUAGES = ["en", "de", "fr"] as const;
export type AlertLanguage = (typeof ALERT_LANGUAGES)[number];

/** Each at once, or all of a day together. */
export const DIGESTS = ["each", "daily"] as const;
export type Digest = (typeof DIGESTS)[number];

/** Minutes since midnight by his own clock; over midnight if it ends before it begins. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

export interface AlertWishes {
  readonly language: AlertLanguage;
  /** The name of a time zone, such as Europe/Vienna. */
  readonly zone: string;
  readonly quiet: QuietHours | null;
  readonly digest: Digest;
  /** To the address of the account. */
  readonly email: boolean;
  /** Again, before his time is over. */
  readonly reminders: boolean;
  readonly webhook: string | null;
}

/** Where a browser is pushed to, as it says itself. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser that is pushed to. */
export interface PushedDevice {
  readonly id: string;
  readonly label: string;
  readonly made: string;
  readonly isThis: boolean;
}

export interface Alerts {
  /** Null as long as nothing was wished. */
  readonly wishes: AlertWishes | null;
  /** The confirmed address, if this server sends mail. */
  readonly email: string | null;
  /** What a webhook's messages are signed with. */
  readonly secret: string | null;
  /** The key by which push services know this server. */
  readonly pushKey: string;
  readonly devices: readonly PushedDevice[];
}

const minute = codec.whole<number>(0, MINUTES_OF_DAY - 1);
const address = codec.text(LONGEST_ADDRESS);
const url: codec.Codec<string> = (value) => {
  const given = address(value);
  return given === codec.MALFORMED || !/^https?:\/\/[^\s@]+$/.test(given) ? codec.MALFORMED : given;
};
const key: codec.Codec<string> = (value) => {
  const given = codec.text(LONGEST_KEY)(value);
  return given === codec.MALFORMED || !/^[\w-]+$/.test(given) ? codec.MALFORMED : given;
};
const zone: codec.Codec<string> = (value) => {
  const given = codec.text(60)(value);
  return given === codec.MALFORMED || !/^[\w+/-]+$/.test(given) ? codec.MALFORMED : given;
};

const wishes = codec.object<AlertWishes>({
  language: codec.oneOf(ALERT_LANGUAGES),
  zone,
  quiet: codec.orNull(codec.object<QuietHours>({ from: minute, until: minute })),
  digest: codec.oneOf(DIGESTS),
  email: codec.truth,
  reminders: codec.truth,
  webhook: codec.orNull(url),
});
export const parseAlertWishes = parsing(wishes);
export const parsePushTarget = parsing(codec.object<PushTarget>({ endpoint: url, p256dh: key, auth: key }));

const device = codec.object<PushedDevice>({ id, label: named(60), made: instant, isThis: codec.truth });
export const parseAlerts = parsing(
  codec.object<Alerts>({
    wishes: codec.orNull(wishes),
    email: codec.orNull(codec.text(254)),
    secret: codec.orNull(key),
    pushKey: key,
    devices: codec.list(device, MOST_SUBSCRIPTIONS),
  }),
);
