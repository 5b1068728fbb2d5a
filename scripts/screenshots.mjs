// Takes pictures of every screen in every size into the folder screenshots/, and prints their names.
//
//   node scripts/screenshots.mjs [390] [1024] [1920]

import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureBuilt } from "./ensure-built.mjs";

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

ensureBuilt();
if (ensureBrowser()) {
  const { loadConfigFromFile, runnerImport } = await import("vite");
  // The same way to the packages' sources as the end-to-end tests have.
  const loaded = await loadConfigFromFile({ command: "serve", mode: "test" }, path("vitest.e2e.config.ts"));
  const { module } = await runnerImport(path("e2e/screenshots.ts"), {
    configFile: false,
    resolve: loaded.config.resolve,
  });
  const widths = process.argv.slice(2).map(Number);
  for (const file of await module.takeScreenshots(path("screenshots"), widths))
    console.log(relative(path("."), file));
} else process.exitCode = 1;
