// Finds a browser for the end-to-end tests, or installs Debian's Chromium. Prints its path.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** CHROMIUM names a browser outside the usual places. */
export const findBrowser = () => {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
};

const apt = (...args) =>
  spawnSync("apt-get", args, {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

export const ensureBrowser = () => {
  const found = findBrowser();
  if (found) return found;
  console.error("Installing Chromium …");
  const isInstalled =
    apt("install", "-y", "--no-install-recommends", "chromium") ||
    (apt("update") && apt("install", "-y", "--no-install-recommends", "chromium"));
  const installed = isInstalled ? findBrowser() : undefined;
  if (!installed)
    console.error(
      "No browser was found and none could be installed. Install Chromium, or name a browser in CHROMIUM.",
    );
  return installed;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = ensureBrowser();
  if (path) console.log(path);
  else process.exitCode = 1;
}
