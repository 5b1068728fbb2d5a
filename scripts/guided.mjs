// Plays the guided first game from the first screen to its end, with a picture of each new kind of decision and of each thing
// the companion says, and everything it has said beside them, into the folder screenshots/guided/.
//
//   node scripts/guided.mjs [--size laptop|phone] [--seat maria|frederick|louis] [--lang en-GB|de|fr] [--seed N] [--page DIR]

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureBuilt } from "./ensure-built.mjs";

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "laptop" },
    seat: { type: "string", default: "maria" },
    lang: { type: "string", default: "en-GB" },
    seed: { type: "string", default: "1" },
    page: { type: "string" },
  },
});

if (values.page === undefined) ensureBuilt();
if (ensureBrowser()) {
  const { importSources } = await import("./import-sources.mjs");
  const { playGuided } = await importSources("e2e/screenshots/guided.ts", "vitest.e2e.config.ts");
  const folder = fileURLToPath(new URL("../screenshots/guided", import.meta.url));
  const { size, seat, lang, seed, page } = values;
  for (const file of await playGuided({ folder, size, seat, locale: lang, seed: Number(seed), page }))
    console.log(file);
} else process.exitCode = 1;
