import type { Page } from "playwright-core";
import { beginGame, type Wanted } from "../support/newGame.ts";
import type { Site } from "../support/page.ts";
import { control, OFFLINE_PANELS, openPanel } from "../support/table.ts";
import type { GameName } from "./games.ts";

/** What brings a page to a state: it goes to addresses, opens games that were taken in, and taps. */
export interface Stand {
  readonly page: Page;
  readonly site: Site;
  goTo(address: string): Promise<void>;
  openGame(name: GameName): Promise<void>;
  replayGame(name: GameName): Promise<void>;
}

/** A state by its name in the file's name. */
export interface State {
  readonly name: string;
  readonly reach: (stand: Stand) => Promise<void>;
  /** Beside the plain picture: by night, and in the other languages. */
  readonly also?: readonly ("dark" | "de" | "fr")[];
}

const at =
  (address: string) =>
  ({ goTo }: Stand): Promise<void> =>
    goTo(address);

const inGame =
  (name: GameName) =>
  ({ openGame }: Stand): Promise<void> =>
    openGame(name);

const begun =
  (wanted: Wanted) =>
  ({ page, site }: Stand): Promise<void> =>
    beginGame(page, site, wanted);

/** Chooses the first general. */
const choosePiece = (page: Page): Promise<void> =>
  page.locator('.decision [data-action="choose-piece"]').first().click();

/** And one of the cities farthest away. */
const planMarch = async (page: Page): Promise<void> => {
  await choosePiece(page);
  await page.locator('[data-list="march-targets"] summary').click();
  await control(page, "march-to").last().click();
  await page.locator('[data-list="march-targets"] summary').click();
  await control(page, "confirm-march").scrollIntoViewIfNeeded();
};

/** A battle given up: the card with its result. */
const giveUp = async (page: Page): Promise<void> => {
  await control(page, "stop").click();
  await control(page, "confirm-stop").click();
  await page.locator('[data-outcome="battle"]').waitFor();
};

const openSince = async (page: Page): Promise<void> => {
  const list = page.locator('[data-list="since"]');
  await list.waitFor();
  if ((await list.getAttribute("open")) === null) await list.locator("summary").click();
};

/** What the marshal advises, brought into sight. */
const askForHint = async (page: Page): Promise<void> => {
  await control(page, "counsel").click();
  await page.locator('[data-counsel="given"]').waitFor();
};

const INTRODUCTORY: Wanted = { form: "bots", variant: "introductory", seat: "maria" };

export const STATES: readonly State[] = [
  { name: "first-screen", reach: at(""), also: ["dark", "de", "fr"] },
  { name: "new-game", reach: at("#/new/bots") },
  { name: "rules", reach: at("#/rules") },
  { name: "rule-linked", reach: at("#/rules/MOV-07") },
  { name: "saved-games", reach: at("#/games") },
  { name: "start-card", reach: begun(INTRODUCTORY), also: ["dark"] },
  { name: "start-card-advanced", reach: begun({ form: "bots", variant: "advanced", seat: "louis" }) },
  {
    name: "allotment",
    reach: async (stand) => {
      await begun(INTRODUCTORY)(stand);
      const { page } = stand;
      await control(page, "confirm-allotment").waitFor();
      await page.waitForLoadState("networkidle");
      // The card of the role has been read.
      await page.keyboard.press("Escape");
    },
  },
  { name: "curtain", reach: inGame("hotseat") },
  { name: "introductory", reach: inGame("introductory"), also: ["dark"] },
  { name: "movement", reach: inGame("march"), also: ["dark"] },
  {
    name: "since",
    reach: async ({ page, openGame }) => {
      await openGame("march");
      await openSince(page);
    },
  },
  {
    name: "march-targets",
    reach: async ({ page, openGame }) => {
      await openGame("introductory");
      await choosePiece(page);
    },
  },
  {
    name: "march-preview",
    reach: async ({ page, openGame }) => {
      await openGame("march");
      await planMarch(page);
    },
    also: ["de", "fr"],
  },
  ...OFFLINE_PANELS.filter((name) => name !== "hands").map(
    (name): State => ({
      name: `panel-${name}`,
      reach: async ({ page, openGame }) => {
        await openGame("march");
        await openPanel(page, name);
      },
    }),
  ),
  {
    name: "hint",
    reach: async ({ page, openGame }) => {
      await openGame("march");
      await askForHint(page);
    },
    also: ["dark", "de", "fr"],
  },
  {
    name: "hint-combat",
    reach: async ({ page, openGame }) => {
      await openGame("combat");
      await askForHint(page);
    },
  },
  {
    name: "hint-politics",
    reach: async ({ page, openGame }) => {
      await openGame("politics");
      await askForHint(page);
    },
  },
  { name: "combat", reach: inGame("combat") },
  {
    name: "combat-card",
    reach: async ({ page, openGame }) => {
      await openGame("scene");
      await control(page, "choose-card").first().click();
    },
  },
  { name: "combat-scene", reach: inGame("scene"), also: ["dark"] },
  {
    name: "result",
    reach: async ({ page, openGame }) => {
      await openGame("scene");
      await giveUp(page);
    },
    also: ["dark"],
  },
  { name: "politics-stage", reach: inGame("politics"), also: ["dark"] },
  { name: "selection", reach: inGame("selection") },
  { name: "recruiting", reach: inGame("recruiting") },
  { name: "end", reach: inGame("end") },
  { name: "replay", reach: ({ replayGame }) => replayGame("end") },
];
