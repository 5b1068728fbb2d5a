// @vitest-environment happy-dom
import { drawScene } from "@maria/engraver";
import { type OwnGame, type Players, writeGameFile } from "@maria/table";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlierGames } from "../../src/report/earlier.ts";
import { finishedGame, seatsPlayed } from "../../src/report/finished.ts";
import { createGame, deleteGame, savedGames } from "../../src/saved/games.ts";
import { playedGame, stateOf } from "../replay/game.ts";
import { historical } from "../support/historical.ts";
import { ownGame, summary } from "../support/onlineGames.ts";
import { fetchServed, SHIPPED } from "../support/servedPack.ts";
import { IDBKeyRange } from "../support/shelf.ts";

vi.mock("idb", () => import("../support/shelf.ts"));
vi.mock("../../src/pack/addresses.ts", () => import("../support/servedPack.ts"));
vi.stubGlobal("IDBKeyRange", IDBKeyRange);

const PERSON = { kind: "person" } as const;
const BOT = { kind: "bot", level: "random" } as const;
const ALONE: Players = { maria: PERSON, frederick: BOT, louis: BOT };
const TOGETHER: Players = { maria: PERSON, frederick: PERSON, louis: PERSON };
const INTRODUCTORY = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
} as const;

const [first, second, third] = await Promise.all(
  [1, 2, 3].map((number) => playedGame(INTRODUCTORY, number, "random")),
);
if (first === undefined || second === undefined || third === undefined) throw new Error("no games");
type Recorded = typeof first;
const progressOf = (record: Recorded) => {
  const { turn, result } = stateOf(record);
  return { turn, result, waitsFor: [] };
};

/** What the server keeps: each game with its record, and the seats of whoever asks. */
const kept = new Map<string, { readonly record: Recorded; readonly own: OwnGame["own"] }>();
let isKnown = true;
const ownOf = (id: string): OwnGame | null => {
  const game = kept.get(id);
  if (game === undefined) return null;
  const progress = progressOf(game.record);
  return ownGame({
    own: game.own,
    game: summary({ id, options: game.record.options, status: "finished", progress }),
  });
};
const answerTo = (path: string): unknown => {
  if (path === "me") return { person: isKnown ? { id: "p1", name: "Ada" } : null };
  if (path === "games") return { games: [...kept.keys()].map(ownOf) };
  return ownOf(path.replace("games/", ""));
};
const scene = drawScene(historical.data);
vi.stubGlobal("fetch", async (address: string | URL) => {
  if (address === SHIPPED.scene) return Response.json(scene);
  const [, path] = String(address).split("/api/");
  if (path === undefined) return fetchServed(String(address));
  const asked = kept.get(path.replace(/^games\/|\/record$/g, ""));
  if (path.endsWith("/record") && asked !== undefined)
    return new Response(
      writeGameFile({ name: "Online", players: TOGETHER, record: asked.record, pack: null }),
    );
  return Response.json(answerTo(path));
});

beforeEach(() => {
  document.head.innerHTML = '<meta name="maria-server" content="1">';
  isKnown = true;
});
afterEach(async () => {
  kept.clear();
  for (const { id } of await savedGames()) await deleteGame(id);
});

const keepHere = async ({ entries, ...start }: Recorded): Promise<string> =>
  (await createGame("Here", ALONE, start, entries, progressOf({ ...start, entries }))).id;
const endsOf = (games: Awaited<ReturnType<typeof earlierGames>>): number[] =>
  games.map(({ steps }) => steps.length).sort((one, other) => one - other);
const stepsOf = async (record: Recorded): Promise<number> => {
  const id = await keepHere(record);
  const { length } = (await finishedGame(id)).played.steps;
  await deleteGame(id);
  return length;
};

test("a game is compared with those of this device and with one's own online games of the same role", async () => {
  const id = await keepHere(first);
  await keepHere(second);
  kept.set("theirs", { record: third, own: ["louis"] });
  const game = await finishedGame(id);
  expect(endsOf(await earlierGames(game, "maria"))).toEqual([await stepsOf(second)]);
  kept.set("mine", { record: third, own: ["maria"] });
  const both = [await stepsOf(second), await stepsOf(third)].sort((one, other) => one - other);
  expect(endsOf(await earlierGames(game, "maria"))).toEqual(both);
});

test("an online game is read for one's own seat; taken onto the device as well, it is not compared with itself", async () => {
  kept.set("mine", { record: first, own: ["louis"] });
  kept.set("before", { record: second, own: ["louis"] });
  await keepHere(second);
  const game = await finishedGame("mine");
  expect(seatsPlayed(game)).toEqual(["louis"]);
  expect(endsOf(await earlierGames(game, "louis"))).toEqual([await stepsOf(second)]);
  await keepHere(first);
  expect(endsOf(await earlierGames(game, "maria"))).toEqual([await stepsOf(second)]);
});

test("whom the server does not know, or who has none, is compared with the games of his device", async () => {
  const id = await keepHere(first);
  kept.set("mine", { record: third, own: ["maria"] });
  isKnown = false;
  expect(await earlierGames(await finishedGame(id), "maria")).toEqual([]);
  isKnown = true;
  document.head.innerHTML = "";
  expect(await earlierGames(await finishedGame(id), "maria")).toEqual([]);
});
