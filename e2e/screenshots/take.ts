import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { seatsOf } from "@maria/rules/model";
import type { BrowserContextOptions, Page } from "playwright-core";
import { PANELS } from "../packages/web/src/panels/panelNames.ts";
import { beginGame } from "./support/newGame.ts";
import { openSite, type Site, visit } from "./support/page.ts";
import { type Asked, cadetGame, cutBefore, gameFile, importGames, recordOf } from "./support/records.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
] as const;
type Size = (typeof SIZES)[number];

const offers = ({ offered }: Asked, type: string): boolean => offered.some((choice) => choice.type === type);

/** Moments of recorded games, by the name of the picture. */
const games = async (): Promise<Record<string, string>> => {
  const { record: advanced } = await cadetGame("advanced", 2);
  const before = (name: string, isWanted: (asked: Asked) => boolean): string => {
    const cut = cutBefore(advanced, isWanted);
    if (cut === null) throw new Error(`the game has no such moment: ${name}`);
    return gameFile(name, cut.record, cut.seat);
  };
  const [opening] = seatsOf(advanced.options);
  return {
    march: before("march", (asked) => offers(asked, "march") && asked.state.turn === 3),
    combat: before("combat", (asked) => offers(asked, "playCard") && asked.state.turn > 1),
    politics: before("politics", (asked) => offers(asked, "placeCard") && asked.state.turn > 1),
    selection: before("selection", (asked) => offers(asked, "selectCard")),
    recruiting: before("recruiting", (asked) => offers(asked, "recruit")),
    end: gameFile("end", advanced, opening ?? null),
    introductory: gameFile("introductory", recordOf("louis-nine-fortresses"), null),
  };
};

/** One visitor with one size of window, who takes pictures. */
class Photographer {
  readonly files: string[] = [];
  private readonly site: Site;
  private readonly folder: string;
  private readonly size: Size;

  constructor(site: Site, folder: string, size: Size) {
    this.site = site;
    this.folder = folder;
    this.size = size;
  }

  async take(page: Page, name: string): Promise<void> {
    // Letters and controls that are loaded when they are first needed have come.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    const file = join(this.folder, `${this.size.width}-${name}.png`);
    await page.screenshot({ path: file });
    this.files.push(file);
  }

  async visit(
    work: (page: Page) => Promise<void>,
    options: BrowserContextOptions = {},
    settings: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const phone = this.size.width < 500 ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {};
    const { page, context, errors } = await visit(
      this.site,
      { viewport: this.size, ...phone, ...options },
      settings,
    );
    try {
      await work(page);
    } finally {
      await context.close();
    }
    if (errors.length > 0) throw new Error(errors.join("\n"));
  }

  async goTo(page: Page, address: string): Promise<void> {
    await page.goto(`${this.site.address}${address}`);
  }

  async openGame(page: Page, id: string | undefined): Promise<void> {
    await this.goTo(page, `#/game/${id}`);
    await page.locator(".board").waitFor();
  }
}

const openPanel = async (page: Page, name: string): Promise<void> => {
  // On a wide window some lie open already.
  const tab = page.locator(`[data-panel="${name}"]`);
  if ((await tab.count()) === 0) return;
  await tab.click();
  await page.locator(`[data-panel-open="${name}"] > *`).first().waitFor();
};

/** Chooses the first general and one of the cities farthest away. */
const planMarch = async (page: Page): Promise<void> => {
  await page.locator('.decision [data-action="choose-piece"]').first().click();
  await page.locator('[data-list="march-targets"] summary').click();
  await page.locator('[data-action="march-to"]').last().click();
  await page.locator('[data-list="march-targets"] summary').click();
  await page.locator('[data-action="confirm-march"]').scrollIntoViewIfNeeded();
};

const screensByDay = async (photographer: Photographer, site: Site): Promise<void> => {
  const files = await games();
  await photographer.visit(async (page) => {
    await photographer.goTo(page, "");
    await photographer.take(page, "first-screen");
    await photographer.goTo(page, "#/new/bots");
    await photographer.take(page, "new-game");
    await photographer.goTo(page, "#/rules");
    await photographer.take(page, "rules");
    await photographer.goTo(page, "#/rules/MOV-07");
    await photographer.take(page, "rule-linked");

    await beginGame(page, site, { form: "bots", variant: "introductory", seat: "maria" });
    await photographer.take(page, "start-introductory");
    await beginGame(page, site, { form: "bots", variant: "advanced", seat: "louis" });
    await photographer.take(page, "start-advanced");
    await beginGame(page, site, { form: "hotseat", variant: "introductory" });
    await photographer.take(page, "curtain");

    const ids = await importGames(page, site, files);
    await photographer.take(page, "saved-games");
    await photographer.openGame(page, ids.get("march"));
    await photographer.take(page, "movement");
    await planMarch(page);
    await photographer.take(page, "march-preview");
    for (const panel of PANELS.filter((name) => name !== "hands")) {
      await openPanel(page, panel);
      await photographer.take(page, `panel-${panel}`);
    }
    for (const name of ["combat", "politics", "selection", "recruiting"]) {
      await photographer.openGame(page, ids.get(name));
      await photographer.take(page, name);
    }
    await photographer.openGame(page, ids.get("end"));
    await photographer.take(page, "end");
    await photographer.goTo(page, `#/replay/${ids.get("end")}`);
    await page.locator(".board").waitFor();
    await photographer.take(page, "replay");
  });
};

const screensByNight = (photographer: Photographer, site: Site): Promise<void> =>
  photographer.visit(
    async (page) => {
      await photographer.goTo(page, "");
      await photographer.take(page, "dark-first-screen");
      const { march, combat } = await games();
      const ids = await importGames(page, site, { march, combat } as Record<string, string>);
      await photographer.openGame(page, ids.get("march"));
      await photographer.take(page, "dark-board");
      await photographer.openGame(page, ids.get("combat"));
      await photographer.take(page, "dark-combat");
    },
    {},
    { "maria-settings": JSON.stringify({ theme: "dark", pace: 0 }) },
  );

const inLanguage = (photographer: Photographer, site: Site, language: string): Promise<void> =>
  photographer.visit(
    async (page) => {
      const { march } = await games();
      const ids = await importGames(page, site, { march } as Record<string, string>);
      await photographer.openGame(page, ids.get("march"));
      await planMarch(page);
      await photographer.take(page, `language-${language}`);
    },
    { locale: language },
  );

/** Takes pictures of every screen in every size, or in the widths named; gives the files. */
export const takeScreenshots = async (
  folder: string,
  widths: readonly number[],
): Promise<readonly string[]> => {
  mkdirSync(folder, { recursive: true });
  const site = await openSite();
  const files: string[] = [];
  try {
    for (const size of SIZES.filter(({ width }) => widths.length === 0 || widths.includes(width))) {
      const photographer = new Photographer(site, folder, size);
      await screensByDay(photographer, site);
      await screensByNight(photographer, site);
      for (const language of ["en", "de", "fr"]) await inLanguage(photographer, site, language);
      files.push(...photographer.files);
    }
  } finally {
    await site.close();
  }
  return files;
};
