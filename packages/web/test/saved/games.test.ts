// @vitest-environment happy-dom
import type { GameRecord } from "@maria/rules";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  appendEntry,
  createGame,
  deleteGame,
  loadGame,
  noteProgress,
  renameGame,
  savedGames,
} from "../../src/saved/games.ts";
import { exportGame, importGame } from "../../src/saved/transfer.ts";
import { playedGame } from "../replay/game.ts";
import { IDBKeyRange } from "../support/shelf.ts";

vi.mock("idb", () => import("../support/shelf.ts"));
vi.stubGlobal("IDBKeyRange", IDBKeyRange);

const whole = playedGame(
  { variant: "introductory", players: 3, politicalOption: false, troopCeiling: false },
  5,
  "random",
);
const record: GameRecord = { ...whole, entries: whole.entries.slice(0, 12) };
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

describe("saved games", () => {
  test("come back as they were stored, entry by entry", async () => {
    const { id } = await createGame("First", players, record, progress);
    expect((await loadGame(id)).record).toEqual(record);
    await appendEntry(id, 13, whole.entries[12] as (typeof whole.entries)[number]);
    expect((await loadGame(id)).record.entries).toEqual(whole.entries.slice(0, 13));
    await expect(appendEntry(id, 13, whole.entries[12] as (typeof whole.entries)[number])).rejects.toThrow();
  });

  test("stand with the latest first; progress makes one the latest, a new name does not", async () => {
    const first = await createGame("First", players, record, progress);
    const second = await createGame("Second", players, record, progress);
    expect(await names()).toEqual(["Second", "First"]);
    await renameGame(first.id, "Renamed");
    expect(await names()).toEqual(["Second", "Renamed"]);
    await noteProgress(first.id, { ...progress, turn: 2 });
    expect(await names()).toEqual(["Renamed", "Second"]);
    expect((await loadGame(first.id)).progress.turn).toBe(2);
    expect((await loadGame(second.id)).progress.turn).toBe(1);
    expect((await loadGame(first.id)).record).toEqual(record);
  });

  test("one that is deleted takes its entries with it and leaves the others", async () => {
    const first = await createGame("First", players, record, progress);
    const second = await createGame("Second", players, record, progress);
    await deleteGame(first.id);
    expect(await names()).toEqual(["Second"]);
    await expect(loadGame(first.id)).rejects.toThrow(/no saved game/);
    expect((await loadGame(second.id)).record).toEqual(record);
    await renameGame(first.id, "Ghost");
    expect(await names()).toEqual(["Second"]);
  });

  test("one that was damaged on the disk is not played", async () => {
    const { id } = await createGame("First", players, record, progress);
    await appendEntry(id, 13, { seat: "nobody" } as never);
    await expect(loadGame(id)).rejects.toThrow(/damaged/);
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
    const { id } = await createGame("First", players, record, progress);
    const text = await exportGame(id);
    await deleteGame(id);
    const taken = await importGame(text, "another name");
    expect([taken.name, taken.players]).toEqual(["First", players]);
    expect((await loadGame(taken.id)).record).toEqual(record);
    expect(taken.progress.turn).toBe(1);
    expect(taken.progress.waitsFor.length).toBeGreaterThan(0);
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

  test("names each fault, stores nothing, and takes a good file after a bad one", async () => {
    expect(await faultOf("{")).toBe("notJson");
    expect(await faultOf("[]")).toBe("notAGame");
    expect(await faultOf(JSON.stringify({ ...record, pack: "ffff" }))).toBe("otherPack");
    expect(await faultOf(JSON.stringify({ ...record, rules: record.rules + 1 }))).toBe("otherRules");
    const [first, ...rest] = record.entries;
    expect(await faultOf(JSON.stringify({ ...record, entries: [...rest, first] }))).toBe("illegalEntry");
    expect(await names()).toEqual([]);
    expect(await faultOf(JSON.stringify(record))).toBe("none");
    expect(await names()).toEqual(["x"]);
  });

  test("a name is kept within bounds, and nonsense about players makes them people", async () => {
    const file = {
      format: "maria-game",
      name: "n".repeat(100),
      players: { maria: { kind: "bot", level: "genius" }, frederick: 7 },
      record,
    };
    const taken = await importGame(JSON.stringify(file), "x");
    expect(taken.name).toHaveLength(80);
    expect(Object.values(taken.players).every(({ kind }) => kind === "person")).toBe(true);
    expect((await importGame(JSON.stringify({ ...file, name: "  " }), "x")).name).toBe("x");
  });
});
