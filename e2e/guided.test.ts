import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pressByKeys } from "./support/keys.ts";
import { openSite, type Site, visit } from "./support/page.ts";
import { control } from "./support/table.ts";

let site: Site;
let page: Page;
let errors: string[];
beforeAll(async () => {
  site = await openSite();
  ({ page, errors } = await visit(site));
  await page.goto(`${site.address}#/learn`);
  await control(page, "guided-role", '[data-seat="louis"]').click();
  await control(page, "play-guided").click();
  await control(page, "begin").click();
});
afterAll(() => site.close());

const said = (about: string) => page.locator(`[data-guide] [data-counsel="${about}"]`);

test("the companion of a first game speaks of the decision at hand, and axe finds nothing", async () => {
  await said("allotment").waitFor();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include("[data-guide]").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("asked by keys, the marshal says what he would do, and the companion leaves him the room", async () => {
  await pressByKeys(page, '[data-action="guide-ask"]');
  await page.locator('.counsel[data-counsel="given"] .reasons li').first().waitFor({ timeout: 30_000 });
  expect(await said("allotment").count()).toBe(0);
  await control(page, "counsel-follow").click();
});

test("silenced, he stays silent until he may speak again", async () => {
  await said("movement").waitFor({ timeout: 30_000 });
  await control(page, "guide-hush").click();
  await said("movement").waitFor({ state: "detached" });
  await page.reload();
  await page.locator('[data-action="guide-hush"][aria-pressed="true"]').waitFor();
  await page.locator('.decision [data-action="done"]').waitFor();
  expect(await page.locator("[data-guide] [data-counsel]").count()).toBe(0);
  await control(page, "guide-hush").click();
  await said("movement").waitFor();
  expect(errors).toEqual([]);
});
