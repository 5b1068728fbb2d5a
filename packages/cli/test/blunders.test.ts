import { BOTS } from "@maria/bots";
import { newGame } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import {
  AUSTRIA,
  type BattleSide,
  type CardId,
  type CityId,
  cardOf,
  FRANCE,
  type GameEvent,
  NOBODY,
  OFF_BOARD,
  type PieceId,
  type Power,
  PRUSSIA,
  type State,
} from "@maria/rules/model";
import { playGame } from "@maria/table";
import { describe, expect, test } from "vitest";
import { type Blunders, blundersOf, NOTHING_SEEN, watch } from "../src/simulate/blunders.ts";
import { measure, summariseBlunders } from "../src/simulate/carefulness.ts";
import { historical } from "./support/records.ts";
import { maria } from "./support/terminal.ts";

const THREE = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
} as const;

const ADVANCED = { ...THREE, variant: "advanced" } as const;

const city = (key: string): CityId => historical.cityByKey.get(key) ?? expect.unreachable(key);
const general = (power: Power): PieceId =>
  historical.generals.find((each) => each.power === power)?.id ?? expect.unreachable("a general");
const train = (power: Power): PieceId =>
  historical.trains.find((each) => each.power === power)?.id ?? expect.unreachable("a train");

/** A new game with nobody on the board but these. */
const withPieces = (pieces: readonly (readonly [PieceId, string])[]): State => {
  const start = newGame(historical, THREE, seedFromNumber(1));
  const at = start.at.map((place) => (place >= 0 ? OFF_BOARD : place));
  for (const [piece, key] of pieces) at[piece] = city(key);
  return { ...start, at };
};

const seenIn = (state: State, events: readonly GameEvent[]): Blunders =>
  events.reduce((seen, event) => watch(seen, state, event), NOTHING_SEEN).blunders;

const marched = (piece: PieceId, from: string, to: string): GameEvent => ({
  type: "marched",
  piece,
  from: city(from),
  path: [city(to)],
  force: false,
});

describe("a train lost by its own march", () => {
  const prussian = train(PRUSSIA);
  const lost: GameEvent = {
    type: "trainEliminated",
    train: prussian,
    city: city("breslau"),
    by: general(AUSTRIA),
  };
  const near = withPieces([
    [prussian, "breslau"],
    [general(AUSTRIA), "brieg"],
  ]);
  const far = withPieces([
    [prussian, "breslau"],
    [general(AUSTRIA), "wien"],
  ]);

  test("counts if an enemy could have reached it at once", () => {
    expect(seenIn(near, [marched(prussian, "steinau", "breslau"), lost]).trainsExposed).toBe(1);
  });

  test("does not count if the enemy had to come from farther away", () => {
    expect(seenIn(far, [marched(prussian, "steinau", "breslau"), lost]).trainsExposed).toBe(0);
  });

  test("does not count if it never marched, and an ally is no danger", () => {
    expect(seenIn(near, [lost]).trainsExposed).toBe(0);
    const french = withPieces([
      [prussian, "breslau"],
      [general(FRANCE), "brieg"],
    ]);
    expect(seenIn(french, [marched(prussian, "steinau", "breslau"), lost]).trainsExposed).toBe(0);
  });
});

