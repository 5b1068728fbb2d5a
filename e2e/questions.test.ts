import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site, visit } from "./support/page.ts";

const PHONE = { width: 390, height: 844 };
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await visit(site, { viewport: PHONE }));
  await page.goto(`${site.address}#/rules`);
  await page.locator("[data-question]").first().waitFor();
});
afterAll(() => site.close());

test("a question opens its answer by the keyboard, and its clause is one tap further", async () => {
  const question = page.locator('[data-question="protect"]');
  await question.locator("summary").focus();
  await page.keyboard.press("Enter");
  await question.locator('a[href="#/rules/CON-05"]').click();
  await page.locator("#rule-CON-05:focus").waitFor();
  await page.goto(`${site.address}#/rules`);
});

test("a misspelt general and a word of another game are found, without a search that fits", async () => {
  const search = page.locator('[data-action="search-rules"]');
  await search.fill("Kevenhuller");
  await page.locator('[data-general="Khevenhüller"]').waitFor();
  await search.fill("siege");
  await page.locator('[data-question="conquer"]').waitFor();
});

test("the answers are not wider than a phone, and axe finds nothing", async () => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS).include(".entrance");
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual([]);
});

test.each(["en", "de", "fr"])(
  "in %s the quick reference of each role is one printed page",
  async (language) => {
    await page.goto(`${site.address}#/quick/maria`);
    await page.locator(`[data-language="${language}"]`).click();
    await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
    for (const role of ["maria", "louis", "frederick"]) {
      await page.locator(`nav [data-role="${role}"]`).focus();
      await page.keyboard.press("Enter");
      await page.locator(`article[data-role="${role}"]`).waitFor();
      const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect([role, paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length]).toEqual([role, 1]);
    }
  },
);

test("a word of the glossary is found in another language and leads to its clause; axe finds nothing there or on the page of a role", async () => {
  const violationsIn = async (part: string) => {
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .withTags(TAGS)
      .include(part)
      .analyze();
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]);
  };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await violationsIn(".screen")).toEqual([]);
  await page.goto(`${site.address}#/glossary`);
  await page.locator('[data-action="search-words"]').fill("Tross");
  await page.locator('[data-term="supply train"]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await violationsIn(".screen")).toEqual([]);
  await page.locator('[data-term="supply train"] a[href="#/rules/SUP-05"]').click();
  await page.locator("#rule-SUP-05:focus").waitFor();
});
