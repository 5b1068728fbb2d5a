import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { pageFiles } from "@maria/cli/serve/files";
import { withPack } from "@maria/cli/serve/otherPack";
import { servePage } from "@maria/cli/serve/server";
import type { PackData } from "@maria/rules";
import type { Browser } from "playwright-core";
import { AskedFiles } from "./pageWeight.ts";

/** The same number of steps from packages/lab/src/bench and from packages/lab/dist/bench. */
const PAGE = fileURLToPath(new URL("../../../web/dist/", import.meta.url));
const FINDER = new URL("../../../../scripts/ensure-browser.mjs", import.meta.url);

/** As root, and without the calls Chromium makes home. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The built page behind its server, and a browser to measure it with. */
export interface PageSite {
  readonly address: string;
  readonly browser: Browser;
  readonly files: AskedFiles;
  close(): Promise<void>;
}

/** What playwright-core and the finder of browsers give; null if either is missing. */
const launched = async (): Promise<Browser | null> => {
  try {
    const { findBrowser } = (await import(FINDER.href)) as { findBrowser: () => string | undefined };
    const executablePath = findBrowser();
    if (executablePath === undefined) return null;
    const { chromium } = await import("playwright-core");
    return await chromium.launch({ executablePath, args: FLAGS });
  } catch {
    return null;
  }
};

/**
 * The page built here, or in another folder, with its own pack or another; null if there is no browser here, or the page
 * has not been built.
 */
export const openPageSite = async (otherPack: PackData | null, folder = PAGE): Promise<PageSite | null> => {
  const built = pageFiles(folder);
  const browser = built === null ? null : await launched();
  if (built === null || browser === null) return null;
  const files = new AskedFiles(otherPack === null ? built : await withPack(built, otherPack));
  const server = await servePage(files, "127.0.0.1", 0);
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    browser,
    files,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
};
