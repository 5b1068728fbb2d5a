import type { Entry } from "@maria/rules";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { entriesOf } from "../src/storage/entries.ts";
import { Journal } from "../src/storage/journal.ts";
import { openStorage } from "../src/storage/storage.ts";
import { newDirectory } from "./support/stores.ts";

const entry: Entry = { seat: "maria", action: { type: "march", piece: 1, path: [1, 2] } as never };

/** SQLite's limit of pages stands for a full disk, a connection that may only read for a disk that may only be read. */
test.each([
  ["full", "max_page_count = 1", "max_page_count = 1000000"],
  ["readonly", "query_only = 1", "query_only = 0"],
])(
  "on a disk that is %s nothing is acknowledged or lost, and it goes on without a restart",
  async (why, on, off) => {
    const { db, close } = await openStorage({ directory: newDirectory() }, () => {});
    onTestFinished(close);
    /** Of the connection that writes, in its thread: whatever is no question goes there. */
    const set = (pragma: string) => sql.raw(`pragma ${pragma}`).execute(db);
    const store = entriesOf(db, new Journal(db), "game");
    await store.append(1, entry);
    await set(on);
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
    await set(off);
    await store.append(stored + 1, entry);
    expect(await store.read(1)).toHaveLength(stored + 1);
    const { rows } = await sql.raw("pragma integrity_check").execute(db);
    expect(rows).toEqual([{ integrity_check: "ok" }]);
  },
);
