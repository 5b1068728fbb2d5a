// Installs the dependencies, and sees to it that what is installed works here: on this platform, with this Node. A look at
// one file when nothing has changed (decision 0022).

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brokenNatives, thisPlatform } from "./load-natives.mjs";
import { platformName } from "./native-packages.mjs";
import { npm } from "./npm-command.mjs";

/** Whatever a person's settings leave out, the build and the tests need it. */
const WHOLE = ["--include=dev", "--include=optional"];
/**
 * Without a lock npm 10 works out peers, and dies of those that Vite and Vitest may have ("Cannot read properties of null
 * (reading 'edgesOut')"); all that are needed are named in our own package.json.
 */
const WITHOUT_LOCK = ["--no-save", "--no-package-lock", "--legacy-peer-deps"];
const QUIETLY = ["--no-audit", "--no-fund", "--loglevel=error"];

const pathsIn = (root) => ({
  lock: join(root, "package-lock.json"),
  /** npm's note of what it has installed. */
  installed: join(root, "node_modules", ".package-lock.json"),
  stamp: join(root, "node_modules", ".cache", "maria-installed.json"),
});

const textOf = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");
const packagesIn = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

/** Changes with the platform, Node's binary interface, the lock file and the installation. */
const fingerprint = (root) => {
  const { lock, installed } = pathsIn(root);
  return createHash("sha256")
    .update(JSON.stringify([thisPlatform(), textOf(lock), textOf(installed)]))
    .digest("hex");
};

/** Which packages were found broken when the installation was last looked at; undefined if it has changed since. */
const lastLook = (root) => {
  try {
    const noted = JSON.parse(readFileSync(pathsIn(root).stamp, "utf8"));
    return noted.fingerprint === fingerprint(root) ? noted.broken : undefined;
  } catch {
    // Not looked at yet, or cut off while it was written.
    return undefined;
  }
};

const note = (root, broken) => {
  mkdirSync(join(root, "node_modules", ".cache"), { recursive: true });
  writeFileSync(
    pathsIn(root).stamp,
    `${JSON.stringify({ fingerprint: fingerprint(root), broken }, null, 2)}\n`,
  );
};

const versionOf = (folder) => {
  const manifest = textOf(join(folder, "package.json"));
  return manifest === "" ? undefined : JSON.parse(manifest).version;
};

/**
 * A changed lock file may still ask for nothing new. The packages are asked themselves: links to those of the repository do
 * not survive every copy, and npm's own note is changed by commands that install nothing (npm install --package-lock-only).
 */
const holdsWhatTheLockAsksFor = (root) => {
  const { lock, installed } = pathsIn(root);
  if (!existsSync(lock)) return existsSync(installed);
  return Object.entries(packagesIn(lock)).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith("node_modules/") ||
      optional ||
      (link ? versionOf(join(root, path)) !== undefined : versionOf(join(root, path)) === version),
  );
};

const look = (root) => {
  const { lock, installed } = pathsIn(root);
  return brokenNatives(root, packagesIn(existsSync(installed) ? installed : lock));
};

const nameOf = ({ name }) => name;

/** What a person is told who has to help. */
const adviceOn = (broken, root) => {
  const { node } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines ?? {};
  const wanted = broken.flatMap((part) => part.wanted);
  return [
    `Installed, but not working on ${platformName(thisPlatform())} with Node ${process.versions.node}:`,
    ...broken.map(({ name, reason }) => `  ${name}: ${reason}`),
    "What to do:",
    ...(node ? [`  - Use Node ${node}.`] : []),
    wanted.length > 0
      ? `  - See whether your registry offers ${wanted.join(" and ")} (npm view …).`
      : "  - See whether these packages support this platform.",
    "  - Delete the folder node_modules and start again.",
  ].join("\n");
};

/** Standard output belongs to the command that comes after: everything said here goes to standard error. */
const runNpm = (root, args, stderr) =>
  npm([...args, ...WHOLE, ...QUIETLY], { cwd: root, stdio: ["ignore", stderr, stderr] }).status === 0;

/**
 * Installs by the lock file; where that fails, or what it brings does not load (a lock written on another platform may lack a
 * part, and npm 10 installs the rest and ends well), anew without it. npm adds no part it once left out, so all goes first.
 * Undefined if npm itself failed, else what is still broken.
 */
const install = (root, say) => {
  const { lock } = pathsIn(root);
  say("Installing dependencies …");
  if (existsSync(lock) && runNpm(root, ["ci"], "ignore")) {
    const broken = look(root);
    if (broken.length === 0) return broken;
    say(`Installing again without the lock file: ${broken.map(nameOf).join(", ")} did not load …`);
  }
  rmSync(join(root, "node_modules"), { recursive: true, force: true, maxRetries: 3 });
  return runNpm(root, ["install", ...WITHOUT_LOCK], 2) ? look(root) : undefined;
};

/**
 * Afterwards the dependencies are there and load, or `say` has been told what does not and what to do; gives the names of the
 * packages that do not load. Throws if npm could not install. Once looked at, an installation is not tried again until it,
 * the lock file, the platform or Node changes.
 */
export const ensureInstalled = (root, say = console.error) => {
  const known = lastLook(root);
  const fine = known === undefined && holdsWhatTheLockAsksFor(root) && look(root).length === 0;
  const broken = known ?? (fine ? [] : install(root, say));
  if (broken === undefined)
    throw new Error("npm could not install the dependencies; what it said stands above.");
  if (known === undefined) note(root, broken);
  if (broken.length > 0) say(adviceOn(broken, root));
  return broken.map(nameOf);
};
