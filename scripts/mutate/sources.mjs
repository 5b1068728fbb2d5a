// Which files, and which lines of them, faults are planted in.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";

const packagesOf = (root) => readdirSync(join(root, "packages"));

const sourcesOf = (root, name) => {
  const folder = join(root, "packages", name, "src");
  if (!existsSync(folder)) throw new Error(`there is no package ${name}`);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
    .map((file) => join(folder, file))
    .sort();
};

/** The lines that were added or changed since a commit, by file; those not yet committed count. */
export const changedLines = (diff) => {
  const lines = new Map();
  let current;
  for (const line of diff.split("\n")) {
    if (line.startsWith("+++ "))
      current = line.startsWith("+++ b/") ? line.slice("+++ b/".length) : undefined;
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk === null || current === undefined) continue;
    const [from, count] = [Number(hunk[1]), Number(hunk[2] ?? 1)];
    const added = Array.from({ length: count }, (_, index) => from + index);
    lines.set(current, new Set([...(lines.get(current) ?? []), ...added]));
  }
  return lines;
};

const diffSince = (root, commit) =>
  execFileSync("git", ["diff", "--unified=0", "--no-color", commit, "--", "packages/*/src"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });

/** Absolute paths of the sources asked for, and whether a line of one counts. */
export const chosenSources = (root, { packages, files, since }) => {
  const changed = since === undefined ? undefined : changedLines(diffSince(root, since));
  const nameOf = (path) => relative(root, path).split(sep).join("/");
  const names = packages.length > 0 ? packages : packagesOf(root);
  const paths = names
    .flatMap((name) => sourcesOf(root, name))
    .filter((path) => files.length === 0 || files.some((part) => nameOf(path).includes(part)))
    .filter((path) => changed === undefined || changed.has(nameOf(path)));
  return {
    paths,
    nameOf,
    counts: (path, line) => changed === undefined || changed.get(nameOf(path)).has(line),
  };
};

/** The compiler's view of a package, which need not be built. */
export const programOf = (root, name) => {
  const config = join(root, "packages", name, "tsconfig.json");
  const read = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} },
  );
  if (read === undefined) throw new Error(`cannot read ${config}`);
  return ts.createProgram({
    rootNames: read.fileNames,
    options: read.options,
    projectReferences: read.projectReferences,
  });
};
