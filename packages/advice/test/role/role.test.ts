import { newGame, type View, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import {
  AUSTRIA,
  BAVARIA,
  FRANCE,
  type GameOptions,
  NO_PART,
  PRAGMATIC,
  PRUSSIA,
  SAXONY,
  SAXONY_AUSTRIAN_ALLY,
  SAXONY_NEUTRAL,
  type Seat,
  seatsOf,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { ADVICE, campsOf, firstAdvice, type Goal, goalsOf } from "../../src/role/index.ts";
import { historical } from "../support/position.ts";

const options = (changes: Partial<GameOptions>): GameOptions => ({
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
  ...changes,
});
const INTRODUCTORY = options({});
const ADVANCED = options({ variant: "advanced" });
const GAMBIT = options({ variant: "silesia-gambit" });
const TWO = options({ players: 2 });
const TWO_ADVANCED = options({ variant: "advanced", players: 2 });
const ALL = [
  INTRODUCTORY,
  ADVANCED,
  { ...ADVANCED, politicalOption: true },
  GAMBIT,
  TWO,
  TWO_ADVANCED,
  { ...TWO_ADVANCED, politicalOption: true },
];

const seen = (game: GameOptions, seat: Seat, changes: Partial<View> = {}): View => ({
  ...view(newGame(historical, game, seedFromNumber(1)), seat),
  ...changes,
});
const ceded = (seat: Seat): View => {
  const before = seen(GAMBIT, seat);
  const cession = { prussiaLacked: 4, franceLacked: 2, austriaHeld: 3 };
  const gone = [PRUSSIA, SAXONY].flatMap((power) => historical.armies[power]?.generals ?? []);
  return {
    ...before,
    at: before.at.map((place, piece) => (gone.some((general) => general === piece) ? NO_PART : place)),
    affairs: before.affairs && { ...before.affairs, cession },
  };
};
const goals = (shown: View, seat: Seat): unknown[] =>
  goalsOf(shown, historical, seat).map((goal: Goal) => {
    if (goal.kind === "fortresses") return [goal.rule, goal.race.power, goal.race.aim, goal.race.goal];
    if (goal.kind === "pool") return [goal.rule, goal.race.power, ...goal.boxes];
    return [goal.rule, goal.kind, goal.turn];
  });

describe("how a seat wins", () => {
  test("INT-08 to INT-10: two have to conquer, one has to hold out", () => {
    expect(goals(seen(INTRODUCTORY, "louis"), "louis")).toEqual([["INT-08", FRANCE, "austria", 9]]);
    expect(goals(seen(INTRODUCTORY, "frederick"), "frederick")).toEqual([
      ["INT-09", PRUSSIA, "austriaAndSilesia", 12],
    ]);
    expect(goals(seen(INTRODUCTORY, "maria"), "maria")).toEqual([["INT-10", "holdOut", 9]]);
  });

  test("TWO-03, TWO-04: of two players one needs both goals, the other that neither is reached", () => {
    expect(goalsOf(seen(TWO, "playerA"), historical, "playerA")).toMatchObject([
      {
        kind: "both",
        rule: "TWO-03",
        turn: 9,
        races: [
          { power: FRANCE, goal: 9 },
          { power: PRUSSIA, goal: 12 },
        ],
      },
    ]);
    expect(goals(seen(TWO, "playerB"), "playerB")).toEqual([["TWO-04", "neither", 9]]);
  });

  test("VIC-01, VIC-07, VIC-09: a pool for each major power, and the boxes that empty it; else the winters", () => {
    const winters = ["VIC-07", "scores", 12];
    expect(goals(seen(ADVANCED, "maria"), "maria")).toEqual([
      ["VIC-01", AUSTRIA, "emperor", "italy"],
      winters,
    ]);
    expect(goals(seen(ADVANCED, "frederick"), "frederick")).toEqual([
      ["VIC-01", PRUSSIA, "silesia"],
      ["VIC-01", PRAGMATIC, "threeElectors"],
      winters,
    ]);
    expect(goals(seen(ADVANCED, "louis"), "louis")).toEqual([
      ["VIC-01", FRANCE, "threeElectors", "emperor", "italy"],
      winters,
    ]);
    expect(goals(seen(TWO_ADVANCED, "playerB"), "playerB")).toHaveLength(3);
  });

  test("SGA-12, SGA-25 to SGA-28: the gambit begins with the known goals and gives others when Silesia is ceded", () => {
    expect(goals(seen(GAMBIT, "maria"), "maria")).toEqual([["SGA-12", "holdOut", 9]]);
    expect(goals(seen(GAMBIT, "louis"), "louis")).toEqual([["SGA-12", FRANCE, "austria", 9]]);
    expect(goals(ceded("maria"), "maria")).toEqual([["SGA-27", AUSTRIA, "bavariaAndFrance", 5]]);
    expect(goals(ceded("frederick"), "frederick")).toEqual([["SGA-25", PRAGMATIC, "france", 9]]);
    expect(goals(ceded("louis"), "louis")).toEqual([
      ["SGA-26", FRANCE, "austria", 11],
      ["SGA-26", FRANCE, "netherlands", 7],
      ["SGA-28", "holdOut", 15],
    ]);
  });
});

describe("friends and enemies", () => {
  const camps = (shown: View, seat: Seat) => campsOf(shown, historical, seat);

  test("PWR-07 to PWR-09: of a power that takes part, in the introductory game without the Pragmatic Army", () => {
    expect(camps(seen(INTRODUCTORY, "maria"), "maria")).toEqual([
      { powers: [AUSTRIA], allies: [], enemies: [FRANCE, BAVARIA, PRUSSIA, SAXONY], neutral: [] },
    ]);
    expect(camps(seen(INTRODUCTORY, "louis"), "louis")).toEqual([
      { powers: [FRANCE, BAVARIA], allies: [PRUSSIA, SAXONY], enemies: [AUSTRIA], neutral: [] },
    ]);
  });

  test("PWR-13: Frederick stands on both sides", () => {
    expect(camps(seen(ADVANCED, "frederick"), "frederick")).toEqual([
      {
        powers: [PRUSSIA, SAXONY],
        allies: [FRANCE, BAVARIA],
        enemies: [AUSTRIA, PRAGMATIC],
        neutral: [],
      },
      {
        powers: [PRAGMATIC],
        allies: [AUSTRIA],
        enemies: [FRANCE, BAVARIA, PRUSSIA, SAXONY],
        neutral: [],
      },
    ]);
  });

  test("SAX-21, NEU-01: Saxony changes hands and sides", () => {
    expect(camps(seen(ADVANCED, "maria", { saxony: SAXONY_NEUTRAL }), "maria")).toEqual([
      {
        powers: [SAXONY],
        allies: [],
        enemies: [],
        neutral: [FRANCE, BAVARIA, PRUSSIA, AUSTRIA, PRAGMATIC],
      },
      { powers: [AUSTRIA], allies: [PRAGMATIC], enemies: [FRANCE, BAVARIA, PRUSSIA], neutral: [SAXONY] },
    ]);
    expect(camps(seen(ADVANCED, "maria", { saxony: SAXONY_AUSTRIAN_ALLY }), "maria")).toEqual([
      {
        powers: [SAXONY, AUSTRIA],
        allies: [PRAGMATIC],
        enemies: [FRANCE, BAVARIA, PRUSSIA],
        neutral: [],
      },
    ]);
  });

  test("SGA-18: who has left the war is nobody's friend or enemy", () => {
    expect(camps(ceded("maria"), "maria")).toEqual([
      { powers: [AUSTRIA], allies: [PRAGMATIC], enemies: [FRANCE, BAVARIA], neutral: [] },
    ]);
  });
});

describe("first advice", () => {
  test("there is some for each seat of each game, and all of it is given to somebody", () => {
    const given = ALL.flatMap((game) =>
      seatsOf(game).map((seat) => ({ seat, game, advice: firstAdvice(seen(game, seat), seat) })),
    );
    for (const { seat, game, advice } of given)
      expect(advice.length, `${seat} ${JSON.stringify(game)}`).toBeGreaterThanOrEqual(3);
    const afterCession = seatsOf(GAMBIT).flatMap((seat) => firstAdvice(ceded(seat), seat));
    const all = new Set([...given.flatMap(({ advice }) => advice), ...afterCession]);
    expect([...all].sort()).toEqual([...ADVICE].sort());
  });

  test("OPT-09 the optional political rule adds its price of bluffing", () => {
    const plain = firstAdvice(seen(ADVANCED, "louis"), "louis");
    const game = { ...ADVANCED, politicalOption: true };
    expect(firstAdvice(seen(game, "louis"), "louis")).toEqual([...plain, "bluff"]);
  });

  test("what is over is advised no more", () => {
    const later = seen(GAMBIT, "maria", { turn: 7 });
    expect(firstAdvice(later, "maria")).toEqual(["protect", "hussars"]);
    const start = seen(ADVANCED, "maria");
    const affairs = start.affairs && { ...start.affairs, annexed: true, emperor: FRANCE as typeof FRANCE };
    expect(firstAdvice({ ...start, affairs }, "maria")).toEqual(["hussars"]);
  });
});
