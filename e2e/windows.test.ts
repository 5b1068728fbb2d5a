import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { momentBefore, topFrame } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile } from "./support/records.ts";
import { control, resume } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

const touch = (width: number, height: number) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
});

const battle = momentBefore(
  "option-austria-final-scoring",
  ({ before, action }) => topFrame(before)?.kind === "battle" && action.type === "playCard",
);

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return box;
};
/** Nothing lies over the middle of it, and it is inside the window. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return y >= 0 && y + height <= innerHeight && hit !== null && element.contains(hit);
    });

describe("a low window", () => {
  test.each([
    { name: "a phone held across", width: 844, height: 390, least: 380 },
    { name: "a desktop at 200 %", width: 640, height: 400, least: 390 },
    { name: "a desktop at 400 %", width: 320, height: 200, least: 150 },
  ])(
    "$name has a board to play on, and the decision is played without pushing the page sideways",
    async ({ width, height, least }) => {
      const { page, errors } = await visit(site, touch(width, height));
      await resume(page, site, gameFile("low", battle.record, battle.next.seat));
      await control(page, "choose-card").first().waitFor();
      expect((await boxOf(page, ".board")).height).toBeGreaterThanOrEqual(least);
      expect((await boxOf(page, ".board")).width).toBeGreaterThanOrEqual(Math.min(320, width));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await control(page, "choose-card").first().tap();
      await control(page, "confirm-card").tap();
      await control(page, "confirm-card").waitFor({ state: "detached" });
      expect(errors).toEqual([]);
    },
  );
});

test("on a small phone a battle that is resumed can be read, and the button that plays a card is in sight", async () => {
  const { page, errors } = await visit(site, touch(360, 640));
  await resume(page, site, gameFile("battle", battle.record, battle.next.seat));
  await control(page, "choose-card").first().waitFor();
  // The whole board is as wide as the phone; near enough to be read it is several times as wide.
  await expect.poll(async () => (await boxOf(page, ".board .table-top svg")).width).toBeGreaterThan(3 * 360);
  await control(page, "choose-card").first().tap();
  await control(page, "confirm-card").waitFor();
  await expect.poll(() => isInSight(page, '[data-action="confirm-card"]')).toBe(true);
  expect(errors).toEqual([]);
});

test("whoever wants no motion sees the whole way of a march for a while, and nothing on its way", async () => {
  const { record, next } = momentBefore(
    "frederick-twelve-fortresses",
    ({ action }) => action.type === "march" && action.path.length > 1,
  );
  const { page, errors } = await visit(
    site,
    { reducedMotion: "reduce" },
    { "maria-settings": JSON.stringify({ theme: "light", pace: 300 }) },
  );
  await resume(page, site, gameFile("still", record, next.seat));
  await page.locator('.decision [data-action="choose-piece"]').first().click();
  await page.locator('[data-list="march-targets"] > summary').click();
  await control(page, "march-to").last().click();
  // From now on every drawing of the way is noted, and when it came and went.
  await page.evaluate(() => {
    const drawn = new Set<string>();
    let since = 0;
    const note = (): void => {
      const trail = document.querySelector(".board .trail")?.getAttribute("d") ?? null;
      if (trail !== null) {
        drawn.add(trail);
        since ||= performance.now();
        document.documentElement.dataset.trails = String(drawn.size);
        document.documentElement.dataset.shown = String(performance.now() - since);
      }
      requestAnimationFrame(note);
    };
    note();
  });
  await control(page, "confirm-march").click();
  await page.locator(".board .piece.is-spent").waitFor();
  await page.locator(".board .trail").waitFor({ state: "detached" });
  const { trails, shown } = await page.evaluate(() => ({
    trails: Number(document.documentElement.dataset.trails),
    shown: Number(document.documentElement.dataset.shown),
  }));
  // Before the first frame the way has no length yet.
  expect(trails).toBeGreaterThanOrEqual(1);
  expect(trails).toBeLessThanOrEqual(2);
  expect(shown).toBeGreaterThan(150);
  expect(errors).toEqual([]);
});
