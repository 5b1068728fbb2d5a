import { createHash } from "node:crypto";
import { seedFromNumber } from "@maria/rules/authority";
import type { GameOptions, Seat } from "@maria/rules/model";
import { playGame } from "@maria/table";
import { expect, test } from "vitest";
import { BOTS } from "../src/index.ts";
import { ADVANCED, GAMBIT, historical, TWO_PLAYERS } from "./support/advancedTable.ts";
import { TWO } from "./support/historical.ts";

const SEATS: readonly Seat[] = ["maria", "frederick", "louis", "playerA", "playerB"];
const cadets = Object.fromEntries(SEATS.map((seat) => [seat, BOTS.cadet]));

/**
 * Whole games, decision by decision: whoever tidies up the cadet without wanting to change its play sees here that he has
 * not. Whoever wants to change it writes the new digests down.
 */
test.each<[string, GameOptions, number, string, string]>([
  [
    "the introductory game for two",
    TWO,
    3,
    "315 actions, turn 9: playerB by endOfTurnNine",
    "60cbf08fafbd4181",
  ],
  ["the advanced game", ADVANCED, 1, "599 actions, turn 11: frederick by emptyPool", "28acc9706fcc8b45"],
  [
    "the advanced game for two",
    TWO_PLAYERS,
    3,
    "265 actions, turn 5: playerA by emptyPool",
    "0f40b17352cb68d5",
  ],
  ["the Silesia Gambit", GAMBIT, 1, "316 actions, turn 8: maria by austrianFortresses", "6551bf22674f5c3a"],
])("the cadet plays %s as it did", async (_name, options, seed, outcome, digest) => {
  const { record, state } = await playGame(historical, options, seedFromNumber(seed), cadets);
  const { winner, ending, turn } = state.result ?? {};
  expect(`${record.entries.length} actions, turn ${turn}: ${winner} by ${ending}`).toBe(outcome);
  const played = JSON.stringify(record.entries.map(({ seat, action }) => [seat, action]));
  expect(createHash("sha256").update(played).digest("hex").slice(0, 16)).toBe(digest);
});
