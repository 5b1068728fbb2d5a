import { widthOf } from "@maria/engraver/letters";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { browsers } from "./support/browsers/browsers.ts";
import { momentBefore } from "./support/moments.ts";
import { closeServer, closeVisits, openServer, openSite, type Site, visit } from "./support/page.ts";
import { gameFile, historical, importGames, recordOf } from "./support/records.ts";
import { cityOnBoard, control, pieceOnBoard, resume } from "./support/table.ts";
import { click, inPage, seen, until } from "./support/visitor.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

const whole = recordOf("frederick-twelve-fortresses");
const { record, next } = momentBefore("frederick-twelve-fortresses", ({ action }) => action.type === "march");

test("a mouse that rests on a city or a general is answered, and a tap goes through the answer", async () => {
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("hover", record, next.seat));
  const piece = page.locator('.board .piece[role="button"]').first();
  await piece.waitFor();
  const id = await piece.getAttribute("data-piece");
  const box = await piece.boundingBox();
  if (box === null || id === null) throw new Error("nobody may march");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(`[data-hover="${id}"]`).waitFor();
  expect(await page.locator(`[data-hover="${id}"] dt`).count()).toBeGreaterThan(2);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.board .piece[aria-pressed="true"]').waitFor();
  const city = page.locator(".board .city-mark.normal").first();
  const target = await city.getAttribute("data-city");
  const mark = await cityOnBoard(page, Number(target)).boundingBox();
  if (mark === null) throw new Error("nowhere to go");
  await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await page.locator('[data-hover] [data-fact="distance"]').waitFor();
  expect(errors).toEqual([]);
});

test("a finger that stays on a piece is told of it, and plans nothing", async () => {
  const { page, context, errors } = await visit(site, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await resume(page, site, gameFile("hold", record, next.seat));
  const piece = page.locator('.board .piece[role="button"]').first();
  await piece.waitFor();
  const box = await pieceOnBoard(page, Number(await piece.getAttribute("data-piece"))).boundingBox();
  if (box === null) throw new Error("nobody may march");
  const device = await context.newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await device.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.locator("[data-inspector]").waitFor();
  await device.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect(await page.locator('.board .piece[aria-pressed="true"]').count()).toBe(0);
  expect(errors).toEqual([]);
});

test("the legend is one tap away", async () => {
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("legend", record, next.seat));
  await control(page, "legend").click();
  await page.locator("[data-legend] dd").first().waitFor();
  await control(page, "close-legend").click();
  await page.locator("[data-legend]").waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

test("a replay fills the window and nothing lies below it", async () => {
  const { page, errors } = await visit(site);
  const ids = await importGames(page, site, { replay: gameFile("replay", whole, null) });
  await page.goto(`${site.address}#/replay/${ids.get("replay")}`);
  await control(page, "replay-last").click();
  await page.locator(".board .piece").first().waitFor();
  const { content, room } = await page.evaluate(() => ({
    content: document.documentElement.scrollHeight,
    room: innerHeight,
  }));
  expect(content).toBeLessThanOrEqual(room);
  expect(errors).toEqual([]);
});

const NAMES = new Map(historical.cities.map(({ name }) => [name.toUpperCase(), name]));

for (const [name, open] of browsers())
  test(`names of fortresses are as wide as the map has room for: ${name}`, async () => {
    const served = await openServer();
    const driver = await open({ host: "127.0.0.1", port: served.port });
    try {
      await driver.goTo(`http://localhost:${served.port}/`);
      await click(driver, '[data-action="play-now"]');
      await seen(driver, ".board .name.M");
      await until("the letters of the map", () =>
        inPage(driver, () => document.fonts.status === "loaded" && document.fonts.size > 0),
      );
      const written = await inPage(driver, () =>
        [...document.querySelectorAll<SVGTextElement>(".board .name.M, .board .name.m")]
          .filter((text) => text.querySelector("[dy]") === null)
          .map((text) => ({
            name: text.textContent?.trim() ?? "",
            size: Number(text.getAttribute("font-size")),
            width: text.getComputedTextLength(),
          })),
      );
      expect(written.length).toBeGreaterThan(10);
      const wide = written.filter(
        (text) => text.width > widthOf(NAMES.get(text.name) ?? text.name, "capitals", text.size) * 1.02,
      );
      expect(wide).toEqual([]);
    } finally {
      await driver.close();
      closeServer(served.server);
    }
  });
