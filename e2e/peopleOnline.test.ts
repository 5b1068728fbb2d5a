import { AxeBuilder } from "@axe-core/playwright";
import { optionsOf } from "@maria/table";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoint, pushTarget } from "../packages/server/test/support/endpoint.ts";
import { findBrowser } from "../scripts/ensure-browser.mjs";
import { FLAGS } from "./support/browsers/chromium.ts";
import { type Visit, visit } from "./support/page.ts";
import { type Serving, servingIn } from "./support/serving.ts";
import { control, openPanel, putCardsAway } from "./support/table.ts";

let browser: Browser;
let server: Serving;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: FLAGS });
  server = await servingIn({ MARIA_ALERTS_ANYWHERE: "yes" }, "--port", "0");
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const PATIENT = { timeout: 15_000 };
const PERSON = { kind: "person" } as const;

const barriers = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).exclude(".board").analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
};

/** What somebody asks of the server besides his page. */
const asks = async ({ context }: Visit, method: string, path: string, data?: unknown) =>
  (await context.request.fetch(`${server.address}api/${path}`, { method, data })).json();

/** Two people in a game with a move a day; gives its address. */
const sitDown = async (ada: Visit, bob: Visit): Promise<{ id: string; address: string }> => {
  await asks(ada, "PUT", "me", { name: "Ada" });
  await asks(bob, "PUT", "me", { name: "Bob" });
  const { game, invitations } = await asks(ada, "POST", "games", {
    ...{ name: "Daily", options: optionsOf("introductory", 3), take: "maria", pace: "daily", isOpen: false },
    players: { maria: PERSON, frederick: PERSON, louis: { kind: "bot", level: "cadet" } },
  });
  await asks(bob, "POST", `games/${game.id}/join`, { invitation: invitations[0].token });
  await asks(ada, "POST", `games/${game.id}/start`, {});
  return { id: game.id, address: `${server.address}#/table/${game.id}` };
};

/** A browser whose push service is ours: Chromium's own is not there without a window. */
const withPushService = async (
  { context }: Visit,
  target: { endpoint: string; p256dh: string; auth: string },
) => {
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(({ endpoint: address, p256dh, auth }) => {
    let current: object | null = null;
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey).replaceAll("-", "+").replaceAll("_", "/");
      current = {
        options: { applicationServerKey: Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0)).buffer },
        toJSON: () => ({ endpoint: address, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current as PushSubscription;
    };
  }, target);
};

test("whoever waits for others may be told by this device, and is, until he says no more", async () => {
  const ada = await visit({ browser });
  const bob = await visit({ browser }, PHONE);
  const service = await endpoint();
  const target = pushTarget(service.url);
  await withPushService(ada, target);
  const { address } = await sitDown(ada, bob);
  await ada.page.goto(address);
  await control(ada.page, "confirm-allotment").first().click();
  await ada.page.locator('[data-note="alerts"]').waitFor();
  expect(await barriers(ada.page)).toEqual([]);
  await control(ada.page, "push-here").click();
  await ada.page.locator('[data-note="alerts"]').waitFor({ state: "detached" });

  await ada.page.goto(`${server.address}#/alerts`);
  await ada.page.locator('[data-pushed="here"]').waitFor();
  await ada.page.locator('[data-field="quiet"]').check();
  await ada.page.locator('[data-field="quiet-from"]').fill("23:30");
  await ada.page.locator('[data-field="zone"]').selectOption("Europe/Vienna");
  await ada.page.locator('[data-field="reminders"]').uncheck();
  await control(ada.page, "keep-wishes").click();
  await ada.page.getByText("This is how you will be told.").waitFor();
  const { wishes } = await asks(ada, "GET", "alerts");
  expect(wishes).toMatchObject({ language: "en", zone: "Europe/Vienna", reminders: false });
  expect(wishes.quiet).toEqual({ from: 23 * 60 + 30, until: 8 * 60 });
  expect(await barriers(ada.page)).toEqual([]);

  await control(ada.page, "test-alerts").click();
  await expect.poll(() => service.calls.length, PATIENT).toBe(1);
  const trial = target.read(service.calls[0]?.body ?? Buffer.alloc(0));
  expect(trial).toMatchObject({ link: `${server.address}#/alerts` });

  await control(ada.page, "push-no-more").click();
  await control(ada.page, "push-here").waitFor();
  expect((await asks(ada, "GET", "alerts")).devices).toEqual([]);
  expect([...ada.errors, ...bob.errors]).toEqual([]);
});

