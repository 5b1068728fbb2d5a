import { describe, expect, test } from "vitest";
import { brokenLaws } from "../../src/game/laws.ts";
import { newGame } from "../../src/game/newGame.ts";
import type { Affairs, ClosedCards, Contract } from "../../src/model/affairs.ts";
import type { Frame } from "../../src/model/frames.ts";
import { cardId, OFF_BOARD, OFF_MAP_BOX, type Place, pieceId, SILESIA_BOX } from "../../src/model/ids.ts";
import {
  AUSTRIA,
  BAVARIA,
  FRANCE,
  NOBODY,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  SAXONY,
} from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { type GameKind, optionsOf } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { city, fortress, piece } from "../support/position.ts";

/** A new game in which the troops are allotted: four to each general. */
const game = (kind: GameKind): State => {
  const state = newGame(historical, optionsOf(kind), seedFromNumber(1));
  const isInPlay = (place: Place): boolean => place >= 0 || place === OFF_MAP_BOX;
  return {
    ...state,
    agenda: [],
    troops: historical.generals.map(({ id }) => (isInPlay(state.at[id] as Place) ? 4 : 0)),
  };
};

const introductory = game({ players: 3 });
const advanced = game({ variant: "advanced", players: 3 });
const gambit = game({ variant: "silesia-gambit", players: 3 });

const set = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, at) => (at === index ? value : old));

const withAffairs = (change: Partial<Affairs>): State => ({
  ...advanced,
  affairs: { ...(advanced.affairs as Affairs), ...change },
});
const withClosed = (change: Partial<ClosedCards>): State => ({
  ...advanced,
  closed: { ...(advanced.closed as ClosedCards), ...change },
});
const affairs = advanced.affairs as Affairs;
const closed = advanced.closed as ClosedCards;

const at = (state: State, places: Readonly<Record<string, Place | string>>): State => ({
  ...state,
  at: Object.entries(places).reduce(
    (list, [name, place]) =>
      set(list, piece(historical, name), typeof place === "string" ? city(historical, place) : place),
    [...state.at],
  ),
});
const troops = (state: State, name: string, number: number): State => ({
  ...state,
  troops: set(state.troops, piece(historical, name), number),
});
const marked = (state: State, key: string, marker: State["markers"][number]): State => ({
  ...state,
  markers: set(state.markers, fortress(historical, key), marker),
});
const nameOf = (name: string): string => historical.generals[piece(historical, name)]?.name as string;
const cityName = (key: string): string => historical.cities[city(historical, key)]?.name as string;
const displacement = (...names: string[]): Frame => ({
  kind: "displacement",
  cause: "neutralSaxony",
  pieces: names.map((name) => piece(historical, name)),
  refusedStacks: [],
});

const lostCards = [...(introductory.hands[AUSTRIA] ?? [])]
  .sort((a, b) => a - b)
  .map((card) => `card ${card} is in 0 places`);

const keyOf = (card: number | undefined): string => historical.politics.cards[card as number]?.key as string;

/** Neutral Prussia, from which all its own pieces have gone. */
const neutralPrussia = (): State => {
  const isPrussian = (id: number): boolean => historical.pieces[id]?.power === PRUSSIA;
  const state = withAffairs({ prussiaNeutralUntil: 9 });
  return {
    ...state,
    at: state.at.map((place, id) => (isPrussian(id) ? OFF_BOARD : place)),
    troops: state.troops.map((number, id) => (isPrussian(id) ? 0 : number)),
  };
};

/** The Silesia Gambit after the cession: no marker lies in Silesia. */
const ceded = (): State => ({
  ...gambit,
  markers: gambit.markers.map((marker, index) =>
    historical.cities[historical.fortresses[index] as number]?.territory === "silesia" ? NOBODY : marker,
  ),
  affairs: {
    ...(gambit.affairs as Affairs),
    cession: { prussiaLacked: 1, franceLacked: 1, austriaHeld: 0 },
  },
});

/** One troop for everybody but the Prussian generals, in a game with the troop ceiling. */
const withCeiling = (prussian: readonly number[]): State => {
  const state = game({ variant: "advanced", players: 3, troopCeiling: true });
  const own = historical.armies[PRUSSIA]?.generals ?? [];
  return { ...state, troops: state.troops.map((_, id) => prussian[own.indexOf(pieceId(id))] ?? 1) };
};

const contract = (giver: Power, receiver: Power, turns: number): Contract => ({
  giver,
  receiver,
  turns,
  from: 1,
  agreement: null,
});

