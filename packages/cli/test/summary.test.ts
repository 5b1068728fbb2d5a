import { type GameEvent, NOBODY, PRUSSIA, type Result } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { type Happened, note, nothingHappened } from "../src/simulate/events.ts";
import { summarisePolitics } from "../src/simulate/politics.ts";
import type { SimulatedGame } from "../src/simulate/simulation.ts";
import { summarise } from "../src/simulate/summary.ts";
import { historical } from "./support/records.ts";

const game = (
  result: Partial<Result>,
  facts: Partial<SimulatedGame> = {},
  happened: Partial<Happened> = {},
): SimulatedGame =>
  ({
    result: { winner: null, power: NOBODY, ending: "finalScoring", turn: 12, ...result },
    actions: 100,
    turns: 12,
    milliseconds: 500,
    fault: null,
    happened: { ...nothingHappened(), ...happened },
    ...facts,
  }) as unknown as SimulatedGame;

const games = [
  game({ winner: "louis", ending: "emptyPool", power: 0, turn: 5 }, { actions: 90, turns: 5 }),
  game({ winner: "maria", power: 4 }, { actions: 201, turns: 12, milliseconds: 1500 }),
  game({ winner: "louis", ending: "emptyPool", power: 0, turn: 5 }, { actions: 110, turns: 5 }),
];

describe("many games in numbers", () => {
  const SEATS = ["maria", "frederick", "louis"] as const;

  test("who won, how they ended, how long they were", () => {
    expect(summarise(games, SEATS)).toEqual({
      games: 3,
      winners: { maria: 1, frederick: 0, louis: 2 },
      endings: { emptyPool: 2, finalScoring: 1 },
      actions: { least: 90, mean: 133.7, most: 201 },
      turns: { least: 5, mean: 7.3, most: 12 },
      actionsPerSecond: 160,
    });
  });

  test("seats stand in their order, ties after them and only if there were some", () => {
    const winners = (played: SimulatedGame[]) => Object.entries(summarise(played, SEATS).winners);
    expect(winners([...games, game({ winner: null })])).toEqual([
      ["maria", 1],
      ["frederick", 0],
      ["louis", 2],
      ["nobody", 1],
    ]);
    expect(winners(games)).toHaveLength(3);
  });
});

describe("politics in numbers", () => {
  const [first, second] = historical.politics.cards.filter(({ isElection }) => !isElection);
  const played = [
    ...games,
    game(
      { winner: null },
      {},
      {
        selected: { [first?.key ?? ""]: 2 },
        executed: { [first?.key ?? ""]: 1 },
        selections: { prussia: 2 },
        saxony: { neutral: 1 },
        emperor: { francis: 1 },
        annexations: 1,
        treaties: 3,
      },
    ),
    game({ winner: "maria", power: 4 }, {}, { selected: { [first?.key ?? ""]: 1 }, treaties: 2 }),
  ];

  test("shares of all games, and sums over them", () => {
    const summary = summarisePolitics(historical, played);
    expect(summary).toMatchObject({
      powers: { prussia: 0, france: 2, austria: 2, pragmatic: 0 },
      endedByPool: 0.4,
      endedByFinalScoring: 0.6,
      endedInTurn: { "5": 2, "12": 3 },
      selections: { prussia: 2, france: 0 },
      silesiaAnnexed: 1,
      saxony: { prussianAlly: 0, neutral: 1, austrianAlly: 0 },
      emperor: { charles: 0, francis: 1 },
      treaties: 5,
    });
    expect(summary.politicalCards[first?.key ?? ""]).toEqual({ selected: 3, executed: 1 });
    expect(summary.politicalCards[second?.key ?? ""]).toEqual({ selected: 0, executed: 0 });
    const election = historical.politics.cards.find(({ isElection }) => isElection)?.key ?? "";
    expect(Object.keys(summary.politicalCards)).not.toContain(election);
  });
});

describe("what is counted of a game", () => {
  const counted = (...events: object[]): Happened => {
    const happened = nothingHappened();
    for (const event of events) note(happened, historical, event as GameEvent);
    return happened;
  };
  const agreement = { status: "inForce", endAsked: null, lapsed: [] };

  test("cards by their key and by the power that selected them", () => {
    const [card] = historical.politics.cards;
    const selected = { type: "politicalCardSelected", card: 0, power: PRUSSIA };
    expect(counted(selected, selected, { type: "politicalCardExecuted", card: 0 })).toEqual({
      ...nothingHappened(),
      selected: { [card?.key ?? ""]: 2 },
      selections: { prussia: 2 },
      executed: { [card?.key ?? ""]: 1 },
    });
  });

  test("Saxony by what it became, the emperor, the annexation", () => {
    const changes = [0, 1, 2].map((status) => ({ type: "saxonyChanged", status }));
    expect(
      counted(
        ...changes,
        changes[1] ?? {},
        { type: "emperorElected", emperor: "charles" },
        { type: "silesiaAnnexed" },
      ),
    ).toMatchObject({
      saxony: { prussianAlly: 1, neutral: 2, austrianAlly: 1 },
      emperor: { charles: 1 },
      annexations: 1,
    });
  });

  test("a treaty once, when it comes into force: not when it is offered, asked to end or lapsed in part", () => {
    const told = (changes: object) => ({ type: "agreementChanged", agreement: { ...agreement, ...changes } });
    expect(
      counted(told({}), told({ status: "offered" }), told({ endAsked: "maria" }), told({ lapsed: [0] }))
        .treaties,
    ).toBe(1);
  });
});