test("a remark is reported and its speaker muted, by phone; whoever is silenced reads why", async () => {
  const ada = await visit({ browser });
  // What a service worker asks for cannot be answered in the server's place.
  const bob = await visit({ browser }, { ...PHONE, serviceWorkers: "block" });
  await putCardsAway(bob.page);
  const { id, address } = await sitDown(ada, bob);
  await asks(ada, "POST", `games/${id}/chat`, { seat: "maria", to: null, text: "You are all fools." });
  let asked = 0;
  bob.page.on("request", (request) => {
    if (request.url().includes("/notes")) asked++;
  });
  await bob.page.goto(address);
  await bob.page.locator(".board").waitFor();
  const talk = await openPanel(bob.page, "talk");
  await talk.getByText("You are all fools.").waitFor();
  await talk.locator("[data-manners] summary").click();
  await talk.locator('[data-action="report"]').click();
  await talk.locator('[data-field="reason"]').selectOption("insult");
  expect(await barriers(bob.page)).toEqual([]);
  await talk.locator('[data-action="send-report"]').click();
  await talk.locator("[data-reported]").waitFor();
  await talk.locator('[data-action="mute"]').click();
  // The line is begun anew; the table and what is open beside it stay as they are.
  await talk.locator("[data-muted]").waitFor();
  await talk.getByText("You are all fools.").waitFor({ state: "detached" });
  await talk.locator('[data-action="unmute"]').click();
  await talk.getByText("You are all fools.").waitFor();
  // Notes are asked for when they are shown, not again and again.
  expect(asked).toBeLessThan(6);

  await bob.page.goto(`${server.address}#/account`);
  await bob.page.getByText("“You are all fools.”").waitFor();
  await bob.page.getByText("not looked at yet").waitFor();
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await bob.page.route("**/api/me/silence", (route) =>
    route.fulfill({ json: { silence: { until, why: "Rude to Ada." } } }),
  );
  await bob.page.goto(address);
  await bob.page.locator(".board").waitFor();
  await openPanel(bob.page, "talk");
  await bob.page.getByText("Their reason: Rude to Ada.").waitFor();
  expect(await bob.page.locator('[data-field="remark"]').count()).toBe(0);
  expect([...ada.errors, ...bob.errors]).toEqual([]);
});

test("a token is shown once, stands for its person, and is nothing once it is revoked", async () => {
  const ada = await visit({ browser }, PHONE);
  await asks(ada, "PUT", "me", { name: "Ada" });
  await ada.page.goto(`${server.address}#/account`);
  await ada.page.locator('[data-field="token-label"]').fill("My bot");
  await control(ada.page, "make-token").click();
  const secret = await ada.page.locator("[data-made-token] input").inputValue();
  expect(await barriers(ada.page)).toEqual([]);
  const shown = async () =>
    (await fetch(`${server.address}api/me`, { headers: { authorization: `Bearer ${secret}` } })).json();
  expect(await shown()).toMatchObject({ person: { name: "Ada" } });
  await ada.page.reload();
  await ada.page.getByText("Last used on").first().waitFor();
  expect(await ada.page.locator("[data-made-token]").count()).toBe(0);
  await control(ada.page, "revoke-token").click();
  await ada.page.getByText("The token is revoked.").waitFor();
  expect(await shown()).toEqual({ refused: "badToken" });
  expect(ada.errors).toEqual([]);
});
