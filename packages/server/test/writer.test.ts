import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import Database from "libsql";
import { describe, expect, onTestFinished, test } from "vitest";
import { Statements } from "../src/storage/statements.ts";
import { openStorage } from "../src/storage/storage.ts";
import { Writer } from "../src/storage/writer.ts";
import { type Writing, WritingHere } from "../src/storage/writing.ts";
import { newDirectory } from "./support/stores.ts";

const opened = (path: string): Database.Database => {
  const database = new Database(path);
  onTestFinished(() => void database.close());
  return database;
};

const writer = (path: string): Writer => {
  const found = new Writer(path);
  onTestFinished(() => found.close());
  return found;
};

const here = (path: string): WritingHere => {
  const database = opened(path);
  database.exec("PRAGMA busy_timeout = 50");
  return new WritingHere(new Statements(database), 0);
};

const INSERT = "insert into kept (number) values (?) returning number";
const TWO = "insert into kept (number) values (?), (?) returning number";

/** A file with a table, as somebody else sees it. */
const kept = () => {
  const path = join(newDirectory(), "kept.db");
  const other = opened(path);
  other.exec("PRAGMA journal_mode = WAL");
  other.exec("CREATE TABLE kept (number INTEGER PRIMARY KEY)");
  const numbers = () =>
    (other.prepare("SELECT number FROM kept ORDER BY number").all() as { readonly number: number }[]).map(
      ({ number }) => number,
    );
  return { path, other, numbers };
};

describe.each<[string, (path: string) => Writing]>([
  ["in a thread", writer],
  ["here", here],
])("what is written %s", (_, writingTo) => {
  test("is there for everybody, and what fails is refused alone", async () => {
    const { path, numbers } = kept();
    const writing = writingTo(path);
    const outcomes = await Promise.allSettled([1, 1, 2].map((number) => writing.write(INSERT, [number])));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(numbers()).toEqual([1, 2]);
  });

  test("after somebody else had the file locked is committed, whatever had to be refused meanwhile", async () => {
    const { path, other, numbers } = kept();
    const writing = writingTo(path);
    other.exec("BEGIN IMMEDIATE");
    await expect(writing.write(INSERT, [1])).rejects.toThrow("locked");
    await expect(writing.begin("begin immediate")).rejects.toThrow("locked");
    other.exec("COMMIT");
    await writing.write(TWO, [2, 3]);
    expect(numbers()).toEqual([2, 3]);
    await writing.write(INSERT, [4]);
    expect(numbers()).toEqual([2, 3, 4]);
  });

  test("in a transaction is there as a whole or not at all, and nobody else writes meanwhile", async () => {
    const { path, numbers } = kept();
    const writing = writingTo(path);
    const step = await writing.begin("begin immediate");
    const beside = writing.write(INSERT, [9]);
    await step.carryOut(INSERT, [1]);
    expect(numbers()).toEqual([]);
    await step.rollback();
    await beside;
    expect(numbers()).toEqual([9]);
    const again = await writing.begin("begin immediate");
    for (const number of [1, 2]) await again.carryOut(INSERT, [number]);
    await expect(again.carryOut(INSERT, [9])).rejects.toThrow();
    await again.commit();
    expect(numbers()).toEqual([1, 2, 9]);
  });
});

describe("statements that are committed together", () => {
  const together = (path: string, ...numbers: readonly number[]) => {
    const statements = new Statements(opened(path));
    statements.write("PRAGMA foreign_keys = ON", []);
    return statements
      .writeTogether(numbers.map((number) => ({ text: INSERT, values: [number] })))
      .map((written) => (written instanceof Error ? "failed" : written.rows));
  };

  test("are all there, each with its own rows", () => {
    const { path, numbers } = kept();
    expect(together(path, 1, 2, 3)).toEqual([[{ number: 1 }], [{ number: 2 }], [{ number: 3 }]]);
    expect(numbers()).toEqual([1, 2, 3]);
  });

  test("do not suffer from one among them that fails", () => {
    const { path, numbers } = kept();
    expect(together(path, 1, 1, 2)).toEqual([[{ number: 1 }], "failed", [{ number: 2 }]]);
    expect(numbers()).toEqual([1, 2]);
  });

  test("are all refused, and none is there, if the commit fails", () => {
    const { path, other, numbers } = kept();
    other.exec("CREATE TABLE even (number INTEGER PRIMARY KEY)");
    other.exec("INSERT INTO even VALUES (2)");
    other.exec("DROP TABLE kept");
    other.exec(
      "CREATE TABLE kept (number INTEGER PRIMARY KEY REFERENCES even (number) DEFERRABLE INITIALLY DEFERRED)",
    );
    expect(together(path, 2, 3)).toEqual(["failed", "failed"]);
    expect(numbers()).toEqual([]);
    expect(together(path, 2)).toEqual([[{ number: 2 }]]);
  });

  test("are all refused while somebody else has the file", () => {
    const { path, other, numbers } = kept();
    other.exec("BEGIN IMMEDIATE");
    expect(together(path, 1, 2)).toEqual(["failed", "failed"]);
    other.exec("COMMIT");
    expect(together(path, 3, 4)).toEqual([[{ number: 3 }], [{ number: 4 }]]);
    expect(numbers()).toEqual([3, 4]);
  });
});

test("whoever writes beside a server waits until the file is free, while everything else in his process goes on", async () => {
  const { path, other, numbers } = kept();
  const database = opened(path);
  database.exec("PRAGMA busy_timeout = 10");
  const writing = new WritingHere(new Statements(database), 10_000);
  other.exec("BEGIN IMMEDIATE");
  const written = [writing.write(INSERT, [1]), writing.begin("begin immediate")] as const;
  // Somebody who can only end what he has begun in this same process.
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(numbers()).toEqual([]);
  other.exec("COMMIT");
  await written[0];
  const step = await written[1];
  await step.carryOut(INSERT, [2]);
  await step.commit();
  expect(numbers()).toEqual([1, 2]);
});

test("a thread that has ended refuses what it was asked, and the next statement begins another", async () => {
  const directory = join(newDirectory(), "later");
  const writing = writer(join(directory, "kept.db"));
  await expect(writing.write(INSERT, [1])).rejects.toThrow();
  mkdirSync(directory);
  await writing.write("create table kept (number integer primary key)", []);
  expect(await writing.write(INSERT, [1])).toMatchObject({ rows: [{ number: 1 }] });
});

test("whoever only reads does not wait for a transaction, and sees nothing of it before it is committed", async () => {
  const { db, close } = await openStorage({ directory: newDirectory() }, () => {});
  onTestFinished(close);
  const count = async () =>
    (await sql<{ readonly many: number }>`select count(*) as many from secrets`.execute(db)).rows[0]?.many;
  const before = await count();
  await db.transaction().execute(async (step) => {
    await step.insertInto("secrets").values({ name: "one", value: "1" }).execute();
    expect(await count()).toBe(before);
  });
  expect(await count()).toBe((before ?? 0) + 1);
});
