import type { Seat, Variant } from "@maria/rules/model";
import type { Page } from "playwright-core";
import type { Site } from "./page.ts";

export interface Wanted {
  readonly form: "bots" | "hotseat";
  readonly variant: Variant;
  /** The only person; everybody else is a cadet. */
  readonly seat?: Seat;
  readonly players?: 2 | 3;
  readonly politicalOption?: boolean;
  readonly troopCeiling?: boolean;
}

/** Fills in the form for a new game and begins it. */
export const beginGame = async (page: Page, site: Site, wanted: Wanted): Promise<void> => {
  await page.goto(`${site.address}#/new/${wanted.form}`);
  await page.locator(`[data-variant="${wanted.variant}"] input`).check();
  if (wanted.players === 2) await page.locator('input[name="players"][value="2"]').check();
  if (wanted.politicalOption) await page.locator('[data-action="political-option"]').check();
  if (wanted.troopCeiling) await page.locator('[data-action="troop-ceiling"]').check();
  if (wanted.seat !== undefined)
    for (const row of await page.locator("[data-seat]").all()) {
      const isMine = (await row.getAttribute("data-seat")) === wanted.seat;
      await row.locator("select").selectOption(isMine ? "person" : "cadet");
    }
  await page.locator('[data-action="begin-game"]').click();
  await page.locator('.board, [data-action="lift-curtain"]').first().waitFor();
};
