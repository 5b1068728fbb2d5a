// Looks whether the packages that need a part compiled for this platform really load here, by loading them: a package may be
// there and yet lack its part, or hold the part of another platform (decision 0022).

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { homeOf, nativeFamilies } from "./native-packages.mjs";

const PATIENCE = 60_000;

const libc = () => {
  if (process.platform !== "linux") return {};
  // Left in, the addresses of the network may take seconds to name.
  process.report.excludeNetwork = true;
  return { libc: process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl" };
};

/** All that decides whether a compiled part loads. */
export const thisPlatform = () => ({
  os: process.platform,
  cpu: process.arch,
  ...libc(),
  abi: process.versions.modules,
});

const isImportable = (folder, { main, exports }) => {
  if (typeof exports === "string") return true;
  if (exports) return "." in exports || Object.keys(exports).every((key) => !key.startsWith("."));
  return main !== undefined || existsSync(join(folder, "index.js"));
};

/**
 * How Node is called to load a package: a library is imported, a mere program (Biome) asked for its version. Undefined for
 * a package that offers neither.
 */
const loading = (folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (isImportable(folder, manifest)) {
    const failing = "({ message }) => { console.error(message); process.exit(1); }";
    const code = `import(process.argv[1]).then(() => process.exit(), ${failing})`;
    return ["--input-type=module", "--eval", code, manifest.name];
  }
  const program = typeof manifest.bin === "string" ? manifest.bin : Object.values(manifest.bin ?? {})[0];
  return program ? [join(folder, program), "--version"] : undefined;
};

/** One sentence: for a program that throws, Node shows the place in the code before it says what went wrong. */
const reasonIn = ({ error, signal, stderr }) => {
  if (error ?? signal) return error?.message ?? `ended by ${signal}`;
  const lines = stderr.split("\n").map((line) => line.trim());
  const told = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.find(Boolean) ?? "no reason given";
  return told.split(". ")[0];
};

/**
 * The packages below `root` that do not load, with the reason and the names of those made for this platform. Each is loaded
 * in a process of its own: a part that crashes does no harm, and Windows deletes no file that is loaded.
 */
export const brokenNatives = (root, packages) =>
  nativeFamilies(packages)
    .filter(({ path }) => existsSync(join(root, path, "package.json")))
    .flatMap(({ path, name, variants }) => {
      const args = loading(join(root, path));
      if (!args) return [];
      const ended = spawnSync(process.execPath, args, {
        cwd: join(root, homeOf(path)),
        encoding: "utf8",
        timeout: PATIENCE,
      });
      if (ended.status === 0) return [];
      const wanted = variants
        .filter((variant) => variant.name.includes(`${process.platform}-${process.arch}`))
        .map((variant) => `${variant.name}@${variant.wanted}`);
      return [{ name, reason: reasonIn(ended), wanted }];
    });
