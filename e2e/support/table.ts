import type { CityId, PieceId, Seat } from "@maria/rules/model";
import type { Locator, Page } from "playwright-core";
import { PANELS } from "../../packages/web/src/panels/panelNames.ts";
import type { Site } from "./page.ts";

/** Takes in a game through the saved games and opens it. */
export const resume = async (page: Page, site: Pick<Site, "address">, file: string): Promise<void> => {
  await page.goto(`${site.address}#/games`);
  const buffer = Buffer.from(file);
  await page
    .locator('[data-action="import"]')
    .setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  const { name } = JSON.parse(file) as { readonly name: string };
  const entry = page.locator("[data-game]").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await entry.locator('[data-action="resume"]').click();
  await page.locator('.board, [data-action="lift-curtain"]').first().waitFor();
};

const curtain = (page: Page): Locator => page.locator('[data-action="lift-curtain"]');

/** Several people at one device: whoever is to see or do something gets it first. */
export class Hotseat {
  readonly page: Page;
  private seat: Seat | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  async sit(seat: Seat): Promise<void> {
    if (this.seat === seat) return;
    if ((await curtain(this.page).count()) === 0) {
      await this.page.locator('[data-action="menu"]').click();
      await this.page.locator(`[data-action="switch-seat"][data-seat="${seat}"]`).click();
    }
    const drawnFor = await curtain(this.page).getAttribute("data-seat");
    await curtain(this.page).click();
    await this.page.locator(".board").waitFor();
    this.seat = drawnFor as Seat;
    await this.sit(seat);
  }
}

/** The control that confirms something, or any other one named by its action. */
export const control = (page: Page, action: string, more = ""): Locator =>
  page.locator(`[data-action="${action}"]${more}`);

/** On a phone the card of a role covers the table until it is put away; this does so whenever it would be in the way. */
export const putCardsAway = (page: Page): Promise<void> =>
  page.addLocatorHandler(control(page, "begin"), (begin) => begin.click());

/** A piece that reacts to a tap: whoever taps before a decision's control has been loaded only looks at it. */
export const activePiece = (page: Page, piece: PieceId | number): Locator =>
  page.locator(`.board .piece[role="button"][data-piece="${piece}"]`);
export const pieceOnBoard = (page: Page, piece: PieceId | number): Locator =>
  page.locator(`.board .piece[data-piece="${piece}"]`);
export const cityOnBoard = (page: Page, city: CityId | number): Locator =>
  page.locator(`.board .city-mark[data-city="${city}"]`);

/** Where it is drawn, once the board lies still; nothing but the board may take the tap there. */
const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  await target.waitFor();
  const middle = await target.evaluate(async (drawn) => {
    const place = (): { x: number; y: number } => {
      const { x, y, width, height } = drawn.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    let before = place();
    for (let still = 0; still < 2; ) {
      await new Promise((nextFrame) => requestAnimationFrame(nextFrame));
      const now = place();
      still = now.x === before.x && now.y === before.y ? still + 1 : 0;
      before = now;
    }
    return document.elementFromPoint(before.x, before.y)?.closest(".board") ? before : null;
  });
  if (middle === null) throw new Error("it is out of sight, or something lies over it");
  return middle;
};

/** A tap on the map itself, where the thing is drawn. */
export const tapBoard = async (page: Page, target: Locator, finger = false): Promise<void> => {
  const { x, y } = await middleOf(target);
  if (finger) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
};

/** Opens a panel by its tab; where there is room, hands and log have none, for they lie open on the desk. */
/** Where no server keeps the game nobody talks, and nobody is waited for. */
export const OFFLINE_PANELS = PANELS.filter((name) => name !== "talk" && name !== "orders");

export const openPanel = async (page: Page, panel: string): Promise<Locator> => {
  const tab = page.locator(`[data-panel="${panel}"]`);
  const open = page.locator(`[data-panel-open="${panel}"]`);
  await tab.or(open).first().waitFor();
  if ((await tab.count()) > 0) await tab.click();
  await open.locator("> *").first().waitFor();
  return open;
};

/** Where every piece stands and every marker lies, as the board says it. */
export const standing = async (page: Page): Promise<string[]> => {
  const labels = await page
    .locator(".board .piece, .board .marker")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));
  return labels.sort();
};
