import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Finger } from "./support/finger.ts";
import { beginGame } from "./support/newGame.ts";
import { openSite, type Site, visit } from "./support/page.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe("a whole game played by tapping what the page offers", () => {
  test("introductory, three people at one device, to the end of the game", async () => {
    const { page, errors } = await visit(site);
    await beginGame(page, site, { form: "hotseat", variant: "introductory" });
    const finger = new Finger(page, 7);
    const isOver = page.locator("[data-result]");
    await finger.until(async () => (await isOver.count()) > 0, 6000);
    expect(finger.used.get("lift-curtain")).toBeGreaterThan(10);
    expect(finger.used.get("confirm-march")).toBeGreaterThan(5);
    expect(errors).toEqual([]);
  }, 480_000);

  test("advanced, one person against two bots, to the end of the game", async () => {
    const { page, errors } = await visit(site);
    await beginGame(page, site, { form: "bots", variant: "advanced", seat: "maria" });
    const finger = new Finger(page, 3);
    const isOver = page.locator("[data-result]");
    await finger.until(async () => (await isOver.count()) > 0, 6000);
    expect(finger.used.get("confirm-place-card") ?? 0).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  }, 480_000);
});
