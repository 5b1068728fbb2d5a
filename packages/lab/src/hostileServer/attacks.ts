import { refusalOf } from "@maria/rules";
import { parseAction } from "@maria/rules/authority";
import { isRefusal, type Random } from "@maria/rules/model";
import type { Route } from "@maria/server";
import { damaged } from "../hostile/damage.ts";
import { PROTOTYPE_NAMES, pick } from "../hostile/values.ts";
import { bodyFor, json } from "./bodies.ts";
import { forgedCookies } from "./forged.ts";
import { noHttp } from "./noHttp.ts";
import type { Guest, Held, Victims } from "./victims.ts";
import { type Parts, requestBytes } from "./wire.ts";

/** Bytes to be sent, and how many answers they must get. */
export interface Attack {
  readonly kind: string;
  /** The route it is meant for; null if it is none. */
  readonly route: string | null;
  readonly bytes: Buffer;
  readonly answers: number;
  /** The connection may end without one: what came was no HTTP. */
  readonly mayEnd: boolean;
  /** Whether everything that is answered must be a refusal. */
  readonly mustRefuse: boolean;
}

export interface Ground {
  readonly routes: readonly Route[];
  readonly victims: Victims;
  /** He may do away with himself: then there is another one. */
  readonly guest: () => Guest;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const TYPES = [
  "application/json",
  "text/plain",
  "application/xml",
  "multipart/form-data; boundary=x",
  "",
  "application/json; charset=utf-16",
];
const HEADERS = [
  "Authorization: Bearer maria_0000000000000000000000000000",
  "X-HTTP-Method-Override: DELETE",
  "X-Forwarded-Host: elsewhere.test",
  "Accept: text/event-stream",
  "If-None-Match: *",
  "Range: bytes=0-",
  "Expect: nothing",
  "Content-Encoding: gzip",
  "Accept-Encoding: br, gzip",
  "Host: elsewhere.test",
];
const ORIGINS = [
  "https://elsewhere.test",
  "null",
  "http://127.0.0.1.elsewhere.test",
  "file://",
  "http://127.0.0.1:1",
];
const IDS = [
  "none",
  "__proto__",
  "%2e%2e",
  "x".repeat(70),
  "%00",
  "' or 1=1",
  "..%2f..%2fetc",
  "constructor",
];
const QUERIES = [
  "",
  "",
  "?reader=maria",
  "?reader=louis&since=0",
  "?since=x",
  "?since=-1",
  "?reader=__proto__",
  `?${"a=1&".repeat(500)}`,
  "?reader[]=maria",
  "?since=99999999999",
];

const actOf = ({ seat, seen, legal }: Held): object => ({ seat, seen, action: legal });

/** What becomes of a value on its way; null if nothing does. */
const arriving = (value: unknown): unknown => {
  try {
    return JSON.parse(json(value).toString("utf8"));
  } catch {
    return null;
  }
};

/** What the seat may not do, though it is asked or somebody else is: another's action, none at all, one never offered. */
const neverOffered = (held: Held, rivals: readonly Held[], random: Random): unknown => {
  for (let count = 0; count < 20; count++) {
    const action = pick(
      [
        () => pick(rivals, random).legal,
        () => ({ type: pick(PROTOTYPE_NAMES, random) }),
        () => damaged(structuredClone(held.legal as object), random),
        () => damaged(structuredClone(pick(rivals, random).legal as object), random),
      ],
      random,
    )();
    const parsed = parseAction(arriving(action));
    if (isRefusal(parsed) || refusalOf(held.view, held.seat, parsed) !== null) return action;
  }
  return { type: "constructor" };
};

/** Draws attacks by HTTP: over every route there is, by everybody who should not. */
export const httpAttacks = ({ routes, victims, guest }: Ground, random: Random): (() => Attack) => {
  const one = (): Held => pick(victims.held, random);
  const rivalsOf = ({ game, seat }: Held): readonly Held[] =>
    victims.held.filter((other) => other.game === game && other.seat !== seat);
  const gameIn = (): string =>
    encodeURI(random(3) === 0 ? pick(IDS, random) : pick([...victims.games, guest().game], random));
  const filled = (url: string): string => url.replaceAll(/:\w+/g, gameIn).replace("*", "x");
  // Many addresses, so that what is counted by address does not shield the rest.
  const address = (): string => `X-Forwarded-For: 10.0.${random(256)}.${random(256)}`;
  const plain = (kind: string, parts: Parts, mustRefuse: boolean, route: string | null = null): Attack => ({
    ...{ kind, route, answers: 1, mayEnd: false, mustRefuse },
    bytes: requestBytes({ ...parts, more: [address(), ...(parts.more ?? [])] }),
  });
  const trespass = (kind: string, name: string, held: Held, cookie: string, body: unknown): Attack => {
    const path = `/api/games/${held.game}/${name}`;
    return plain(kind, { method: "POST", path, cookie, body: json(body) }, true);
  };

  /** Any route, by a stranger, a guest or somebody with a forged cookie. */
  const anyRoute = (kind: string, cookie: () => string): Attack => {
    const { method, url } = pick(routes, random);
    const route = `${method} ${url}`;
    const used = random(12) === 0 ? pick(METHODS, random) : method;
    const isRead = used === "GET" || used === "HEAD";
    return plain(
      kind,
      {
        ...{ method: used, path: `${filled(url)}${isRead ? pick(QUERIES, random) : ""}`, cookie: cookie() },
        more: random(4) === 0 ? [pick(HEADERS, random)] : [],
        type: random(6) === 0 ? pick(TYPES, random) : "application/json",
        body: isRead ? null : bodyFor(route, one(), random),
      },
      false,
      route,
    );
  };

  const kinds: readonly (() => Attack)[] = [
    () => anyRoute("unauthenticated", () => ""),
    () => anyRoute("unauthenticated", () => ""),
    () => anyRoute("guest", () => guest().cookie),
    () => anyRoute("guest", () => guest().cookie),
    () => anyRoute("forged", () => pick(forgedCookies(one(), guest().cookie), random)),
    () => {
      const { method, url } = pick(
        routes.filter((route) => route.method !== "GET"),
        random,
      );
      const held = one();
      const route = `${method} ${url}`;
      const path = url.replaceAll(/:\w+/g, held.game);
      const { cookie } = held;
      const body = bodyFor(route, held, random);
      return plain(
        "foreign origin",
        { method, path, cookie, origin: pick(ORIGINS, random), body },
        true,
        route,
      );
    },
    () => {
      const held = one();
      const { cookie } = pick(rivalsOf(held), random);
      return pick(
        [
          () => trespass("cross-seat", "act", held, cookie, actOf(held)),
          () => trespass("cross-seat", "chat", held, cookie, { seat: held.seat, to: null, text: "not me" }),
          () => {
            const path = `/api/games/${held.game}/moment?reader=${held.seat}`;
            return plain("cross-seat", { method: "GET", path, cookie }, true);
          },
        ],
        random,
      )();
    },
    () => {
      const held = one();
      const name = pick(["act", "chat", "start", "leave", "rematch"], random);
      const { cookie } = pick(
        victims.held.filter(({ game }) => game !== held.game),
        random,
      );
      return trespass("cross-game", name, held, cookie, actOf(held));
    },
    () => {
      const held = one();
      const action = neverOffered(held, rivalsOf(held), random);
      const body = { seat: held.seat, seen: held.seen, action };
      return trespass("never offered", "act", held, held.cookie, body);
    },
    () => {
      const held = one();
      const { seen, action } = pick(held.past, random) ?? { seen: 0, action: null };
      const cookie = pick(["", guest().cookie], random);
      return trespass("replayed by another", "act", held, cookie, { seat: held.seat, seen, action });
    },
    () => {
      const held = one();
      const { seen, action } = pick(held.past, random) ?? { seen: 0, action: null };
      const body = json({ seat: held.seat, seen, action });
      const path = `/api/games/${held.game}/act`;
      return plain("replayed", { method: "POST", path, cookie: held.cookie, body }, false);
    },
    () => {
      const held = one();
      const path = `/api/games/${held.game}/act`;
      const again = requestBytes({ method: "POST", path, body: json(actOf(held)) });
      const answers = 2 + random(6);
      const bytes = Buffer.concat(Array.from({ length: answers }, () => again));
      return { kind: "pipelined", route: null, bytes, answers, mayEnd: false, mustRefuse: true };
    },
    () => ({
      ...{ kind: "no HTTP", route: null, answers: 1, mayEnd: true, mustRefuse: false },
      bytes: noHttp(random),
    }),
  ];
  return () => pick(kinds, random)();
};
