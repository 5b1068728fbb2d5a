import type { CardId, Seat } from "@maria/rules/model";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { wonBattle } from "./support/battles.ts";
import { eventIn, momentBefore } from "./support/moments.ts";
import { beginGame } from "./support/newGame.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile } from "./support/records.ts";
import { control, resume } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

/** As most people play: at the pace the page begins with, and with motion. */
const PLAIN = { reducedMotion: "no-preference" } as const;
const PACE = { "maria-settings": JSON.stringify({ theme: "light", pace: 300 }) };

test("a battle at one device: one tap between the two who fight, and a result that waits to be seen", async () => {
  const { record, winner, loser, plays } = wonBattle("option-austria-final-scoring");
  const cards = plays.map((step): CardId => eventIn(step, "cardPlayed").card);
  const { page, errors } = await visit(site, PLAIN, PACE);
  await resume(page, site, gameFile("battle", record, null));
  const lift = async (seat: Seat): Promise<void> => {
    const curtain = control(page, "lift-curtain");
    await curtain.waitFor();
    while ((await curtain.getAttribute("data-seat")) !== seat) {
      await curtain.click();
      await control(page, "menu").click();
      await control(page, "switch-seat", `[data-seat="${seat}"]`).click();
      await curtain.waitFor();
    }
    await curtain.click();
    await page.locator(".board").waitFor();
  };
  const laid = () =>
    page
      .locator("[data-laid]")
      .evaluateAll((all) => all.map((each) => Number(each.getAttribute("data-laid"))));

  await lift(winner);
  for (const card of cards) {
    await control(page, "choose-card", `[data-card="${card}"]`).click();
    await control(page, "confirm-card").click();
  }
  // The curtain falls by itself; the battle stands on it, and nobody's hand.
  await control(page, "lift-curtain", `[data-seat="${loser}"]`).waitFor();
  await expect.poll(async () => (await laid()).slice(-cards.length)).toEqual(cards);
  expect(await page.locator(".board, [data-hand], [data-card]").count()).toBe(0);

  await control(page, "lift-curtain").click();
  await control(page, "stop").click();
  await control(page, "confirm-stop").click();
  await control(page, "hand-over", `[data-seat="${winner}"]`).click();
  await lift(winner);
  await control(page, "choose-city").first().click();
  await control(page, "confirm-retreat").click();

  const result = page.locator('[data-outcome="battle"]');
  await result.waitFor();
  expect((await laid()).slice(-cards.length)).toEqual(cards);
  expect(await result.locator(".winner").count()).toBe(1);
  await control(page, "go-on").click();
  await result.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});

test("what others did since the last turn is a list, and stays marked until the next own action", async () => {
  let marches = 0;
  const moment = momentBefore("frederick-twelve-fortresses", ({ seat, action, before }) => {
    const isWanted = seat === "maria" && action.type === "march" && marches > 0 && before.turn > 1;
    marches = seat === "maria" ? 0 : marches + Number(action.type === "march");
    return isWanted;
  });
  const { action } = moment.next;
  if (action.type !== "march") throw new Error("not a march");
  const { page, errors } = await visit(site, PLAIN, PACE);
  await resume(page, site, gameFile("since", moment.record, "maria"));
  const list = page.locator('[data-list="since"]');
  // In a low window the decision needs the room, and the list waits to be opened.
  await list.locator("summary").click();
  await list.locator('[data-deed="way"]').first().waitFor();
  await expect.poll(() => page.locator(".board .route.past").count()).toBeGreaterThan(0);

  await control(page, "choose-piece", `[data-piece="${action.piece}"]`).click();
  await page.locator('[data-list="march-targets"] > summary').click();
  await control(page, "march-to", `[data-city="${action.path.at(-1)}"]`).click();
  await control(page, "confirm-march").click();
  await expect.poll(() => page.locator(".board .route.past").count()).toBe(0);
  await expect.poll(() => list.count()).toBe(1);
  expect(errors).toEqual([]);
});

test("while others decide, what they do is listed as it happens", async () => {
  const { page, errors } = await visit(site, { ...PLAIN, viewport: { width: 1440, height: 900 } }, PACE);
  await beginGame(page, site, { form: "bots", variant: "introductory", seat: "frederick" });
  await control(page, "confirm-allotment").first().click();
  const shown = page.locator('[data-list="since"] [data-deed]');
  const watched = () =>
    page.evaluate(
      () =>
        document.querySelector(".asked strong:not(.mine)") !== null &&
        document.querySelector('[data-list="since"] [data-deed]')?.checkVisibility() === true,
    );
  await expect.poll(watched, { interval: 50, timeout: 30_000 }).toBe(true);
  const sooner = await shown.count();
  await expect.poll(() => shown.count(), { timeout: 30_000 }).toBeGreaterThan(sooner);
  expect(errors).toEqual([]);
});

test("a decision that needs the room folds the list of what others did, until a hand opens it", async () => {
  const moment = momentBefore(
    "advanced-france-final-scoring",
    ({ seat, action, before }) => seat === "louis" && action.type === "placeCard" && before.turn > 3,
  );
  const viewport = { width: 1440, height: 900 };
  const { page, errors } = await visit(site, { ...PLAIN, viewport }, PACE);
  await resume(page, site, gameFile("crowded", moment.record, "louis"));
  const list = page.locator('[data-list="since"]');
  await control(page, "confirm-place-card").first().waitFor();
  const overflow = () =>
    page.locator(".deciding").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  expect(await list.getAttribute("open")).toBe(null);
  await list.locator("summary").click();
  await list.locator("[data-deed]").first().waitFor();
  expect(await overflow()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
