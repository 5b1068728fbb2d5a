import { choices } from "@maria/rules";
import type { Moment } from "@maria/table";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../scripts/ensure-browser.mjs";
import { FLAGS } from "./support/browsers/chromium.ts";
import { Finger } from "./support/finger.ts";
import { visit } from "./support/page.ts";
import { type Serving, serving } from "./support/serving.ts";
import { control, openPanel } from "./support/table.ts";
import { byCadet, comeTogether, type Head, hasSeen, isAtTable, playAhead } from "./support/together.ts";

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
  await comeTogether(server, [ada, bob], {
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
  await comeTogether(server, [...people], {
    ...{ variant: "advanced", players: 3 },
    seats: ["maria", "frederick", "louis"],
  });
  const pages = people.map(({ page }) => page);
  const fingers = pages.map((page, index) => new Finger(page, index + 5));
  await playOn(fingers, pages, isLong ? 20 * TAPS : TAPS);
  // Chance is another in every game: in some nobody fights in the first year, or no Political Card is won.
  await playAhead(server, people, byCadet, hasSeen("politicalCardExecuted", "battleBegan", "winterBegan"));
  for (const page of pages) await isAtTable(page);
  await playOn(fingers, pages, isLong ? 20 * TAPS : TAPS);
  await playAhead(server, people, byDiplomat, isConcluded);
  for (const page of pages) {
    const treaties = await openPanel(page, "treaties");
    await treaties.locator("[data-agreement]:not(.offered)").first().waitFor();
  }
  for (const finger of fingers) expect(finger.taps).toBeGreaterThan(0);
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
}, 1_200_000);
