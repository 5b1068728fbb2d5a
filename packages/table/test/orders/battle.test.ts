import type { View } from "@maria/rules";
import {
  AUSTRIA,
  type BattleFrame,
  type BattleSide,
  type CardId,
  cardOf,
  cityId,
  PRUSSIA,
  pieceId,
  reserveOf,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import type { BattleOrder } from "../../src/index.ts";
import { THREE } from "../support/historical.ts";
import { ordered, seeing } from "../support/ordered.ts";

const HEARTS = 0;
const side = (power: BattleSide["power"], city: number): BattleSide => ({
  power,
  city: cityId(city),
  generals: [pieceId(0)],
  suit: HEARTS,
  troops: 4,
});

const frame: BattleFrame = {
  kind: "battle",
  attacker: side(PRUSSIA, 10),
  defender: side(AUSTRIA, 11),
  score: 0,
  toPlay: "defender",
};

/** "Go on while I am losing by more than 2, hearts up to 7, no Reserve, for a lead of 3." */
const ORDER: BattleOrder = {
  battle: null,
  power: null,
  accept: 2,
  giveUp: null,
  lead: 3,
  highest: [7, 0, 0, 0],
  reserve: 0,
  keep: 0,
  onlyIfLevel: true,
  otherwise: "stop",
};

/** Austria defends and is behind by so much. */
const behind = (score: number, ...hand: readonly CardId[]): View =>
  seeing(THREE, "maria", { ...frame, score }, { [AUSTRIA]: hand });

const answer = (order: Partial<BattleOrder>, seen: View) =>
  ordered({ battles: [{ ...ORDER, ...order }] }, seen)?.action ?? null;

const hearts = (value: number, deck = 0): CardId => cardOf(HEARTS, value, deck);

describe("DEC-31 orders for a battle", () => {
  test("stop once the loss is bearable", () => {
    expect(answer({}, behind(2, hearts(5)))).toEqual({ type: "stop" });
    expect(answer({ accept: 1 }, behind(2, hearts(5)))).toEqual({ type: "playCard", card: hearts(5) });
  });

  test("take the lowest card that reaches the lead, and climb by the highest allowed if none does", () => {
    const seen = behind(3, hearts(2), hearts(6), hearts(7), hearts(10));
    expect(answer({}, seen)).toEqual({ type: "playCard", card: hearts(6) });
    expect(answer({ lead: 0 }, seen)).toEqual({ type: "playCard", card: hearts(6) });
    expect(answer({ lead: 9 }, seen)).toEqual({ type: "playCard", card: hearts(7) });
  });

  test("never spend a card above what is allowed, a suit that is not, or a Reserve unless they may", () => {
    expect(answer({}, behind(3, hearts(8)))).toEqual({ type: "stop" });
    expect(answer({ highest: [0, 10, 10, 10] }, behind(3, hearts(8)))).toEqual({ type: "stop" });
    expect(answer({}, behind(3, reserveOf()))).toEqual({ type: "stop" });
    const reserve = reserveOf();
    expect(answer({ reserve: 8 }, behind(3, reserve))).toEqual({ type: "playCard", card: reserve, value: 6 });
    expect(answer({ reserve: 4 }, behind(3, reserve))).toEqual({ type: "playCard", card: reserve, value: 4 });
  });

  test("take a card of the suit before a Reserve, unless only that reaches the lead", () => {
    const reserve = reserveOf();
    expect(answer({ reserve: 8 }, behind(3, hearts(6), reserve))).toEqual({
      type: "playCard",
      card: hearts(6),
    });
    const declared = { type: "playCard", card: reserve, value: 6 };
    expect(answer({ reserve: 8 }, behind(3, hearts(4), reserve))).toEqual(declared);
  });

  test("leave so many points in the hand", () => {
    const seen = behind(3, hearts(6), cardOf(1, 4));
    expect(answer({ keep: 4 }, seen)).toEqual({ type: "playCard", card: hearts(6) });
    expect(answer({ keep: 5 }, seen)).toEqual({ type: "stop" });
  });

  test("throw no card after a battle that cannot be saved, unless that is wanted", () => {
    const seen = behind(9, hearts(3), hearts(4));
    expect(answer({}, seen)).toEqual({ type: "stop" });
    expect(answer({ onlyIfLevel: false }, seen)).toEqual({ type: "playCard", card: hearts(4) });
  });

  test("give up when too far behind, and wait for the player where he wants it", () => {
    const seen = behind(6, hearts(7));
    expect(answer({ giveUp: 5 }, seen)).toEqual({ type: "stop" });
    expect(answer({ giveUp: 6 }, seen)).toEqual({ type: "playCard", card: hearts(7) });
    expect(answer({ highest: [0, 0, 0, 0], otherwise: "wait" }, seen)).toBeNull();
  });

  test("CMB-22 at zero a card that must be played is played if it may be spent; otherwise the player is asked", () => {
    expect(answer({}, behind(0, hearts(5)))).toEqual({ type: "playCard", card: hearts(5) });
    expect(answer({}, behind(0, hearts(9)))).toBeNull();
    expect(answer({}, behind(0, cardOf(1, 9)))).toEqual({ type: "stop" });
  });

  test("hold for their battle, turn and power only, the first that fits before the others", () => {
    const seen = behind(4, hearts(7));
    const here = { turn: seen.turn, attacker: cityId(10), defender: cityId(11) };
    expect(answer({ battle: here }, seen)).toEqual({ type: "playCard", card: hearts(7) });
    expect(answer({ battle: { ...here, turn: seen.turn + 1 } }, seen)).toBeNull();
    expect(answer({ battle: { ...here, defender: cityId(12) } }, seen)).toBeNull();
    expect(answer({ power: PRUSSIA }, seen)).toBeNull();
    const two = [{ ...ORDER, battle: here, giveUp: 0 }, ORDER];
    expect(ordered({ battles: two }, seen)?.action).toEqual({ type: "stop" });
  });

  test("no order is no answer", () => {
    expect(ordered({}, behind(4, hearts(7)))).toBeNull();
  });
});
