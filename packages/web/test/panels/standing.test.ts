import { BAVARIA, FRANCE } from "@maria/rules/model";
import { expect, test } from "vitest";
import { standingLines } from "../../src/panels/standing.ts";
import { viewAtStart, wordsIn } from "./position.ts";

const words = wordsIn("en");
const { affairs } = viewAtStart("advanced", null);
const quiet = affairs && {
  ...affairs,
  trump: null,
  lastWinner: null,
  shifts: [],
  annexed: false,
  prussiaNeutralUntil: 0,
  reduced: false,
  jacobites: false,
  cession: null,
  contracts: [],
};
const lines = (
  changes: object,
  more: object = {},
  variant: "advanced" | "silesia-gambit" = "advanced",
): string[] =>
  standingLines(
    words,
    viewAtStart(variant, null, { affairs: quiet && { ...quiet, ...changes }, politicalYears: [], ...more }),
  );
const SAXONY = "Saxony: Prussian ally, played by Frederick";

test("nothing is said of politics where there are none", () => {
  expect(standingLines(words, viewAtStart("introductory", null))).toEqual([]);
});

test("only what holds is said", () => {
  expect(lines({})).toEqual([SAXONY]);
});

test.each([
  [{ trump: 3 }, "Trump suit: ♠ spades"],
  [{ lastWinner: "louis" }, "Louis XV won the last combat and names the next trump suit"],
  [{ shifts: [{ track: "italy", steps: -2 }] }, "After the selection: Italy track 2 to the left"],
  [{ annexed: true }, "Silesia is annexed and is Prussian home country"],
  [{ prussiaNeutralUntil: 7 }, "Prussia is neutral until its action stage of turn 7"],
  [{ reduced: true }, "France has reduced its military objectives"],
  [
    { jacobites: true },
    "The Jacobite rebellion binds a general of the Pragmatic Army and one Tactical Card of its income",
  ],
  [
    { cession: { prussiaLacked: 1, franceLacked: 2, austriaHeld: 3 } },
    "Silesia has been ceded: Prussia and Saxony have left the war",
  ],
  [
    { contracts: [{ giver: FRANCE, receiver: BAVARIA, turns: 2, from: 1, agreement: 1 }] },
    "Subsidy contract: France → Bavaria, 2 more turns",
  ],
])("%o", (changes, line) => {
  expect(lines(changes)).toEqual([SAXONY, line]);
});

test("the years to come are counted, and a past winner is of no use without politics", () => {
  expect(lines({}, { politicalYears: [1744, 1744, 1745] })).toEqual([
    SAXONY,
    "Political Cards to come: 2 of 1744, 1 of 1745",
  ]);
  expect(lines({ lastWinner: "louis" }, {}, "silesia-gambit")).toEqual([SAXONY]);
});
