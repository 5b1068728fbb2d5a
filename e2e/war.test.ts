import { refusalOf } from "@maria/rules";
import { cityId, type PieceId } from "@maria/rules/model";
import { cityName, ofPower, pieceWithRank } from "@maria/tell";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { wonBattle } from "./support/battles.ts";
import { eventIn, hasEvent, momentBefore, type Step, told, topFrame, words } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile, historical } from "./support/records.ts";
import {
  activePiece,
  cityOnBoard,
  control,
  Hotseat,
  openPanel,
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

describe("RUL-03 a stack on the march", () => {
  /** The general who stands with the marcher and could follow him. */
  const partnerIn = ({ before, after, seat, action }: Step): PieceId | undefined =>
    historical.generals.find(
      ({ id }) =>
        action.type === "march" &&
        action.piece < historical.generals.length &&
        id !== action.piece &&
        before.at[id] === before.at[action.piece] &&
        refusalOf(after, seat, { ...action, piece: id }) === null,
    )?.id;

  test("both generals go the same way with one tap, and stand together again", async () => {
    const moment = momentBefore("frederick-twelve-fortresses", (step) => partnerIn(step) !== undefined);
    const { action, seat } = moment.next;
    const partner = partnerIn(moment.next);
    if (action.type !== "march" || partner === undefined) throw new Error("nobody follows");
    const target = cityName(words, action.path.at(-1) ?? cityId(0));
    const { page, errors } = await visit(site);
    await resume(page, site, gameFile("stack", moment.record, seat));
    await control(page, "choose-piece", `[data-piece="${action.piece}"]`).click();
    await page.locator('[data-list="march-targets"] > summary').click();
    await control(page, "march-to", `[data-city="${action.path.at(-1)}"]`).click();
    await control(page, "march-together").click();
    for (const piece of [action.piece, partner])
      await expect.poll(() => pieceOnBoard(page, piece).getAttribute("aria-label")).toContain(target);
    expect(errors).toEqual([]);
  });
});

describe("a march with a conquest", () => {
  const moment = momentBefore(
    "frederick-twelve-fortresses",
    (step) => step.action.type === "march" && hasEvent(step, "conquered"),
  );
  const { action, seat } = moment.next;
  if (action.type !== "march") throw new Error("not a march");
  const target = action.path.at(-1) ?? cityId(0);
  const conquest = eventIn(moment.next, "conquered");
  const fortress = historical.fortresses[conquest.fortress] ?? cityId(0);
  const marker = `${cityName(words, fortress)}: ${ofPower(words, conquest.by)}`;

  const begin = async () => {
    const visitor = await visit(site);
    await resume(visitor.page, site, gameFile("conquest", moment.record, null));
    await new Hotseat(visitor.page).sit(seat);
    return visitor;
  };
  const markers = (page: Page) => page.locator(`.board .marker[aria-label="${marker}"]`);

  test("is chosen on the board, previewed, confirmed and shown; and can be taken back", async () => {
    const { page, errors } = await begin();
    const before = await pieceOnBoard(page, action.piece).getAttribute("aria-label");
    expect(before).toContain(pieceWithRank(words, action.piece));
    expect(await markers(page).count()).toBe(0);

    await tapBoard(page, activePiece(page, action.piece));
    await page.locator('.board .piece[aria-pressed="true"]').waitFor();
    await tapBoard(page, cityOnBoard(page, target));
    const preview = page.locator('[data-preview="march"]');
    await preview.locator('[data-consequence="conquers"]').waitFor();
    expect(await preview.textContent()).toContain(cityName(words, fortress));
    expect(await markers(page).count()).toBe(0);

    await control(page, "confirm-march").click();
    await markers(page).waitFor();
    await expect
      .poll(() => pieceOnBoard(page, action.piece).getAttribute("aria-label"))
      .toContain(cityName(words, target));
    const log = await openPanel(page, "log");
    await log.getByText(told(conquest), { exact: true }).waitFor();

    await control(page, "take-back").click();
    await markers(page).waitFor({ state: "detached" });
    await expect.poll(() => pieceOnBoard(page, action.piece).getAttribute("aria-label")).toBe(before);
    expect(errors).toEqual([]);
  });

  test("a tap on a city out of reach says why not, with the rule", async () => {
    const { page, errors } = await begin();
    await tapBoard(page, activePiece(page, action.piece));
    await page.locator('.board .piece[aria-pressed="true"]').waitFor();
    // A piece of Austria far away, and out of sight since the eye was led near: neither it nor its city can be chosen.
    await control(page, "show-bohemia").click();
    const far = pieceOnBoard(page, 11);
    expect(await far.getAttribute("role")).toBe("img");
    await tapBoard(page, far);
    const rule = page.locator('.note[role="alert"] a');
    expect(await rule.getAttribute("href")).toMatch(/^#\/rules\/[A-Z]{3}-\d+$/);
    expect(errors).toEqual([]);
  });
});

describe("a battle with a retreat", () => {
  // One plays a card and is still behind, plays another; the other gives up and is driven away.
  const { record, winner, loser, plays, stopped } = wonBattle("option-austria-final-scoring");

  test("cards show the score they give, the beaten stack retreats along the way the winner taps", async () => {
    const { page, errors } = await visit(site);
    await resume(page, site, gameFile("battle", record, null));
    const hotseat = new Hotseat(page);
    await hotseat.sit(winner);

    for (const step of plays) {
      const frame = topFrame(step.before);
      if (frame?.kind !== "battle") throw new Error("no battle");
      const { card, score } = eventIn(step, "cardPlayed");
      const shown = score > 0 ? `+${score}` : String(score).replace("-", "−");
      const slot = control(page, "choose-card", `[data-card="${card}"]`);
      expect(((await slot.textContent()) ?? "").replace("-", "−")).toContain(shown);
      await slot.click();
      await control(page, "confirm-card").click();
      await page.locator(`[data-side="${frame.toPlay}"] [data-score="${score}"]`).waitFor();
    }

    await hotseat.sit(loser);
    await control(page, "stop").click();
    await control(page, "confirm-stop").click();
    await control(page, "hand-over", `[data-seat="${winner}"]`).waitFor();
    const log = await openPanel(page, "log");
    await log.getByText(told(eventIn(stopped, "battleEnded")), { exact: true }).waitFor();

    await hotseat.sit(winner);
    const retreat = topFrame(stopped.after);
    if (retreat?.kind !== "retreat") throw new Error("no retreat");
    const ends = await page
      .locator(".board .city-mark.choice")
      .evaluateAll((all) => all.map((each) => Number(each.getAttribute("data-city"))));
    const offered = await control(page, "choose-city").evaluateAll((all) =>
      all.map((each) => Number(each.getAttribute("data-city"))),
    );
    expect(ends.sort()).toEqual(offered.sort());
    const end = ends[0] ?? 0;
    await tapBoard(page, cityOnBoard(page, end));
    await page.locator(`.board .city-mark.selected[data-city="${end}"]`).waitFor();
    await control(page, "confirm-retreat").click();
    const [beaten] = retreat.generals;
    await page
      .locator(`.board .piece[data-piece="${beaten}"][aria-label*="${cityName(words, cityId(end))}"]`)
      .waitFor();
    expect(errors).toEqual([]);
  });
});
