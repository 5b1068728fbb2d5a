import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site, visit } from "./support/page.ts";
import { gameFile, importGames, recordOf } from "./support/records.ts";

const PHONE = { width: 390, height: 844 };
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let site: Site;
let page: Page;
let id: string;
// One visitor for all of it, on a phone.
beforeAll(async () => {
  site = await openSite();
  ({ page } = await visit(site, { viewport: PHONE }));
  const ids = await importGames(page, site, {
    over: gameFile("over", recordOf("advanced-prussia-empty-pool"), "maria"),
    before: gameFile("before", recordOf("advanced-austria-empty-pool"), "maria"),
  });
  id = ids.get("over") ?? "";
});
afterAll(() => site.close());

test("the list of saved games leads to the report of one that is over, which compares it with the earlier one", async () => {
  await page.locator(`[data-game="${id}"] [data-action="report"]`).click();
  await page.locator("[data-report]").waitFor();
  await page.locator('[data-section="compared"] thead th').nth(2).waitFor();
  const sections = await page
    .locator("[data-section]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-section")));
  expect(sections).toEqual(["chronicle", "race", "battles", "cards", "armies", "politics", "compared"]);
  // The game is over, and its winner certain.
  await page.locator('[data-chances] figure > svg[aria-label*="100%"]').waitFor();
});

test("the report is not wider than a phone, and axe finds nothing by day or by night", async () => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS).exclude(".board");
    const { violations } = await axe.analyze();
    expect(violations.map((one) => [theme, one.id, one.nodes.map(({ target }) => target.join(" "))])).toEqual(
      [],
    );
  }
});

test("by the keyboard a section is reached and what is read goes on from there", async () => {
  await page.locator('[data-action="show-cards"]').focus();
  await page.keyboard.press("Enter");
  expect(
    await page.evaluate(() =>
      document.activeElement?.closest("[data-section]")?.getAttribute("data-section"),
    ),
  ).toBe("cards");
});

test("the chronicle is kept as text and as a picture that needs nothing else", async () => {
  const kept = async (kind: string): Promise<Buffer> => {
    const waiting = page.waitForEvent("download");
    await page.locator(`[data-action="chronicle-${kind}"]`).click();
    return readFileSync(await (await waiting).path());
  };
  const text = (await kept("text")).toString("utf8");
  expect(text).toContain("The year 1741");
  const picture = (await kept("svg")).toString("utf8");
  expect(picture).toContain("data:font/woff2;base64,");
  expect(picture).not.toMatch(/(href|src|url)\s*[=(]\s*"?(https?:|\/|blob:)/);
  expect((await kept("png")).subarray(1, 4).toString("latin1")).toBe("PNG");
});
