import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { Finger } from "./support/finger.ts";
import { momentBefore } from "./support/moments.ts";
import { beginGame } from "./support/newGame.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile } from "./support/records.ts";
import { control, openPanel, resume, standing } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

/** Everything the board and its text say about the game. */
const position = async (page: Page): Promise<{ board: string[]; text: string }> => {
  const panel = await openPanel(page, "textBoard");
  await panel.locator("table").first().waitFor();
  return { board: await standing(page), text: (await panel.textContent()) ?? "" };
};

test("a game exported, and taken in by another browser, stands as before; so it does after a reload", async () => {
  const { record, next } = momentBefore(
    "advanced-france-final-scoring",
    ({ action, before, seat }) => action.type === "march" && seat === "louis" && before.turn > 4,
  );
  const first = await visit(site);
  await resume(first.page, site, gameFile("The long war", record, next.seat));
  await control(first.page, "done").waitFor();
  const before = await position(first.page);
  expect(before.board.length).toBeGreaterThan(20);

  await first.page.reload();
  await control(first.page, "done").waitFor();
  expect(await position(first.page)).toEqual(before);

  await control(first.page, "menu").click();
  const [download] = await Promise.all([
    first.page.waitForEvent("download"),
    control(first.page, "export-game").click(),
  ]);
  expect(download.suggestedFilename()).toBe("the-long-war.json");
  const file = await readFile(await download.path(), "utf8");
  expect(JSON.parse(file).record).toEqual(record);

  const second = await visit(site);
  await resume(second.page, site, file);
  await control(second.page, "done").waitFor();
  expect(await position(second.page)).toEqual(before);
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test("a file that is no game is refused with a reason", async () => {
  const { page } = await visit(site);
  await page.goto(`${site.address}#/games`);
  for (const text of ["{", '{"format":"maria-game","record":{}}']) {
    const buffer = Buffer.from(text);
    await control(page, "import").setInputFiles({ name: "a.json", mimeType: "application/json", buffer });
    await page.locator('.failure[role="alert"]:not(:empty)').waitFor();
  }
  expect(await page.locator("[data-game]").count()).toBe(0);
});

describe("without a network, after the first visit", () => {
  test("the page opens, the board is there, and a game against bots goes on", async () => {
    const ownSite = await openSite();
    onTestFinished(() => ownSite.close());
    const { page, context, errors } = await visit(ownSite);
    await page.goto(ownSite.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    // Nobody answers any more: neither the network nor the server itself.
    await context.setOffline(true);
    ownSite.server.closeAllConnections();
    ownSite.server.close();
    await page.reload();
    await beginGame(page, ownSite, { form: "bots", variant: "introductory", seat: "louis" });
    const finger = new Finger(page, 5);
    await finger.until(async () => (finger.used.get("confirm-done") ?? 0) > 0, 100);

    await page.reload();
    await page.locator(".board .piece").first().waitFor();
    const again = new Finger(page, 6);
    await again.until(async () => (again.used.get("confirm-done") ?? 0) > 0, 100);
    expect(errors).toEqual([]);
  });
});
