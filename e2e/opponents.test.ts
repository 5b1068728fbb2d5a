import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pressByKeys as press } from "./support/keys.ts";
import { beginGame } from "./support/newGame.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { control, Hotseat } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

const faults = async (page: Page, place: string): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(place).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};

test("two taps lead to a game against two marshals, who think beside it; the level is remembered", async () => {
  const { page, errors } = await visit(site, {}, { "maria-last-seat": "maria" });
  await page.goto(site.address);
  expect(await page.locator('[data-level="cadet"] input').isChecked()).toBe(true);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.locator('[data-level="marshal"]').click();
  await control(page, "play-now").click();
  await page.locator(".board").waitFor();
  await control(page, "confirm-allotment").waitFor();
  expect(asked.some((path) => path.includes("thinking-worker"))).toBe(true);
  await page.locator('.decision [data-action^="suggest-"]').first().click();
  await control(page, "confirm-allotment").click();
  // The marshals think; how fast this machine is has been measured by then, and the page answers meanwhile.
  await page.waitForFunction(() => localStorage.getItem("maria-thinking-rate") !== null, undefined, {
    timeout: 60_000,
  });
  await control(page, "menu").click();
  await page.locator(".menu:not([hidden])").waitFor();
  await page.goto(site.address);
  await page.reload();
  expect(await page.locator('[data-level="marshal"] input').isChecked()).toBe(true);
  await page.goto(`${site.address}#/new/bots`);
  await page.locator("[data-seat] select").first().waitFor();
  const kinds = await page
    .locator("[data-seat] select")
    .evaluateAll((all) => all.map((select) => (select as HTMLSelectElement).value));
  expect(kinds.toSorted()).toEqual(["marshal", "marshal", "person"]);
  expect(errors).toEqual([]);
});

test("a game against cadets fetches nobody who thinks, until a hint is asked for by its key and taken over", async () => {
  const { page, errors } = await visit(site);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isFetched = (): boolean => asked.some((path) => path.includes("thinking-worker"));
  await beginGame(page, site, { form: "bots", variant: "introductory", seat: "louis" });
  await control(page, "confirm-allotment").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(isFetched()).toBe(false);
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  const hint = page.locator('[data-counsel="given"]');
  await hint.waitFor();
  expect(isFetched()).toBe(true);
  expect(await hint.locator(".reasons li").count()).toBeGreaterThan(0);
  expect(await faults(page, ".counsel")).toEqual([]);
  const left = await control(page, "confirm-allotment").count();
  await press(page, '[data-action="counsel-follow"]:enabled');
  await hint.waitFor({ state: "detached" });
  await page.waitForFunction(
    (before) => document.querySelectorAll('[data-action="confirm-allotment"]').length < before,
    left,
  );
  expect(errors).toEqual([]);
});

test("at one device a hint is for whoever has it, and gone when the curtain falls", async () => {
  const { page, errors } = await visit(site);
  await beginGame(page, site, { form: "hotseat", variant: "introductory" });
  const table = new Hotseat(page);
  await table.sit("louis");
  await page.keyboard.press("Escape");
  await control(page, "counsel").click();
  await page.locator('[data-counsel="given"]').waitFor();
  await table.sit("maria");
  await control(page, "counsel").waitFor();
  expect(await page.locator("[data-counsel]").count()).toBe(0);
  expect(errors).toEqual([]);
});
