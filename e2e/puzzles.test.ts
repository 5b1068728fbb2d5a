import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Action } from "@maria/rules/model";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pressByKeys } from "./support/keys.ts";
import { type Manner, perform, pressing } from "./support/lessons.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { control } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly game: string;
}
interface Puzzle {
  readonly id: string;
  readonly answers: readonly Action[];
}
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../packages/web/puzzles/${name}.json`, import.meta.url), "utf8"));
const entries = read("catalogue") as readonly Entry[];

/** The first puzzle of a kind, and its answers. */
const puzzleOf = (kind: string): Puzzle => {
  const entry = entries.find((one) => one.kind === kind);
  const { puzzles } = read(entry?.game ?? "") as { readonly puzzles: readonly Puzzle[] };
  const puzzle = puzzles.find(({ id }) => id === entry?.id);
  if (puzzle === undefined) throw new Error(`there is no puzzle of the kind ${kind}`);
  return puzzle;
};

const pay = async (page: Page, manner: Manner, cards: readonly number[]): Promise<void> => {
  const press = pressing(page, manner);
  for (const card of cards) await press(`[data-action="pay-card"][data-card="${card}"]`);
  await press('[data-action="confirm-pay-supply"]:enabled');
};

const answer = async (page: Page, manner: Manner, action: Action): Promise<void> => {
  if (action.type === "paySupply") await pay(page, manner, action.cards);
  else await perform(page, pressing(page, manner), manner, action);
};

/** What the page says in other games to whoever wants help, and what would be the answer here. */
const HELP = ['[data-action="suggest-payment"]', '.decision [data-action="choose-city"] small'];

test.each([
  ["payment", "mouse"],
  ["retreat", "keys"],
  ["hussars", "mouse"],
] as const)(
  "a puzzle of the kind %s tells nothing of its answer, and is solved by %s",
  async (kind, manner) => {
    const puzzle = puzzleOf(kind);
    const { page, errors } = await visit(site);
    await page.goto(`${site.address}#/puzzles/${puzzle.id}`);
    await page.locator(`[data-puzzle="${puzzle.id}"] .task`).waitFor();
    await page.locator(".decision [data-action]").first().waitFor();
    for (const help of HELP) expect([help, await page.locator(help).count()]).toEqual([help, 0]);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(".puzzle").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const [action] = puzzle.answers;
    if (action === undefined) throw new Error("a puzzle without an answer");
    await answer(page, manner, action);
    await page.locator(`[data-puzzle="${puzzle.id}"][data-solved="true"]`).waitFor();
    await page.goto(`${site.address}#/puzzles`);
    await page.locator('[data-puzzles-solved="1"]').waitFor();
    expect(errors).toEqual([]);
  },
);

test("a wrong answer is not played but told about, and the solution is shown to whoever asks", async () => {
  const puzzle = puzzleOf("retreat");
  const { page } = await visit(site, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.address}#/puzzles/${puzzle.id}`);
  const right = new Set(
    puzzle.answers.flatMap((action) => (action.type === "retreat" ? [String(action.path.at(-1))] : [])),
  );
  const ends = page.locator('.decision [data-action="choose-city"]');
  await ends.first().waitFor();
  const cities = await ends.evaluateAll((all) => all.map((one) => one.getAttribute("data-city") ?? ""));
  const wrong = cities.find((city) => !right.has(city));
  await page.locator(`.decision [data-action="choose-city"][data-city="${wrong}"]`).click();
  await control(page, "confirm-retreat").click();
  await page.locator('[data-notice="wrong"] li').first().waitFor();
  expect(await page.locator("[data-puzzle]").getAttribute("data-solved")).toBe("false");
  await pressByKeys(page, '[data-action="show-solution"]');
  await page.locator('[data-puzzle][data-solved="true"]').waitFor();
  await page.locator('[data-notice="shown"] details[open] li').first().waitFor();
});
