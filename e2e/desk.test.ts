import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { momentBefore, topFrame } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile, historical } from "./support/records.ts";
import { control, resume } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

const oneMap = momentBefore("frederick-twelve-fortresses", ({ action }) => action.type === "march");
const twoMaps = momentBefore("option-austria-final-scoring", ({ action }) => action.type === "march");
const battle = momentBefore(
  "option-austria-final-scoring",
  ({ before, action }) => topFrame(before)?.kind === "battle" && action.type === "playCard",
);

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return box;
};

/** How much of the board's room the drawing fills, from 0 to 1. */
const filled = async (page: Page, drawing: string): Promise<number> => {
  const room = await boxOf(page, ".board");
  const drawn = await page.locator(drawing).last().boundingBox();
  if (drawn === null) throw new Error("nothing is drawn");
  const along = (from: number, size: number, roomFrom: number, roomSize: number): number =>
    Math.min(from + size, roomFrom + roomSize) - Math.max(from, roomFrom);
  return (
    (along(drawn.x, drawn.width, room.x, room.width) * along(drawn.y, drawn.height, room.y, room.height)) /
    (room.width * room.height)
  );
};

/** Pieces in the board's window that something else lies over. */
const hiddenPieces = (page: Page): Promise<string[]> =>
  page.locator(".board .piece").evaluateAll((pieces) => {
    const room = document.querySelector(".board")?.getBoundingClientRect();
    if (room === undefined) throw new Error("there is no board");
    return pieces.flatMap((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInside = x > room.left && x < room.right && y > room.top && y < room.bottom;
      const isFree = document.elementFromPoint(x, y)?.closest(".board") != null;
      return isInside && !isFree ? [piece.getAttribute("aria-label") ?? ""] : [];
    });
  });

/** As the map writes it, in capitals or not. */
const plain = (name: string): string => name.toLocaleLowerCase().replace(/\s/g, "");

const unnamedTargets = async (page: Page): Promise<string[]> => {
  const targets = await page
    .locator('.board .city-mark[role="button"]')
    .evaluateAll((all) => all.map((mark) => Number(mark.getAttribute("data-city"))));
  expect(targets.length).toBeGreaterThan(2);
  const names = new Set((await page.locator(".board text.name").allTextContents()).map(plain));
  return targets.map((city) => historical.cities[city]?.name ?? "").filter((name) => !names.has(plain(name)));
};

describe.each([
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
])("on a laptop of $width by $height", (viewport) => {
  const isInSight = async (page: Page, selector: string): Promise<boolean> => {
    const { x, y, width, height } = await boxOf(page, selector);
    return x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height;
  };

  test("map, hand and log have their rooms, and no decision changes them", async () => {
    const { page, errors } = await visit(site, { viewport });
    const decisions: unknown[] = [];
    const measure = async (): Promise<void> => {
      decisions.push([await boxOf(page, "#deciding"), await boxOf(page, ".board")]);
    };
    for (const { name, moment, drawing, least } of [
      { name: "one map", moment: oneMap, drawing: ".board .frame-lines", least: 0.88 },
      { name: "two maps", moment: twoMaps, drawing: ".board .paper", least: 0.95 },
    ]) {
      await resume(page, site, gameFile(name, moment.record, moment.next.seat));
      await control(page, "choose-piece").first().waitFor();
      await page.locator(".mini-map svg").waitFor();
      for (const shown of ['[data-panel-open="hands"]', '[data-panel-open="log"]', ".mini-map svg"])
        expect([shown, await isInSight(page, shown)]).toEqual([shown, true]);
      await expect.poll(() => filled(page, drawing)).toBeGreaterThan(least);
      expect(await hiddenPieces(page)).toEqual([]);

      decisions.length = 0;
      await measure();
      await control(page, "choose-piece").first().click();
      await page.locator('.board .city-mark[role="button"]').first().waitFor();
      expect(await unnamedTargets(page)).toEqual([]);
      expect(await hiddenPieces(page)).toEqual([]);
      await measure();
      await page.locator('[data-list="march-targets"] > summary').click();
      await control(page, "march-to").last().click();
      await control(page, "confirm-march").waitFor();
      await measure();
      if (moment === twoMaps) {
        await resume(page, site, gameFile("battle", battle.record, battle.next.seat));
        await control(page, "choose-card").first().waitFor();
        await measure();
      }
      for (const decision of decisions) expect(decision).toEqual(decisions[0]);
    }
    expect(errors).toEqual([]);
  });
});
