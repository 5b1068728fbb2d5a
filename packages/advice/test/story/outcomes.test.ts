import type { LogEntry } from "@maria/rules";
import {
  AUSTRIA,
  type CardId,
  type FortressId,
  FRANCE,
  NOBODY,
  type PieceId,
  type Power,
  PRUSSIA,
  type Seat,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import option from "../../../rules/test/fixtures/option-austria-final-scoring.record.json" with {
  type: "json",
};
import {
  battleUnderWay,
  concerns,
  isBattleSettled,
  loserOf,
  type Outcome,
  outcomesIn,
  outcomesSettledBy,
  winterBegunBy,
} from "../../src/story/index.ts";
import { city, general, historical, viewAtStart } from "../support/position.ts";
import { entriesOf, linesOf } from "./log.ts";

const schwerin = general("prussia", 1);
const traun = general("austria", 1);
const card = (id: number): CardId => id as CardId;

const began: LogEntry = {
  type: "battleBegan",
  attacker: { city: city("brieg"), generals: [schwerin], power: PRUSSIA, suit: 0, troops: 5 },
  defender: { city: city("neisse"), generals: [traun], power: AUSTRIA, suit: 1, troops: 7 },
  score: -2,
};
const played = (power: typeof PRUSSIA | typeof AUSTRIA, value: number, score: number): LogEntry => ({
  type: "cardPlayed",
  power,
  card: card(value),
  value,
  score,
});
const ended = (winner: "attacker" | "defender" | null, loss: number): LogEntry => ({
  type: "battleEnded",
  winner,
  winnerPower: winner === null ? NOBODY : winner === "attacker" ? PRUSSIA : AUSTRIA,
  attacker: city("brieg"),
  defender: city("neisse"),
  loss,
});
const retreated: LogEntry = {
  type: "retreated",
  generals: [traun],
  from: city("neisse"),
  path: [city("troppau")],
};
const points: LogEntry = { type: "pointsGained", power: PRUSSIA, points: 1, markers: 0 };
const conquered = (
  fortress: number,
  by: Power = PRUSSIA,
  marker: typeof PRUSSIA | typeof NOBODY = PRUSSIA,
): LogEntry => ({
  type: "conquered",
  fortress: fortress as FortressId,
  by,
  marker,
  retroactive: false,
});
const offer = (proposer: Seat, partner: Seat): LogEntry => ({
  type: "agreementChanged",
  agreement: {
    id: 1,
    proposer,
    partner,
    terms: [],
    turns: 1,
    status: "offered",
    until: 0,
    endAsked: null,
    impossible: [],
    lapsed: [],
  },
});
const kinds = (log: readonly LogEntry[]) =>
  outcomesIn(log).map(({ outcome: { kind, isSettled, entries } }) => [kind, isSettled, entries.length]);

describe("a battle in the log", () => {
  const first = [began, played(PRUSSIA, 4, 2), played(AUSTRIA, 3, 1)];

  test("CMB-12 its cards are told in the order played, each with the attacker's score after it", () => {
    expect(battleUnderWay(first)).toMatchObject({
      opening: -2,
      score: -1,
      cards: [
        { side: "attacker", power: PRUSSIA, value: 4, score: 2 },
        { side: "defender", power: AUSTRIA, value: 3, score: -1 },
      ],
      end: null,
    });
  });

  test("is not settled before the retreat is chosen, and then with all that follows from it", () => {
    const fought = [...first, played(PRUSSIA, 6, 5), ended("attacker", 5)];
    expect(kinds(fought)).toEqual([["battle", false, 5]]);
    expect(battleUnderWay(fought)?.end).toMatchObject({ winner: "attacker", loss: 5, retreat: null });
    const whole = [...fought, retreated, points];
    expect(kinds(whole)).toEqual([["battle", true, 7]]);
    expect(battleUnderWay(whole)).toBeNull();
    expect(outcomesSettledBy(fought, [])).toEqual([]);
    expect(outcomesSettledBy(fought, [retreated, points])).toMatchObject([
      { kind: "battle", battle: { end: { retreat: { generals: [traun], path: [city("troppau")] } } } },
    ]);
  });

  test("CMB-24 a tie is settled at once, and nobody has lost", () => {
    const tied = [...first, ended(null, 0)];
    expect(kinds(tied)).toEqual([["battle", true, 4]]);
    const [placed] = outcomesIn(tied);
    if (placed?.outcome.kind !== "battle") throw new Error("no battle");
    expect([loserOf(placed.outcome.battle), isBattleSettled(placed.outcome.battle)]).toEqual([null, true]);
  });

  test("RTR-11 generals with no way out are gone, and the battle is settled", () => {
    const lost: LogEntry[] = [
      ...first,
      ended("attacker", 1),
      { type: "noRetreat", generals: [traun], from: city("neisse"), length: 1 },
      { type: "generalRemoved", general: traun, cause: "noRetreat" },
    ];
    const [placed] = outcomesIn(lost);
    expect(placed?.outcome).toMatchObject({
      isSettled: true,
      battle: { end: { removed: [traun], hadNoRetreat: true, retreat: null } },
    });
  });

  test("what is offered while it is fought is an outcome of its own", () => {
    const log = [began, offer("louis", "maria"), played(PRUSSIA, 4, 2), ended(null, 0)];
    expect(kinds(log)).toEqual([
      ["battle", true, 3],
      ["treaty", true, 1],
    ]);
  });
});

describe("other outcomes", () => {
  const marched: LogEntry = {
    type: "marched",
    piece: schwerin,
    from: city("glogau"),
    path: [city("breslau")],
    force: false,
  };

  test("fortresses that fall on one march are one outcome, those of the next another", () => {
    expect(kinds([marched, conquered(1), conquered(2), marched, conquered(3)])).toEqual([
      ["conquest", true, 2],
      ["conquest", true, 1],
    ]);
  });

  test("SUP-09, SUP-10 all generals a power leaves unsupplied are one outcome", () => {
    const lost: LogEntry[] = [
      { type: "outOfSupply", general: traun, loss: 1 },
      { type: "outOfSupply", general: schwerin, loss: 1 },
      { type: "generalRemoved", general: traun, cause: "supply" },
    ];
    expect(kinds(lost)).toEqual([["supply", true, 3]]);
  });

  test("WTR-02 a winter is told when it is over", () => {
    const winter: LogEntry[] = [
      { type: "winterBegan", turn: 3 },
      { type: "recruited", power: FRANCE, troops: 2, reentries: [], cards: [] },
      { type: "seatDone", seat: "louis" },
      { type: "winterScored" },
    ];
    expect(kinds(winter)).toEqual([["winter", false, 3]]);
    expect(outcomesSettledBy(winter, [{ type: "turnBegan", turn: 4 }])).toMatchObject([{ kind: "winter" }]);
  });

  test("VIC-07 the last winter is told as well, though no turn follows", () => {
    const winter: LogEntry[] = [{ type: "winterBegan", turn: 12 }, { type: "winterScored" }];
    const result = { winner: "maria", power: AUSTRIA, ending: "finalScoring", turn: 12 } as const;
    expect(outcomesSettledBy(winter, [{ type: "gameEnded", result }])).toMatchObject([{ kind: "winter" }]);
  });

  test("WTR-01 a winter is seen to come, once", () => {
    const earlier: LogEntry[] = [{ type: "seatDone", seat: "louis" }];
    const winter: LogEntry[] = [{ type: "winterBegan", turn: 3 }];
    expect(winterBegunBy(earlier, winter)).toMatchObject({ kind: "winter", isSettled: false });
    const recruited: LogEntry = { type: "recruited", power: FRANCE, troops: 2, reentries: [], cards: [] };
    expect(winterBegunBy([...earlier, ...winter], [recruited])).toBeNull();
    expect(winterBegunBy(earlier, [...winter, { type: "turnBegan", turn: 4 }])).toBeNull();
    expect(winterBegunBy([], earlier)).toBeNull();
  });

  test("ELE-10 an election is told when there is an emperor", () => {
    const votes: LogEntry = { type: "votesCast", seat: "louis", charles: 2, francis: 0 };
    expect(kinds([votes])).toEqual([["election", false, 1]]);
    expect(kinds([votes, { type: "emperorElected", emperor: "charles", votes: 5 }])).toEqual([
      ["election", true, 2],
    ]);
  });
});

describe("whom an outcome concerns", () => {
  const outcomeOf = (...log: LogEntry[]): Outcome => {
    const [placed] = outcomesIn(log);
    if (placed === undefined) throw new Error("nothing happened");
    return placed.outcome;
  };
  const concerned = (variant: "introductory" | "advanced", outcome: Outcome): (Seat | null)[] =>
    ([null, "louis", "frederick", "maria"] as const).filter((seat) =>
      concerns(viewAtStart(variant, seat), historical, outcome),
    );
  const fortressOf = (key: string): number => historical.fortressIn[city(key)] ?? -1;

  test("a battle concerns everybody at the table", () => {
    expect(concerned("introductory", outcomeOf(began, ended(null, 0)))).toEqual([
      null,
      "louis",
      "frederick",
      "maria",
    ]);
  });

  test("a conquest concerns who makes it and who loses the fortress", () => {
    expect(concerned("introductory", outcomeOf(conquered(fortressOf("olmuetz"))))).toEqual([
      "frederick",
      "maria",
    ]);
  });

  test("MRK-04 a fortress that comes home, or has no home, may have been anybody's", () => {
    const silesian = conquered(fortressOf("brieg"));
    expect(concerned("introductory", outcomeOf(silesian))).toEqual(["louis", "frederick", "maria"]);
    const home = conquered(fortressOf("olmuetz"), AUSTRIA, NOBODY);
    expect(concerned("introductory", outcomeOf(home))).toEqual(["louis", "frederick", "maria"]);
  });

  test("a lost train, unsupplied generals and an offer concern those they touch", () => {
    const train = historical.pieces.findIndex(({ kind, power }) => kind === "train" && power === FRANCE);
    const eliminated: LogEntry = {
      type: "trainEliminated",
      train: train as PieceId,
      city: city("brieg"),
      by: traun,
    };
    expect(concerned("introductory", outcomeOf(eliminated))).toEqual(["louis", "maria"]);
    expect(concerned("introductory", outcomeOf({ type: "outOfSupply", general: traun, loss: 1 }))).toEqual([
      "maria",
    ]);
    expect(concerned("advanced", outcomeOf(offer("louis", "frederick")))).toEqual(["louis", "frederick"]);
  });
});

describe("over a whole recorded game", () => {
  const log = entriesOf(linesOf(option.record, "maria"));

  test("every battle is told once, with all its cards, and settled", () => {
    const battles = outcomesIn(log).flatMap(({ outcome }) => (outcome.kind === "battle" ? [outcome] : []));
    expect(battles.length).toBe(log.filter(({ type }) => type === "battleBegan").length);
    expect(battles.length).toBeGreaterThan(5);
    expect(battles.flatMap(({ battle }) => battle.cards).length).toBe(
      log.filter(({ type }) => type === "cardPlayed").length,
    );
    expect(battles.filter(({ isSettled }) => !isSettled)).toEqual([]);
  });

  test("what is told entry by entry is what the whole log tells, each outcome once", () => {
    const told = log.flatMap((entry, index) =>
      outcomesSettledBy(log.slice(Math.max(0, index - 90), index), [entry]),
    );
    const all = outcomesIn(log).filter(({ outcome }) => outcome.isSettled);
    const count = (outcomes: readonly Outcome[], kind: string) =>
      outcomes.filter((outcome) => outcome.kind === kind).length;
    for (const kind of ["battle", "conquest", "train", "execution", "treaty"])
      expect([kind, count(told, kind)]).toEqual([
        kind,
        count(
          all.map(({ outcome }) => outcome),
          kind,
        ),
      ]);
  });
});
