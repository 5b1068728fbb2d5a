import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { momentBefore } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile } from "./support/records.ts";
import { control, openPanel, resume } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

const march = momentBefore(
  "frederick-twelve-fortresses",
  ({ action, before }) => action.type === "march" && before.turn > 1,
);

/** What has the focus, told by its action, its class or its element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return "none";
    return activeElement.dataset.action ?? (activeElement.className || activeElement.localName);
  });

const marchOnce = async (page: Page): Promise<void> => {
  await page.locator('.decision [data-action="choose-piece"]').first().click();
  await page.locator('[data-list="march-targets"] > summary').click();
  await control(page, "march-to").first().click();
  await control(page, "confirm-march").click();
  await control(page, "take-back").waitFor();
};

test("every screen has its title, and a game its name as title and heading", async () => {
  const { page, errors } = await visit(site);
  for (const [address, title] of [
    ["#/", "MARIA"],
    ["#/new/bots", "A new game against bots · MARIA"],
    ["#/games", "Saved games · MARIA"],
    ["#/rules", "Rules reference · MARIA"],
  ]) {
    await page.goto(`${site.address}${address}`);
    await expect.poll(() => page.title()).toBe(title);
    await page.locator("h1").waitFor();
  }
  await resume(page, site, gameFile("The long war", march.record, march.next.seat));
  await expect.poll(() => page.title()).toBe("The long war · MARIA");
  await page.getByRole("heading", { level: 1, name: "The long war" }).waitFor();
  expect(errors).toEqual([]);
});

test("the first key leads past the board to the decision, and no button takes the focus with it when it goes", async () => {
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("keys", march.record, march.next.seat));
  await page.locator('.decision [data-action="choose-piece"]').first().waitFor();
  await page.reload();
  await page.locator('.decision [data-action="choose-piece"]').first().waitFor();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("skip-to-decision");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toContain("decision");

  await marchOnce(page);
  await expect.poll(() => focused(page)).not.toBe("body");
  // Taking back is told, and its button goes with what it took back.
  await control(page, "take-back").focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-note="taken-back"]').getByText("Taken back").waitFor();
  await expect.poll(() => focused(page)).toContain("decision");

  // What is closed leaves the focus at the decision, too.
  await page.locator(".board").press("Escape");
  await openPanel(page, "armies");
  await page.locator('[data-panel-open="armies"] [data-action="inspect"]').first().click();
  await control(page, "close-inspector").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toContain("decision");
  // On another screen its heading is next.
  await control(page, "menu").click();
  await page.locator('.menu [data-action="first-screen"]').focus();
  await page.keyboard.press("Enter");
  await control(page, "play-now").waitFor();
  await expect.poll(() => focused(page)).not.toBe("body");
  expect(errors).toEqual([]);
});

test("single letters can be switched off, and stay so", async () => {
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("letters", march.record, march.next.seat));
  await marchOnce(page);
  await page.keyboard.press("h");
  await page.locator('dialog[open] [data-action="letter-keys"]').uncheck();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.keyboard.press("u");
  await page.keyboard.press("h");
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await control(page, "take-back").waitFor();
  await page.reload();
  await control(page, "take-back").waitFor();
  await page.keyboard.press("h");
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await control(page, "menu").click();
  await control(page, "help").click();
  await page.locator('dialog[open] [data-action="letter-keys"]').check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await control(page, "take-back").waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

test("without the picture of the board its roads, ways, overlays and pieces are told in words", async () => {
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("words", march.record, march.next.seat));
  const panel = await openPanel(page, "textBoard");
  await page.getByRole("combobox", { name: "City" }).selectOption({ label: "Prag" });
  const neighbours = panel.locator('[data-list="neighbours"] li');
  await neighbours.first().waitFor();
  for (const line of await neighbours.allTextContents())
    expect(line).toMatch(/^.+, to the [\w-]+, by (main )?road, .*(hearts|diamonds|clubs|spades), in .+/);
  await page.getByRole("combobox", { name: "Way to" }).selectOption({ label: "Wien" });
  await panel.getByText(/^From Prag to Wien: \d+ cities$/).waitFor();
  const cities = Number(/\d+/.exec((await panel.getByText(/^From Prag/).textContent()) ?? "")?.[0]);
  expect(await panel.locator('[data-list="way"] li').count()).toBe(cities);
  expect(await panel.locator('[data-list="way"] li').last().textContent()).toContain("Wien, to the");
  // No two of the marches are called alike.
  const choices = await panel
    .locator(".choices > li")
    .evaluateAll((all) => all.map((each) => each.firstChild?.textContent?.trim() ?? ""));
  const marches = choices.filter((text) => text.startsWith("Move "));
  expect(marches.length).toBeGreaterThan(3);
  expect(new Set(marches).size).toBe(marches.length);

  const labels = await page
    .locator(".board .piece")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));
  expect(labels.some((label) => /, troops \d+/.test(label))).toBe(true);
  expect(labels.some((label) => /troops unknown|when last stated/.test(label))).toBe(true);

  await openPanel(page, "overlays");
  await page.locator('[data-overlay="supply"]').click();
  await page.locator('[data-overlay-list="supply"] > summary').click();
  await page
    .locator('[data-overlay-list="supply"] li')
    .getByText(/: (in|out of) supply/)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
});

test("on a phone fields have letters of 16 pixels, and what surrounds the page has its colour", async () => {
  const { page, errors } = await visit(site, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const colourOf = () =>
    page.evaluate(() => document.querySelector('meta[name="theme-color"]')?.getAttribute("content"));
  await page.goto(site.address);
  await control(page, "theme", '[data-theme-choice="light"]').click();
  await expect.poll(colourOf).toBe("#fbf7ec");
  await control(page, "theme", '[data-theme-choice="dark"]').click();
  await expect.poll(colourOf).toBe("#1f1c15");
  const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  expect((await page.request.get(new URL(icon ?? "", site.address).href)).status()).toBe(200);
  for (const address of ["#/new/bots", "#/rules"]) {
    await page.goto(`${site.address}${address}`);
    await page.locator("select").first().waitFor();
    const sizes = await page
      .locator('select, input:not([type="radio"], [type="checkbox"], [type="file"])')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    expect(sizes.every((size) => size >= 16)).toBe(true);
  }
  expect(errors).toEqual([]);
});

test("in forced colours a pressed button looks pressed", async () => {
  const { page, errors } = await visit(site, { forcedColors: "active" });
  await page.goto(site.address);
  await control(page, "theme", '[data-theme-choice="dark"]').click();
  const look = (pressed: boolean) =>
    page
      .locator(`[data-action="theme"][aria-pressed="${pressed}"]`)
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await look(true)).not.toBe(await look(false));
  expect(errors).toEqual([]);
});