describe("battles", () => {
  const side = (power: Power, troops: number): BattleSide => ({
    city: city(power === AUSTRIA ? "prag" : "beraun"),
    generals: [general(power)],
    power,
    suit: 1,
    troops,
  });
  const began = (french: number, austrian: number): GameEvent => ({
    type: "battleBegan",
    attacker: side(FRANCE, french),
    defender: side(AUSTRIA, austrian),
    score: french - austrian,
  });
  const played = (power: Power, score: number): GameEvent => ({
    type: "cardPlayed",
    power,
    card: cardOf(1, 2, 0),
    value: 2,
    score,
  });
  const ended = (loss: number): Extract<GameEvent, { type: "battleEnded" }> => ({
    type: "battleEnded",
    winner: "defender",
    winnerPower: AUSTRIA,
    attacker: city("beraun"),
    defender: city("prag"),
    loss,
  });
  const withHand = (...hand: CardId[]): State => {
    const state = withPieces([]);
    return { ...state, hands: state.hands.map((cards, power) => (power === FRANCE ? hand : cards)) };
  };
  const fight = [began(6, 8), played(FRANCE, 0), played(AUSTRIA, 6)];

  test("a defeat of five counts after the last fitting card made zero", () => {
    expect(seenIn(withHand(), [...fight, ended(6)]).lastCardToZero).toBe(1);
    expect(seenIn(withHand(cardOf(0, 9, 0)), [...fight, ended(5)]).lastCardToZero).toBe(1);
  });

  test("a smaller one does not, nor one with a fitting card left, nor one of a score that was not zero", () => {
    expect(seenIn(withHand(), [...fight, ended(4)]).lastCardToZero).toBe(0);
    expect(seenIn(withHand(cardOf(1, 9, 0)), [...fight, ended(6)]).lastCardToZero).toBe(0);
    const above = [began(6, 8), played(FRANCE, 1), played(AUSTRIA, 6), ended(6)];
    expect(seenIn(withHand(), above).lastCardToZero).toBe(0);
  });

  test.each([
    [2, 5, 1],
    [3, 5, 0],
    [1, 4, 0],
  ])("%i troops on %i are suicide %i times", (french, austrian, times) => {
    expect(seenIn(withHand(), [began(french, austrian)]).suicidalAttacks).toBe(times);
  });

  test("those that were lost are told apart from those that a hand of cards has won", () => {
    const won: GameEvent = { ...ended(3), winner: "attacker", winnerPower: FRANCE };
    const lost = [began(2, 5), played(FRANCE, -2), ended(2)];
    expect(seenIn(withHand(), lost)).toMatchObject({ suicidalAttacks: 1, suicidalDefeats: 1 });
    expect(seenIn(withHand(), [began(2, 5), played(FRANCE, 5), won])).toMatchObject({ suicidalDefeats: 0 });
    expect(seenIn(withHand(), [began(3, 5), ended(2)])).toMatchObject({ suicidalDefeats: 0 });
  });
});

test("French armies that change maps and cards placed in politics are counted, cards left at the end too", () => {
  const state = withPieces([]);
  const placed = (card: CardId | null): GameEvent => ({ type: "cardPlaced", power: PRUSSIA, card });
  const blunders = seenIn(state, [
    marched(general(FRANCE), "goeppingen", "ulm"),
    marched(general(AUSTRIA), "goeppingen", "ulm"),
    marched(general(FRANCE), "ulm", "augsburg"),
    placed(cardOf(0, 2, 0)),
    placed(null),
    { type: "gameEnded", result: { winner: null, power: NOBODY, ending: "finalScoring", turn: 12 } },
  ]);
  expect(blunders.frenchMapChanges).toBe(1);
  expect(blunders.cardsPlaced).toBe(1);
  expect(blunders.unspent).toMatchObject({ france: state.hands[FRANCE]?.length });
});

test("the record of a game tells what was noticed while it was played", async () => {
  const bots = { maria: BOTS.random, frederick: BOTS.random, louis: BOTS.random };
  let seen = NOTHING_SEEN;
  const { record } = await playGame(historical, ADVANCED, seedFromNumber(3), bots, {
    onAction: (state, _entry, events) => {
      for (const event of events) seen = watch(seen, state, event);
    },
  });
  expect(seen.blunders.cardsPlaced).toBeGreaterThan(0);
  expect(Object.keys(seen.blunders.unspent)).toContain("prussia");
  expect(blundersOf(record)).toEqual(seen.blunders);
  expect(() => blundersOf({ ...record, pack: "none" })).toThrow();
});

test("a mean comes with its error", () => {
  expect(measure([1, 1, 1, 1])).toEqual({ mean: 1, within: 0 });
  expect(measure([0, 2])).toEqual({ mean: 1, within: 1.96 });
  const quiet = { blunders: NOTHING_SEEN.blunders, result: null, turns: 9 };
  expect(summariseBlunders([quiet, quiet])).toMatchObject({
    endTurn: { mean: 9, within: 0 },
    finalScoring: { mean: 0, within: 0 },
    perGame: { suicidalAttacks: { mean: 0, within: 0 } },
  });
});

test.each([
  ["en", "Blunders a game"],
  ["de", "Fehler je Spiel"],
  ["fr", "Fautes par partie"],
])("simulate --blunders tells them in %s", async (language, heading) => {
  const { code, stdout } = await maria(`simulate --games 1 --bots random --blunders --lang ${language}`);
  expect(code).toBe(0);
  expect(stdout).toContain(heading);
});
