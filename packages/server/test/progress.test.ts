import { expect, onTestFinished, test, vi } from "vitest";
import { type Noted, ProgressNotes } from "../src/games/progress.ts";
import { openStorage } from "../src/storage/storage.ts";
import { newDirectory } from "./support/stores.ts";

const noteAfter = (noted: number, turn = 1): Noted => ({
  noted,
  progress: { turn, result: null, waitsFor: ["maria"] },
  waits: {},
  awaited: [],
});

test("a game's number of entries alone is noted late, and soon with anything else", async () => {
  const { db, close } = await openStorage({ directory: newDirectory() }, () => {});
  onTestFinished(close);
  const notes = new ProgressNotes(db, (error) => {
    throw error;
  });
  // A transaction comes after what is being written.
  const noted = async () =>
    (await db.transaction().execute((step) => step.selectFrom("progress").select("noted").execute())).map(
      (row) => row.noted,
    );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());

  notes.note("game", noteAfter(1), true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await noted()).toEqual([1]);
  notes.note("game", noteAfter(2), false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await noted()).toEqual([1]);
  notes.note("game", noteAfter(3), false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await noted()).toEqual([3]);
  notes.note("game", noteAfter(4), false);
  notes.note("game", noteAfter(5, 2), true);
  notes.note("game", noteAfter(6, 2), false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await noted()).toEqual([6]);
  notes.note("game", noteAfter(7, 2), false);
  await notes.flush();
  expect(await noted()).toEqual([7]);
});
