import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../scripts/ensure-browser.mjs";
import { FLAGS } from "./support/browsers/chromium.ts";
import { visit } from "./support/page.ts";
import { type Serving, serving } from "./support/serving.ts";
import { control, openPanel, putCardsAway } from "./support/table.ts";

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

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const sayName = async (page: Page, name: string): Promise<void> => {
  await page.locator('[data-field="name"]').fill(name);
  await control(page, "save-name").click();
};

/** The sockets of a page, which can be cut as by a tunnel or a sleeping phone. */
const withLine = async (page: Page): Promise<{ cut(): Promise<void> }> => {
  const open: { close(): Promise<void> }[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer();
    open.push(socket);
  });
  return {
    async cut() {
      for (const socket of open.splice(0)) await socket.close();
    },
  };
};

const connection = (page: Page, state: string) => page.locator(`[data-connection="${state}"]`);
const asked = (page: Page) => page.locator(".asked strong").first();

test("two people come together over a server, each at his own device, and play on after a lost line and a reload", async () => {
  const ada = await visit({ browser });
  const bob = await visit({ browser }, PHONE);
  await putCardsAway(bob.page);
  const line = await withLine(bob.page);

  await ada.page.goto(server.address);
  await control(ada.page, "friends").click();
  await sayName(ada.page, "Ada");
  await control(ada.page, "new-friends").click();
  await ada.page.locator('[data-variant="introductory"] input').check();
  await ada.page.locator('[data-seat="louis"] select').selectOption("cadet");
  await ada.page.locator('[data-own-seat="maria"]').check();
  await control(ada.page, "begin-game").click();
  const link = await ada.page.locator('[data-invitation="frederick"] input').inputValue();
  expect(await control(ada.page, "start-game").isDisabled()).toBe(true);

  await bob.page.goto(link);
  await sayName(bob.page, "Bob");
  await control(bob.page, "accept-invitation").click();
  await control(bob.page, "leave-game").waitFor();
  // An invitation is used once, and is nobody's any more.
  await ada.page.locator("[data-invitation]").waitFor({ state: "detached" });

  await control(ada.page, "start-game").click();
  for (const { page } of [ada, bob]) {
    await page.locator(".board").waitFor();
    await connection(page, "connected").waitFor();
  }
  await control(ada.page, "confirm-allotment").first().click();
  await ada.page.getByText("Frederick to decide").first().waitFor();

  // The line is cut while Bob decides: he loses nothing, and what he has decided is played once.
  await line.cut();
  await connection(bob.page, "connected").waitFor();
  await control(bob.page, "confirm-allotment").first().click();
  await expect.poll(() => asked(ada.page).textContent(), { timeout: 30_000 }).toContain("Maria Theresa");

  // A word in confidence is heard by the one it is meant for.
  await openPanel(ada.page, "talk");
  await ada.page.locator('[data-field="remark"]').fill("Silesia, then peace.");
  await ada.page.locator('[data-field="remark-to"]').selectOption("frederick");
  await control(ada.page, "say").click();
  await (await openPanel(bob.page, "talk")).getByText("Silesia, then peace.").waitFor();

  const { violations } = await new AxeBuilder({ page: bob.page }).exclude(".board").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);

  // Bob's phone is put away and taken out again: he sits where he sat.
  await bob.page.reload();
  await bob.page.locator(".board").waitFor();
  await connection(bob.page, "connected").waitFor();
  expect(await asked(bob.page).textContent()).toBe("Maria Theresa to decide");
  expect([...ada.errors, ...bob.errors]).toEqual([]);
});
