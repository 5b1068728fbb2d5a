import type { Kysely } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Job, JobHandler } from "../src/jobs/job.ts";
import { Jobs, type JobsOptions } from "../src/jobs/jobs.ts";
import type { Schema } from "../src/storage/schema.ts";
import { openStorage, type Place } from "../src/storage/storage.ts";
import { testStores } from "./support/stores.ts";

const log = pino({ level: "silent" });

/** A store, and as many processes on it as are asked for. */
const opened = async (place: Place) => {
  const { db, dialect, close } = await openStorage(place, () => {});
  onTestFinished(() => close());
  const process = (handler: JobHandler, options: Partial<JobsOptions> = {}): Jobs => {
    const jobs = new Jobs({ db, dialect, log, lookEvery: 50, ...options });
    jobs.handle("remind", handler);
    jobs.start();
    onTestFinished(() => jobs.close());
    return jobs;
  };
  return { db, process };
};

const left = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  (await db.selectFrom("jobs").select("key").orderBy("key").execute()).map(({ key }) => key);

const soon = { timeout: 20_000, interval: 5 };

describe.each(testStores())("jobs in $name", ({ place }) => {
  test("are carried out once each, however many processes look for them, and are forgotten", async () => {
    const { db, process } = await opened(await place());
    const done: string[] = [];
    const handler: JobHandler = async ({ key }) => {
      done.push(key);
      return null;
    };
    const [one] = [process(handler), process(handler), process(handler)];
    const keys = Array.from({ length: 60 }, (_, number) => `game ${number + 100}`);
    await Promise.all(keys.map((key) => one?.put({ kind: "remind", key })));
    await expect.poll(() => left(db), soon).toEqual([]);
    expect(done.sort()).toEqual(keys);
  });

  test("come with what was put, at their time and not before", async () => {
    const { process } = await opened(await place());
    const found: { readonly job: Job; readonly at: number }[] = [];
    const jobs = process(async (job) => {
      found.push({ job, at: Date.now() });
      return null;
    });
    const due = Date.now() + 300;
    const put = { kind: "remind", key: "game maria", due, game: "game", payload: { seat: "maria" } };
    await jobs.put(put);
    await expect.poll(() => found.length, soon).toBe(1);
    expect(found[0]?.job).toEqual({ ...put, person: null, attempts: 1 });
    expect(found[0]?.at).toBeGreaterThanOrEqual(due - 5);
  });

  test("put again under the same key replace what was put; what was taken back is not done", async () => {
    const { db, process } = await opened(await place());
    const done: unknown[] = [];
    const jobs = process(async ({ payload }) => {
      done.push(payload);
      return null;
    });
    const later = Date.now() + 60_000;
    for (const payload of [1, 2]) await jobs.put({ kind: "remind", key: "game", due: later, payload });
    await jobs.put({ kind: "remind", key: "other", due: later });
    expect(await left(db)).toEqual(["game", "other"]);
    await jobs.cancel("remind", "other");
    await jobs.put({ kind: "remind", key: "game", payload: 3 });
    await expect.poll(() => left(db), soon).toEqual([]);
    expect(done).toEqual([3]);
  });

  test("put anew while they are carried out are carried out once more, and never twice at a time", async () => {
    const { db, process } = await opened(await place());
    const done: unknown[] = [];
    let atOnce = 0;
    let mostAtOnce = 0;
    const handler: JobHandler = async ({ payload }) => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      if (payload === "first") await jobs.put({ kind: "remind", key: "game", payload: "second" });
      await new Promise((resolve) => setTimeout(resolve, 150));
      atOnce--;
      done.push(payload);
      return null;
    };
    const jobs = process(handler);
    process(handler);
    await jobs.put({ kind: "remind", key: "game", payload: "first" });
    await expect.poll(() => left(db), soon).toEqual([]);
    expect([done, mostAtOnce]).toEqual([["first", "second"], 1]);
  });

  test("that fail are tried again after a pause", async () => {
    const { db, process } = await opened(await place());
    const attempts: number[] = [];
    const outcomes: string[] = [];
    const jobs = process(
      async (job) => {
        attempts.push(job.attempts);
        if (job.attempts === 1) throw new Error("the mail server is away");
        return null;
      },
      { onJob: (kind, outcome) => outcomes.push(`${kind} ${outcome}`) },
    );
    const begun = Date.now();
    await jobs.put({ kind: "remind", key: "game" });
    await expect.poll(() => left(db), soon).toEqual([]);
    expect(Date.now() - begun).toBeGreaterThan(900);
    // What came of it is told after its row is gone.
    await expect.poll(() => outcomes.length, soon).toBe(2);
    expect([attempts, outcomes]).toEqual([
      [1, 2],
      ["remind failed", "remind done"],
    ]);
  });

  test("that say when they are due again are", async () => {
    const { process } = await opened(await place());
    let times = 0;
    const jobs = process(async () => (++times < 3 ? { due: Date.now() + 20 } : null));
    await jobs.put({ kind: "remind", key: "game" });
    await expect.poll(() => times, soon).toBe(3);
  });

  test("of a process that died are taken over when its lease ends, and not while it lives", async () => {
    const { db, process } = await opened(await place());
    const begun: string[] = [];
    const holding = (name: string, until: Promise<void>): JobHandler => {
      return async () => {
        begun.push(name);
        await until;
        return null;
      };
    };
    let end = (): void => {};
    const living = process(
      holding(
        "living",
        new Promise((resolve) => {
          end = resolve;
        }),
      ),
      { lease: 300 },
    );
    await living.put({ kind: "remind", key: "held" });
    await expect.poll(() => begun, soon).toEqual(["living"]);
    process(holding("other", Promise.resolve()), { lease: 300 });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(begun).toEqual(["living"]);
    end();
    await expect.poll(() => left(db), soon).toEqual([]);
    // As a process leaves it that was killed in the middle of it.
    const dead = { holder: "dead", lease: Date.now() + 200, due: Date.now(), attempts: 1 };
    const row = { ...dead, id: "1", kind: "remind", key: "left", game: null, person: null, payload: "null" };
    await db.insertInto("jobs").values(row).execute();
    await expect.poll(() => left(db), soon).toEqual([]);
    expect(begun).toHaveLength(2);
  });

  test("of a transaction are there if it commits", async () => {
    const { db, process } = await opened(await place());
    const done: string[] = [];
    const jobs = process(async ({ key }) => {
      done.push(key);
      return null;
    });
    const rolledBack = db.transaction().execute(async (step) => {
      await jobs.put({ kind: "remind", key: "never" }, step);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await db.transaction().execute((step) => jobs.put({ kind: "remind", key: "committed" }, step));
    await expect.poll(() => done, soon).toEqual(["committed"]);
  });

  test("of a process that goes down are left to others at once", async () => {
    const { db, process } = await opened(await place());
    const begun: string[] = [];
    const going = process(
      (_job, signal) =>
        new Promise((_resolve, reject) => {
          begun.push("going");
          signal.addEventListener("abort", () => reject(new Error("the server goes down")));
        }),
    );
    await going.put({ kind: "remind", key: "game" });
    await expect.poll(() => begun, soon).toEqual(["going"]);
    await going.close();
    process(async () => {
      begun.push("other");
      return null;
    });
    await expect.poll(() => left(db), soon).toEqual([]);
    expect(begun).toEqual(["going", "other"]);
  });
});
