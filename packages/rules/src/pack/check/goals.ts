import {
  AUSTRIAN_GOAL,
  FLANDERS_GOAL,
  FRENCH_GOAL,
  PRAGMATIC_GOAL,
  PRUSSIAN_GOAL,
} from "../../model/numbers.ts";
import { type BoardFacts, fortressesIn, homeOf } from "./board.ts";
import type { Report } from "./reading.ts";

const BOARD = "board.json cities";

/** RUL-99: whoever lacks nothing has won before the cession, so P and F are at least 1. */
const LEAST_LACKED = 1;

/** NID-09: without so many fortresses there a victory condition could never be met. */
interface Need {
  readonly where: string;
  readonly fortresses: number;
  readonly minimum: number;
  readonly by: string;
}

const inHomeOf = (board: BoardFacts, ...powers: readonly string[]): number =>
  [...board.cities.values()].filter(
    (city) => city.fortress !== null && powers.includes(homeOf(board, city) ?? ""),
  ).length;

const inTerritories = (board: BoardFacts, ...territories: readonly string[]): number =>
  fortressesIn(board, ...territories).length;

const needs = (board: BoardFacts): Need[] => [
  { where: "austria", fortresses: inTerritories(board, "austria"), minimum: FRENCH_GOAL, by: "INT-08" },
  {
    where: "austria and silesia",
    fortresses: inTerritories(board, "austria", "silesia"),
    minimum: PRUSSIAN_GOAL,
    by: "INT-09",
  },
  {
    where: "bavaria and france",
    fortresses: inHomeOf(board, "bavaria", "france"),
    minimum: AUSTRIAN_GOAL,
    by: "SGA-27",
  },
  {
    where: "france",
    fortresses: inHomeOf(board, "france"),
    minimum: PRAGMATIC_GOAL + LEAST_LACKED,
    by: "SGA-25",
  },
];

/** SGA-26: what Louis XV may conquer after the cession, on either map. */
const frenchTargets = (board: BoardFacts) => ({
  austria: inTerritories(board, "austria"),
  netherlands: inTerritories(board, "netherlands", "austrian_netherlands"),
});

/** NID-09: a goal that no course of the game brings within reach is a fault of the pack. */
export const checkGoals = (board: BoardFacts, report: Report): void => {
  for (const { where, fortresses, minimum, by } of needs(board))
    if (fortresses < minimum)
      report(
        BOARD,
        `${where} must have at least ${minimum} fortresses (${by}), but there are ${fortresses}`,
        "NID-09",
      );
  const { austria, netherlands } = frenchTargets(board);
  const inAustria = FRENCH_GOAL + LEAST_LACKED;
  const inFlanders = FLANDERS_GOAL + LEAST_LACKED;
  if (austria < inAustria && netherlands < inFlanders)
    report(
      BOARD,
      `austria must have at least ${inAustria} fortresses, or netherlands and austrian_netherlands at least ` +
        `${inFlanders} (SGA-26), but there are ${austria} and ${netherlands}`,
      "NID-09",
    );
};

/** NID-09: targets of the Silesia Gambit that may arise, but not be met; the least ones can. */
export const noteGoals = (board: BoardFacts, note: Report): void => {
  const outOfReach = (letter: "P" | "F", largest: number, greatest: number, by: string, target: string) => {
    if (greatest >= LEAST_LACKED && greatest < largest)
      note(
        BOARD,
        `from ${letter} = ${greatest + 1} on the target of ${target} is out of reach (${by})`,
        "NID-09",
      );
  };
  const french = inHomeOf(board, "france");
  outOfReach(
    "P",
    PRUSSIAN_GOAL,
    french - PRAGMATIC_GOAL,
    "SGA-25",
    `${PRAGMATIC_GOAL} + P of the ${french} fortresses in france`,
  );
  const { austria, netherlands } = frenchTargets(board);
  outOfReach(
    "F",
    FRENCH_GOAL,
    Math.max(austria - FRENCH_GOAL, netherlands - FLANDERS_GOAL),
    "SGA-26",
    `${FRENCH_GOAL} + F of the ${austria} fortresses in austria, or ${FLANDERS_GOAL} + F of the ${netherlands} in ` +
      "netherlands and austrian_netherlands,",
  );
};
