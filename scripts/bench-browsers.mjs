// Measures the page in Chromium, Firefox and WebKit: how long it takes to open, and how long frames take. Several pages
// are measured in turns, and every figure of the first is told against those of the others: what disturbs the one
// disturbs the other.
//
//   npm run bench:browsers -- [--page DIR]... [--rounds N] [--browser chromium|firefox|webkit]...

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureBuilt } from "./ensure-built.mjs";

const { values } = parseArgs({
  options: {
    page: { type: "string", multiple: true },
    rounds: { type: "string", default: "5" },
    browser: { type: "string", multiple: true, default: [] },
  },
});

if (values.page === undefined) ensureBuilt();
const pages = values.page ?? [fileURLToPath(new URL("../packages/web/dist/", import.meta.url))];

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

if (ensureBrowser()) {
  const { importSources } = await import("./import-sources.mjs");
  const { FIGURES, benchBrowsers } = await importSources("e2e/browserBench.ts", "vitest.e2e.config.ts");
  for await (const measured of benchBrowsers(pages, Number(values.rounds), values.browser)) {
    console.log(`${measured.browser} ${measured.version}`);
    const [first, ...others] = measured.pages;
    for (const [name, text] of Object.entries(FIGURES)) {
      const inTurns = others.map((rounds) =>
        [
          `${median(rounds.map((round) => round[name])).toFixed(1)} ms`,
          `ratio ${median(rounds.map((round, index) => first[index][name] / round[name])).toFixed(2)}`,
        ].join(", "),
      );
      const own = `${median(first.map((round) => round[name])).toFixed(1)} ms`;
      console.log(`  ${text}: ${[own, ...inTurns].join("; against ")}`);
    }
  }
} else process.exitCode = 1;
