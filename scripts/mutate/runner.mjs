// Runs inside Vitest's workers in place of its own runner. The plan says what to do:
//
//   observe  every test once; note how long it takes and which mutants it reaches
//   try      every test again with each mutant that it reaches, in the same process, until one notices it
//   fresh    every test once, with one mutant active from the first import on
//
// What is found is appended to the plan's journal, a line of JSON each, so that nothing is lost if a mutant hangs and the
// process is killed.

import { setMaxListeners } from "node:events";
import { appendFileSync, readFileSync } from "node:fs";
import { TestRunner } from "vitest";
import { tableReader } from "./texts.mjs";

// Each run of a test listens for its being cancelled.
setMaxListeners(0);

const plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN, "utf8"));
const note = (entry) => appendFileSync(plan.journal, `${JSON.stringify({ ...entry, pid: process.pid })}\n`);

const hits = new Uint8Array(plan.count);
const mutation = {
  active: plan.active ?? -1,
  at(id) {
    hits[id] = 1;
    return id === mutation.active;
  },
};
globalThis.__mutation = { at: mutation.at, table: tableReader(plan.texts, mutation.at) };

const reached = () => Array.from(hits.keys()).filter((id) => hits[id] === 1);
const fileOf = (task) => task.file.filepath;
const nameOf = (task) => (task.suite ? `${nameOf(task.suite)} > ${task.name}` : task.name);

/** Mutants that some test has noticed, in whatever worker. */
const noticed = () =>
  new Set(
    readFileSync(plan.journal, "utf8")
      .split("\n")
      .filter((line) => line.startsWith('{"caught"'))
      .map((line) => JSON.parse(line).caught),
  );

const suitesOf = (task) => (task.suite ? [...suitesOf(task.suite), task.suite] : [task.file]);

/** A test with what stands before and after each one, for Vitest itself brackets only the first run. */
const againWith = (test, run) => async () => {
  const hooks = suitesOf(test).map((suite) => TestRunner.getSuiteHooks(suite));
  for (const { beforeEach } of hooks) for (const hook of beforeEach) await hook(test.context, test.suite);
  try {
    await run();
  } finally {
    for (const { afterEach } of hooks.reverse())
      for (const hook of afterEach) await hook(test.context, test.suite);
  }
};

const fails = async (run) => {
  try {
    await run();
    return false;
  } catch {
    return true;
  }
};

const observe = async (test, run) => {
  hits.fill(0);
  const started = performance.now();
  await run();
  note({ file: fileOf(test), test: nameOf(test), ms: performance.now() - started, reached: reached() });
  // What the imports of the next file reach is counted by itself.
  hits.fill(0);
};

/** A test that fails without a mutant after one has run: something outside the test remembers the mutant. */
let spoilt = false;

const tryMutants = async (test, run) => {
  const todo = plan.todo[fileOf(test)]?.[nameOf(test)] ?? [];
  if (todo.length === 0) return;
  await run();
  const again = againWith(test, run);
  const caught = noticed();
  for (const id of todo) {
    if (spoilt) note({ unsure: id });
    if (spoilt || caught.has(id)) continue;
    note({ began: id, file: fileOf(test), test: nameOf(test), at: Date.now() });
    hits.fill(0);
    mutation.active = id;
    const failed = await fails(again);
    mutation.active = -1;
    const wasReached = hits[id] === 1;
    if (failed) spoilt = await fails(again);
    if (failed && !spoilt) note({ caught: id, by: nameOf(test) });
    // Not reached again: a cache still holds what was worked out without the mutant.
    else if (spoilt || !wasReached) note({ unsure: id });
    note({ ended: id, file: fileOf(test), test: nameOf(test) });
    // A process of its own for what is left: see trial.mjs, which goes on until nothing is.
    if (spoilt && plan.shared) process.kill(process.pid, "SIGKILL");
  }
};

export default class extends TestRunner {
  onCollected(files) {
    if (plan.mode !== "observe") return;
    for (const { filepath } of files) note({ file: filepath, imports: reached() });
  }

  async runTask(test) {
    if (plan.without.some((part) => `${fileOf(test)} > ${nameOf(test)}`.includes(part))) return;
    const run = TestRunner.getTestFn(test);
    if (plan.mode === "observe") await observe(test, run);
    else if (plan.mode === "try") await tryMutants(test, run);
    else await run();
  }
}
