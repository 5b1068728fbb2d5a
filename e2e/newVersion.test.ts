import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { pageFiles, type ServedFile, servedFile } from "@maria/cli/serve/files";
import { servePage } from "@maria/cli/serve/server";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { beginGame } from "./support/newGame.ts";
import { closeServer, closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { control, openPanel } from "./support/table.ts";

const PAGE = fileURLToPath(new URL("../packages/web/dist/", import.meta.url));
const built = pageFiles(PAGE) ?? new Map<string, ServedFile>();

/** A file of the built page that is named by its contents. */
const HASHED = /\/assets\/(?<name>[\w.-]+)-(?<hash>[\w-]{8})\.\w+$/;

/** The same page as a later build would give it: every file has another name, and only the new ones are there. */
const nextBuild = (): Map<string, ServedFile> => {
  const hashes = [...built.keys()].flatMap((path) => HASHED.exec(path)?.groups?.hash ?? []);
  const renewed = (text: string): string =>
    hashes.reduce((changed, hash) => changed.replaceAll(`-${hash}.`, `-${hash.slice(0, 4)}NEXT.`), text);
  const next = new Map(
    [...built].map(([path, file]): [string, ServedFile] => {
      const name = renewed(path);
      const isText = /^(text|application)\//.test(file.type);
      if (!isText) return [name, file];
      return [name, servedFile(name.slice(1), Buffer.from(renewed(file.plain.toString("utf8"))))];
    }),
  );
  return next.set("/", next.get("/index.html") as ServedFile);
};

/** A server on which another version of the page can be put while somebody plays. */
const openChanging = async (): Promise<{ site: Site; deploy: () => void; close: () => void }> => {
  const files = new Map(built);
  const server = await servePage(files, "127.0.0.1", 0);
  const { port } = server.address() as AddressInfo;
  return {
    site: { ...browserOnly, server, address: `http://localhost:${port}/` },
    deploy() {
      files.clear();
      for (const [path, file] of nextBuild()) files.set(path, file);
    },
    close: () => closeServer(server),
  };
};

let browserOnly: Site;
beforeAll(async () => {
  browserOnly = await openSite();
});
afterEach(() => closeVisits(browserOnly));
afterAll(() => browserOnly.close());

const isNext = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('script[src*="NEXT"]') !== null);
const untilNext = async (page: Page): Promise<void> => {
  await page.locator('script[src*="NEXT"]').waitFor({ state: "attached" });
  await page.locator('.decision [data-action="choose-piece"]').first().waitFor();
};
const workersOf = (page: Page): string[] => page.workers().map((worker) => worker.url());

test("an open page keeps its files after a new version came, offers it, and loads page and worker of it", async () => {
  const { site, deploy, close } = await openChanging();
  const { page, errors } = await visit(site);
  await page.goto(site.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await beginGame(page, site, { form: "bots", variant: "introductory", seat: "louis" });
  await control(page, "suggest-allotment").first().waitFor();

  deploy();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const coming = new Promise<void>((resolve) => {
      registration.addEventListener("updatefound", () =>
        registration.installing?.addEventListener("statechange", ({ target }) => {
          if ((target as ServiceWorker).state !== "installing") resolve();
        }),
      );
    });
    await registration.update();
    await coming;
  });
  const note = page.locator('[data-note="new-version"]');
  await note.waitFor();
  // Parts of the old page that had not been loaded yet.
  for (const panel of ["armies", "victory", "overlays"])
    expect(await (await openPanel(page, panel)).getByRole("alert").count()).toBe(0);
  await control(page, "suggest-allotment").first().click();
  await control(page, "confirm-allotment").first().click();
  await page.locator('.decision [data-action="choose-piece"]').first().waitFor();
  expect(await isNext(page)).toBe(false);
  expect(workersOf(page).join()).not.toContain("NEXT");

  await control(page, "load-new-version").click();
  await untilNext(page);
  expect(workersOf(page).every((url) => url.includes("NEXT"))).toBe(true);
  expect(await note.count()).toBe(0);
  // The only page there is, and of the new version: the new service worker need not wait any longer.
  await page.waitForFunction(async () => {
    const keys = await caches.keys();
    return keys.filter((name) => name.startsWith("maria-")).length === 1;
  });
  expect(errors).toEqual([]);
  close();
});

test("a part that does not come any more is told of with a button that brings the new version", async () => {
  const { site, deploy, close } = await openChanging();
  const { page } = await visit(site, { serviceWorkers: "block" });
  await beginGame(page, site, { form: "bots", variant: "introductory", seat: "louis" });
  await control(page, "suggest-allotment").first().waitFor();
  deploy();
  await page.locator('[data-panel="armies"]').click();
  await page.locator('[data-panel-open="armies"] [data-note="load-fault"]').waitFor();
  // So is the control of the next decision.
  await control(page, "suggest-allotment").first().click();
  await control(page, "confirm-allotment").first().click();
  const fault = page.locator('.decision [data-note="load-fault"]').first();
  await fault.waitFor();
  await fault.locator('[data-action="load-again"]').click();
  await untilNext(page);
  close();
});
