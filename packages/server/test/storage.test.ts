import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Entry } from "@maria/rules";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { DataInUse } from "../src/storage/dataInUse.ts";
import { entriesOf } from "../src/storage/entries.ts";
import { Journal } from "../src/storage/journal.ts";
import { keepPack, packText } from "../src/storage/packs.ts";
import { secretNamed } from "../src/storage/secrets.ts";
import { latestSnapshot, putSnapshot } from "../src/storage/snapshots.ts";
import { openStorage, type Place } from "../src/storage/storage.ts";
import { historical, historicalData } from "./support/historical.ts";
import { newDirectory, testStores } from "./support/stores.ts";

const opened = async (place: Place) => {
  const storage = await openStorage(place, () => {});
  onTestFinished(() => storage.close());
  return storage;
};

const entry = (piece: number): Entry => ({
  seat: "maria",
  action: { type: "march", piece, path: [1, 2] } as never,
});

const STORES = testStores();

/** One statement after another, or whenever something has come, as a server does with SQLite. */
const JOURNALS = STORES.flatMap((store) => [
  { ...store, mostUnderWay: 1 },
  ...(store.name === "SQLite" ? [{ ...store, mostUnderWay: Number.POSITIVE_INFINITY }] : []),
]);

describe.each(JOURNALS)("entries in $name, $mostUnderWay at once", ({ place, mostUnderWay }) => {
  test("are read back as they were appended, from any number on", async () => {
    const { db } = await opened(await place());
    const store = entriesOf(db, new Journal(db, { mostUnderWay }), "game");
    for (const number of [1, 2, 3]) await store.append(number, entry(number));
    expect(await store.read(1)).toEqual([entry(1), entry(2), entry(3)]);
    expect(await store.read(3)).toEqual([entry(3)]);
    expect(await entriesOf(db, new Journal(db), "other").read(1)).toEqual([]);
  });

  test("have one number each: of two writers the second is refused, and those beside him are not", async () => {
    const { db } = await opened(await place());
    const journal = new Journal(db, { mostUnderWay });
    const [game, other] = ["game", "other"].map((name) => entriesOf(db, journal, name));
    await game?.append(1, entry(1));
    const outcomes = await Promise.allSettled([game?.append(1, entry(2)), other?.append(1, entry(3))]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(await game?.read(1)).toEqual([entry(1)]);
    expect(await other?.read(1)).toEqual([entry(3)]);
  });

  test("have one number each, also of two writers who come in one moment", async () => {
    const { db } = await opened(await place());
    const journal = new Journal(db, { mostUnderWay });
    const game = entriesOf(db, journal, "game");
    const outcomes = await Promise.allSettled([
      game.append(1, entry(1)),
      game.append(1, entry(2)),
      game.append(1, entry(3)),
      game.append(2, entry(4)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
    expect(await game.read(1)).toEqual([entry(1), entry(4)]);
  });

  test("that come in one moment are written together", async () => {
    const { db } = await opened(await place());
    const sizes: number[] = [];
    const journal = new Journal(db, { mostUnderWay, onGroup: (size) => sizes.push(size) });
    await Promise.all(
      Array.from({ length: 200 }, (_, game) => journal.append(`game ${game}`, 1, entry(game))),
    );
    expect(sizes).toEqual([128, 72]);
  });

  test("are all answered before a journal is closed, which then takes no more", async () => {
    const { db } = await opened(await place());
    const journal = new Journal(db, { mostUnderWay });
    const last = journal.append("game", 1, entry(1));
    await journal.close();
    await expect(last).resolves.toBeUndefined();
    await expect(journal.append("game", 2, entry(2))).rejects.toThrow("closed");
    expect(await entriesOf(db, journal, "game").read(1)).toHaveLength(1);
  });
});

describe.each(STORES)("what is kept besides in $name", ({ place }) => {
  test("a snapshot replaces an older one, never a later one, and is of what is stored", async () => {
    const { db } = await opened(await place());
    const journal = new Journal(db);
    for (const [number, form] of [
      [64, "first"],
      [128, "second\nline \u0080\u00ff"],
      [100, "late"],
      [200, "of what is not stored"],
    ] as const) {
      if (number < 200) await journal.append("game", number, entry(1));
      await putSnapshot(db, "game", number, form);
    }
    expect(await latestSnapshot(db, "game")).toMatchObject({
      number: 128,
      form: "second\nline \u0080\u00ff",
    });
  });

  test("a pack is stored once, under its fingerprint", async () => {
    const { db } = await opened(await place());
    expect(await keepPack(db, historicalData)).toBe(historical.id);
    expect(await keepPack(db, historicalData)).toBe(historical.id);
    expect(JSON.parse((await packText(db, historical.id)) ?? "")).toEqual(historicalData);
  });

  test("a secret is the same for all who ask, and after a restart", async () => {
    const at = await place();
    const first = await openStorage(at, () => {});
    const secrets = await Promise.all([secretNamed(first.db, "cookies"), secretNamed(first.db, "cookies")]);
    await first.close();
    const { db } = await opened(at);
    expect(new Set([...secrets, await secretNamed(db, "cookies")]).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("the embedded store", () => {
  test("belongs to one server at a time", async () => {
    const directory = newDirectory();
    const first = await openStorage({ directory }, () => {});
    await expect(openStorage({ directory }, () => {})).rejects.toBeInstanceOf(DataInUse);
    await first.close();
    const second = await openStorage({ directory }, () => {});
    await second.close();
  });

  test("has its log of changes at full length from the first moment, so that no commit makes a file grow", async () => {
    const directory = newDirectory();
    const { db } = await opened({ directory });
    const size = () => statSync(join(directory, "maria.db-wal")).size;
    const before = size();
    const store = entriesOf(db, new Journal(db), "game");
    for (let number = 1; number <= 20; number++) await store.append(number, entry(number));
    expect([before > 4_000_000, size()]).toEqual([true, before]);
    expect(await store.read(1)).toHaveLength(20);
  });

  test("leaves nothing in its log of changes when it is closed", async () => {
    const directory = newDirectory();
    const { db, close } = await openStorage({ directory }, () => {});
    await new Journal(db).append("game", 1, entry(1));
    await close();
    const log = join(directory, "maria.db-wal");
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
    const again = await opened({ directory });
    expect(await entriesOf(again.db, new Journal(again.db), "game").read(1)).toHaveLength(1);
  });

  test("synchronises its log of changes at every commit", async () => {
    const { db } = await opened({ directory: newDirectory() });
    const settingOf = async (name: string) =>
      Object.values((await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(db)).rows[0] ?? {})[0];
    expect([await settingOf("journal_mode"), await settingOf("synchronous")]).toEqual(["wal", 2]);
  });
});
