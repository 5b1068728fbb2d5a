import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scratchDirectory } from "./support/scratch.ts";
import { maria } from "./support/terminal.ts";

test("backup says what is missing, restore makes a store of a backup, and neither overwrites without --replace", async () => {
  const directory = scratchDirectory();
  const said = async (command: string) => {
    const { code, stdout, stderr } = await maria(command, { directory });
    return [code, stdout + stderr] as const;
  };
  const [nothing, why] = await said("backup all.gz --data none");
  expect([nothing, why]).toEqual([1, expect.stringContaining("nothing was changed")]);

  const { openStorage } = await import("../../server/src/storage/storage.ts");
  const { db, close } = await openStorage({ directory: join(directory, "kept") }, () => {});
  await db.insertInto("people").values({ id: "p", name: "Maria", made: "2026", suspended: null }).execute();
  expect(await said("backup all.gz --data kept")).toEqual([0, expect.stringMatching(/: \d+ rows?\./)]);
  expect(await said("backup all.gz --data kept")).toEqual([1, expect.stringContaining("--replace")]);
  expect((await said("backup all.gz --data kept --replace"))[0]).toBe(0);
  expect(await said("restore all.gz --data kept")).toEqual([1, expect.stringContaining("--replace")]);
  expect(await said("restore all.gz --data other")).toEqual([0, expect.stringMatching(/: \d+ rows?\./)]);
  expect(await said("restore all.gz --data other")).toEqual([1, expect.stringContaining("--replace")]);
  writeFileSync(join(directory, "letter"), "Dear Maria");
  expect(await said("restore letter --data kept --replace")).toEqual([
    1,
    expect.stringContaining("no backup"),
  ]);
  expect(await db.selectFrom("people").select("name").execute()).toEqual([{ name: "Maria" }]);
  await close();
});
