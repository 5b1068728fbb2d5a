import { deckOf, isReserve, POWERS, type Seat, seatOfPower } from "@maria/rules/model";
import { cardName } from "@maria/tell";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { momentBefore, words } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile } from "./support/records.ts";
import { control, Hotseat, openPanel, resume } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

test("HID-05 behind the curtain, and for the next player, nothing of the last one's secrets is on the page", async () => {
  const { record, next } = momentBefore(
    "option-austria-final-scoring",
    ({ action, before, seat }) => action.type === "march" && before.turn > 3 && seat === "louis",
  );
  const { before } = next;
  const { page, errors } = await visit(site);
  await resume(page, site, gameFile("secrets", record, null));
  /** With their decks no two cards have the same name, but for the Reserves. */
  const handOf = (seat: Seat): string[] =>
    POWERS.filter((power) => seatOfPower(before.options, power, before.saxony) === seat)
      .flatMap((power) => before.hands[power] ?? [])
      .filter((card) => !isReserve(card))
      .map((card) => `${cardName(words, card)}, from deck ${deckOf(card) + 1}`);
  const shown = (): Promise<string[]> =>
    page.locator("[title]").evaluateAll((all) => all.map((each) => each.getAttribute("title") ?? ""));

  const hotseat = new Hotseat(page);
  await hotseat.sit("louis");
  await openPanel(page, "armies");
  const hands = await openPanel(page, "hands");
  await hands.locator(".fan .card").first().waitFor();
  const secrets = handOf("louis");
  expect(secrets.length).toBeGreaterThan(4);
  expect((await shown()).filter((title) => secrets.includes(title)).length).toBe(secrets.length);

  await control(page, "menu").click();
  await control(page, "switch-seat", '[data-seat="maria"]').click();
  await control(page, "lift-curtain", '[data-seat="maria"]').waitFor();
  const curtain = await page.content();
  expect(secrets.filter((card) => curtain.includes(card))).toEqual([]);
  expect(await page.locator(".board, .card, [data-hand], [data-card], [data-piece]").count()).toBe(0);

  await control(page, "lift-curtain").click();
  const others = await openPanel(page, "hands");
  await others.locator(".fan .card").first().waitFor();
  const marias = await shown();
  expect(marias.filter((title) => secrets.includes(title))).toEqual([]);
  expect(marias.filter((title) => handOf("maria").includes(title)).length).toBe(handOf("maria").length);
  expect(errors).toEqual([]);
});
