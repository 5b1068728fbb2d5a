import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { Committer } from "../src/storage/committer.ts";
import { newDirectory } from "./support/stores.ts";

const committing = (path: string): Committer => {
  const committer = new Committer(path);
  onTestFinished(() => committer.close());
  return committer;
};

const INSERT = "insert into kept (number) values (?) returning number";

test("what is committed in its thread is there for everybody, and what fails is refused alone", async () => {
  const path = join(newDirectory(), "kept.db");
  const here = new Database(path);
  onTestFinished(() => void here.close());
  here.exec("PRAGMA journal_mode = WAL");
  here.exec("CREATE TABLE kept (number INTEGER PRIMARY KEY)");
  const committer = committing(path);
  const outcomes = await Promise.allSettled([1, 1, 2].map((number) => committer.commit(INSERT, [number])));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(here.prepare("SELECT number FROM kept ORDER BY number").all()).toMatchObject([
    { number: 1 },
    { number: 2 },
  ]);
});

test("a thread that has ended refuses what it was asked, and the next statement begins another", async () => {
  const directory = join(newDirectory(), "later");
  const committer = committing(join(directory, "kept.db"));
  await expect(committer.commit(INSERT, [1])).rejects.toThrow();
  mkdirSync(directory);
  await committer.commit("create table kept (number integer primary key)", []);
  expect(await committer.commit(INSERT, [1])).toMatchObject([{ number: 1 }]);
});
