// Plants small faults in the sources, one at a time, and tells which of them no test notices.
//
//   npm run mutate -- --package tell                every mutant of a package, or of several (--package tell --package cli)
//   npm run mutate -- --package tell --sample 100   a hundred of them, drawn by --seed N (told if not given)
//   npm run mutate -- --since main                  only in lines changed since a commit
//   npm run mutate -- --file tell/src/duration      only in files whose path contains this
//   npm run mutate -- --package tell --tests packages/tell --tests packages/cli
//                                                   with these tests; without it, those of the packages concerned
//   npm run mutate -- --package rules --without game/conservation --without "over whole games"
//                                                   without tests whose path or title contains this: whole games take long.
//                                                   The score is then a lower bound, for those could only catch more
//   npm run mutate -- --package rules --shared      test files share a process, which saves importing everything for each
//   npm run mutate -- --package tell --list         only list the mutants
//
// A mutant that makes a test hang counts as caught. Ends with 0 whatever the score: survivors are to be judged by people.

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { mutantsOf } from "./mutate/mutants.mjs";
import { reportOf } from "./mutate/report.mjs";
import { sample } from "./mutate/sample.mjs";
import { chosenSources, programOf } from "./mutate/sources.mjs";
import { tryMutants } from "./mutate/trial.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const { values } = parseArgs({
  options: {
    package: { type: "string", multiple: true, default: [] },
    file: { type: "string", multiple: true, default: [] },
    since: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string" },
    tests: { type: "string", multiple: true },
    without: { type: "string", multiple: true, default: [] },
    shared: { type: "boolean", default: false },
    workers: { type: "string", default: String(availableParallelism()) },
    list: { type: "boolean", default: false },
  },
});

if (values.package.length + values.file.length === 0 && values.since === undefined) {
  console.error("Name a --package, a --file or a commit with --since.");
  process.exit(2);
}

const { paths, nameOf, counts } = chosenSources(ROOT, {
  packages: values.package,
  files: values.file,
  since: values.since,
});
const packageOf = (path) => nameOf(path).split("/")[1];
const packages = [...new Set(paths.map(packageOf))];

const found = packages.flatMap((name) => {
  const program = programOf(ROOT, name);
  const checker = program.getTypeChecker();
  return paths
    .filter((path) => packageOf(path) === name)
    .flatMap((path) => {
      const file = program.getSourceFile(path);
      return file === undefined ? [] : mutantsOf(file, checker).map((mutant) => ({ ...mutant, path, file }));
    })
    .filter(({ path, line }) => counts(path, line));
});

const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
const size = values.sample === undefined ? found.length : Number(values.sample);
const mutants = sample(found, size, seed).map(({ file, ...mutant }, id) => ({
  ...mutant,
  id,
  name: nameOf(mutant.path),
  original: file.text.slice(mutant.start, mutant.end),
}));
console.log(
  `${mutants.length} of ${found.length} mutants${size < found.length ? `, drawn by seed ${seed}` : ""}`,
);
if (mutants.length === 0) process.exit(0);

if (values.list) {
  for (const { name, line, fault, replacement } of mutants)
    console.log(`${name}:${line}  ${fault}: ${replacement.replace(/\s+/g, " ").slice(0, 120)}`);
  process.exit(0);
}

const started = Date.now();
const result = await tryMutants({
  root: ROOT,
  mutants,
  tests: values.tests ?? packages.map((name) => `packages/${name}/test/`),
  without: values.without,
  shared: values.shared,
  workers: Number(values.workers),
  tell: (what) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${what}`),
});
console.log(["", ...reportOf(mutants, result)].join("\n"));
const hung = [...result.caught.values()].filter((by) => by === "time").length;
console.log(
  `\n${result.caught.size} of ${mutants.length} caught, ${hung} of them because a test hung, in ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
process.exit(0);
