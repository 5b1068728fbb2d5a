// Opens the page as it comes, plays the first lessons and looks at the puzzle of the day, with a picture of every step, into the
// folder screenshots/newcomer/.
//
//   node scripts/newcomer.mjs [--size laptop|phone] [--lang en-GB|de|fr] [--lessons N]

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureBuilt } from "./ensure-built.mjs";

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "laptop" },
    lang: { type: "string", default: "en-GB" },
    lessons: { type: "string", default: "3" },
  },
});

ensureBuilt();
if (ensureBrowser()) {
  const { importSources } = await import("./import-sources.mjs");
  const { playAsNewcomer } = await importSources("e2e/screenshots/newcomer.ts", "vitest.e2e.config.ts");
  const folder = fileURLToPath(new URL("../screenshots/newcomer", import.meta.url));
  const { size, lang, lessons } = values;
  for (const file of await playAsNewcomer({ folder, size, locale: lang, lessons: Number(lessons) }))
    console.log(file);
} else process.exitCode = 1;