/** Each law broken by itself: the state, and all that is said of it. */
const BROKEN: readonly (readonly [string, State, readonly string[]])[] = [
  ["CMP-07 a card is lost", { ...introductory, hands: set(introductory.hands, AUSTRIA, []) }, lostCards],
  [
    "CMP-07 a card is there twice",
    {
      ...introductory,
      hands: set(introductory.hands, AUSTRIA, [...(introductory.hands[AUSTRIA] ?? []), cardId(151)]),
    },
    ["card 151 is in 2 places"],
  ],
  [
    "CMP-07 the first card of a deck that is not yet opened is there already",
    { ...introductory, drawDeck: [...introductory.drawDeck, cardId(38)] },
    ["card 38 is in 2 places"],
  ],
  [
    "TAC-15 a card lies with the discards of another deck",
    {
      ...introductory,
      drawDeck: introductory.drawDeck.slice(1),
      discards: set(introductory.discards, 1, introductory.drawDeck.slice(0, 1)),
    },
    [`card ${introductory.drawDeck[0]} lies with the discards of deck 1`],
  ],
  [
    "HID-16 a political card lies open and in the deck",
    withAffairs({ openCards: closed.politicalDeck.slice(0, 1) }),
    [`political card ${keyOf(closed.politicalDeck[0])} is in 2 places`, "a political card is there twice"],
  ],
  [
    "HID-16 the election card has announced itself and is in the deck",
    withAffairs({ election: "pending" }),
    [`political card ${historical.politics.cards.find(({ isElection }) => isElection)?.key} is in 1 places`],
  ],
  ["HID-26 a card put aside that nobody knows of", withAffairs({ putAside: 1 }), ["0 cards are put aside"]],
  [
    "HID-17 a card was placed unseen",
    withAffairs({ hasPlaced: set(affairs.hasPlaced, PRUSSIA, true) }),
    ["nobody knows whether prussia has placed", "a placed card was never turned up"],
  ],
  [
    "HID-20 face-down cards without the option",
    {
      ...advanced,
      hands: set(advanced.hands, FRANCE, (advanced.hands[FRANCE] ?? []).slice(1)),
      closed: {
        ...closed,
        faceDown: set(closed.faceDown, FRANCE, (advanced.hands[FRANCE] ?? []).slice(0, 1)),
      },
    },
    ["france has face-down cards without the option"],
  ],
  [
    "WTR-14 a winter scored before it came",
    withClosed({ winterScores: [[]] }),
    ["1 winters have been scored"],
  ],
  ["WTR-14 a winter not scored", { ...advanced, turn: 4 }, ["0 winters have been scored"]],
  ["STK-07 half a troop", troops(introductory, "prussia1", 1.5), [`${nameOf("prussia1")} has 1.5 troops`]],
  [
    "STK-08 a ninth troop",
    troops(introductory, "prussia1", 9),
    [`${nameOf("prussia1")} is in play with 9 troops`],
  ],
  [
    "STK-07 no troop",
    troops(introductory, "prussia1", 0),
    [`${nameOf("prussia1")} is in play with 0 troops`],
  ],
  [
    "OFF-01 no troop in an off-map box",
    troops(advanced, "prussia4", 0),
    [`${nameOf("prussia4")} is in play with 0 troops`],
  ],
  [
    "STK-19 troops off the board",
    at(introductory, { prussia1: OFF_BOARD }),
    [`${nameOf("prussia1")} is off the board with 4 troops`],
  ],
  [
    "STK-20 a troop above the ceiling",
    withCeiling([8, 8, 6, 1]),
    ["prussia has 23 troops, above its ceiling of 22"],
  ],
  [
    "STK-02 three generals in a city",
    at(introductory, { prussia1: "berlin", prussia2: "berlin", prussia3: "berlin" }),
    [`${cityName("berlin")} holds 3 pieces`],
  ],
  [
    "STK-04 a train shares a city",
    at(introductory, { prussia1: "berlin", prussiaT1: "berlin" }),
    [`${cityName("berlin")} holds a train and another piece`],
  ],
  [
    "STK-01 two powers that may not stack",
    at(introductory, { prussia1: "berlin", austria1: "berlin" }),
    [`${cityName("berlin")} holds an illegal stack`],
  ],
  [
    "INT-01 a piece on the map that is not in use",
    at(introductory, { prussia1: "paris" }),
    [`${cityName("paris")} is not in use but holds a piece`],
  ],
  [
    "HUS-05 a hussar shares a city",
    { ...at(introductory, { prussia1: "berlin" }), hussars: [city(historical, "berlin"), OFF_BOARD] },
    [`a hussar shares ${cityName("berlin")} with a piece`],
  ],
  [
    "HUS-05 two hussars in a city",
    { ...introductory, hussars: [city(historical, "berlin"), city(historical, "berlin")] },
    ["both hussars in one city"],
  ],
  [
    "STK-06 somebody gives way to nobody",
    {
      ...at(introductory, { prussia1: "berlin" }),
      deputies: set(introductory.deputies, piece(historical, "prussia1"), true),
    },
    [`${nameOf("prussia1")} gives way to nobody`],
  ],
  [
    "NEU-05 Austria in neutral Prussia",
    at(neutralPrussia(), { austria1: "berlin" }),
    [`piece ${piece(historical, "austria1")} of austria may not be in ${cityName("berlin")}`],
  ],
  [
    "OFF-01 a train in an off-map box",
    at(advanced, { franceT1: OFF_MAP_BOX }),
    [`train ${piece(historical, "franceT1")} is in an off-map box`],
  ],
  [
    "SET-07 a general in the box Silesia",
    { ...at(advanced, { prussia1: SILESIA_BOX }) },
    [`piece ${piece(historical, "prussia1")} is in the box Silesia`],
  ],
  [
    "SET-07 a train of another power in the box Silesia",
    at(advanced, { austriaT1: SILESIA_BOX }),
    [`piece ${piece(historical, "austriaT1")} is in the box Silesia`],
  ],
  [
    "SUP-09 face-down off the board",
    {
      ...troops(at(introductory, { prussia1: OFF_BOARD }), "prussia1", 0),
      faceDown: set(introductory.faceDown, piece(historical, "prussia1"), true),
    },
    [`${nameOf("prussia1")} is face-down off the board`],
  ],
  [
    "MRK-10 the marker of a minor power",
    marked(introductory, "prag", BAVARIA),
    [`${cityName("prag")} bears the marker of a minor power`],
  ],
  [
    "MRK-10 the marker of the other minor power",
    marked(introductory, "prag", SAXONY),
    [`${cityName("prag")} bears the marker of a minor power`],
  ],
  [
    "MAP-21 a country's own marker",
    marked(introductory, "prag", AUSTRIA),
    [`${cityName("prag")} bears its own country's marker`],
  ],
  [
    "MRK-08 Silesia without a marker",
    marked(introductory, "glogau", NOBODY),
    [`${cityName("glogau")} in Silesia bears no marker`],
  ],
  [
    "MRK-04 an elector marker of another",
    marked(introductory, "koeln", PRUSSIA),
    [`${cityName("koeln")} bears no elector marker`],
  ],
  [
    "SGA-21 a Prussian marker after the cession",
    marked(ceded(), "prag", PRUSSIA),
    [`${cityName("prag")} still bears a marker after the cession`],
  ],
  [
    "SGA-21 a marker in Silesia after the cession",
    marked(ceded(), "glogau", AUSTRIA),
    [`${cityName("glogau")} still bears a marker after the cession`],
  ],
  [
    "RUL-65 a victory marker is lost",
    withAffairs({ pools: set(affairs.pools, FRANCE, (affairs.pools[FRANCE] as number) - 1) }),
    ["france has 10 victory markers"],
  ],
  [
    "VBX-05 more than the battle boxes hold",
    withAffairs({
      battleBoxes: set(affairs.battleBoxes, AUSTRIA, 3),
      pools: set(affairs.pools, AUSTRIA, (affairs.pools[AUSTRIA] as number) - 3),
    }),
    ["austria has 3 markers in battle boxes"],
  ],
  [
    "VBX-05 less than nothing in the battle boxes",
    withAffairs({
      battleBoxes: set(affairs.battleBoxes, AUSTRIA, -1),
      pools: set(affairs.pools, AUSTRIA, (affairs.pools[AUSTRIA] as number) + 1),
    }),
    ["austria has -1 markers in battle boxes"],
  ],
  [
    "FRO-03 less than nothing set aside",
    withAffairs({
      setAside: set(affairs.setAside, FRANCE, -1),
      pools: set(affairs.pools, FRANCE, (affairs.pools[FRANCE] as number) + 1),
    }),
    ["france owes markers set aside"],
  ],
  [
    "TRK-01 a marker off its track",
    withAffairs({ tracks: { ...affairs.tracks, russia: 99 } }),
    ["the marker of russia is off its track"],
  ],
  [
    "SAX-08 Saxony's status is not its box's",
    { ...advanced, saxony: 1 },
    ["Saxony's status is not that of its box"],
  ],
  [
    "VBX-11 three electors without the box",
    { ...marked(advanced, "mainz", FRANCE) },
    ["the box of the three electors is wrong"],
  ],
  [
    "VBX-11 three electors with the other's box",
    {
      ...marked(advanced, "koeln", AUSTRIA),
      affairs: {
        ...affairs,
        threeElectors: FRANCE,
        pools: set(affairs.pools, FRANCE, (affairs.pools[FRANCE] as number) - 1),
      },
    },
    ["the box of the three electors is wrong"],
  ],
  [
    "SUB-02 a minor power gives: a contract that gives and takes",
    withAffairs({ contracts: [contract(FRANCE, BAVARIA, 1), contract(BAVARIA, FRANCE, 1)] }),
    ["two contracts between the same two powers", "an impossible contract of bavaria with france"],
  ],
  [
    "SUB-03 a contract with an enemy",
    withAffairs({ contracts: [contract(FRANCE, AUSTRIA, 1)] }),
    ["an impossible contract of france with austria"],
  ],
  [
    "SUB-04 a contract without markers",
    withAffairs({ contracts: [contract(FRANCE, BAVARIA, 0)] }),
    ["an impossible contract of france with bavaria"],
  ],
];

