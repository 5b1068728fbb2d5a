// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { addressOf, router } from "../src/router.svelte.ts";

const routeAt = (hash: string) => {
  location.hash = hash;
  dispatchEvent(new Event("hashchange"));
  return router.route;
};

test("every address leads to its screen", () => {
  expect(routeAt("#/")).toEqual({ screen: "first" });
  expect(routeAt("#/nowhere")).toEqual({ screen: "first" });
  expect(routeAt("#/new/hotseat")).toEqual({ screen: "new", form: "hotseat" });
  expect(routeAt("#/new/bots")).toEqual({ screen: "new", form: "bots" });
  expect(routeAt("#/new/friends")).toEqual({ screen: "new", form: "friends" });
  expect(routeAt("#/new/anything")).toEqual({ screen: "new", form: "bots" });
  expect(routeAt("#/friends")).toEqual({ screen: "friends" });
  expect(routeAt("#/people")).toEqual({ screen: "people", person: null });
  expect(routeAt("#/people/a%2Fb")).toEqual({ screen: "people", person: "a/b" });
  expect(routeAt("#/account")).toEqual({ screen: "account", link: null });
  expect(routeAt("#/account/claim/a%2Fb")).toEqual({
    screen: "account",
    link: { kind: "claim", token: "a/b" },
  });
  expect(routeAt("#/account/claim")).toEqual({ screen: "account", link: null });
  expect(routeAt("#/account/anything/x")).toEqual({ screen: "account", link: null });
  expect(routeAt("#/table/a%2Fb")).toEqual({ screen: "table", game: "a/b", invitation: null });
  expect(routeAt("#/table/x/to%2Fken")).toEqual({ screen: "table", game: "x", invitation: "to/ken" });
  expect(routeAt("#/table/")).toEqual({ screen: "first" });
  expect(routeAt("#/games")).toEqual({ screen: "games" });
  expect(routeAt("#games")).toEqual({ screen: "games" });
  expect(routeAt("#/game/a%2Fb")).toEqual({ screen: "game", game: "a/b" });
  expect(routeAt("#/game/")).toEqual({ screen: "first" });
  expect(routeAt("#/replay/x")).toEqual({ screen: "replay", game: "x" });
  expect(routeAt("#/glossary")).toEqual({ screen: "glossary" });
  expect(routeAt("#/quick/louis")).toEqual({ screen: "quick", role: "louis" });
  expect(routeAt("#/quick/anybody")).toEqual({ screen: "quick", role: "maria" });
  expect(routeAt("#/rules")).toEqual({ screen: "rules", rule: null });
  expect(routeAt("#/rules/MOV-07")).toEqual({ screen: "rules", rule: "MOV-07" });
});

test("an address that cannot be decoded leads to a screen all the same", () => {
  expect(routeAt("#/%")).toEqual({ screen: "first" });
  expect(routeAt("#/%E0%A4%A")).toEqual({ screen: "first" });
  expect(routeAt("#/game/%")).toEqual({ screen: "game", game: "%" });
  expect(routeAt("#/rules/%zz")).toEqual({ screen: "rules", rule: "%zz" });
});

test("every screen has the address that leads to it", () => {
  expect(routeAt(addressOf.first)).toEqual({ screen: "first" });
  expect(routeAt(addressOf.games)).toEqual({ screen: "games" });
  expect(routeAt(addressOf.rules)).toEqual({ screen: "rules", rule: null });
  expect(routeAt(addressOf.newGame("hotseat"))).toEqual({ screen: "new", form: "hotseat" });
  expect(routeAt(addressOf.friends)).toEqual({ screen: "friends" });
  expect(routeAt(addressOf.table("a/b"))).toEqual({ screen: "table", game: "a/b", invitation: null });
  expect(routeAt(addressOf.invitation("a/b", "c/d"))).toEqual({
    screen: "table",
    game: "a/b",
    invitation: "c/d",
  });
  expect(routeAt(addressOf.game("a/b"))).toEqual({ screen: "game", game: "a/b" });
  expect(routeAt(addressOf.replay("a/b"))).toEqual({ screen: "replay", game: "a/b" });
  expect(routeAt(addressOf.rule("MOV-07"))).toEqual({ screen: "rules", rule: "MOV-07" });
});
