import { expect, test } from "vitest";
import type { GameEvent } from "../../src/model/events.ts";
import { historical } from "../support/packs.ts";
import { affairsWithEvents } from "../support/politicalChanges.ts";
import { quietPlay } from "../support/quietPlay.ts";

const keysOf = (year: number): string[] =>
  historical.politics.cards.filter((card) => card.year === year && !card.isElection).map(({ key }) => key);

/** The political cards of 1742 to 1744 with the election card at the given place among those of 1742. */
const deckWith = (place: number): string[] => {
  const cards = keysOf(1742);
  cards.splice(place - 1, 0, "imperial-election");
  return [...cards, ...keysOf(1743), ...keysOf(1744)];
};

/** Nobody does anything from turn 4 to the end of the game: in which turn the emperor is elected, and how many cards each turn opens. */
const quietGame = (place: number): { electedIn: number[]; openedIn: Record<number, number> } => {
  const start = affairsWithEvents({
    turn: 4,
    begin: { stage: 1, phase: "politics" },
    politicalDeck: deckWith(place),
  });
  const electedIn: number[] = [];
  const openedIn: Record<number, number> = {};
  let turn = 4;
  const read = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      if (event.type === "turnBegan") turn = event.turn;
      if (event.type === "emperorElected") electedIn.push(turn);
      if (event.type === "politicalCardOpened") openedIn[turn] = (openedIn[turn] ?? 0) + 1;
    }
  };
  read(start.events);
  for (const { events } of quietPlay(start.state)) read(events);
  return { electedIn, openedIn };
};

test("ELE-01 there are 24 real political cards, 6 of each year, and the election card belongs to 1742 beside them", () => {
  for (const year of [1741, 1742, 1743, 1744]) expect(keysOf(year)).toHaveLength(6);
  const elections = historical.politics.cards.filter((card) => card.isElection);
  expect(elections.map(({ key, year, powers }) => ({ key, year, powers }))).toEqual([
    { key: "imperial-election", year: 1742, powers: [] },
  ]);
});

test("ELE-05 and EXA-39 the place of the card among the seven of 1742 gives the turn of the election, 4 at the earliest and 7 at the latest", () => {
  const turns = [1, 2, 3, 4, 5, 6, 7].map((place) => quietGame(place));
  expect(turns.map(({ electedIn }) => electedIn)).toEqual([[4], [4], [5], [5], [6], [6], [7]]);
  // Two real cards in every turn, whatever the place: 18 from turn 4 on, after the six of 1741.
  const everyTurn = Object.fromEntries([4, 5, 6, 7, 8, 9, 10, 11, 12].map((turn) => [turn, 2]));
  for (const { openedIn } of turns) expect(openedIn).toEqual(everyTurn);
});
