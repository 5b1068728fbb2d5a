import { setTimeout } from "node:timers/promises";
import { BOTS } from "@maria/bots";
import { choices } from "@maria/rules";
import type { Action, Seat } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import type { Moment } from "@maria/table";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../scripts/ensure-browser.mjs";
import { FLAGS } from "./support/browsers/chromium.ts";
import { Finger } from "./support/finger.ts";
import { type Visit, visit } from "./support/page.ts";
import { type Serving, serving } from "./support/serving.ts";
import { control, openPanel } from "./support/table.ts";

/** `npm run test:online` plays whole games; otherwise a stretch of each. */
const isLong = process.env.MARIA_ONLINE === "long";
const TAPS = 40;
const MOST_TAPS = 12_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

let browser: Browser;
let server: Serving;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: FLAGS });
  server = await serving("--port", "0");
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const sayName = async (page: Page, name: string): Promise<void> => {
  await page.locator('[data-field="name"]').fill(name);
  await control(page, "save-name").click();
};

const isAtTable = async (page: Page): Promise<void> => {
  await page.locator(".board").waitFor();
  await page.locator('[data-connection="connected"]').waitFor();
};

interface Wanted {
  readonly variant: "introductory" | "advanced";
  readonly players: 2 | 3;
  readonly seats: readonly [string, ...string[]];
}

/** Comes together over links: the first makes the game, the others follow theirs. */
const comeTogether = async (people: readonly [Visit, ...Visit[]], { variant, players, seats }: Wanted) => {
  const [{ page: maker }, ...guests] = people;
  await maker.goto(server.address);
  await control(maker, "friends").click();
  await sayName(maker, "Person 1");
  await control(maker, "new-friends").click();
  await maker.locator(`[data-variant="${variant}"] input`).check();
  if (players === 2) await maker.locator('input[name="players"][value="2"]').check();
  await maker.locator(`[data-own-seat="${seats[0]}"]`).check();
  await control(maker, "begin-game").click();
  for (const [index, { page }] of guests.entries()) {
    const link = await maker.locator(`[data-invitation="${seats[index + 1]}"] input`).inputValue();
    await page.goto(link);
    await sayName(page, `Person ${index + 2}`);
    await control(page, "accept-invitation").click();
    await control(page, "leave-game").waitFor();
  }
  await control(maker, "start-game").click();
  for (const { page } of people) await isAtTable(page);
};

/** All tap what their pages offer, one after another, so often in all or until the game is over. */
const playOn = async (fingers: readonly Finger[], pages: readonly Page[], taps: number): Promise<boolean> => {
  let [done, idle] = [0, 0];
  while (done < taps) {
    let isTapped = false;
    for (const finger of fingers)
      if (await finger.tap()) {
        isTapped = true;
        done++;
      }
    if ((await pages[0]?.locator("[data-result]").count()) !== 0) return true;
    idle = isTapped ? 0 : idle + 1;
    if (idle > 300) throw new Error(`nobody can go on after ${done} taps`);
    if (!isTapped) await pages[0]?.waitForTimeout(50);
  }
  return false;
};

/** What somebody wants at this moment, if anything. */
type Head = (moment: Moment, seat: Seat) => Action | null;

/** Decides for everybody through his own session until it holds. */
const playAhead = async (
  people: readonly Visit[],
  head: Head,
  isReached: (moment: Moment) => boolean,
): Promise<Moment> => {
  const own = await Promise.all(
    people.map(async ({ context }) => {
      const answer = await context.request.get(`${server.address}api/games`);
      const { games } = (await answer.json()) as { games: { game: { id: string }; own: Seat[] }[] };
      return { request: context.request, id: games[0]?.game.id ?? "", seat: games[0]?.own[0] ?? "maria" };
    }),
  );
  for (let count = 0; count < 1500; count++)
    for (const { request, id, seat } of own) {
      const address = `${server.address}api/games/${id}`;
      const answer = await request.get(`${address}/moment?reader=${seat}`);
      // All three come from one address, and decide faster than people.
      if (answer.status() === 429) {
        await setTimeout(1000 * Number(answer.headers()["retry-after"] ?? 1));
        continue;
      }
      const { moment } = (await answer.json()) as { moment: Moment };
      if (isReached(moment)) return moment;
      const action = head(moment, seat);
      if (action !== null)
        await request.post(`${address}/act`, { data: { seat, seen: moment.seen, action } });
    }
  throw new Error("it never came to that");
};

