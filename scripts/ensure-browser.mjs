// Finds the browsers for the end-to-end tests, or installs Debian's. Prints where they are.

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const inPath = (...names) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** CHROMIUM names a browser outside the usual places. */
export const findBrowser = () =>
  process.env.CHROMIUM || inPath("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

/** FIREFOX names one outside the usual places. */
export const findFirefox = () => process.env.FIREFOX || inPath("firefox-esr", "firefox");

/** Debian and Ubuntu keep the small browser in a folder of the processor's, others beside the programs of libraries. */
const findMiniBrowser = () => {
  const below = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);
  return ["/usr/lib", "/usr/lib64", "/usr/libexec"]
    .flatMap((folder) => [folder, ...below(folder).filter((path) => path.endsWith("-linux-gnu"))])
    .flatMap(below)
    .filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path))
    .map((path) => join(path, "MiniBrowser"))
    .find((path) => existsSync(path));
};

/** WebKit comes in three parts: its driver, the small browser it drives, and a screen where there is none. */
export const findWebKit = () => {
  const driver = inPath("WebKitWebDriver");
  const screen = inPath("Xvfb");
  const miniBrowser = findMiniBrowser();
  return driver && screen && miniBrowser ? { driver, screen, miniBrowser } : undefined;
};

const BROWSERS = {
  Chromium: { find: findBrowser, packages: ["chromium"], variable: "CHROMIUM" },
  Firefox: { find: findFirefox, packages: ["firefox-esr"], variable: "FIREFOX" },
  WebKit: { find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
};

/** Where this holds, a browser that is missing is a failure; elsewhere its tests are left out and named. */
export const canInstall = () =>
  process.platform === "linux" && process.getuid?.() === 0 && inPath("apt-get") !== undefined;

export const missingBrowsers = () => Object.keys(BROWSERS).filter((name) => !BROWSERS[name].find());

export const apt = (...args) =>
  spawnSync("apt-get", args, {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

const ensure = (name) => {
  const { find, packages, variable } = BROWSERS[name];
  const found = find();
  if (found) return found;
  if (canInstall()) {
    console.error(`Installing ${name} …`);
    const install = () => apt("install", "-y", "--no-install-recommends", ...packages);
    if (install() || (apt("update") && install())) return find();
  }
  const remedy = variable ? `, or name the program in ${variable}` : "";
  console.error(
    `${name} was not found and could not be installed. Install ${packages.join(" and ")}${remedy}.`,
  );
  return undefined;
};

/** Chromium, which most end-to-end tests, the screenshots and the measurements need. */
export const ensureBrowser = () => ensure("Chromium");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of Object.keys(BROWSERS)) {
    const found = ensure(name);
    if (found) console.log(`${name}: ${typeof found === "string" ? found : Object.values(found).join(", ")}`);
    else if (name === "Chromium" || canInstall()) process.exitCode = 1;
  }
}
