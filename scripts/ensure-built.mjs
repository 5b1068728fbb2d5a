// Installs what is missing and builds what is stale, with Node's built-ins only; a quick look when nothing is to do.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STAMP = join(ROOT, "node_modules", ".cache", "maria-built");
const PACKAGES = join(ROOT, "packages");
/** The compiler begins here: the developers' tools refer to every package but the page. */
const LAB = join(PACKAGES, "lab");
/** These two are bundled. */
const ENGINE = join(PACKAGES, "rules");
const PAGE = join(PACKAGES, "web");
const PROGRAM = join(PACKAGES, "cli", "dist", "main.js");
const BUILT_ENGINE = join(ENGINE, "dist", "engine.js");
const BUILT_PAGE = join(PAGE, "dist", "index.html");
/** What the page is made from besides the packages' sources. */
const MATERIAL = [
  join(ROOT, "packs", "historical"),
  join(ROOT, "docs", "rules"),
  ...[
    "browsers",
    "chunks.ts",
    "index.html",
    "lessons",
    "licences",
    "offline",
    "public",
    "puzzles",
    "reference",
    "scene",
    "worker",
  ].map((name) => join(PAGE, name)),
];

const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** The latest change below a directory; removals show in the directory's own time. */
const latestIn = (directory) => {
  let latest = timeOf(directory);
  if (latest === 0 || !statSync(directory).isDirectory()) return latest;
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? latestIn(path) : timeOf(path));
  }
  return latest;
};

const latestSource = () => {
  let latest = Math.max(timeOf(join(ROOT, "tsconfig.base.json")), ...MATERIAL.map(latestIn));
  for (const name of readdirSync(PACKAGES)) {
    const source = join(PACKAGES, name, "src");
    if (existsSync(source)) latest = Math.max(latest, latestIn(source));
    for (const settings of ["tsconfig.json", "vite.config.ts", "package.json"])
      latest = Math.max(latest, timeOf(join(PACKAGES, name, settings)));
  }
  return latest;
};

/** Standard output belongs to the command that comes after: everything said here goes to standard error. */
const runOrExit = (args) => {
  const { status, error } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ["ignore", 2, 2] });
  if (status === 0) return;
  console.error(`"node ${args.join(" ")}" failed${error ? `: ${error.message}` : ""}.`);
  process.exit(1);
};

const build = () => {
  console.error("Building …");
  const begun = new Date();
  // The compiler trusts its notes about earlier builds even when their output has been deleted.
  const outputIsGone = readdirSync(PACKAGES).some((name) => !existsSync(join(PACKAGES, name, "dist")));
  const tool = (...path) => join(ROOT, "node_modules", ...path);
  runOrExit([tool("typescript", "bin", "tsc"), "-b", LAB, ...(outputIsGone ? ["--force"] : [])]);
  for (const bundled of [ENGINE, PAGE])
    runOrExit([tool("vite", "bin", "vite.js"), "build", bundled, "--logLevel", "warn"]);
  mkdirSync(join(ROOT, "node_modules", ".cache"), { recursive: true });
  writeFileSync(STAMP, `${begun.toISOString()}\n`);
};

/** The stamp holds when the build began: what was changed while it ran counts as newer. */
const lastBuild = () => (existsSync(STAMP) ? Date.parse(readFileSync(STAMP, "utf8").trim()) : 0);

const installOrExit = () => {
  try {
    return ensureInstalled(ROOT);
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
};

/** A package that does not load stops only what needs it: without Biome the page can be built and played. */
export const ensureBuilt = () => {
  const broken = installOrExit();
  const isThere = [PROGRAM, BUILT_ENGINE, BUILT_PAGE].every(existsSync);
  if (isThere && latestSource() <= lastBuild()) return;
  if (broken.includes("vite")) process.exit(1);
  build();
};
