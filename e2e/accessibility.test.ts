import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PANELS } from "../packages/web/src/panels/panelNames.ts";
import { hasEvent, momentBefore } from "./support/moments.ts";
import { beginGame } from "./support/newGame.ts";
import { closeVisits, openSite, type Site, type Visit, visit } from "./support/page.ts";
import { gameFile, recordOf } from "./support/records.ts";
import { control, openPanel, resume } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

const inTheme = (page: Page, theme: "light" | "dark"): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** A visitor whose page changes its colours at once: axe would judge those that pass into one another. */
const visitInOneColour = async (): Promise<Visit> => {
  const visitor = await visit(site);
  await visitor.page.goto(site.address);
  await visitor.page.addStyleTag({ content: "* { transition: none !important; }" });
  return visitor;
};

/**
 * What axe finds serious or worse, as lines to read. In the dark only colours can differ; where the same board stands
 * beside it, a part of the page is enough.
 */
const faultsOn = async (page: Page, screen: string, part?: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const theme of ["light", "dark"] as const) {
    await inTheme(page, theme);
    // The page has no frames: the results need no page of their own to be put together in.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    if (part !== undefined) axe.include(part);
    if (theme === "dark") axe.withRules(["color-contrast"]);
    const { violations } = await axe.analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === "serious" || impact === "critical")
        faults.push(
          `${screen}, ${theme}: ${id} (${nodes.length}): ${nodes
            .slice(0, 3)
            .map(({ target, any }) => `${target.join(" ")} ${any[0]?.message ?? ""}`)
            .join(" | ")}`,
        );
  }
  await inTheme(page, "light");
  return faults;
};

test("the screens around the game", async () => {
  const { page, errors } = await visitInOneColour();
  const faults: string[] = [];
  for (const [screen, landmark] of [
    ["", '[data-action="play-now"]'],
    ["#/new/bots", '[data-action="begin-game"]'],
    ["#/new/hotseat", '[data-action="begin-game"]'],
  ] as const) {
    await page.goto(`${site.address}${screen}`);
    await page.locator(landmark).waitFor();
    faults.push(...(await faultsOn(page, screen)));
  }
  await resume(page, site, gameFile("over", recordOf("maria-end-of-turn-nine"), "maria"));
  await page.locator("[data-result]").waitFor();
  faults.push(...(await faultsOn(page, "game over")));
  await page.goto(`${site.address}#/games`);
  await control(page, "replay").waitFor();
  faults.push(...(await faultsOn(page, "saved games")));
  await control(page, "delete").click();
  faults.push(...(await faultsOn(page, "deleting a game")));
  await page.locator('[role="alertdialog"] button').last().click();
  await control(page, "replay").click();
  await control(page, "replay-last").click();
  faults.push(...(await faultsOn(page, "replay")));
  await page.goto(`${site.address}#/rules`);
  await control(page, "search-rules").fill("hussar");
  await page.locator("[id^=rule-HUS]").first().waitFor();
  faults.push(...(await faultsOn(page, "rules, filtered")));
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

test("the game: set-up, curtain, menu and help", async () => {
  const { page, errors } = await visitInOneColour();
  const faults: string[] = [];
  await beginGame(page, site, { form: "hotseat", variant: "advanced" });
  faults.push(...(await faultsOn(page, "curtain")));
  await control(page, "lift-curtain").click();
  await control(page, "confirm-allotment").first().waitFor();
  faults.push(...(await faultsOn(page, "set-up")));
  await control(page, "menu").click();
  faults.push(...(await faultsOn(page, "menu", "header")));
  await control(page, "help").click();
  await page.locator("dialog[open] svg").nth(1).waitFor();
  faults.push(...(await faultsOn(page, "help", "dialog")));
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

test("the game: a march previewed, and every panel", async () => {
  const moment = momentBefore(
    "option-austria-final-scoring",
    (step) => step.action.type === "march" && step.before.turn > 2 && hasEvent(step, "conquered"),
  );
  const { action, seat } = moment.next;
  if (action.type !== "march") throw new Error("not a march");
  const { page, errors } = await visitInOneColour();
  await resume(page, site, gameFile("march", moment.record, seat));
  const faults: string[] = [];
  await control(page, "choose-piece", `[data-piece="${action.piece}"]`).click();
  await page.locator('[data-list="march-targets"] > summary').click();
  await control(page, "march-to", `[data-city="${action.path.at(-1)}"]`).click();
  await page.locator("[data-consequence]").first().waitFor();
  faults.push(...(await faultsOn(page, "march preview")));
  for (const panel of PANELS.filter((name) => name !== "hands")) {
    await openPanel(page, panel);
    faults.push(...(await faultsOn(page, panel, "aside")));
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

test("the game: battle, politics and offers", async () => {
  const { page, errors } = await visitInOneColour();
  const faults: string[] = [];
  const fixture = "option-austria-final-scoring";
  for (const [screen, action, landmark] of [
    ["battle", "playCard", "choose-card"],
    ["laying cards", "placeCard", "choose-placed-card"],
    ["selection", "selectCard", "choose-political-card"],
    ["execution", "execute", "confirm-execute"],
    ["vote", "vote", "choose-votes"],
    ["offer", "answerOffer", "done"],
  ] as const) {
    const moment = momentBefore(fixture, (step) => step.action.type === action);
    await resume(page, site, gameFile(screen, moment.record, moment.next.seat));
    if (screen === "offer") await openPanel(page, "treaties");
    else await control(page, landmark).first().waitFor();
    faults.push(...(await faultsOn(page, screen, "aside")));
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