/** Whether all of this has happened so far; a moment asked for by itself tells the whole log. */
const hasSeen =
  (...types: readonly string[]) =>
  ({ lines }: Moment): boolean =>
    types.every((type) => lines.some(({ entry }) => entry.type === type));

const random = chanceFrom(1);
const byCadet: Head = ({ view, pending }, seat) =>
  pending.some((one) => one.seat === seat)
    ? BOTS.cadet(view, choices(view, seat), { milliseconds: 0 }, random)
    : null;

const isConcluded = ({ view }: Moment): boolean =>
  view.affairs?.agreements.some(({ status }) => status === "inForce") ?? false;

/** Proposes what the rules suggest, and accepts what is proposed to him; else he does what the Cadet does. */
const byDiplomat: Head = (moment, seat) => {
  const { view } = moment;
  const offered = choices(view, seat);
  for (const choice of offered)
    if (choice.type === "answerOffer")
      return { type: "answerOffer", agreement: choice.agreement, accept: choice.mayAccept };
  const isOnTable = view.affairs?.agreements.some(({ status }) => status === "offered") ?? false;
  for (const choice of offered)
    if (choice.type === "propose" && !isOnTable) return choice.suggestions()[0] ?? byCadet(moment, seat);
  return byCadet(moment, seat);
};

test("two people play an introductory game; a page is reloaded, a line cut, a device changed", async () => {
  const ada = await visit({ browser });
  const bob = await visit({ browser }, PHONE);
  const lines: { close(): Promise<void> }[] = [];
  await ada.page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer();
    lines.push(socket);
  });
  await comeTogether([ada, bob], {
    ...{ variant: "introductory", players: 2 },
    seats: ["playerA", "playerB"],
  });
  const first = [new Finger(ada.page, 1), new Finger(bob.page, 2)];
  await playOn(first, [ada.page], TAPS);

  await ada.page.reload();
  await isAtTable(ada.page);
  for (const line of lines.splice(0)) await line.close();
  await isAtTable(ada.page);
  await playOn(first, [ada.page], TAPS / 2);

  // Bob's phone gives out: he goes on at another device, as the same person.
  const answer = await bob.context.request.post(`${server.address}api/claims`, { data: {} });
  const { token } = (await answer.json()) as { token: string };
  const address = bob.page.url();
  await bob.context.close();
  const other = await visit({ browser });
  await other.page.goto(`${server.address}#/account/claim/${token}`);
  await control(other.page, "claim").click();
  await control(other.page, "claim").waitFor({ state: "detached" });
  await other.page.goto(address);
  await isAtTable(other.page);
  const fingers = [new Finger(ada.page, 3), new Finger(other.page, 4)];
  const isOver = await playOn(fingers, [ada.page], isLong ? MOST_TAPS : TAPS);
  expect(isOver).toBe(isLong);
  expect(fingers[1]?.taps).toBeGreaterThan(0);
  expect([...ada.errors, ...other.errors]).toEqual([]);
}, 1_200_000);

test("three people play a stretch of the advanced game with politics, battle, winter and a treaty", async () => {
  const people = [
    await visit({ browser }),
    await visit({ browser }),
    await visit({ browser }, PHONE),
  ] as const;
  await comeTogether([...people], {
    ...{ variant: "advanced", players: 3 },
    seats: ["maria", "frederick", "louis"],
  });
  const pages = people.map(({ page }) => page);
  const fingers = pages.map((page, index) => new Finger(page, index + 5));
  await playOn(fingers, pages, isLong ? 20 * TAPS : TAPS);
  // Chance is another in every game: in some nobody fights in the first year, or no Political Card is won.
  await playAhead(people, byCadet, hasSeen("politicalCardExecuted", "battleBegan", "winterBegan"));
  for (const page of pages) await isAtTable(page);
  await playOn(fingers, pages, isLong ? 20 * TAPS : TAPS);
  await playAhead(people, byDiplomat, isConcluded);
  for (const page of pages) {
    const treaties = await openPanel(page, "treaties");
    await treaties.locator("[data-agreement]:not(.offered)").first().waitFor();
  }
  for (const finger of fingers) expect(finger.taps).toBeGreaterThan(0);
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
}, 1_200_000);
