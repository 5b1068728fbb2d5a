import { expect, test } from "vitest";
import { inOrder, isAsked } from "../../src/online/asked.ts";
import { freeSeats } from "../../src/online/house.ts";
import { ownGame, summary } from "../support/onlineGames.ts";

const gathering = ownGame({ game: summary({ id: "gathering", status: "gathering", progress: null }) });
const mine = ownGame({ own: ["maria"], game: summary({ id: "mine" }) });
const theirs = ownGame({ own: ["frederick"], game: summary({ id: "theirs" }) });
const later = ownGame({
  own: ["frederick"],
  game: summary({ id: "later", changed: "2026-11-18T06:00:00.000Z" }),
});
const over = ownGame({ own: ["maria"], game: summary({ id: "over", status: "finished" }) });

test("a game waits for whoever holds one of the seats that have to decide, as long as it goes on", () => {
  expect([gathering, mine, theirs, over].map(isAsked)).toEqual([false, true, false, false]);
});

test("games that wait for this person come first, then those that gather, go on, and are over", () => {
  const ids = inOrder([over, theirs, gathering, later, mine]).map(({ game }) => game.id);
  expect(ids).toEqual(["mine", "gathering", "later", "theirs", "over"]);
});

test("a seat is free that waits for a person and nobody has taken", () => {
  expect(freeSeats(summary())).toEqual(["frederick"]);
});
