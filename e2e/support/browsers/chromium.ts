import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { type Driver, type PageProxy, WINDOW } from "./driver.ts";

/** As root, and without the calls Chromium makes home. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const openChromium = async (executablePath: string, { host, port }: PageProxy): Promise<Driver> => {
  const downloads = mkdtempSync(join(tmpdir(), "maria-chromium-"));
  const browser = await chromium.launch({
    executablePath,
    args: FLAGS,
    proxy: { server: `http://${host}:${port}`, bypass: "localhost" },
  });
  const page = await browser.newPage({ viewport: WINDOW, locale: "en-GB" });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("download", (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
  return {
    version: browser.version(),
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
    upload: (selector, path) => page.locator(selector).setInputFiles(path),
    screenshot: () => page.screenshot(),
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
};
