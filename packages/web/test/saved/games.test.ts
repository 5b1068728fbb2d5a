// @vitest-environment happy-dom
import type { Entry, GameRecord } from "@maria/rules";
import { playableRecord } from "@maria/table";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createGame,
  deleteGame,
  entriesFrom,
  entryStore,
  gamesOnShelf,
  NoSuchGame,
  noteProgress,
  renameGame,
  savedGame,
  savedGames,
  startOf,
} from "../../src/saved/games.ts";
import { exportGame, importGame } from "../../src/saved/transfer.ts";
import { playedGame } from "../replay/game.ts";
import { fetchServed } from "../support/servedPack.ts";
import { IDBKeyRange, openDB } from "../support/shelf.ts";

vi.mock("idb", () => import("../support/shelf.ts"));
vi.mock("../../src/pack/addresses.ts", () => import("../support/servedPack.ts"));
vi.stubGlobal("IDBKeyRange", IDBKeyRange);
vi.stubGlobal("fetch", fetchServed);

const whole = await playedGame(
  { variant: "introductory", players: 3, politicalOption: false, troopCeiling: false },
  5,
  "random",
);
const record: GameRecord = { ...whole, entries: whole.entries.slice(0, 12) };
const { entries, ...start } = record;
const thirteenth = whole.entries[12] as Entry;
const players = {
  maria: { kind: "person" },
  frederick: { kind: "bot", level: "cadet" },
  louis: { kind: "bot", level: "random" },
} as const;
const progress = { turn: 1, result: null, waitsFor: ["maria"] } as const;
let now = 1000;

beforeEach(() => {
  vi.spyOn(Date, "now").mockImplementation(() => now++);
});
afterEach(async () => {
  for (const { id } of await savedGames()) await deleteGame(id);
  vi.restoreAllMocks();
});
const names = async (): Promise<string[]> => (await savedGames()).map(({ name }) => name);
const storedRecord = async (id: string) => ({
  ...startOf(await savedGame(id)),
  entries: await entriesFrom(id, 1),
});

describe("saved games", () => {
  test("come back as they were stored, entry by entry", async () => {
    const { id } = await createGame("First", players, start, entries, progress);
    expect(await storedRecord(id)).toEqual(record);
    await entryStore(id).append(13, thirteenth);
    expect((await storedRecord(id)).entries).toEqual(whole.entries.slice(0, 13));
    expect(await entryStore(id).read(12)).toEqual(whole.entries.slice(11, 13));
    await expect(entryStore(id).append(13, thirteenth)).rejects.toThrow();
    expect((await storedRecord(id)).entries).toEqual(whole.entries.slice(0, 13));
  });

  test("stand with the latest first; progress makes one the latest, a new name does not", async () => {
    const first = await createGame("First", players, start, entries, progress);
    const second = await createGame("Second", players, start, entries, progress);
    expect(await names()).toEqual(["Second", "First"]);
    await renameGame(first.id, "Renamed");
    expect(await names()).toEqual(["Second", "Renamed"]);
    await noteProgress(first.id, { ...progress, turn: 2 });
    expect(await names()).toEqual(["Renamed", "Second"]);
    expect((await savedGame(first.id)).progress.turn).toBe(2);
    expect((await savedGame(second.id)).progress.turn).toBe(1);
    expect(await storedRecord(first.id)).toEqual(record);
  });

  test("one that is deleted takes its entries with it and leaves the others", async () => {
    const first = await createGame("First", players, start, entries, progress);
    const second = await createGame("Second", players, start, entries, progress);
    await deleteGame(first.id);
    expect(await names()).toEqual(["Second"]);
    await expect(savedGame(first.id)).rejects.toThrow(/no saved game/);
    expect(await entriesFrom(first.id, 1)).toEqual([]);
    expect(await storedRecord(second.id)).toEqual(record);
    await renameGame(first.id, "Ghost");
    expect(await names()).toEqual(["Second"]);
  });

  test("one that was damaged on the disk is played no further than it is sound", async () => {
    const game = await createGame("First", players, start, entries, progress);
    await entryStore(game.id).append(13, { seat: "nobody" } as never);
    await entryStore(game.id).append(14, whole.entries[13] as Entry);
    expect(playableRecord(startOf(game), await entriesFrom(game.id, 1))).toEqual({
      record,
      halt: { number: 13, of: 14, rules: record.rules },
    });
  });

  test("a row that is no game any more stands apart, can be deleted, and hides no other", async () => {
    const sound = await createGame("First", players, start, entries, progress);
    const database = await openDB("maria", 1, { upgrade: () => {} });
    const rows: Record<string, unknown>[] = [
      { id: "1" },
      { ...sound, id: "2", progress: undefined },
      { ...sound, id: "3", progress: { turn: 1, result: null, waitsFor: ["nobody"] } },
      { ...sound, id: "4", progress: { ...progress, result: { winner: "nobody" } } },
      { ...sound, id: "5", options: { variant: "chess", players: 3 } },
      { ...sound, id: "6", changed: "yesterday" },
      { ...sound, id: "7", name: "", seed: 7 },
      { ...sound, id: "8", players: null },
    ];
    for (const row of rows) await database.transaction("games").objectStore("games").put(row);
    const { games, damaged } = await gamesOnShelf();
    expect(games).toEqual([sound]);
    expect(damaged.map(({ id, name }) => [id, name])).toEqual([
      ["1", null],
      ...["2", "3", "4", "5", "6"].map((id) => [id, "First"]),
      ["7", null],
      ["8", "First"],
    ]);
    await expect(savedGame("2")).rejects.toThrow(NoSuchGame);
    for (const { id } of damaged) await deleteGame(id);
    expect(await gamesOnShelf()).toEqual({ games: [sound], damaged: [] });
  });

  test("an entry that is missing leaves a gap, and those after it keep their numbers", async () => {
    const game = await createGame("First", players, start, entries, progress);
    await entryStore(game.id).append(15, whole.entries[14] as Entry);
    expect(await entriesFrom(game.id, 12)).toEqual([whole.entries[11], null, null, whole.entries[14]]);
    const { record: played, halt } = playableRecord(startOf(game), await entriesFrom(game.id, 1));
    expect([played, halt]).toEqual([record, { number: 13, of: 15, rules: record.rules }]);
  });
});

