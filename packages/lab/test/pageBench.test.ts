import type { ServedFile } from "@maria/cli/serve/files";
import { describe, expect, test } from "vitest";
import { comparedInTurns } from "../src/bench/measure.ts";
import { AskedFiles } from "../src/bench/pageWeight.ts";
import { longestTasks, type TraceEvent } from "../src/bench/trace.ts";

const file = (bytes: number): ServedFile => ({
  type: "text/javascript; charset=utf-8",
  plain: Buffer.alloc(3 * bytes),
  gzip: Buffer.alloc(bytes),
  brotli: null,
  isImmutable: true,
});

describe("the weight of the page", () => {
  const files = () =>
    new AskedFiles([
      ["/index.html", file(900)],
      ["/assets/index.js", file(30_000)],
      ["/table-worker.js", file(12_500)],
      ["/assets/rules.js", file(40_000)],
    ]);

  test("counts the script asked for, gzipped and each file once", () => {
    const page = files();
    for (const path of ["/index.html", "/assets/index.js", "/table-worker.js", "/assets/index.js"])
      page.get(path);
    expect(page.script).toBe(42.5);
  });

  test("does not count what nobody asked for, nor what is not there", () => {
    const page = files();
    page.get("/assets/lost.js");
    expect(page.script).toBe(0);
  });
});

describe("a page measured in turns with another", () => {
  test("is told by its median and its best, and against the other round by round", () => {
    expect(comparedInTurns([[30, 10, 40]])).toEqual({ value: 30, best: 10 });
    expect(
      comparedInTurns([
        [30, 10, 40],
        [60, 10, 50],
      ]),
    ).toEqual({ value: 30, best: 10, baseline: 50, ratio: 0.8 });
  });
});

describe("the longest block", () => {
  const thread = (pid: number, tid: number, name: string): TraceEvent => ({
    name: "thread_name",
    ph: "M",
    pid,
    tid,
    args: { name },
  });
  const task = (
    pid: number,
    tid: number,
    dur: number,
    name = "ThreadControllerImpl::RunTask",
  ): TraceEvent => ({
    name,
    ph: "X",
    pid,
    tid,
    dur,
  });

  test("is the longest task of a page's main thread, by the clock and by its own work, in milliseconds", () => {
    const events = [
      thread(7, 1, "CrRendererMain"),
      thread(7, 2, "Compositor"),
      thread(3, 1, "CrBrowserMain"),
      { ...task(7, 1, 14_000), tdur: 12_000 },
      { ...task(7, 1, 21_500, "RunTask"), tdur: 3_000 },
      task(7, 2, 90_000),
      task(3, 1, 80_000),
      task(7, 1, 70_000, "V8.GC"),
    ];
    expect(longestTasks(events)).toEqual({ block: 21.5, work: 12 });
  });

  test("is nothing where nothing was done", () => expect(longestTasks([])).toEqual({ block: 0, work: 0 }));
});
