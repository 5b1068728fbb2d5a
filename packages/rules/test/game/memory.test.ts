import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../src/game/log.ts";
import { type Memory, memoryFrom, remember } from "../../src/game/memory.ts";
import { newGame } from "../../src/game/newGame.ts";
import { poolsIn, type Tally } from "../../src/game/tally.ts";
import { view } from "../../src/game/view.ts";
import type { CardId } from "../../src/model/ids.ts";
import { AUSTRIA, FRANCE, NOBODY, POWERS, PRAGMATIC, PRUSSIA } from "../../src/model/powers.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { optionsOf } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { card, fortress } from "../support/position.ts";

const memoryOf = (politicalOption: boolean): Memory => {
  const options = optionsOf({ variant: "advanced", players: 3, politicalOption });
  return memoryFrom(view(newGame(historical, options, seedFromNumber(1)), "maria"));
};

const [X, Y, Z] = [card("H2d"), card("H3d"), card("H4d")] as [CardId, CardId, CardId];
const piles = (power: number, ...cards: readonly CardId[]): CardId[][] =>
  POWERS.map((own) => (own === power ? [...cards] : []));

/** A memory in which nothing is known of cards but what is said. */
const knowing = (known: Partial<Memory>, politicalOption = false): Memory => ({
  ...memoryOf(politicalOption),
  hands: piles(-1),
  conserved: piles(-1),
  faceDown: piles(-1),
  ...known,
});

type Cards = Partial<Pick<Memory, "hands" | "conserved" | "faceDown">>;
const NOTHING: Cards = { hands: piles(-1), conserved: piles(-1), faceDown: piles(-1) };

/** An entry of the log, what was known of cards before it, and after it. */
const CARDS: readonly (readonly [
  title: string,
  entry: LogEntry,
  before: Cards,
  after: Cards,
  option?: boolean,
])[] = [
  [
    "own cards drawn",
    { type: "cardsDrawn", power: AUSTRIA, cards: [X, Y] },
    {},
    { hands: piles(AUSTRIA, X, Y) },
  ],
  [
    "another's cards drawn",
    { type: "cardsDrawn", power: FRANCE, decks: [3, 3] } as unknown as LogEntry,
    {},
    {},
  ],
  [
    "cards put aside taken",
    { type: "putAsideTaken", power: FRANCE, cards: [X] },
    {},
    { hands: piles(FRANCE, X) },
  ],
  [
    "a subsidy received",
    { type: "subsidyPaid", from: FRANCE, to: AUSTRIA, card: X },
    {},
    { hands: piles(AUSTRIA, X) },
  ],
  [
    "another's subsidy",
    { type: "subsidyPaid", from: FRANCE, to: PRUSSIA, deck: 3 } as unknown as LogEntry,
    {},
    {},
  ],
  [
    "supply paid",
    { type: "supplyPaid", power: FRANCE, price: 3, cards: [X] },
    { hands: piles(FRANCE, X, Y) },
    { hands: piles(FRANCE, Y) },
  ],
  [
    "a hand surrendered",
    { type: "handSurrendered", power: FRANCE, price: 3, cards: [X, Y], covered: [] },
    { hands: piles(FRANCE, X, Y) },
    {},
  ],
  [
    "a card played",
    { type: "cardPlayed", power: FRANCE, card: Y, value: 3, score: 0 },
    { hands: piles(FRANCE, X, Y) },
    { hands: piles(FRANCE, X) },
  ],
  [
    "cards paid for a political card",
    { type: "politicalCardSelected", power: FRANCE, card: 1, paid: [X] },
    { conserved: piles(FRANCE, X, Y), faceDown: piles(PRUSSIA, Z) },
    { conserved: piles(FRANCE, Y), faceDown: piles(PRUSSIA, Z) },
  ],
  [
    "HID-18 a bluff goes back to the hand before all eyes",
    { type: "cardRevealed", power: FRANCE, card: X, isTrump: false },
    {},
    { hands: piles(FRANCE, X) },
  ],
  [
    "HID-19 a trump lies open",
    { type: "cardRevealed", power: FRANCE, card: X, isTrump: true },
    { hands: piles(FRANCE, X) },
    { conserved: piles(FRANCE, X) },
  ],
  [
    "HID-20 under the option a bluff is turned face-down",
    { type: "cardRevealed", power: FRANCE, card: X, isTrump: false },
    { hands: piles(FRANCE, X) },
    { faceDown: piles(FRANCE, X) },
    true,
  ],
  [
    "OPT-02 under the option face-down cards are taken back",
    { type: "cardsTakenBack", power: FRANCE, cards: [X] },
    { faceDown: piles(FRANCE, X), conserved: piles(FRANCE, Y) },
    { hands: piles(FRANCE, X), conserved: piles(FRANCE, Y) },
    true,
  ],
  [
    "POL-24 without it those lying open",
    { type: "cardsTakenBack", power: FRANCE, cards: [Y] },
    { faceDown: piles(FRANCE, X), conserved: piles(FRANCE, Y) },
    { faceDown: piles(FRANCE, X), hands: piles(FRANCE, Y) },
  ],
  [
    "OPT-08 cards turned face-down",
    { type: "cardsTurnedDown", power: FRANCE, cards: [X] },
    { conserved: piles(FRANCE, X), hands: piles(PRUSSIA, Y) },
    { faceDown: piles(FRANCE, X), hands: piles(PRUSSIA, Y) },
    true,
  ],
  ["nothing about cards", { type: "peaceOffered" }, { hands: piles(FRANCE, X) }, { hands: piles(FRANCE, X) }],
];

