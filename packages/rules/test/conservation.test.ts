import { describe, expect, test } from "vitest";
import { brokenLaws, newGame, type State, seedFromNumber } from "../src/index.ts";
import { type GamePlan, introductory, overRandomGames, randomGame } from "./support/games.ts";
import { balance, enter, openLedger } from "./support/ledger.ts";
import { historical } from "./support/packs.ts";

describe("conservation laws over whole random games", () => {
  test("no card, troop, piece or marker is ever lost, doubled or where it may not be", () => {
    const holds = (plan: GamePlan): void => {
      for (const { after, action } of randomGame(plan))
        expect([action, brokenLaws(after)]).toEqual([action, []]);
    };
    overRandomGames(25, holds);
  });

  test("the events of an action account for every change on the board, in the hands and in the armies", () => {
    const isAccountedFor = (plan: GamePlan): void => {
      for (const { before, after, events, action } of randomGame(plan)) {
        const ledger = openLedger(before);
        for (const event of events) enter(ledger, event);
        expect([action, balance(ledger)]).toEqual([action, balance(openLedger(after), ledger.pooled)]);
      }
    };
    overRandomGames(25, isAccountedFor);
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
});
