import type { Action } from "@maria/rules/model";
import type { Page } from "playwright-core";
import { control } from "./table.ts";

type Doing = {
  readonly [Type in Action["type"]]?: (page: Page, action: Extract<Action, { type: Type }>) => Promise<void>;
};

const answer = async (page: Page, name: string, isYes: boolean): Promise<void> => {
  await control(page, `choose-${name}`, `[data-value="${isYes ? "yes" : "no"}"]`).click();
  await control(page, `confirm-${name}`).click();
};

/** How a person takes each of the decisions of politics and peace through the page's controls. */
const DOING: Doing = {
  async chooseTrump(page, { suit }) {
    await control(page, "choose-trump", `[data-suit="${suit}"]`).click();
    await control(page, "confirm-trump").click();
  },
  async placeCard(page, { card }) {
    await control(page, "choose-placed-card", `[data-card="${card ?? "nothing"}"]`)
      .first()
      .click();
    await control(page, "confirm-place-card").first().click();
  },
  async selectCard(page, { card }) {
    await control(page, "choose-political-card", `[data-card="${card}"]`).click();
    await control(page, "confirm-selection").click();
  },
  async conserve(page) {
    await control(page, "choose-conserve").click();
    await control(page, "confirm-selection").click();
  },
  async execute(page, { instruction, shifts }) {
    const follow = control(page, "choose-instruction", `[data-value="${instruction}"]`);
    await control(page, "confirm-execute").waitFor();
    if ((await follow.count()) > 0) await follow.click();
    for (const track of await page.locator(".decision [data-track]").all()) {
      const name = await track.getAttribute("data-track");
      const steps = shifts.find((shift) => shift.track === name)?.steps ?? 0;
      await track.locator(`[data-action="choose-shift"][data-value="${steps}"]`).click();
    }
    await control(page, "confirm-execute").click();
  },
  async expedition(page, { general }) {
    await control(page, "choose-piece", `[data-piece="${general}"]`).click();
    await control(page, "confirm-expedition").click();
  },
  async vote(page, { charles }) {
    await page.locator('[data-stepper="charles"] input').fill(String(charles));
    await control(page, "choose-votes").click();
    await control(page, "confirm-vote").click();
  },
  offerPeace: (page, { offer }) => answer(page, "offer-peace", offer),
  answerPeace: (page, { accept }) => answer(page, "answer-peace", accept),
  async displace(page, { piece, city }) {
    await control(page, "choose-piece", `[data-piece="${piece}"]`).click();
    await control(page, "choose-city", `[data-city="${city}"]`).click();
    await control(page, "confirm-displace").click();
  },
  async placeTrain(page, { city }) {
    await control(page, "choose-city", `[data-city="${city}"]`).click();
    await control(page, "confirm-place-train").click();
  },
};

/** Takes a decision by the page's own controls. */
export const perform = async (page: Page, action: Action): Promise<void> => {
  const doing = DOING[action.type] as ((page: Page, action: Action) => Promise<void>) | undefined;
  if (doing === undefined) throw new Error(`nobody has said how to ${action.type}`);
  await doing(page, action);
};
