import { Writable } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import type { Io } from "../src/terminal/io.ts";
import { progressOn } from "../src/terminal/progress.ts";

const ERASE_LINE = "\r\u001b[2K";

afterEach(() => {
  vi.restoreAllMocks();
});

const watched = (showsProgress: boolean) => {
  const written: string[] = [];
  const stderr = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return {
    progress: progressOn({ stderr, showsProgress } as unknown as Io),
    written,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

test("the bar grows with the share, is full at the end, and is redrawn in place", () => {
  const { progress, written, wait } = watched(true);
  for (const share of [0, 0.25, 1, 2]) {
    progress.show(share, "game 1");
    wait(100);
  }
  progress.clear();
  const bar = (full: number): string => `${ERASE_LINE}[${"█".repeat(full)}${"░".repeat(24 - full)}] game 1`;
  expect(written).toEqual([bar(0), bar(6), bar(24), bar(24), ERASE_LINE]);
});

test("it is not redrawn so often that it flickers, and not at all where nobody watches", () => {
  const { progress, written, wait } = watched(true);
  progress.show(0.1, "a");
  wait(99);
  progress.show(0.2, "b");
  wait(1);
  progress.show(0.3, "c");
  expect(written.map((text) => text.at(-1))).toEqual(["a", "c"]);
  const unseen = watched(false);
  unseen.progress.show(0.5, "a");
  unseen.progress.clear();
  expect(unseen.written).toEqual([]);
});
