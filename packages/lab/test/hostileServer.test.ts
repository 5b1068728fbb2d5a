import { chanceFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { faultOf } from "../src/hostileServer/attack.ts";
import { type Ground, httpAttacks } from "../src/hostileServer/attacks.ts";
import { scannerFor } from "../src/hostileServer/secrets.ts";
import type { Held } from "../src/hostileServer/victims.ts";

const HAND = '"hands":{"maria":[[3,7]]}';
const held = { seat: "maria", cookie: "maria_device=dev1ce.signature", hand: HAND } as Held;
const scan = scannerFor(
  ['games {"id":"one","seed":"5eed"}', 'seats {"game":"one","invitation":"t0ken"}'],
  [held],
);

describe("what an attack must not be told", () => {
  test.each([
    ["a seed", '{"seed":"5eed"}'],
    ["an invitation", '{"invitations":[{"seat":"louis","token":"t0ken"}]}'],
    ["the cookie of maria", "set-cookie: maria_device=dev1ce.x"],
    ["the hand of maria", `{"view":{${HAND}}}`],
    ["the view of louis", '{"moment":{"view":{"rules":2,"seat":"louis"}}}'],
  ])("%s is found", (name, text) => expect(scan(text)).toBe(name));

  test("what a spectator sees is no secret", () =>
    expect(scan('{"moment":{"view":{"rules":2,"seat":null},"seen":4}}')).toBeNull());
});

describe("what is wrong with an answer", () => {
  const attack = { kind: "forged", mayEnd: false, mustRefuse: true } as const;
  const answer = (status: number, body: string) => ({ status, head: "", body });

  test.each([
    ["no answer", null],
    ["an answer of 500 or more", answer(503, '{"refused":"unavailable"}')],
    ["an action that was accepted", answer(200, '{"answer":{"accepted":true}}')],
    ["a refusal of another shape", answer(400, '{"statusCode":400,"message":"at line 3"}')],
    ["a secret in a refusal", answer(403, '{"refused":"t0ken"}')],
  ])("%s", (_name, given) => expect(faultOf(attack, given, scan)).not.toBeNull());

  test.each([
    answer(403, '{"refused":"notYours"}'),
    answer(200, '{"answer":{"refused":true,"rule":"RUL-07"}}'),
    answer(200, '{"answer":{"stale":true}}'),
  ])("nothing with $body", (given) => expect(faultOf(attack, given, scan)).toBeNull());
});

test("no route is left out, whatever it is called", () => {
  const routes = ["/api/games/:id/act", "/api/quite/new", "/health"].flatMap((url) =>
    ["GET", "POST", "DELETE"].map((method) => ({ method, url })),
  );
  const seats = [
    ["one", "maria"],
    ["one", "louis"],
    ["two", "playerA"],
    ["two", "playerB"],
  ].map(
    ([game, seat]) =>
      ({ ...held, game, seat, seen: 1, legal: { type: "none" }, past: [] }) as unknown as Held,
  );
  const ground: Ground = {
    routes,
    victims: { games: ["one", "two"], held: seats, gathering: "one" },
    guest: () => ({ cookie: "maria_device=guest.signature", game: "three" }),
  };
  const next = httpAttacks(ground, chanceFrom(1));
  const met = new Set(Array.from({ length: 1000 }, () => next().route));
  for (const { method, url } of routes) expect(met).toContain(`${method} ${url}`);
});