/** What looks like one of those and is sound. */
const SOUND: readonly (readonly [string, State])[] = [
  ["the introductory game", introductory],
  ["the advanced game", advanced],
  ["the Silesia Gambit", gambit],
  ["SGA-21 the Silesia Gambit after the cession", ceded()],
  ["NEU-05 neutral Prussia that nobody has entered", neutralPrussia()],
  ["STK-08 eight troops", troops(introductory, "prussia1", 8)],
  ["STK-20 as many troops as the ceiling allows", withCeiling([8, 8, 5, 1])],
  ["STK-07 one troop", troops(introductory, "prussia1", 1)],
  ["STK-02 two generals in a city", at(introductory, { prussia1: "berlin", prussia2: "berlin" })],
  ["STK-03 Prussia and Saxony in a city", at(introductory, { prussia1: "berlin", saxony1: "berlin" })],
  ["STK-19 no troops off the board", troops(at(introductory, { prussia1: OFF_BOARD }), "prussia1", 0)],
  [
    "SAX-11 a piece about to be displaced may stand where it may not",
    { ...at(introductory, { prussia1: "berlin", austria1: "berlin" }), agenda: [displacement("austria1")] },
  ],
  [
    "SAX-10 Saxons about to go home may stand with an enemy",
    { ...at(introductory, { saxony1: "berlin", austria1: "berlin" }), agenda: [{ kind: "saxonsGoHome" }] },
  ],
  [
    "STK-06 one of two gives way",
    {
      ...at(introductory, { prussia1: "berlin", saxony1: "berlin" }),
      deputies: set(introductory.deputies, piece(historical, "saxony1"), true),
    },
  ],
  [
    "WTR-14 the winter of turn 3 is scored before turn 4",
    { ...advanced, turn: 4, closed: { ...closed, winterScores: [[]] } },
  ],
  [
    "VIC-07 the last winter is scored when the game is over",
    {
      ...advanced,
      turn: 12,
      closed: { ...closed, winterScores: [[], [], [], []] },
      result: { winner: "maria", ending: "finalScoring", power: AUSTRIA, turn: 12 },
    },
  ],
  [
    "VBX-05 both battle boxes are filled",
    withAffairs({
      battleBoxes: set(affairs.battleBoxes, AUSTRIA, 2),
      pools: set(affairs.pools, AUSTRIA, (affairs.pools[AUSTRIA] as number) - 2),
    }),
  ],
  [
    "VBX-11 three electors and the box of France",
    {
      ...marked(advanced, "mainz", FRANCE),
      affairs: {
        ...affairs,
        threeElectors: FRANCE,
        pools: set(affairs.pools, FRANCE, (affairs.pools[FRANCE] as number) - 1),
      },
    },
  ],
  [
    "VBX-12 three electors and the box of the Pragmatic Army",
    {
      ...marked(advanced, "koeln", AUSTRIA),
      affairs: {
        ...affairs,
        threeElectors: PRAGMATIC,
        pools: set(affairs.pools, PRAGMATIC, (affairs.pools[PRAGMATIC] as number) - 1),
      },
    },
  ],
];

describe("the conservation laws say which of them is broken, and only that", () => {
  for (const [title, state, complaints] of BROKEN)
    test(title, () => {
      expect(brokenLaws(state)).toEqual(complaints);
    });

  for (const [title, state] of SOUND)
    test(`sound: ${title}`, () => {
      expect(brokenLaws(state)).toEqual([]);
    });
});
