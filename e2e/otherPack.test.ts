import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPack } from "@maria/cli";
import { wayPath } from "@maria/engraver/road";
import { choices, type GameRecord, loadPack, type PackData, pending } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { openTable, playAtTable } from "@maria/rules/laws";
import { type GameOptions, isRefusal, type Pack } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { MOVED, writeChangedPack } from "../packages/cli/test/support/changedPack.ts";
import { findBrowser } from "../scripts/ensure-browser.mjs";
import { FLAGS } from "./support/browsers/chromium.ts";
import { visit } from "./support/page.ts";
import { gameFile, historical } from "./support/records.ts";
import { type Serving, serving } from "./support/serving.ts";
import { control, pieceOnBoard, resume } from "./support/table.ts";

const folder = mkdtempSync(join(tmpdir(), "maria-packs-"));
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: FLAGS });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

interface Changed {
  readonly directory: string;
  readonly data: PackData;
  readonly pack: Pack;
}

const changed = (name: string): Changed => {
  const directory = writeChangedPack(join(folder, name), name);
  const { data } = readPack(directory);
  if (data === undefined) throw new Error("the changed pack is not sound");
  return { directory, data, pack: loadPack(data) };
};

const OPTIONS: GameOptions = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};

/** A game with this pack up to the first movement of France. */
const firstMovement = (pack: Pack): GameRecord => {
  let table = openTable(pack.id, OPTIONS, seedFromNumber(5));
  const random = chanceFrom(5);
  for (;;) {
    const [asked] = pending(table.state);
    if (asked === undefined) throw new Error("France never moves");
    const { seat } = asked;
    if (seat === "louis" && table.state.agenda.at(-1)?.kind === "movement") return table.record;
    const played = playAtTable(table, seat, randomAction(choices(table.state, seat), random));
    if (isRefusal(played)) throw new Error(played.rule);
    table = played.table;
  }
};

const idOf = (pack: Pack, key: string): number => pack.cities.findIndex((city) => city.key === key);
/** The French general who stands where the moved road begins. */
const generalOf = (pack: Pack): number =>
  pack.generals.findIndex(({ start }) => start === idOf(pack, MOVED.from));

/** How the road between two cities is drawn. */
const roadOf = ({ board }: PackData, from: string, to: string): string => {
  const places = [from, to].map((id) => board.cities.find((city) => city.id === id));
  return wayPath(places.map((city) => ({ x: city?.x ?? 0, y: city?.y ?? 0 })));
};

const isDrawn = (page: Page, road: string): Promise<boolean> =>
  page
    .locator(".board path")
    .evaluateAll((paths, d) => paths.some((path) => path.getAttribute("d")?.includes(d)), road);

/** What the city at the end of the moved road is called in the list of cities the general can reach. */
const targetOf = async (page: Page, pack: Pack): Promise<string> => {
  await control(page, "choose-piece", `[data-piece="${generalOf(pack)}"]`).click();
  await page.locator('[data-list="march-targets"] > summary').click();
  const target = control(page, "march-to", `[data-city="${idOf(pack, MOVED.instead)}"]`).first();
  return (await target.textContent()) ?? "";
};

const siteOf = ({ address }: Serving) => ({ address, browser });

test("maria serve --pack DIR shows and plays the board of that pack", async () => {
  const { directory, data, pack } = changed("Veldenstein");
  const server = await serving("--port", "0", "--pack", directory);
  onTestFinished(() => server.stop());
  const { page, errors } = await visit(siteOf(server));
  await resume(page, siteOf(server), gameFile("changed", firstMovement(pack), "louis"));

  expect(await isDrawn(page, roadOf(data, MOVED.from, MOVED.instead))).toBe(true);
  expect(await isDrawn(page, roadOf(data, MOVED.from, MOVED.to))).toBe(false);
  expect(await targetOf(page, pack)).toContain("Veldenstein");
  await control(page, "march-to", `[data-city="${idOf(pack, MOVED.instead)}"]`)
    .first()
    .click();
  await control(page, "confirm-march").click();
  await expect
    .poll(() => pieceOnBoard(page, generalOf(pack)).getAttribute("aria-label"))
    .toContain("Veldenstein");

  // A game that is begun on the page is one with this pack, too.
  await page.goto(server.address);
  await control(page, "play-now").click();
  await page.locator(".board").waitFor();
  expect(await isDrawn(page, roadOf(data, MOVED.from, MOVED.instead))).toBe(true);
  expect(errors).toEqual([]);
});

test("a game goes on with the pack it began with, whatever pack is served later", async () => {
  const first = changed("Veldenstein");
  const second = changed("Hohenstein");
  const begun = await serving("--port", "0", "--pack", first.directory);
  const visitor = await visit(siteOf(begun));
  const { page } = visitor;
  await resume(page, siteOf(begun), gameFile("first", firstMovement(first.pack), "louis"));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const game = page.url();
  await begun.stop();

  /** Asks the server for the page anew: another hash alone would not. */
  const reopen = async (address: string): Promise<void> => {
    await page.goto(address);
    await page.reload();
    await page.locator(".board").waitFor({ timeout: 120_000 });
  };

  // The page's own pack is served now: the board of the game's pack is drawn in the browser.
  const plain = await serving("--port", String(begun.port));
  await reopen(game);
  expect(await targetOf(page, first.pack)).toContain("Veldenstein");
  expect(await isDrawn(page, roadOf(first.data, MOVED.from, MOVED.instead))).toBe(true);
  await resume(page, siteOf(plain), gameFile("own", firstMovement(historical), "louis"));
  const own = page.url();
  expect(await isDrawn(page, roadOf(first.data, MOVED.from, MOVED.instead))).toBe(false);
  await plain.stop();

  // And now a third one: each game keeps its own.
  const other = await serving("--port", String(begun.port), "--pack", second.directory);
  onTestFinished(() => other.stop());
  await page.reload();
  await resume(page, siteOf(other), gameFile("second", firstMovement(second.pack), "louis"));
  expect(await targetOf(page, second.pack)).toContain("Hohenstein");
  await reopen(game);
  expect(await targetOf(page, first.pack)).toContain("Veldenstein");
  await control(page, "march-to", `[data-city="${idOf(first.pack, MOVED.instead)}"]`)
    .first()
    .click();
  await control(page, "confirm-march").click();
  await expect
    .poll(() => pieceOnBoard(page, generalOf(first.pack)).getAttribute("aria-label"))
    .toContain("Veldenstein");
  await reopen(own);
  expect(await isDrawn(page, roadOf(first.data, MOVED.from, MOVED.to))).toBe(true);
  expect(visitor.errors).toEqual([]);
});
