import type { Random } from "@maria/rules/model";
import { NO_ORDERS } from "@maria/table";
import { damaged } from "../hostile/damage.ts";
import { PROTOTYPE_NAMES, pick } from "../hostile/values.ts";
import type { Held } from "./victims.ts";
import { SEATED_GAMES } from "./victims.ts";

const FIELDS = [
  "seat",
  "seen",
  "action",
  "to",
  "text",
  "invitation",
  "name",
  "options",
  "players",
  "take",
  "pace",
  "isOpen",
  "token",
  "password",
  "email",
  "person",
  "id",
  "orders",
  "since",
  "url",
  "keys",
  ...PROTOTYPE_NAMES,
];
const NO_TOKEN = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
const PASSWORD = "correct horse battery";

/** Well-formed bodies, by route: damage to them comes further than nonsense does. A route that is not here gets nonsense alone. */
export const WELL_FORMED: Readonly<Record<string, (held: Held) => object>> = {
  "PUT /api/me": () => ({ name: "Mallory" }),
  "DELETE /api/me": () => ({ current: null }),
  "POST /api/games": () => ({ ...SEATED_GAMES[0], take: "maria" }),
  "POST /api/games/:id/join": ({ seat }) => ({ seat }),
  "POST /api/games/:id/leave": () => ({}),
  "POST /api/games/:id/start": () => ({}),
  "POST /api/games/:id/rematch": () => ({}),
  "POST /api/games/:id/chat": ({ seat }) => ({ seat, to: null, text: "I am somebody else" }),
  "POST /api/games/:id/act": ({ seat, seen, legal }) => ({ seat, seen, action: legal }),
  "POST /api/games/:id/resign": ({ seat }) => ({ seat }),
  "POST /api/games/:id/return": ({ seat }) => ({ seat }),
  "POST /api/games/:id/standIn": ({ seat }) => ({ seat, level: "cadet" }),
  "POST /api/games/:id/end": ({ seat }) => ({ seat }),
  "POST /api/games/:id/move": ({ seat }) => ({ seat }),
  "PUT /api/games/:id/notes": ({ seat }) => ({ seat, text: "not mine" }),
  "PUT /api/games/:id/orders": ({ seat }) => ({ seat, orders: NO_ORDERS }),
  "POST /api/import": () => ({ game: { ...SEATED_GAMES[0], take: "maria" }, file: "{}" }),
  "PUT /api/me/absence": () => ({ until: "2030-01-01T00:00:00.000Z" }),
  "POST /api/account": () => ({ name: "Mallory", password: PASSWORD }),
  "PUT /api/account/password": () => ({ current: PASSWORD, password: "another horse battery" }),
  "PUT /api/account/email": () => ({ email: "m@elsewhere.test", current: null, language: "en" }),
  "POST /api/account/email": () => ({ token: NO_TOKEN }),
  "POST /api/session": ({ seat }) => ({ name: seat, password: PASSWORD }),
  "DELETE /api/session": () => ({}),
  "DELETE /api/devices": () => ({}),
  "DELETE /api/devices/:id": () => ({}),
  "POST /api/claims": () => ({}),
  "POST /api/claims/owner": () => ({ token: NO_TOKEN }),
  "POST /api/claims/use": () => ({ token: NO_TOKEN }),
  "POST /api/reset": ({ seat }) => ({ name: seat, language: "en" }),
  "POST /api/reset/password": () => ({ token: NO_TOKEN, password: PASSWORD }),
  "POST /api/passkeys/registration": () => ({}),
  "POST /api/passkeys": () => ({ label: "key", response: { id: "AA", rawId: "AA", response: {} } }),
  "DELETE /api/passkeys/:id": () => ({}),
  "POST /api/passkeys/challenge": () => ({}),
  "POST /api/tokens": () => ({ label: "a program", scope: "play" }),
  "DELETE /api/tokens/:id": () => ({}),
  "PUT /api/me/mutes/:id": () => ({}),
  "DELETE /api/me/mutes/:id": () => ({}),
  "POST /api/reports": ({ game, seat }) => ({ game, seat, at: "2026-01-01T00:00:00.000Z" }),
  "PUT /api/alerts": () => ({
    ...{ language: "en", zone: "Europe/Vienna", quiet: { from: 0, until: 60 }, digest: "daily" },
    ...{ email: true, webhook: "https://169.254.169.254/" },
  }),
  "PUT /api/alerts/push": () => ({ endpoint: "https://10.0.0.1/push", p256dh: "AA", auth: "AA" }),
  "DELETE /api/alerts/push": () => ({}),
  "POST /api/alerts/test": () => ({}),
  "POST /api/passkeys/session": () => ({ response: { id: "AA", rawId: "AA", response: {} } }),
};

const KILO = 1024;

/** What has no place in JSON is left out, or written as something else: that is damage, too. */
export const written = (value: unknown): string => {
  try {
    return (
      JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? String(part) : part)) ??
      "undefined"
    );
  } catch {
    return "{";
  }
};

const BROKEN: readonly ((random: Random) => Buffer)[] = [
  () => Buffer.from("{"),
  () => Buffer.from(""),
  () => Buffer.from("null"),
  () => Buffer.from('{"seat":"maria","seat":"louis","seen":0,"action":{"type":"done"}}'),
  () => Buffer.from('{"__proto__":{"seat":"maria","seen":0},"constructor":{"prototype":{"isAdmin":true}}}'),
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc0, 0x80, 0x7d]),
  () => Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  () => Buffer.from('{"name":"\\ud800","text":"\\u0000"}'),
  () => Buffer.from(`{"seen":1e999,"since":-0,"seat":9007199254740993}`),
  (random) => Buffer.from("[".repeat(1 + random(8000))),
  (random) => Buffer.from(`${'{"a":'.repeat(1 + random(3000))}1${"}".repeat(1 + random(3000))}`),
  (random) => Buffer.alloc(16 * KILO - 2 + random(5), "x"),
  (random) => Buffer.from(`{"name":"${"y".repeat(random(64) * KILO)}"}`),
  (random) => Buffer.from(Array.from({ length: random(400) }, () => random(256))),
];

const nonsense = (held: Held, random: Random): object =>
  Object.fromEntries(
    Array.from({ length: 1 + random(6) }, () => [
      pick(FIELDS, random),
      pick([1, "maria", null, [], {}, held.game, -1, "__proto__"], random),
    ]),
  );

export const json = (value: unknown): Buffer => Buffer.from(written(value));

/** A body for this route: sound, damaged, of another route, or none at all. */
export const bodyFor = (route: string, held: Held, random: Random): Buffer => {
  if (random(4) === 0) return pick(BROKEN, random)(random);
  const other = random(6) === 0 ? pick(Object.values(WELL_FORMED), random) : WELL_FORMED[route];
  const sound = other === undefined || random(8) === 0 ? nonsense(held, random) : other(held);
  return json(random(3) === 0 ? sound : damaged(structuredClone(sound), random));
};
