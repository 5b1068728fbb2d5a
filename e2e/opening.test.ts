import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { momentBefore } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile } from "./support/records.ts";
import { control, resume } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

describe("the page opens", () => {
  test.each(["#/%", "#/new/%E0%A4%A", "#/%zz/x"])("at %s, which cannot be decoded", async (hash) => {
    const { page, errors } = await visit(site);
    await page.goto(`${site.address}${hash}`);
    await page.locator('[data-action="play-now"], [data-action="begin-game"]').first().waitFor();
    expect(errors).toEqual([]);
  });

  test("where the browser forbids local storage, and lets a game be played", async () => {
    const { page, errors } = await visit(site);
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    );
    await page.goto(site.address);
    await control(page, "theme", '[data-theme-choice="dark"]').click();
    await page.locator('html[data-theme="dark"]').waitFor();
    await control(page, "play-now").click();
    await page.locator(".board").waitFor();
    expect(errors).toEqual([]);
  });

  test("where the browser forbids everything, and says why no game begins", async () => {
    const { page, errors } = await visit(site);
    await page.addInitScript(() => {
      for (const name of ["localStorage", "indexedDB"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await page.goto(site.address);
    await control(page, "play-now").click();
    await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
    expect(errors).toEqual([]);
  });
});

/** Changes a row of the browser's database behind the page's back. */
const changeRow = (page: Page, name: string, change: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    ([wanted, changes]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("maria");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction("games", "readwrite").objectStore("games");
          const reading = store.getAll();
          reading.onsuccess = () => {
            const row = reading.result.find((each) => each.name === wanted);
            store.put({ ...row, ...(changes as object) }).onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
    [name, change] as const,
  );

test("a saved game that is damaged stands apart in the list and can be deleted; the others open", async () => {
  const { record, next } = momentBefore(
    "frederick-twelve-fortresses",
    ({ action }) => action.type === "march",
  );
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("sound", record, next.seat));
  await resume(page, site, gameFile("broken", record, next.seat));
  await page.goto(`${site.address}#/games`);
  await changeRow(page, "broken", { progress: null });
  await page.reload();
  await page.locator("[data-game]").getByRole("heading", { name: "sound" }).waitFor();
  const damaged = page.locator("[data-damaged]");
  await damaged.getByRole("heading", { name: "broken" }).waitFor();
  await page.goto(`${site.address}#/game/${await damaged.getAttribute("data-damaged")}`);
  await page.getByRole("alert").filter({ hasText: "no such saved game" }).waitFor();
  await page.goto(`${site.address}#/games`);
  await damaged.locator('[data-action="delete"]').click();
  await damaged.locator('[data-action="confirm-delete"]').click();
  await damaged.waitFor({ state: "detached" });
  await control(page, "resume").click();
  await page.locator(".board").waitFor();
  expect(errors).toEqual([]);
});

test("the browser is asked to keep the games, and a long game is suggested for a copy until there is one", async () => {
  const { record, next } = momentBefore(
    "advanced-france-final-scoring",
    ({ action, before }) => action.type === "march" && before.turn > 4,
  );
  const { page, errors } = await visit(site);
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset.asked = "yes";
      return true;
    };
  });
  await resume(page, site, gameFile("long", record, next.seat));
  await page.locator('html[data-asked="yes"]').waitFor();
  await control(page, "done").waitFor();
  // It came from a file a moment ago.
  expect(await page.locator('[data-note="export"]').count()).toBe(0);
  await changeRow(page, "long", { suggested: 1 });
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    control(page, "export-long-game").click(),
  ]);
  expect(download.suggestedFilename()).toBe("long.json");
  await page.locator('[data-note="export"]').waitFor({ state: "detached" });
  await page.reload();
  await control(page, "done").waitFor();
  expect(await page.locator('[data-note="export"]').count()).toBe(0);
  expect(errors).toEqual([]);
});

test("a second tab of the same game follows the first, and the first follows it", async () => {
  const { record, next } = momentBefore(
    "frederick-twelve-fortresses",
    ({ action, before }) => action.type === "march" && before.turn > 1,
  );
  const { page, context, errors } = await visit(site);
  await resume(page, site, gameFile("twice", record, next.seat));
  await control(page, "done").waitFor();
  const other = await context.newPage();
  other.on("pageerror", (error) => errors.push(String(error)));
  await other.goto(page.url());
  await control(other, "done").waitFor();

  const spent = (tab: Page): Promise<number> => tab.locator(".board .piece.is-spent").count();
  const march = async (tab: Page): Promise<void> => {
    await tab.locator('.decision [data-action="choose-piece"]').first().click();
    await tab.locator('[data-list="march-targets"] > summary').click();
    await control(tab, "march-to").first().click();
    await control(tab, "confirm-march").click();
  };
  const before = await spent(page);
  await march(page);
  await expect.poll(() => spent(page)).toBe(before + 1);
  await expect.poll(() => spent(other)).toBe(before + 1);
  await march(other);
  await expect.poll(() => spent(other)).toBe(before + 2);
  await expect.poll(() => spent(page)).toBe(before + 2);
  // Taking back is told, too.
  await control(page, "take-back").click();
  await expect.poll(() => spent(other)).toBe(before + 1);
  expect(await page.getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
  expect(await other.getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
  expect(errors).toEqual([]);
});
