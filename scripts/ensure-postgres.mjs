// Finds PostgreSQL's programs for the tests of the server, or installs Debian's. Prints where they are.

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { apt, canInstall, inPath } from "./ensure-browser.mjs";

const DEBIAN = "/usr/lib/postgresql";

/** The folder with `initdb` and `postgres`: Debian keeps one for each version outside the path. */
export const findPostgres = () => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, "bin"));
  const found = folders.find((folder) => existsSync(join(folder, "initdb")));
  const initdb = inPath("initdb");
  return found ?? (initdb === undefined ? undefined : join(initdb, ".."));
};

/** PostgreSQL does not run as root: there it runs as the user that its package has made. */
export const postgresUser = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout.trim());
  return { uid: idOf("-u"), gid: idOf("-g") };
};

export const ensurePostgres = () => {
  const found = findPostgres();
  if (found !== undefined || !canInstall()) return found;
  console.error("Installing PostgreSQL …");
  const install = () => apt("install", "-y", "--no-install-recommends", "postgresql");
  return install() || (apt("update") && install()) ? findPostgres() : undefined;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = ensurePostgres();
  if (found !== undefined) console.log(`PostgreSQL: ${found}`);
  else if (canInstall()) {
    console.error("PostgreSQL was not found and could not be installed. Install postgresql.");
    process.exitCode = 1;
  }
}
