import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Finger } from "./support/finger.ts";
import { beginGame } from "./support/newGame.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { control } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

/**
 * Lets the browser's database break off the writing of entries of some seats, as often as told. The table is kept by a
 * worker, which no script of the page's reaches: its file gets the lines at its beginning.
 */
const refuseEntries = async (page: Page, seats: readonly string[], times: number): Promise<void> => {
  const refusing = `
    const add = IDBObjectStore.prototype.add;
    let left = ${times};
    IDBObjectStore.prototype.add = function (value, key) {
      const request = add.call(this, value, key);
      if (this.name === "entries" && ${JSON.stringify(seats)}.includes(value.seat) && left-- > 0)
        this.transaction.abort();
      return request;
    };\n`;
  await page.route("**/table-worker-*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: refusing + (await answer.text()) });
  });
};

/** The numbers and seats of the entries that the database holds. */
const stored = (page: Page): Promise<(readonly [number, string])[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("maria");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const entries: [number, string][] = [];
          const walking = opening.result.transaction("entries").objectStore("entries").openCursor();
          walking.onerror = () => reject(walking.error);
          walking.onsuccess = () => {
            const cursor = walking.result;
            if (cursor === null) {
              opening.result.close();
              resolve(entries);
              return;
            }
            entries.push([(cursor.key as [string, number])[1], cursor.value.seat]);
            cursor.continue();
          };
        };
      }),
  );

const WITHOUT_SERVICE_WORKER = { serviceWorkers: "block" } as const;

const isWithoutGaps = (entries: readonly (readonly [number, string])[]): boolean =>
  entries.every(([number], index) => number === index + 1);

const allot = async (page: Page): Promise<void> => {
  await control(page, "suggest-allotment").first().click();
  await control(page, "confirm-allotment").first().click();
};

/** Plays until the person has ended a movement: bots have acted many times by then. */
const playOn = async (page: Page, seed: number): Promise<void> => {
  const finger = new Finger(page, seed);
  await finger.until(async () => (finger.used.get("confirm-done") ?? 0) > 0, 100);
};

describe("when the browser's database refuses to write", () => {
  test("a bot's entry, the page says so, and the bot tries again when asked to", async () => {
    const { page, errors } = await visit(site, WITHOUT_SERVICE_WORKER);
    await refuseEntries(page, ["frederick", "maria"], 1);
    await beginGame(page, site, { form: "bots", variant: "introductory", seat: "louis" });
    const note = page.getByRole("alert").filter({ hasText: "could not be saved" });
    await note.waitFor();
    expect(await stored(page)).toEqual([]);
    await control(page, "retry").click();
    await note.waitFor({ state: "detached" });
    await playOn(page, 5);
    // The person's last entry, and the bots' answers to it, are still being written.
    await expect.poll(async () => (await stored(page)).length).toBeGreaterThan(5);
    const entries = await stored(page);
    expect(isWithoutGaps(entries)).toBe(true);
    // Without this the worker of the page loaded anew would refuse a bot's entry once more.
    await page.unroute("**/table-worker-*.js");
    await page.reload();
    await playOn(page, 6);
    expect((await stored(page)).slice(0, entries.length)).toEqual(entries);
    expect(errors).toEqual([]);
  });

  test("a bot's entries for good, the game opens again later and goes on where it stood", async () => {
    const { page, errors } = await visit(site, WITHOUT_SERVICE_WORKER);
    await refuseEntries(page, ["frederick", "maria"], 1000);
    await beginGame(page, site, { form: "bots", variant: "introductory", seat: "louis" });
    await control(page, "retry").waitFor();
    // The person may go on deciding meanwhile; the bots have still not moved.
    await allot(page);
    await expect.poll(() => stored(page)).toEqual([[1, "louis"]]);
    await control(page, "retry").waitFor();
    const before = await stored(page);
    await page.unroute("**/table-worker-*.js");
    await page.reload();
    await playOn(page, 6);
    await expect.poll(async () => (await stored(page)).length).toBeGreaterThan(before.length + 4);
    const after = await stored(page);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(isWithoutGaps(after)).toBe(true);
    expect(errors).toEqual([]);
  });

  test("the person's own entry, nothing happens, and the same decision can be taken again", async () => {
    const { page, errors } = await visit(site, WITHOUT_SERVICE_WORKER);
    await refuseEntries(page, ["louis"], 1);
    await beginGame(page, site, { form: "bots", variant: "introductory", seat: "louis" });
    await allot(page);
    const note = page.getByRole("alert").filter({ hasText: "nothing has happened" });
    await note.waitFor();
    expect((await stored(page)).map(([, seat]) => seat)).not.toContain("louis");
    await control(page, "confirm-allotment").first().click();
    await note.waitFor({ state: "detached" });
    await playOn(page, 7);
    expect(isWithoutGaps(await stored(page))).toBe(true);
    expect(errors).toEqual([]);
  });
});