describe("import", () => {
  const faultOf = async (text: string): Promise<string> => {
    try {
      await importGame(text, "x");
      return "none";
    } catch (error) {
      return (error as { fault: string }).fault;
    }
  };

  test("gives back what was exported: name, players and record", async () => {
    const { id } = await createGame("First", players, start, entries, progress);
    const text = await exportGame(id);
    await deleteGame(id);
    const taken = await importGame(text, "another name");
    expect([taken.name, taken.players]).toEqual(["First", players]);
    expect(await storedRecord(taken.id)).toEqual(record);
    expect(taken.progress.turn).toBe(1);
    expect(taken.progress.waitsFor.length).toBeGreaterThan(0);
  });

  test("keeps what a server showed of the seed, for whoever verifies the file later", async () => {
    const commitment = "0a".repeat(32);
    const file = {
      ...JSON.parse(await exportGame((await importGame(JSON.stringify(record), "x")).id)),
      commitment,
    };
    const { id } = await importGame(JSON.stringify(file), "x");
    expect(JSON.parse(await exportGame(id))).toEqual(file);
  });

  test("takes a bare record under the name of its file, with people in all seats", async () => {
    const taken = await importGame(JSON.stringify(record), "from the terminal");
    expect(taken.name).toBe("from the terminal");
    expect(taken.players).toEqual({
      maria: { kind: "person" },
      frederick: { kind: "person" },
      louis: { kind: "person" },
    });
  });

  const [first, ...rest] = record.entries;
  const disordered = { ...record, entries: [...rest, first] };

  test("takes a record of other rules whole, also where today’s forbid an entry", async () => {
    const older = { ...disordered, rules: record.rules - 1 };
    const taken = await importGame(JSON.stringify(older), "x");
    expect(await storedRecord(taken.id)).toEqual(older);
    expect(taken.progress).toMatchObject({ turn: 1, result: null });
  });

  test("names each fault, stores nothing, and takes a good file after a bad one", async () => {
    expect(await faultOf("{")).toBe("notJson");
    expect(await faultOf("[]")).toBe("notAGame");
    expect(await faultOf(JSON.stringify({ ...record, pack: "f".repeat(record.pack.length) }))).toBe(
      "otherPack",
    );
    expect(await faultOf(JSON.stringify(disordered))).toBe("illegalEntry");
    expect(await names()).toEqual([]);
    expect(await faultOf(JSON.stringify(record))).toBe("none");
    expect(await names()).toEqual(["x"]);
  });

  test("a name is kept within bounds, and nonsense about players makes them people", async () => {
    const file = {
      format: "maria-game",
      name: "n".repeat(80),
      players: { maria: { kind: "bot", level: "genius" }, frederick: 7 },
      record,
    };
    const taken = await importGame(JSON.stringify(file), "x");
    expect(taken.name).toBe(file.name);
    expect(Object.values(taken.players)).toEqual(Array(3).fill({ kind: "person" }));
    const nameOf = async (name: string, ofFile: string): Promise<string> =>
      (await importGame(JSON.stringify({ ...file, name }), ofFile)).name;
    expect(await nameOf("n".repeat(81), "x")).toBe("x");
    expect(await nameOf("  ", "x")).toBe("x");
    expect(await nameOf("  ", "x".repeat(100))).toBe("x".repeat(80));
  });
});
