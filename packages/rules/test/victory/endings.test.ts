import { describe, expect, test } from "vitest";
import {
  brokenLaws,
  type Ending,
  frenchCount,
  prussianCount,
  type Result,
  type State,
  VARIANTS,
} from "../../src/engine.ts";
import { cessionGoals } from "../../src/victory/victory.ts";
import { ENDINGS } from "../support/endings.ts";
import { digestOf, endingFile, readFinishedGame } from "../support/fixtures.ts";
import { optionsOf } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { hasEndedSo } from "../support/recordedEnding.ts";
import { replayed } from "../support/replayed.ts";

// `npm run fixtures` plays all recorded games anew; needed whenever the engine leads a recorded game elsewhere.

const poolOf = ({ affairs }: State, { power }: Result): number => affairs?.pools[power] ?? Number.NaN;

const totalScore = ({ closed }: State, power: number): number =>
  (closed?.winterScores ?? []).reduce((sum, scores) => sum + (scores[power] ?? 0), 0);

const MAJOR_POWERS = [0, 2, 4, 5];

/** Whether what lies on the board bears the result out. */
const isBorneOut = (state: State, result: Result): boolean => {
  const isCeded = state.affairs?.cession != null;
  const france = !isCeded && frenchCount(state, historical) >= 9;
  const prussia = !isCeded && prussianCount(state, historical) >= 12;
  const goals = state.affairs === null ? null : cessionGoals(state, historical);
  const met: Record<Ending, () => boolean> = {
    fortressesInAustria: () =>
      isCeded ? goals !== null && goals.frenchInAustria >= goals.frenchGoal : france && !prussia,
    fortressesInAustriaAndSilesia: () => prussia && !france,
    bothConditions: () => france && prussia,
    oneConditionOnly: () => france !== prussia,
    endOfTurnNine: () => !france && !prussia && !isCeded && state.turn === 9,
    emptyPool: () => poolOf(state, result) <= 0,
    finalScoring: () =>
      state.turn === 12 &&
      MAJOR_POWERS.every((power) => totalScore(state, power) >= totalScore(state, result.power)) &&
      MAJOR_POWERS.every((power) => (state.affairs?.pools[power] ?? 0) > 0),
    pragmaticFortressesInFrance: () => goals !== null && goals.pragmaticInFrance >= goals.pragmaticGoal,
    frenchFortressesInFlanders: () => goals !== null && goals.frenchInFlanders >= goals.flandersGoal,
    austrianFortresses: () => goals !== null && goals.austrian >= goals.austrianGoal,
    endOfTurnFifteen: () => isCeded && state.turn === 15,
  };
  return met[result.ending]();
};

describe("recorded games, one for each way a game can end", () => {
  test.each(ENDINGS)("$name replays to the same end", (ending) => {
    const { record, result, digest } = readFinishedGame(endingFile(ending.name));
    expect(record.options).toEqual(optionsOf(ending.kind));
    const state = replayed(record);
    expect(state.result).toEqual(result);
    expect(hasEndedSo(state, ending)).toBe(true);
    expect(digestOf(state)).toBe(digest);
    expect(brokenLaws(state)).toEqual([]);
    expect(isBorneOut(state, state.result as Result)).toBe(true);
  });

  test("no ending of any variant is left out", () => {
    const expected: Record<(typeof VARIANTS)[number], Ending[]> = {
      introductory: [
        "fortressesInAustria",
        "fortressesInAustriaAndSilesia",
        "bothConditions",
        "oneConditionOnly",
        "endOfTurnNine",
      ],
      advanced: ["emptyPool", "finalScoring"],
      "silesia-gambit": [
        "fortressesInAustria",
        "fortressesInAustriaAndSilesia",
        "endOfTurnNine",
        "pragmaticFortressesInFrance",
        "frenchFortressesInFlanders",
        "austrianFortresses",
        "endOfTurnFifteen",
      ],
    };
    for (const variant of VARIANTS) {
      const recorded = ENDINGS.filter(({ kind }) => optionsOf(kind).variant === variant);
      expect(new Set(recorded.map(({ ending }) => ending))).toEqual(new Set(expected[variant]));
    }
  });
});
