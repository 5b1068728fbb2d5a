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
  const { importSources } = await import("./import-sources.mjs");
  const module = await importSources("e2e/screenshots.ts", "vitest.e2e.config.ts");
  const widths = process.argv.slice(2).map(Number);
  for (const file of await module.takeScreenshots(path("screenshots"), widths))
    console.log(relative(path("."), file));
} else process.exitCode = 1;
