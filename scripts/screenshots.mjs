// Takes pictures of every state of the page in every size into the folder screenshots/, and prints their names.
//
//   node scripts/screenshots.mjs [1280x800] [390] [combat-scene] …   only these sizes (or widths) and states

import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureBuilt } from "./ensure-built.mjs";

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

ensureBuilt();
if (ensureBrowser()) {
  const { importSources } = await import("./import-sources.mjs");
  const { takeScreenshots, wantedOf } = await importSources(
    "e2e/screenshots/take.ts",
    "vitest.e2e.config.ts",
  );
  for (const file of await takeScreenshots(path("screenshots"), wantedOf(process.argv.slice(2))))
    console.log(relative(path("."), file));
} else process.exitCode = 1;
