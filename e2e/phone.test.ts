import { cityName } from "@maria/tell";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eventIn, hasEvent, momentBefore, topFrame, words } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile, historical } from "./support/records.ts";
import {
  activePiece,
  cityOnBoard,
  control,
  OFFLINE_PANELS,
  openPanel,
  pieceOnBoard,
  resume,
  tapBoard,
} from "./support/table.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

/** Nothing is wider than the phone: nobody has to push the page sideways. */
const expectToFit = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.viewport.width);
};

/** Two fingers move apart around a point. */
const pinch = async (device: CDPSession, x: number, y: number, from: number, to: number): Promise<void> => {
  const at = (spread: number) => [
    { x: x - spread, y, id: 0 },
    { x: x + spread, y, id: 1 },
  ];
  await device.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  for (let step = 1; step <= 4; step++)
    await device.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: at(from + ((to - from) * step) / 4),
    });
  await device.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};

const widthOf = async (page: Page): Promise<number> =>
  (await page.locator(".board .table-top svg").first().boundingBox())?.width ?? 0;

test("on a phone a battle comes into sight while its cards take their place below the board", async () => {
  const { record, next } = momentBefore(
    "option-austria-final-scoring",
    ({ before, action }) => topFrame(before)?.kind === "battle" && action.type === "playCard",
  );
  const { page, errors } = await visit(site, { ...PHONE, reducedMotion: "no-preference" });
  await resume(page, site, gameFile("battle", record, next.seat));
  await control(page, "choose-card").first().waitFor();
  // The whole board is as wide as the phone: nobody could read where the battle is. One map of it is nearly twice as wide.
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1.5 * PHONE.viewport.width);
  expect(errors).toEqual([]);
});

test("on a phone whoever ends the movement early has the button that confirms it in sight", async () => {
  const { record, next } = momentBefore(
    "frederick-twelve-fortresses",
    (step) => step.action.type === "march" && hasEvent(step, "conquered"),
  );
  const { page, errors } = await visit(site, PHONE);
  await resume(page, site, gameFile("end", record, next.seat));
  await control(page, "done").tap();
  const confirm = control(page, "confirm-done");
  await confirm.waitFor();
  const panel = await page.locator("#deciding").boundingBox();
  const button = await confirm.boundingBox();
  if (panel === null || button === null) throw new Error("the button is not on the page");
  expect(button.y).toBeGreaterThanOrEqual(panel.y);
  expect(button.y + button.height).toBeLessThanOrEqual(panel.y + panel.height);
  expect(errors).toEqual([]);
});

test("on a phone a march with a conquest is tapped on the board itself", async () => {
  const moment = momentBefore(
    "frederick-twelve-fortresses",
    (step) => step.action.type === "march" && hasEvent(step, "conquered"),
  );
  const { action, seat } = moment.next;
  if (action.type !== "march") throw new Error("not a march");
  const target = action.path.at(-1) ?? 0;
  const fortress = historical.fortresses[eventIn(moment.next, "conquered").fortress];
  if (fortress === undefined) throw new Error("no such fortress");

  const { page, context, errors } = await visit(site, PHONE);
  await resume(page, site, gameFile("phone", moment.record, seat));
  await activePiece(page, action.piece).waitFor();
  await expectToFit(page);

  const box = await page.locator(".board").boundingBox();
  const spot = await activePiece(page, action.piece).boundingBox();
  if (box === null || spot === null) throw new Error("there is no board");
  const before = await widthOf(page);
  await pinch(await context.newCDPSession(page), spot.x + spot.width / 2, spot.y + spot.height / 2, 20, 34);
  await page.waitForFunction(
    (old) =>
      (document.querySelector(".board .table-top svg")?.getBoundingClientRect().width ?? 0) > old * 1.4,
    before,
  );

  await tapBoard(page, activePiece(page, action.piece), true);
  await page.locator('.board .piece[aria-pressed="true"]').waitFor();
  await tapBoard(page, cityOnBoard(page, target), true);
  await page.locator('[data-preview="march"] [data-consequence="conquers"]').waitFor();
  await control(page, "confirm-march").tap();
  await page.locator(`.board .marker[aria-label^="${cityName(words, fortress)}: "]`).waitFor();
  await expect
    .poll(() => pieceOnBoard(page, action.piece).getAttribute("aria-label"))
    .toContain(historical.cities[target]?.name);
  expect(errors).toEqual([]);
});

test("every screen and panel fits a phone, and what is meant to be tapped is wide enough for a finger", async () => {
  const { page, errors } = await visit(site, PHONE);
  for (const [address, landmark] of [
    ["", '[data-action="play-now"]'],
    ["#/new/bots", '[data-action="begin-game"]'],
    ["#/new/hotseat", '[data-action="begin-game"]'],
    ["#/games", '[data-action="import"]'],
    ["#/rules", '[data-action="search-rules"]'],
  ] as const) {
    await page.goto(`${site.address}${address}`);
    await page.locator(landmark).waitFor({ state: "attached" });
    await expectToFit(page);
  }
  const moment = momentBefore("option-austria-final-scoring", ({ action }) => action.type === "playCard");
  await resume(page, site, gameFile("phone", moment.record, moment.next.seat));
  await control(page, "choose-card").first().waitFor();
  for (const panel of OFFLINE_PANELS) {
    await openPanel(page, panel);
    await expectToFit(page);
  }
  const small = await page.locator(".decision button, header button, [role=tab]").evaluateAll((all) =>
    all
      .map((each) => ({ text: each.textContent?.trim() ?? "", box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 40 || box.width < 40))
      .map(({ text, box }) => `${text}: ${Math.round(box.width)} by ${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
  expect(errors).toEqual([]);
});
