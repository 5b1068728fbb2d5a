import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { openSite, type Site, visit } from "../support/page.ts";
import { importGames } from "../support/records.ts";
import { type GameName, type Games, games } from "./games.ts";
import { STATES, type Stand, type State } from "./states.ts";

/** Phones, upright, small and held across; a tablet; laptops; a desktop. */
const SIZES = ["360x640", "390x844", "844x390", "1024x768", "1280x800", "1440x900", "1920x1080"] as const;
type Size = (typeof SIZES)[number];
/** The way a page is looked at beside its size. */
const MANNERS = ["", "dark", "de", "fr"] as const;
type Manner = (typeof MANNERS)[number];

const contextFor = (size: Size, manner: Manner): BrowserContextOptions => {
  const [width = 0, height = 0] = size.split("x").map(Number);
  const phone = Math.min(width, height) < 500 ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {};
  const locale = manner === "de" || manner === "fr" ? { locale: manner } : {};
  return { viewport: { width, height }, ...phone, ...locale };
};

/** One visitor: everything he is shown comes from games that he has taken in. */
const standOf = async (page: Page, site: Site, files: Games): Promise<Stand> => {
  const ids = await importGames(page, site, files);
  const goTo = async (address: string): Promise<void> => {
    // What was opened before is gone, a panel that was chosen too.
    await page.evaluate(() => localStorage.removeItem("maria-panel"));
    await page.goto(`${site.address}${address}`);
    await page.reload();
  };
  return {
    page,
    site,
    goTo,
    async openGame(name: GameName) {
      await goTo(`#/game/${ids.get(name)}`);
      await page.locator('.board, [data-action="lift-curtain"]').first().waitFor();
    },
    async replayGame(name: GameName) {
      await goTo(`#/replay/${ids.get(name)}`);
      await page.locator(".board").waitFor();
    },
  };
};

const photograph = async (page: Page, file: string): Promise<void> => {
  // Letters and controls that are loaded when they are first needed have come.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  await page.screenshot({ path: file });
};

interface Wanted {
  /** Sizes as "1280x800", or their width alone; none means all of them. */
  readonly sizes: readonly string[];
  /** Names of states; none means all of them. */
  readonly states: readonly string[];
}

/** Sorts what somebody asks for into sizes and states; a word that is neither is told. */
export const wantedOf = (words: readonly string[]): Wanted => {
  const sizes = words.filter((word) => SIZES.some((size) => size === word || size.startsWith(`${word}x`)));
  const states = words.filter((word) => STATES.some(({ name }) => name === word));
  const unknown = words.filter((word) => !sizes.includes(word) && !states.includes(word));
  if (unknown.length > 0)
    throw new Error(
      `unknown: ${unknown.join(", ")}\nsizes: ${SIZES.join(", ")}\nstates: ${STATES.map(({ name }) => name).join(", ")}`,
    );
  return { sizes, states };
};

/** Takes pictures of every state in every size, or of those wanted; gives the files. */
export const takeScreenshots = async (
  folder: string,
  { sizes, states }: Wanted,
): Promise<readonly string[]> => {
  mkdirSync(folder, { recursive: true });
  const site = await openSite();
  const files: string[] = [];
  const takeAll = async (size: Size, manner: Manner, all: readonly State[], kept: Games): Promise<void> => {
    const theme = manner === "dark" ? "dark" : "light";
    const { page, context, errors } = await visit(site, contextFor(size, manner), {
      "maria-settings": JSON.stringify({ theme, pace: 0, knowsDiscs: true }),
    });
    // Pictures may take their time on a busy machine.
    page.setDefaultTimeout(60_000);
    try {
      const stand = await standOf(page, site, kept);
      for (const { name, reach } of all) {
        await reach(stand);
        const file = join(
          folder,
          [size, manner, name]
            .filter((part) => part !== "")
            .join("-")
            .concat(".png"),
        );
        await photograph(page, file);
        files.push(file);
      }
    } finally {
      await context.close();
    }
    if (errors.length > 0) throw new Error(errors.join("\n"));
  };
  try {
    const kept = await games();
    const wanted = STATES.filter(({ name }) => states.length === 0 || states.includes(name));
    for (const size of SIZES) {
      if (sizes.length > 0 && !sizes.some((word) => size === word || size.startsWith(`${word}x`))) continue;
      for (const manner of MANNERS) {
        const all = wanted.filter(({ also = [] }) => manner === "" || also.includes(manner));
        if (all.length > 0) await takeAll(size, manner, all, kept);
      }
    }
  } finally {
    await site.close();
  }
  return files;
};
