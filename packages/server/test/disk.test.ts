import type { Entry } from "@maria/rules";
import { CompiledQuery } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { entriesOf } from "../src/storage/entries.ts";
import { Journal } from "../src/storage/journal.ts";
import { openStorage, type Storage, writingTo } from "../src/storage/storage.ts";
import { newDirectory } from "./support/stores.ts";

const entry: Entry = { seat: "maria", action: { type: "march", piece: 1, path: [1, 2] } as never };

/** By whom entries are committed: by the connection everything else is asked over, or by the thread of a server. */
describe.each<readonly [string, (storage: Storage) => Storage["write"]]>([
  ["the connection itself", ({ db }) => writingTo(db)],
  ["the thread of a server", ({ write }) => write],
])("entries committed by %s", (_name, writerOf) => {
  /** SQLite's limit of pages stands for a full disk, a connection that may only read for a disk that may only be read. */
  test.each([
    ["full", "max_page_count = 1", "max_page_count = 1000000"],
    ["readonly", "query_only = 1", "query_only = 0"],
  ])(
    "on a disk that is %s none is acknowledged or lost, and it goes on without a restart",
    async (why, on, off) => {
      const storage = await openStorage({ directory: newDirectory() }, () => {});
      onTestFinished(() => storage.close());
      const { db } = storage;
      const write = writerOf(storage);
      const store = entriesOf(db, new Journal(db, write), "game");
      await store.append(1, entry);
      await write(`pragma ${on}`, []);
      // What fits into the pages there are is still taken; nothing after the first refusal is.
      let stored = 1;
      const refused = await (async () => {
        for (;;)
          try {
            await store.append(stored + 1, entry);
            stored++;
          } catch (error) {
            return String(error);
          }
      })();
      expect(refused).toContain(why);
      await expect(store.append(stored + 1, entry)).rejects.toThrow(why);
      expect(await store.read(1)).toHaveLength(stored);
      await write(`pragma ${off}`, []);
      await store.append(stored + 1, entry);
      expect(await store.read(1)).toHaveLength(stored + 1);
      await db
        .executeQuery(CompiledQuery.raw("pragma integrity_check"))
        .then(({ rows }) => expect(rows).toEqual([{ integrity_check: "ok" }]));
    },
  );
});