describe("what is remembered of cards", () => {
  for (const [title, entry, before, after, option] of CARDS)
    test(title, () => {
      const known = knowing(before, option);
      expect(remember(known, entry)).toEqual({ ...known, ...NOTHING, ...after });
    });
});

const start = knowing({});
const tally = start.tally as Tally;
const withMarker = (key: string, marker: Tally["markers"][number]): Partial<Tally> => ({
  markers: tally.markers.map((old, index) => (index === fortress(historical, key) ? marker : old)),
});
const counts = (power: number, count: number): number[] => POWERS.map((own) => (own === power ? count : 0));

/** An entry of the log, and what changes in the tally of victory markers. */
const MARKERS: readonly (readonly [entry: LogEntry, changes: Partial<Tally>, before?: Partial<Tally>])[] = [
  [
    {
      type: "conquered",
      fortress: fortress(historical, "prag"),
      by: FRANCE,
      marker: FRANCE,
      retroactive: false,
    },
    withMarker("prag", FRANCE),
  ],
  [
    {
      type: "conquered",
      fortress: fortress(historical, "mainz"),
      by: FRANCE,
      marker: FRANCE,
      retroactive: false,
    },
    {},
  ],
  [
    { type: "markerReturned", fortress: fortress(historical, "glogau"), power: PRUSSIA },
    withMarker("glogau", NOBODY),
  ],
  [{ type: "pointsGained", power: AUSTRIA, points: 3, markers: 2 }, { battleBoxes: counts(AUSTRIA, 2) }],
  [
    { type: "pointsLost", power: AUSTRIA, points: 3, markers: 1 },
    { battleBoxes: counts(AUSTRIA, 1) },
    { battleBoxes: counts(AUSTRIA, 2) },
  ],
  [{ type: "threeElectors", power: PRAGMATIC }, { threeElectors: PRAGMATIC }],
  [{ type: "italyMarker", power: FRANCE }, { italy: FRANCE }],
  [{ type: "emperorElected", emperor: "charles", votes: 5 }, { emperor: FRANCE }],
  [{ type: "emperorElected", emperor: "francis", votes: 5 }, { emperor: AUSTRIA }],
  [
    { type: "silesiaAnnexed", setAside: 4, returned: 3 },
    { silesiaBox: true, setAside: counts(PRUSSIA, 4) },
  ],
  [{ type: "objectivesReduced", setAside: 3, returned: 2 }, { setAside: counts(FRANCE, 3) }],
  [
    { type: "setAsideReturned", power: FRANCE, markers: 3 },
    { setAside: counts(FRANCE, 0) },
    { setAside: counts(FRANCE, 3) },
  ],
];

describe("HID-15 who counts the victory markers", () => {
  for (const [entry, changes, before] of MARKERS)
    test(`${entry.type} changes ${Object.keys(changes).join(", ") || "nothing"}`, () => {
      const counted = { ...start, tally: { ...tally, ...before } };
      expect(remember(counted, entry)).toEqual({ ...counted, tally: { ...counted.tally, ...changes } });
    });

  test("SET-08 knows what is left in the pools", () => {
    // Of 13 Prussian markers two lie in Silesia, of 8 Austrian ones five.
    expect(poolsIn(tally)).toEqual([11, 0, 11, 0, 3, 8]);
    const later: Tally = {
      ...tally,
      battleBoxes: counts(AUSTRIA, 2),
      setAside: counts(FRANCE, 3),
      threeElectors: FRANCE,
      emperor: AUSTRIA,
      italy: FRANCE,
      silesiaBox: true,
    };
    expect(poolsIn(later)).toEqual([6, 0, 10, 0, 0, 8]);
  });

  test("HID-14 knows the scores of a winter, and is told them all when the game is over", () => {
    const scored = remember(start, { type: "winterScored" } as LogEntry);
    expect(scored.winterScores).toEqual([poolsIn(tally)]);
    const told = remember(scored, { type: "winterScored", scores: [1, 2, 3, 4, 5, 6] });
    expect(told.winterScores).toEqual([poolsIn(tally), [1, 2, 3, 4, 5, 6]]);
    const uncounted: Memory = { ...start, tally: null };
    expect(remember(uncounted, { type: "winterScored" } as LogEntry)).toBe(uncounted);
  });

  test("HID-15 a game without pools or display has nothing to count", () => {
    const seen = view(newGame(historical, optionsOf({ players: 3 }), seedFromNumber(1)), "maria");
    const { conserved, faceDown, tally: none, hands } = memoryFrom(seen);
    expect([conserved, faceDown, none]).toEqual([piles(-1), piles(-1), null]);
    expect(hands.map((hand) => hand.length)).toEqual([0, 0, 0, 0, 5, 0]);
  });

  test("a turn that begins is remembered, and nothing else with it", () => {
    expect(remember(start, { type: "turnBegan", turn: 7 })).toEqual({ ...start, turn: 7 });
  });
});
