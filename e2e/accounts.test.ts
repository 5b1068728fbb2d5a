import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../scripts/ensure-browser.mjs";
import { FLAGS } from "./support/browsers/chromium.ts";
import { visit } from "./support/page.ts";
import { type Serving, serving } from "./support/serving.ts";
import { control } from "./support/table.ts";

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
const PASSWORD = "three crowns in one hat";

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const card = (page: Page, name: string) => page.locator(`[data-card="${name}"]`);
const isCalled = (page: Page, name: string): Promise<void> =>
  page.getByText(`You are ${name}.`).first().waitFor();

/** A fingerprint reader of Chromium's own that always agrees, as a person's device would. */
const withAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const barriers = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
};

const becomeGuest = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${server.address}#/friends`);
  await field(page, "name").fill(name);
  await control(page, "save-name").click();
  await isCalled(page, name);
};

const makeGame = async (page: Page): Promise<string> => {
  await control(page, "new-friends").click();
  await page.locator('[data-own-seat="maria"]').check();
  await control(page, "begin-game").click();
  await control(page, "leave-game").waitFor();
  return page.url();
};

test("a guest makes an account, signs in with it elsewhere, and is signed out everywhere", async () => {
  const ada = await visit({ browser });
  await becomeGuest(ada.page, "Ada");
  const table = await makeGame(ada.page);
  await ada.page.goto(`${server.address}#/friends`);
  await control(ada.page, "account").click();
  await card(ada.page, "sign-up").waitFor();
  expect(await barriers(ada.page)).toEqual([]);
  expect(await field(ada.page, "new-name").inputValue()).toBe("Ada");
  await field(ada.page, "new-password").fill(PASSWORD);
  // By keyboard alone, as whoever fills in a form does.
  await ada.page.keyboard.press("Enter");
  await card(ada.page, "devices").waitFor();
  expect(await barriers(ada.page)).toEqual([]);

  await control(ada.page, "profile").click();
  await ada.page.getByText("No finished game has been rated yet.").waitFor();
  await control(ada.page, "people").click();
  await ada.page.getByText("Nobody with an account has played three games yet.").waitFor();
  expect(await barriers(ada.page)).toEqual([]);
  await ada.page.goto(`${server.address}#/account`);

  const phone = await visit({ browser }, PHONE);
  await phone.page.goto(`${server.address}#/account`);
  await field(phone.page, "name-of-account").fill("ada");
  await field(phone.page, "password").fill("not her password");
  await control(phone.page, "sign-in").click();
  await phone.page.getByText("do not belong together").waitFor();
  await field(phone.page, "password").fill(PASSWORD);
  await control(phone.page, "sign-in").click();
  await isCalled(phone.page, "Ada");
  expect(await barriers(phone.page)).toEqual([]);
  await phone.page.goto(table);
  await control(phone.page, "leave-game").waitFor();

  await phone.page.goto(`${server.address}#/account`);
  await control(phone.page, "sign-out-everywhere").click();
  await card(phone.page, "sign-in").waitFor();
  await ada.page.reload();
  await card(ada.page, "sign-in").waitFor();
  // The one password that was refused is told to the console by the browser itself.
  expect(ada.errors).toEqual([]);
  expect(phone.errors.filter((error) => !error.includes("401"))).toEqual([]);
});

test("a passkey is all somebody needs: he makes an account with it, and signs in with it", async () => {
  const bob = await visit({ browser });
  await withAuthenticator(bob.page);
  await bob.page.goto(`${server.address}#/account`);
  await field(bob.page, "new-name").fill("Bob");
  await control(bob.page, "sign-up-passkey").click();
  await isCalled(bob.page, "Bob");
  await control(bob.page, "remove-passkey").waitFor();
  await control(bob.page, "remove-passkey").click();
  await bob.page.getByText("Set a password first").waitFor();
  await control(bob.page, "sign-out").click();
  await control(bob.page, "sign-in-passkey").click();
  await isCalled(bob.page, "Bob");
  expect(bob.errors.filter((error) => !error.includes("409"))).toEqual([]);
});

test("a guest takes his games along to a phone by a link that is good once, and leaves for good", async () => {
  const carl = await visit({ browser });
  await becomeGuest(carl.page, "Carl");
  const table = await makeGame(carl.page);
  await carl.page.goto(`${server.address}#/account`);
  await control(carl.page, "make-claim").click();
  await control(carl.page, "show-code").click();
  await carl.page.locator(".code path").waitFor();
  const link = await card(carl.page, "other-device").locator("input").inputValue();

  const phone = await visit({ browser }, PHONE);
  await phone.page.goto(link);
  await phone.page.getByText("makes whoever sits at this device Carl").waitFor();
  expect(await barriers(phone.page)).toEqual([]);
  await control(phone.page, "claim").click();
  await isCalled(phone.page, "Carl");
  await phone.page.goto(table);
  await control(phone.page, "leave-game").waitFor();

  const thief = await visit({ browser });
  await thief.page.goto(link);
  await thief.page.getByText("This link has been used").waitFor();

  await phone.page.goto(`${server.address}#/account`);
  const [file] = await Promise.all([
    phone.page.waitForEvent("download"),
    control(phone.page, "export-data").click(),
  ]);
  expect(file.suggestedFilename()).toBe("carl.json");
  await control(phone.page, "leave-for-good").click();
  await control(phone.page, "delete-me").click();
  await card(phone.page, "data").waitFor({ state: "detached" });
  await carl.page.goto(table);
  await carl.page.getByText("There is no such game here.").waitFor();
});
