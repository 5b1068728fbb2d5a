import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { pageFiles } from "@maria/cli/serve/files";
import { servePage } from "@maria/cli/serve/server";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { findBrowser } from "../../scripts/ensure-browser.mjs";
import { FLAGS } from "./browsers/chromium.ts";

const PAGE = fileURLToPath(new URL("../../packages/web/dist/", import.meta.url));

/** The built page behind its server, at localhost. */
export const openServer = async (
  folder = PAGE,
): Promise<{ readonly server: Server; readonly port: number }> => {
  const files = pageFiles(folder);
  if (files === null) throw new Error("the page has not been built: run npm run build");
  const server = await servePage(files, "127.0.0.1", 0);
  return { server, port: (server.address() as AddressInfo).port };
};

export const closeServer = (server: Server): void => {
  server.closeAllConnections();
  server.close();
};

/** The built page behind its server, and a browser to look at it. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  readonly server: Server;
  close(): Promise<void>;
}

/** With the page as it was built here, or in another folder. */
export const openSite = async (folder = PAGE): Promise<Site> => {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error("there is no browser: run node scripts/ensure-browser.mjs");
  const { server, port } = await openServer(folder);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    address: `http://localhost:${port}/`,
    browser,
    server,
    async close() {
      await browser.close();
      closeServer(server);
    },
  };
};

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors the page has thrown or logged; a test that ends with any has failed. */
  readonly errors: string[];
}

/** A visitor with a fresh profile. */
export const visit = async (
  site: Pick<Site, "browser">,
  options: BrowserContextOptions = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<Visit> => {
  const context = await site.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  const stored = Object.entries({
    "maria-settings": JSON.stringify({ theme: "light", pace: 0 }),
    ...settings,
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return { page, context, errors };
};

/** Everybody leaves: what a test has opened takes no strength from the next. */
export const closeVisits = async (site: Site): Promise<void> => {
  for (const context of site.browser.contexts()) await context.close();
};
