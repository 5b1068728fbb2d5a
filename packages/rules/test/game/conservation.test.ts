import { describe, expect, test } from "vitest";
import { balance, openLedger } from "../../src/game/ledger.ts";
import { enter } from "../../src/game/ledgerEntries.ts";
import { brokenLaws, cardId, newGame, type State, seedFromNumber } from "../../src/index.ts";
import { type GamePlan, introductory, optionsOf, overRandomGames, randomGame } from "../support/games.ts";
import { historical } from "../support/packs.ts";

describe("conservation laws over whole random games", () => {
  test("no card, troop, piece or marker is ever lost, doubled or where it may not be", () => {
    const holds = (plan: GamePlan): void => {
      for (const { after, action } of randomGame(plan))
        expect([action, brokenLaws(after)]).toEqual([action, []]);
    };
    overRandomGames(3, holds);
  });

  test("the events of an action account for every change on the board, in the hands and in the armies", () => {
    const isAccountedFor = (plan: GamePlan): void => {
      for (const { before, after, events, action } of randomGame(plan)) {
        const ledger = openLedger(before);
        for (const event of events) enter(ledger, event);
        expect([action, balance(ledger)]).toEqual([action, balance(openLedger(after), ledger.pooled)]);
      }
    };
    overRandomGames(3, isAccountedFor);
  });

  test("the laws notice a lost card, a doubled card, a ninth troop and a piece out of place", () => {
    const state = newGame(historical, introductory(3), seedFromNumber(1));
    const [moritz, belleIsle, broglie] = historical.generals.map(({ id }) => id);
    const together = (id: number): boolean => id === moritz || id === belleIsle || id === broglie;
    const damaged: State[] = [
      { ...state, drawDeck: state.drawDeck.slice(1) },
      { ...state, drawDeck: [...state.drawDeck, ...(state.hands[0] ?? []).slice(0, 1)] },
      { ...state, agenda: [], troops: state.troops.map((troops, id) => (id === moritz ? 9 : troops)) },
      { ...state, at: state.at.map((place, id) => (together(id) ? (state.at[0] ?? place) : place)) },
      { ...state, markers: state.markers.map(() => 1 as const) },
    ];
    expect(brokenLaws(state)).toEqual([]);
    for (const other of damaged) expect(brokenLaws(other)).not.toEqual([]);
  });

  test("the laws notice what is wrong with pools, tracks, boxes, contracts and face-down cards", () => {
    const options = optionsOf({ variant: "advanced", players: 3 });
    const state = newGame(historical, options, seedFromNumber(1));
    const { affairs, closed } = state;
    if (affairs === null || closed === null) throw new Error("the advanced game has affairs");
    const [contract] = affairs.contracts;
    if (contract === undefined) throw new Error("the advanced game begins with a contract");
    const placed = closed.placed.map((card, power) => (power === 2 ? cardId(0) : card));
    const damaged: [string, State][] = [
      ["austria has", { ...state, affairs: { ...affairs, pools: affairs.pools.map(() => 4) } }],
      ["battle boxes", { ...state, affairs: { ...affairs, battleBoxes: affairs.battleBoxes.map(() => 3) } }],
      ["off its track", { ...state, affairs: { ...affairs, tracks: { ...affairs.tracks, italy: 99 } } }],
      ["status", { ...state, saxony: 1 }],
      ["three electors", { ...state, affairs: { ...affairs, threeElectors: 0 } }],
      ["two contracts", { ...state, affairs: { ...affairs, contracts: [contract, contract] } }],
      ["impossible contract", { ...state, affairs: { ...affairs, contracts: [{ ...contract, giver: 1 }] } }],
      ["political card", { ...state, closed: { ...closed, politicalDeck: closed.politicalDeck.slice(1) } }],
      ["has placed", { ...state, closed: { ...closed, placed } }],
      ["card 0 is in 2", { ...state, closed: { ...closed, putAside: [cardId(0)] } }],
      ["put aside", { ...state, affairs: { ...affairs, putAside: 1 } }],
      ["face-down", { ...state, closed: { ...closed, faceDown: closed.faceDown.map(() => [cardId(1)]) } }],
      ["winters", { ...state, closed: { ...closed, winterScores: [[0, 0, 0, 0, 0, 0]] } }],
      ["may not be", { ...state, affairs: { ...affairs, prussiaNeutralUntil: 9 } }],
    ];
    expect(brokenLaws(state)).toEqual([]);
    for (const [complaint, other] of damaged) {
      const noticed = brokenLaws(other).some((law) => law.includes(complaint));
      expect([complaint, noticed]).toEqual([complaint, true]);
    }
  });
});
