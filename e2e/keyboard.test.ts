import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pressByKeys as press, tabTo } from "./support/keys.ts";
import { eventIn, told } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile, importGames } from "./support/records.ts";
import { fightingTurn } from "./support/turns.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

/** A march: the piece and the city are chosen on the board, without a pointer. */
const marchOnBoard = async (page: Page): Promise<void> => {
  await press(page, '.board .piece[role="button"]');
  await page.locator('.board .piece[aria-pressed="true"]').waitFor();
  await tabTo(page, ".board .city-mark.normal", "Shift+Tab");
  await page.keyboard.press("Enter");
  await press(page, '[data-action="confirm-march"]:enabled');
  await page.locator(".board .piece.is-spent").waitFor();
};

/** A march by the lists beside the board, which need no sight of it. */
const marchByList = async (page: Page): Promise<void> => {
  await press(page, '.decision [data-action="choose-piece"]');
  await press(page, '[data-list="march-targets"] > summary');
  await press(page, '[data-action="march-to"]');
  // The list hands the focus on to the button that confirms.
  await page.locator('[data-action="confirm-march"]:focus').waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".board .piece.is-spent").nth(1).waitFor();
};

test("from the first screen to the end of a movement phase without mouse or touch", async () => {
  const { page, errors } = await visit(site);
  await page.goto(site.address);
  await press(page, '[data-action="new-bots"]');
  // Maria, who is the person at first, becomes a cadet; Louis, the last seat, is played by the person.
  for (const [seat, player] of [
    ["maria", "cadet"],
    ["louis", "person"],
  ]) {
    await tabTo(page, `[data-seat="${seat}"] select`);
    await page.keyboard.press("Home");
    const chosen = page.locator(`[data-seat="${seat}"] select:focus`);
    while ((await chosen.inputValue()) !== player) await page.keyboard.press("ArrowDown");
  }
  await press(page, '[data-action="begin-game"]');

  await press(page, '[data-action="confirm-allotment"]:enabled');
  await page.locator('[data-action="confirm-allotment"]').first().waitFor({ state: "detached" });
  await page.locator('.board .piece[role="button"]').first().waitFor();

  // The arrow keys move the sheet once the board has the focus.
  await tabTo(page, ".board");
  const edgeOf = () => document.querySelector(".board .table-top")?.getBoundingClientRect().left;
  const before = await page.evaluate(edgeOf);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(
    (old) => document.querySelector(".board .table-top")?.getBoundingClientRect().left !== old,
    before,
  );
  await page.keyboard.press("ArrowLeft");

  await marchOnBoard(page);
  await marchByList(page);

  await page.keyboard.press("d");
  await page.locator('[data-action="done"]:focus').waitFor();
  await page.keyboard.press("Enter");
  await press(page, '[data-action="confirm-done"]');
  await page.keyboard.press("l");
  await page
    .locator('[data-panel-open="log"]')
    .getByText(told({ type: "seatDone", seat: "louis" }), { exact: true })
    .waitFor();
  expect(errors).toEqual([]);
});

test("a whole turn: a march, the combat it leads to, the retreat and the result, by keys at the usual pace", async () => {
  const { record, seat, march, card, won } = fightingTurn("frederick-twelve-fortresses");
  const { page, errors } = await visit(site, {}, { "maria-settings": "{}" });
  await importGames(page, site, { turn: gameFile("turn", record, seat) });
  await press(page, '[data-action="resume"]');
  await press(page, '[data-action="skip-to-decision"]');
  await press(page, `.decision [data-action="choose-piece"][data-piece="${march.piece}"]`);
  const folded = '[data-list="march-targets"]:not([open]) > summary';
  if ((await page.locator(folded).count()) > 0) await press(page, folded);
  await press(page, `[data-action="march-to"][data-city="${march.path.at(-1)}"]`);
  await press(page, '[data-action="confirm-march"]:enabled');
  await page.locator('[data-action="take-back"]').waitFor();

  await page.keyboard.press("d");
  await page.locator('[data-action="done"]:focus').waitFor();
  await page.keyboard.press("Enter");
  await press(page, '[data-action="confirm-done"]:enabled');
  await press(page, `[data-action="choose-card"][data-card="${card}"]`);
  await press(page, '[data-action="confirm-card"]:enabled');
  await press(page, '[data-action="choose-city"]');
  await press(page, '[data-action="confirm-retreat"]:enabled');

  // The result takes the focus, for the button that had it is gone.
  const result = page.locator('[data-outcome="battle"]');
  await result
    .getByText(String(eventIn(won, "battleEnded").loss))
    .first()
    .waitFor();
  await page.locator('[data-action="go-on"]:focus').waitFor();
  await page.keyboard.press("Enter");
  await result.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe("body");
  expect(errors).toEqual([]);
});

test("the help opens and closes by keys, and gives the focus back", async () => {
  const { page, errors } = await visit(site);
  await page.goto(site.address);
  await press(page, '[data-action="play-now"]');
  await page.locator(".board").waitFor();
  await tabTo(page, '[data-action="menu"]');
  await page.keyboard.press("?");
  await page.locator("dialog[open] kbd").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.locator('[data-action="menu"]:focus').waitFor();
  expect(errors).toEqual([]);
});
