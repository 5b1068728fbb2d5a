import { readdirSync, readFileSync } from "node:fs";
import { BOTS } from "@maria/bots";
import { choices, type GameRecord, loadPack, type PackData, pending } from "@maria/rules";
import { replaySteps, seedFromNumber } from "@maria/rules/authority";
import { type Choice, type Seat, type State, seatsOf, type Variant } from "@maria/rules/model";
import { type PlayedGame, playGame } from "@maria/table";
import type { Page } from "playwright-core";
import type { Site } from "./page.ts";

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));

export const historical = loadPack({
  board: read("packs/historical/board.json"),
  armies: read("packs/historical/armies.json"),
  politics: read("packs/historical/politics.json"),
  geography: read("packs/historical/geography.json"),
} as PackData);

/** A recorded game of the rules' own tests. */
export const recordOf = (fixture: string): GameRecord =>
  (read(`packages/rules/test/fixtures/${fixture}.record.json`) as { record: GameRecord }).record;

/** The recorded game of this name, and after it all others of the same kind: what one has not, another may have. */
export const recordsLike = (fixture: string): GameRecord[] => {
  const first = recordOf(fixture);
  const kind = JSON.stringify(first.options);
  const others = readdirSync(new URL("../../packages/rules/test/fixtures", import.meta.url))
    .map((file) => file.replace(/\.record\.json$/, ""))
    .filter((name) => name !== fixture)
    .map(recordOf)
    .filter(({ options }) => JSON.stringify(options) === kind);
  return [first, ...others];
};

/** A whole game among cadets; the same one for the same number. */
export const cadetGame = (variant: Variant, number: number): Promise<PlayedGame> =>
  playGame(
    historical,
    { variant, players: 3, politicalOption: false, troopCeiling: false },
    seedFromNumber(number),
    {
      louis: BOTS.cadet,
      frederick: BOTS.cadet,
      maria: BOTS.cadet,
    },
  );

/** A moment of a game: who has to decide, what is offered to him, and how the game stands. */
export interface Asked {
  readonly seat: Seat;
  readonly offered: readonly Choice[];
  readonly state: State;
}

/** The record up to the first moment that is wanted, or null; with the seat that is asked there. */
export const cutBefore = (
  record: GameRecord,
  isWanted: (asked: Asked) => boolean,
): { readonly record: GameRecord; readonly seat: Seat } | null => {
  for (const step of replaySteps(record)) {
    if (step.type !== "played") continue;
    const { number, state } = step;
    const asked = pending(state).find(({ seat }) => isWanted({ seat, offered: choices(state, seat), state }));
    if (asked !== undefined)
      return { record: { ...record, entries: record.entries.slice(0, number) }, seat: asked.seat };
  }
  return null;
};

/** A game as the page exports it: one person at the seat named, or at every seat, and cadets beside him. */
export const gameFile = (name: string, record: GameRecord, person: Seat | null): string => {
  const players = Object.fromEntries(
    seatsOf(record.options).map((seat) => [
      seat,
      person === null || seat === person ? { kind: "person" } : { kind: "bot", level: "cadet" },
    ]),
  );
  return JSON.stringify({ format: "maria-game", name, players, record });
};

/** Takes games in through the list of saved games; gives their ids by their names. */
export const importGames = async (
  page: Page,
  site: Site,
  files: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> => {
  await page.goto(`${site.address}#/games`);
  await page.locator('[data-action="import"]').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name: `${name}.json`,
      mimeType: "application/json",
      buffer: Buffer.from(text),
    })),
  );
  const entries = page.locator("[data-game]");
  await entries.nth(Object.keys(files).length - 1).waitFor();
  const found = await entries.evaluateAll((all) =>
    all.map((entry) => [entry.querySelector("h2")?.textContent ?? "", entry.getAttribute("data-game") ?? ""]),
  );
  return new Map(found as [string, string][]);
};
