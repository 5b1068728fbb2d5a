import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { type Driver, type PageProxy, WINDOW } from "./driver.ts";

/**
 * Gives the page its size. Puppeteer turns the screen along with it, which Firefox 140 does not know and refuses: what
 * counts is the size that comes of it.
 */
const showIn = async (page: Page, { width, height }: typeof WINDOW): Promise<void> => {
  const refusal = await page.setViewport({ width, height }).then(
    () => null,
    (error: unknown) => error,
  );
  await page
    .waitForFunction(`innerWidth === ${width} && innerHeight === ${height}`, { timeout: 5_000 })
    .catch(() => Promise.reject(refusal ?? new Error("Firefox does not take the size of the window")));
};

/** Firefox speaks WebDriver BiDi by itself; Debian has no classic driver for it. */
export const openFirefox = async (executablePath: string, { host, port }: PageProxy): Promise<Driver> => {
  const downloads = mkdtempSync(join(tmpdir(), "maria-firefox-"));
  const browser = await puppeteer.launch({
    browser: "firefox",
    protocol: "webDriverBiDi",
    executablePath,
    extraPrefsFirefox: {
      "intl.accept_languages": "en-GB, en",
      "network.proxy.type": 1,
      "network.proxy.http": host,
      "network.proxy.http_port": port,
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
    },
  });
  const page = await browser.newPage();
  await showIn(page, WINDOW);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return {
    version: (await browser.version()).replace("firefox/", ""),
    downloads,
    errors: async () => errors,
    async goTo(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    run: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    async upload(selector, path) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (input === null) throw new Error(`there is no ${selector}`);
      await input.uploadFile(path);
    },
    async screenshot() {
      return Buffer.from(await page.screenshot());
    },
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
};
