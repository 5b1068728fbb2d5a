import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Entry } from "@maria/rules";
import { chanceFrom } from "@maria/rules/search";
import { describe, expect, onTestFinished, test } from "vitest";
import { backUp, WouldReplace } from "../src/backup/backup.ts";
import { restore } from "../src/backup/restore.ts";
import { entriesOf } from "../src/storage/entries.ts";
import { Journal } from "../src/storage/journal.ts";
import { openBeside, openStorage, type Place } from "../src/storage/storage.ts";
import { CADET, NEW_GAME, serving } from "./support/serving.ts";
import { newDirectory, testStores } from "./support/stores.ts";
import { type Sitting, Visitor } from "./support/visitor.ts";

const STORES = testStores();

const entry: Entry = { seat: "maria", action: { type: "march", piece: 1, path: [1, 2] } as never };

const opened = async (place: Place) => {
  const storage = await openStorage(place, () => {});
  onTestFinished(() => storage.close());
  return storage;
};

/** A store with somebody in it and a game of 600 entries. */
const filled = async (place: Place) => {
  const { db } = await opened(place);
  const journal = new Journal(db);
  await db
    .insertInto("people")
    .values({ id: "p", name: "Käthe “K”", made: "2026", suspended: null })
    .execute();
  await db
    .insertInto("devices")
    .values({ id: "d", person: "p", made: "2026", label: null, used: null })
    .execute();
  await Promise.all(Array.from({ length: 600 }, (_, at) => journal.append("game", at + 1, entry)));
  return { db, journal };
};

const file = (): string => join(newDirectory(), "backup");

describe.each(STORES)("a backup of $name", ({ place }) => {
  test.each(STORES)(
    "is restored in $name with every row, while both are in use",
    async ({ place: other }) => {
      const from = await place();
      const { journal } = await filled(from);
      const path = file();
      const rows = await backUp(from, path);
      await journal.append("game", 601, entry);
      const to = await other();
      const { db } = await opened(to);
      expect(await restore(to, path)).toBe(rows);
      expect(await db.selectFrom("people").select("name").execute()).toEqual([{ name: "Käthe “K”" }]);
      expect(await db.selectFrom("devices").select("id").execute()).toEqual([{ id: "d" }]);
      expect(await entriesOf(db, new Journal(db), "game").read(1)).toEqual(Array(600).fill(entry));
    },
  );

  test("never takes the place of what is there unless it is told to", async () => {
    const at = await place();
    const { db, journal } = await filled(at);
    const path = file();
    await backUp(at, path);
    await expect(backUp(at, path)).rejects.toBeInstanceOf(WouldReplace);
    await journal.append("game", 601, entry);
    await expect(restore(at, path)).rejects.toBeInstanceOf(WouldReplace);
    expect(await entriesOf(db, journal, "game").read(601)).toHaveLength(1);
    await restore(at, path, { mayReplace: true });
    expect(await entriesOf(db, journal, "game").read(601)).toHaveLength(0);
  });

  test("keeps whoever has read the store before it was restored from writing on", async () => {
    const at = await place();
    const { db, journal } = await filled(at);
    const path = file();
    await backUp(at, path);
    const store = entriesOf(db, journal, "game");
    await store.append(601, entry);
    await restore(at, path, { mayReplace: true });
    await expect(store.append(602, entry)).rejects.toThrow("restored");
    expect(await store.read(1)).toHaveLength(600);
    const { value } = await db
      .selectFrom("secrets")
      .select("value")
      .where("name", "=", "epoch")
      .executeTakeFirstOrThrow();
    journal.renew(value);
    await expect(store.append(601, entry)).rejects.toThrow("restored");
    await entriesOf(db, journal, "game").append(601, entry);
  });

  test("that is damaged, cut short, foreign or of a later version changes nothing", async () => {
    const at = await place();
    const { db, journal } = await filled(at);
    const path = file();
    await backUp(at, path);
    const text = gunzipSync(readFileSync(path)).toString("utf8");
    const [head = "", ...lines] = text.split("\n");
    for (const [reason, bytes] of [
      ["damaged", gzipSync(text.replace("Käthe", "Kathe"))],
      ["damaged", gzipSync([head, ...lines.slice(0, 40)].join("\n"))],
      ["damaged", readFileSync(path).subarray(0, 800)],
      ["foreign", Buffer.from("no backup")],
      ["foreign", gzipSync("{}\n")],
      ["later", gzipSync([head.replace('"form":1', '"form":2'), ...lines].join("\n"))],
    ] as const) {
      writeFileSync(path, bytes);
      await expect(restore(at, path, { mayReplace: true })).rejects.toMatchObject({ reason });
    }
    expect(await entriesOf(db, journal, "game").read(1)).toHaveLength(600);
  });
});

describe.each(STORES)("a server on $name", ({ place }) => {
  test("whose store is restored tells everybody the game as it was then, and lets it go on from there", async () => {
    const at = await place();
    const { port } = await serving(at, { logLevel: "silent" });
    const maria = await Visitor.named(port, "Maria");
    const { game } = await maria.make({ ...NEW_GAME, players: { ...NEW_GAME.players, frederick: CADET } });
    await maria.ask("POST", `/api/games/${game.id}/start`, {});
    const random = chanceFrom(1);
    const before = await maria.sit(game.id);
    const toDecide = (sitting: Sitting) =>
      sitting.until(() => sitting.moments.at(-1)?.pending.find(({ seat }) => seat === "maria"));
    const decide = async (sitting: Sitting) => {
      await toDecide(sitting);
      expect(await sitting.decide("maria", random)).toEqual({ accepted: true });
    };
    await before.watch("maria");
    await decide(before);
    await toDecide(before);
    const path = file();
    await backUp(at, path);
    const { db } = await openBeside(at);
    onTestFinished(() => db.destroy());
    const count = async () => (await entriesOf(db, new Journal(db), game.id).read(1)).length;
    for (let more = 0; more < 3; more++) await decide(before);
    await toDecide(before);
    const later = await count();
    await restore(at, path, { mayReplace: true });
    const saved = await count();
    expect(saved).toBeLessThan(later);
    expect(await before.until(() => before.closed ?? undefined)).toBe(1012);
    const after = await maria.sit(game.id);
    await after.watch("maria");
    await decide(after);
    expect(await count()).toBeGreaterThan(saved);
    const stored = await db
      .selectFrom("entries")
      .select("number")
      .where("game", "=", game.id)
      .orderBy("number")
      .execute();
    expect(stored.map(({ number }) => number)).toEqual(stored.map((_, index) => index + 1));
  });
});
