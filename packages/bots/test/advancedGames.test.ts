import { seedFromNumber } from "@maria/rules/authority";
import { brokenLaws } from "@maria/rules/laws";
import type { GameEvent, GameOptions, Seat } from "@maria/rules/model";
import { type PlayedGame, playGame } from "@maria/table";
import { describe, expect, test } from "vitest";
import { BOTS } from "../src/index.ts";
import { ADVANCED, GAMBIT, historical, OPTIONAL_RULE, TWO_PLAYERS } from "./support/advancedTable.ts";

const SEATS: readonly Seat[] = ["maria", "frederick", "louis", "playerA", "playerB"];
const cadets = Object.fromEntries(SEATS.map((seat) => [seat, BOTS.cadet]));

const cadetGame = (options: GameOptions, number: number, events: GameEvent[] = []): Promise<PlayedGame> =>
  playGame(historical, options, seedFromNumber(number), cadets, {
    onAction: (_state, _entry, happened) => events.push(...happened),
  });

describe.each<[string, GameOptions]>([
  ["the advanced game", ADVANCED],
  ["the advanced game for two", TWO_PLAYERS],
  ["the optional political rule", OPTIONAL_RULE],
  ["the Silesia Gambit", GAMBIT],
  ["the advanced game with the troop ceiling (STK-20)", { ...ADVANCED, troopCeiling: true }],
])("%s among cadets", (_name, options) => {
  test.each([1, 2, 3])("game %i is played to its end and keeps every law", async (number) => {
    const { state } = await cadetGame(options, number);
    expect(state.result).not.toBeNull();
    expect(brokenLaws(state)).toEqual([]);
  });

  test("the same seed makes the same game", async () => {
    const first = await cadetGame(options, 4);
    expect((await cadetGame(options, 4)).record).toEqual(first.record);
  });
});

test("POL-17, NEG-06 cadets select and execute political cards, and talk little", async () => {
  const events: GameEvent[] = [];
  for (let number = 1; number <= 3; number++) await cadetGame(ADVANCED, number, events);
  const count = (type: GameEvent["type"]): number => events.filter((event) => event.type === type).length;
  expect(count("politicalCardExecuted")).toBeGreaterThan(10);
  expect(count("agreementChanged")).toBeLessThan(30);
});

test("a cadet beats a player who moves at random", async () => {
  let won = 0;
  for (let number = 1; number <= 4; number++) {
    const seats = { maria: BOTS.random, frederick: BOTS.random, louis: BOTS.cadet };
    const { state } = await playGame(historical, ADVANCED, seedFromNumber(number), seats);
    if (state.result?.winner === "louis") won++;
  }
  expect(won).toBeGreaterThanOrEqual(3);
});
