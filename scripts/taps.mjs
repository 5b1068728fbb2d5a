// Plays a game through the page by taps, at the pace a visitor finds, against two bots; tells taps and seconds per turn,
// and how many of the person's battles could be seen. Several pages are played side by side.
//
//   npm run taps -- [--page DIR]... [--variant introductory|advanced] [--seat maria|frederick|louis]
//                   [--size desktop|phone] [--turns N] [--seed N]

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureBuilt } from "./ensure-built.mjs";

const { values } = parseArgs({
  options: {
    page: { type: "string", multiple: true },
    variant: { type: "string", default: "introductory" },
    seat: { type: "string", default: "frederick" },
    size: { type: "string", default: "desktop" },
    turns: { type: "string", default: "99" },
    seed: { type: "string", default: "3" },
  },
});

if (values.page === undefined) ensureBuilt();
const pages = values.page ?? [fileURLToPath(new URL("../packages/web/dist/", import.meta.url))];

if (ensureBrowser()) {
  const { importSources } = await import("./import-sources.mjs");
  const { playByTaps } = await importSources("e2e/taps.ts", "vitest.e2e.config.ts");
  const { variant, seat, size } = values;
  const played = await playByTaps(pages, {
    variant,
    seat,
    size,
    turns: Number(values.turns),
    seed: Number(values.seed),
  });
  for (const [index, { turns, isOver, taps, results, seconds, battles, seen, ended }] of played.entries()) {
    const perTurn = (count) => (count / turns).toFixed(1);
    console.log(
      `${pages[index]}: ${variant}, ${seat}, ${size}, ${turns} turns${isOver ? "" : " (not to the end)"}: ` +
        `${perTurn(taps)} taps (${perTurn(results)} for results) and ${perTurn(seconds)} s per turn; ` +
        `${battles} battles, ${seen} seen, ${ended} with their result`,
    );
  }
} else process.exitCode = 1;
