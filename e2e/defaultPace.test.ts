import { view } from "@maria/rules";
import { powerOf } from "@maria/rules/board";
import { cityId, isOnBoard, OFF_BOARD, type Seat, type State, seatOfPower } from "@maria/rules/model";
import { cityName, ofPower } from "@maria/tell";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eventIn, hasEvent, momentBefore, type Step, words } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile, historical } from "./support/records.ts";
import {
  activePiece,
  cityOnBoard,
  control,
  Hotseat,
  pieceOnBoard,
  resume,
  tapBoard,
} from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

/** Somebody who has changed no settings: marches are drawn. */
const visitAtDefaultPace = () =>
  visit(site, { reducedMotion: "no-preference" }, { "maria-settings": JSON.stringify({ theme: "light" }) });

/** Notes in the page, frame by frame, whether the thing was there, and whether a march was being drawn. */
const watchFrames = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const seen: { there: boolean; marching: boolean }[] = [];
    Object.assign(window, { seenFrames: seen });
    const look = (): void => {
      seen.push({
        there: document.querySelector(wanted) !== null,
        marching: document.querySelector(".board .trail") !== null,
      });
      requestAnimationFrame(look);
    };
    look();
  }, selector);
const framesSeen = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { seenFrames: { there: boolean; marching: boolean }[] }).seenFrames,
  );

const marchTo = async (page: Page, { action }: Step): Promise<void> => {
  if (action.type !== "march") throw new Error("not a march");
  await tapBoard(page, activePiece(page, action.piece));
  await page.locator('.board .piece[aria-pressed="true"]').waitFor();
  await tapBoard(page, cityOnBoard(page, action.path.at(-1) ?? 0));
  await control(page, "confirm-march").click();
};

test("the flag of a conquered fortress changes when the march has arrived, and the marcher can be tapped then", async () => {
  const moment = momentBefore(
    "frederick-twelve-fortresses",
    (step) => step.action.type === "march" && hasEvent(step, "conquered"),
  );
  const { action, seat } = moment.next;
  const conquest = eventIn(moment.next, "conquered");
  if (action.type !== "march") throw new Error("not a march");
  const fortress = historical.fortresses[conquest.fortress] ?? cityId(0);
  const marker = `.board .marker[aria-label="${cityName(words, fortress)}: ${ofPower(words, conquest.by)}"]`;
  const { page, errors } = await visitAtDefaultPace();
  await resume(page, site, gameFile("conquest", moment.record, seat));
  await activePiece(page, action.piece).waitFor();
  await watchFrames(page, marker);
  await marchTo(page, moment.next);

  const target = cityName(words, action.path.at(-1) ?? cityId(0));
  await page.locator(marker).waitFor();
  const frames = await framesSeen(page);
  expect(frames.some(({ marching }) => marching)).toBe(true);
  expect(frames.filter(({ there, marching }) => there && marching)).toEqual([]);
  // He stands on the board as everybody else does: to be read, and to be tapped.
  await expect.poll(() => pieceOnBoard(page, action.piece).getAttribute("aria-label")).toContain(target);
  await tapBoard(page, pieceOnBoard(page, action.piece));
  await page.locator("[data-inspector], .note.shown").first().waitFor();
  expect(errors).toEqual([]);
});

test("hussars vanish when the march that drives them off has arrived", async () => {
  const moment = momentBefore(
    "frederick-twelve-fortresses",
    (step) => step.action.type === "march" && hasEvent(step, "hussarRemoved"),
  );
  const { hussar } = eventIn(moment.next, "hussarRemoved");
  const mark = `.board .piece[data-piece="${historical.pieces.length + hussar}"]`;
  const { page, errors } = await visitAtDefaultPace();
  await resume(page, site, gameFile("hussars", moment.record, moment.next.seat));
  await page.locator(mark).waitFor();
  await watchFrames(page, mark);
  await marchTo(page, moment.next);
  await page.locator(mark).waitFor({ state: "detached" });
  const frames = await framesSeen(page);
  expect(frames.some(({ marching }) => marching)).toBe(true);
  expect(frames.filter(({ there, marching }) => !there && marching)).toEqual([]);
  expect(errors).toEqual([]);
});

test("generals who were seen to retreat stand on the board again: to be read, tapped and counted", async () => {
  /** After the battle's end the winner moves the beaten along. */
  const moment = momentBefore(
    "option-austria-final-scoring",
    (step) => step.action.type === "retreat" && hasEvent(step, "retreated"),
  );
  const { generals } = eventIn(moment.next, "retreated");
  const { page, errors } = await visitAtDefaultPace();
  // Nobody but people: nothing comes after the retreat that would be drawn in its place.
  await resume(page, site, gameFile("retreat", moment.record, null));
  await new Hotseat(page).sit(moment.next.seat);
  const end = control(page, "choose-city").first();
  const city = cityName(words, cityId(Number(await end.getAttribute("data-city"))));
  await end.click();
  await control(page, "confirm-retreat").click();
  await page.locator(".board .trail").waitFor({ state: "attached" });
  // What is drawn while it moves is hidden from readers, and no tap finds it.
  for (const general of generals)
    await page
      .locator(`.board svg:not([aria-hidden]) .piece[data-piece="${general}"][aria-label*="${city}"]`)
      .waitFor({ state: "attached" });
  expect(errors).toEqual([]);
});

/** What was stated of two enemy generals together, as somebody remembers it; they stand together, or have parted. */
const statedOfTwo = (state: State, seat: Seat, areTogether: boolean) =>
  view(state, seat).sightings.find(({ generals: [one, other, third], certain }) => {
    if (one === undefined || other === undefined || third !== undefined || !certain) return false;
    const [here, there] = [state.at[one] ?? OFF_BOARD, state.at[other] ?? OFF_BOARD];
    const owner = seatOfPower(state.options, powerOf(historical, one), state.saxony);
    return owner !== seat && isOnBoard(here) && isOnBoard(there) && (here === there) === areTogether;
  });

test.each([
  ["stands on one of them as long as they are together", true, 1],
  ["stands on neither of them when they have parted", false, 0],
])("HID-01 a strength that was stated of two generals %s", async (_title, areTogether, times) => {
  const moment = momentBefore(
    "option-austria-final-scoring",
    ({ before, seat, action }) =>
      action.type === "march" && statedOfTwo(before, seat, areTogether) !== undefined,
  );
  const { before, seat } = moment.next;
  const stated = statedOfTwo(before, seat, areTogether);
  if (stated === undefined) throw new Error("nothing was stated");
  const { page, errors } = await visitAtDefaultPace();
  await resume(page, site, gameFile("strengths", moment.record, seat));
  const written: string[] = [];
  for (const general of stated.generals) {
    await pieceOnBoard(page, general).waitFor({ state: "attached" });
    written.push(...(await pieceOnBoard(page, general).locator(".strength").allTextContents()));
  }
  expect(written.filter((text) => text.trim() === String(stated.total)).length).toBe(times);
  expect(errors).toEqual([]);
});
