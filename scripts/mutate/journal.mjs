// The journal that Vitest's workers write to, read back.

import { readFileSync } from "node:fs";

export const readJournal = (path) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line));

/** What the tests reach: `imports` by file, and every test with its time and its mutants. */
export const observations = (entries) => ({
  imports: new Map(entries.filter(({ imports }) => imports).map(({ file, imports }) => [file, imports])),
  tests: entries.filter(({ reached }) => reached),
});

const keyOf = ({ file, test }, id) => `${file}\n${test}\n${id}`;

/** Mutants caught, mutants about which a warm process cannot tell, and the trials that came to an end. */
export const trials = (entries) => ({
  caught: new Map(entries.filter(({ caught }) => caught !== undefined).map(({ caught, by }) => [caught, by])),
  unsure: new Set(entries.filter(({ unsure }) => unsure !== undefined).map(({ unsure }) => unsure)),
  ended: new Set(
    entries.filter(({ ended }) => ended !== undefined).map((entry) => keyOf(entry, entry.ended)),
  ),
});

/** What is still to be tried: mutants by file and test. */
export const remaining = (tests, { caught, unsure, ended }) => {
  const todo = {};
  for (const entry of tests) {
    const ids = entry.reached.filter(
      (id) => !caught.has(id) && !unsure.has(id) && !ended.has(keyOf(entry, id)),
    );
    if (ids.length === 0) continue;
    todo[entry.file] ??= {};
    todo[entry.file][entry.test] = [...new Set([...(todo[entry.file][entry.test] ?? []), ...ids])];
  }
  return todo;
};

/** The trial each worker is busy with, by its process. */
export const busy = (entries) => {
  const trialsOf = new Map();
  for (const entry of entries) {
    if (entry.began !== undefined) trialsOf.set(entry.pid, entry);
    else if (entry.ended !== undefined) trialsOf.delete(entry.pid);
  }
  return trialsOf;
};
