import { AxeBuilder } from "@axe-core/playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { beginGame } from "./support/newGame.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { control } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

test("a game begins with the card of the role; keys put it away and bring it back", async () => {
  const { page, errors } = await visit(site);
  await beginGame(page, site, { form: "bots", variant: "advanced", seat: "frederick" });
  const card = page.locator(".start-card");
  await card.waitFor();
  expect(await card.locator('[data-part="goals"] li').count()).toBe(3);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(".stage").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });

  const button = control(page, "start-card");
  await button.focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog[open] .start-card").waitFor();
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("r");
  await page.locator("dialog[open] .start-card").waitFor();
  await control(page, "close-start-card").click();
  await card.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

test("whoever decides at once has put the card away", async () => {
  const { page, errors } = await visit(site);
  await beginGame(page, site, { form: "bots", variant: "introductory", seat: "louis" });
  await page.locator(".start-card").waitFor();
  await page.locator('.decision [data-action^="suggest-"]').first().click();
  await page.locator('.decision [data-action^="confirm-"]').first().click();
  await page.locator(".start-card").waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

test("on a phone the card of the role is the whole page until it is put away", async () => {
  const size = { width: 390, height: 844 };
  const { page, errors } = await visit(site, { viewport: size, hasTouch: true, isMobile: true });
  await beginGame(page, site, { form: "bots", variant: "introductory", seat: "louis" });
  const stage = page.locator(".stage:has(.start-card)");
  await expect.poll(() => stage.boundingBox()).toEqual({ x: 0, y: 0, ...size });
  await control(page, "begin").tap();
  await stage.waitFor({ state: "detached" });
  await control(page, "confirm-allotment").waitFor();
  expect(errors).toEqual([]);
});
