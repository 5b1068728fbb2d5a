import { describe, expect, test } from "vitest";
import { brokenLaws, cardId, newGame, type State, seedFromNumber, unaccountedFor } from "../../src/engine.ts";
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
        expect([action, unaccountedFor(before, events, after)]).toEqual([action, []]);
      }
    };
    overRandomGames(3, isAccountedFor);
  });

  test("the ledger notices each event that is held back, unless it tells of nothing that lies on the table", () => {
    const noticed = new Map<string, Set<string>>();
    for (const { before, after, events } of randomGame({
      variant: "advanced",
      players: 3,
      shuffle: 4,
      whim: 5,
    }))
      for (const event of events) {
        const rest = events.filter((other) => other !== event);
        try {
          for (const heading of unaccountedFor(before, rest, after))
            noticed.set(event.type, (noticed.get(event.type) ?? new Set()).add(heading));
        } catch {
          // What follows cannot be entered: noticed as well.
        }
      }
    expect(noticed.get("marched")).toContain("at");
    expect(noticed.get("transferred")).toContain("strengths");
    expect(noticed.get("cardsDrawn")).toEqual(new Set(["hands", "unseen"]));
    expect(noticed.get("hussarPlaced")).toEqual(new Set(["hussars"]));
    expect(noticed.get("markerShifted")).toContain("tracks");
    expect(noticed.get("turnBegan")).toEqual(new Set(["turn"]));
    expect(noticed.has("seatDone")).toBe(false);
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
