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
    "285 actions, turn 9: playerB by endOfTurnNine",
    "f7f5153d178b57aa",
  ],
  ["the advanced game", ADVANCED, 1, "203 actions, turn 4: frederick by emptyPool", "3c3a6add4831fc4b"],
  [
    "the advanced game for two",
    TWO_PLAYERS,
    3,
    "367 actions, turn 7: playerA by emptyPool",
    "2bed48a8b53b7fb7",
  ],
  ["the Silesia Gambit", GAMBIT, 1, "384 actions, turn 9: maria by endOfTurnNine", "fe7d74311c6d74b1"],
])("the cadet plays %s as it did", async (_name, options, seed, outcome, digest) => {
  const { record, state } = await playGame(historical, options, seedFromNumber(seed), cadets);
  const { winner, ending, turn } = state.result ?? {};
  expect(`${record.entries.length} actions, turn ${turn}: ${winner} by ${ending}`).toBe(outcome);
  const played = JSON.stringify(record.entries.map(({ seat, action }) => [seat, action]));
  expect(createHash("sha256").update(played).digest("hex").slice(0, 16)).toBe(digest);
});
