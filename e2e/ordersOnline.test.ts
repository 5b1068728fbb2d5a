import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../scripts/ensure-browser.mjs";
import { FLAGS } from "./support/browsers/chromium.ts";
import { visit } from "./support/page.ts";
import { type Serving, serving } from "./support/serving.ts";
import { openPanel, putCardsAway } from "./support/table.ts";
import { byCadet, comeTogether, type Head, isAtTable, playAhead } from "./support/together.ts";

let browser: Browser;
let server: Serving;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: FLAGS });
  server = await serving("--port", "0");
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const SEATS = ["playerA", "playerB"] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens the form of an order, in the panel that is open. */
const formOf = async (page: Page, kind: string) => {
  const card = page.locator(`[data-order="${kind}"]`);
  if ((await card.getAttribute("open")) === null) await card.locator("summary").first().click();
  await card.locator('[data-action="seal-order"]').waitFor();
  return card;
};
const seal = async (page: Page, kind: string): Promise<void> => {
  const card = page.locator(`[data-order="${kind}"]`);
  await card.locator('[data-action="seal-order"]').click();
  await page.locator(`[data-order="${kind}"][data-sealed="true"]`).waitFor();
};

/** To fight every battle to the last card, the surest first, and to drive the beaten out of supply. */
const sealForCombat = async (page: Page): Promise<void> => {
  await openPanel(page, "orders");
  await (await formOf(page, "battles")).locator('[data-preset="all"]').click();
  await seal(page, "battles");
  await (await formOf(page, "fights")).locator('[data-value="surest"]').click();
  await seal(page, "fights");
  await (await formOf(page, "retreat")).locator('[data-action="add-wish"]').click();
  await seal(page, "retreat");
};

/** He decides everything but what belongs to a battle. */
const peaceful: Head = (moment, seat) =>
  ["combat", "battle", "retreat"].includes(moment.view.agenda.at(-1)?.kind ?? "")
    ? null
    : byCadet(moment, seat);

test("a battle is fought by two sealed orders while both players are away", async () => {
  const ada = await visit({ browser });
  const bob = await visit({ browser }, PHONE);
  await putCardsAway(bob.page);
  const people = [ada, bob] as const;
  await comeTogether(server, [...people], {
    ...{ variant: "introductory", players: 2 },
    seats: SEATS,
  });
  const addresses = people.map(({ page }) => page.url());
  for (const { page } of people) {
    await sealForCombat(page);
    const { violations } = await new AxeBuilder({ page }).include("[data-panel-open]").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  for (const { page } of people) await page.goto(`${server.address}licences.txt`);
  await playAhead(server, people, peaceful, ({ lines }) =>
    SEATS.every((seat) => lines.some(({ entry, by }) => entry.type === "cardPlayed" && by === seat)),
  );

  for (const [index, { page }] of people.entries()) {
    await page.goto(addresses[index] ?? "");
    await isAtTable(page);
    const panel = await openPanel(page, "orders");
    await panel.locator("[data-orders-done] summary").click();
    await panel.locator('[data-by-order="battles"]').first().waitFor();
  }
  const card = await formOf(ada.page, "battles");
  await card.locator('[data-action="withdraw-order"]').click();
  await ada.page.locator('[data-order="battles"][data-sealed="false"]').waitFor();
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
}, 600_000);
