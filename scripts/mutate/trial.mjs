// Lets Vitest try the mutants: observe the tests, try in warm processes, settle what is left in fresh ones.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createVitest } from "vitest/node";
import { instrument } from "./instrument.mjs";
import { busy, observations, readJournal, remaining, trials } from "./journal.mjs";
import { languageOf, presentTables } from "./texts.mjs";

const RUNNER = fileURLToPath(new URL("runner.mjs", import.meta.url));

/** A mutant that makes a test this much slower hangs, and is noticed by whoever waits. */
const PATIENCE = { factor: 8, least: 8_000 };
const patienceFor = (ms) => PATIENCE.least + PATIENCE.factor * ms;
const LOOK_EVERY = 500;

/** Puts the mutants into the sources as Vite reads them. */
const instrumenting = (byPath) => ({
  name: "mutants",
  enforce: "pre",
  transform(code, id) {
    const path = id.split("?")[0];
    const mutants = byPath.get(path)?.filter(({ text }) => text === undefined) ?? [];
    const language = languageOf(path);
    const planted = mutants.length === 0 ? code : instrument(code, mutants);
    return { code: language === undefined ? planted : presentTables(planted, language), map: null };
  },
});

const kill = (pid) => {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself in the meantime.
  }
};

/**
 * Tries mutants (with `id`s from 0 and their `path`) with the tests whose paths contain one of `tests` and none of `without`.
 * A part of a file's path and a test's title, joined by " > ", leaves out that test. `shared`: test files share a process. Gives those that were caught and what caught them, and those that no test reaches.
 */
export const tryMutants = async ({ root, mutants, tests, without, shared, workers, tell }) => {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  const planPath = join(folder, "plan.json");
  process.env.MUTATION_PLAN = planPath;
  const byPath = new Map();
  for (const mutant of mutants) byPath.set(mutant.path, [...(byPath.get(mutant.path) ?? []), mutant]);

  const texts = mutants
    .filter(({ text }) => text !== undefined)
    .map(({ id, path, text }) => ({ id, language: languageOf(path), ...text }));
  const isText = new Set(texts.map(({ id }) => id));

  /** Milliseconds each test file takes, as observed. */
  const times = new Map();
  class QuickOnesFirst {
    sort(specifications) {
      return [...specifications].sort((a, b) => (times.get(a.moduleId) ?? 0) - (times.get(b.moduleId) ?? 0));
    }
    shard(specifications) {
      return specifications;
    }
  }

  const open = (options) =>
    createVitest(
      "test",
      {
        root,
        watch: false,
        runner: RUNNER,
        reporters: [{}],
        isolate: !shared,
        pool: "forks",
        maxWorkers: workers,
        sequence: { sequencer: QuickOnesFirst },
        ...options,
      },
      { plugins: [instrumenting(byPath)] },
    );

  /** Runs test files in a mode, with a journal of its own. `watch` is called with the journal's path now and then. */
  const run = async (vitest, mode, files, details, watch) => {
    const journal = join(folder, `${mode}.jsonl`);
    writeFileSync(journal, "", { flag: mode === "try" ? "a" : "w" });
    const plan = { mode, journal, shared, without, count: mutants.length, texts, ...details };
    writeFileSync(planPath, JSON.stringify(plan));
    const all = (await vitest.globTestSpecifications(tests)).filter(
      ({ moduleId }) => !without.some((part) => moduleId.includes(part)),
    );
    const chosen = files === undefined ? all : all.filter(({ moduleId }) => files.has(moduleId));
    if (chosen.length === 0) throw new Error("there are no such tests");
    const timer = watch && setInterval(() => watch(journal), LOOK_EVERY);
    try {
      const { testModules } = await vitest.runTestSpecifications(chosen);
      const failed = testModules.filter((module) => !module.ok());
      return { entries: readJournal(journal), failed, complete: testModules.length === chosen.length };
    } finally {
      clearInterval(timer);
    }
  };

  const vitest = await open({});
  let strict;
  try {
    tell("the tests as they are");
    const observed = await run(vitest, "observe");
    if (observed.failed.length > 0)
      throw new Error(
        `fails without any mutant: ${observed.failed.map(({ moduleId }) => moduleId).join(", ")}`,
      );
    const { imports, tests: seen } = observations(observed.entries);
    for (const { file, ms } of seen) times.set(file, (times.get(file) ?? 0) + ms);
    const timeOf = new Map(seen.map(({ file, test, ms }) => [`${file}\n${test}`, ms]));

    const caught = new Map();
    let found = { caught, unsure: new Set(), ended: new Set() };
    /** Kills whoever has hung, and counts the mutant as caught. */
    const endHanging = (journal) => {
      for (const [pid, trial] of busy(readJournal(journal))) {
        const limit = patienceFor(timeOf.get(`${trial.file}\n${trial.test}`) ?? 0);
        if (Date.now() - trial.at < limit || caught.has(trial.began)) continue;
        const { began, file, test } = trial;
        const lines = [
          { caught: began, by: "time" },
          { ended: began, file, test, pid },
        ];
        writeFileSync(journal, lines.map((line) => `${JSON.stringify(line)}\n`).join(""), { flag: "a" });
        kill(pid);
      }
    };
    for (;;) {
      const todo = remaining(seen, found);
      const files = new Set(Object.keys(todo));
      if (files.size === 0) break;
      tell(`${mutants.length} mutants with ${files.size} test files`);
      const before = found.ended.size;
      found = trials((await run(vitest, "try", files, { todo }, endHanging)).entries);
      for (const [id, by] of found.caught) caught.set(id, by);
      if (found.ended.size === before) break;
    }

    const reachers = new Map(mutants.map(({ id }) => [id, new Set()]));
    for (const { file, reached } of seen) for (const id of reached) reachers.get(id).add(file);
    const unsure = new Set(found.unsure);
    for (const [file, ids] of imports)
      for (const id of ids.filter((id) => !isText.has(id))) {
        // In a shared process only the first file imports what all of them use.
        for (const reacher of shared ? imports.keys() : [file]) reachers.get(id).add(reacher);
        unsure.add(id);
      }
    const unsettled = [...unsure].filter((id) => !caught.has(id));
    if (unsettled.length > 0) strict = await open({ bail: 1 });
    for (const [index, id] of unsettled.entries()) {
      tell(`mutant ${index + 1} of ${unsettled.length} in fresh processes`);
      const files = reachers.get(id);
      const limit =
        Date.now() + patienceFor([...files].reduce((sum, file) => sum + (times.get(file) ?? 0) + 2000, 0));
      let hung = false;
      const endHanging = (journal) => {
        if (Date.now() < limit) return;
        hung = true;
        for (const { pid } of readJournal(journal)) kill(pid);
      };
      const { failed } = await run(strict, "fresh", files, { active: id }, endHanging);
      if (hung || failed.length > 0) caught.set(id, hung ? "time" : failed[0].moduleId);
    }
    return {
      caught,
      unreached: new Set([...reachers].filter(([, files]) => files.size === 0).map(([id]) => id)),
    };
  } finally {
    await strict?.close();
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
