import { choices, newGame, type View, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import {
  type CardId,
  type CityId,
  type Frame,
  type GameOptions,
  POWERS,
  type Power,
  type Random,
  type Seat,
  type Suit,
} from "@maria/rules/model";
import { NO_ORDERS, type Ordered, type Orders, orderedAction, type RetreatWish } from "../../src/index.ts";
import { historical } from "./historical.ts";

/** What a seat sees of a new game with this decision before it and these hands. */
export const seeing = (
  options: GameOptions,
  seat: Seat,
  frame: Frame,
  hands: Partial<Record<Power, readonly CardId[]>> = {},
): View => {
  const seen = view(newGame(historical, options, seedFromNumber(1)), seat);
  return { ...seen, agenda: [frame], hands: POWERS.map((power) => hands[power] ?? []) };
};

/** What these orders do with the decision that stands before the seat. */
export const ordered = (orders: Partial<Orders>, seen: View): Ordered | null =>
  seen.seat === null ? null : orderedAction({ ...NO_ORDERS, ...orders }, seen, choices(seen, seen.seat));

const SUITS: readonly Suit[] = [0, 1, 2, 3];

/** Any orders whatever, more of them than people would leave. */
export const randomOrders = (random: Random): Orders => {
  const perhaps = <T>(make: () => T): T | null => (random(4) === 0 ? null : make());
  const truth = (): boolean => random(2) === 0;
  const some = <T>(items: readonly T[]): T[] => items.filter(truth);
  const city = (): CityId => random(400) as CityId;
  const wishes = (): RetreatWish[] => [
    { type: "outOfSupply" },
    { type: "farFromMine" },
    { type: "nearMine" },
    { type: "towards", city: city() },
    { type: "away", city: city() },
  ];
  const cards = Array.from({ length: 30 }, (_, card) => card);
  const direction = () => (random(3) - 1) as -1 | 0 | 1;
  return {
    battles: Array.from({ length: 1 + random(2) }, () => ({
      battle: null,
      power: perhaps(() => random(6) as Power),
      accept: perhaps(() => random(4)),
      giveUp: perhaps(() => random(12)),
      lead: random(5),
      highest: SUITS.map(() => random(11)),
      reserve: random(9),
      keep: random(30),
      onlyIfLevel: truth(),
      otherwise: truth() ? "stop" : "wait",
    })),
    fights: perhaps(() => "surest"),
    retreat: some(wishes()),
    supply: perhaps(() => ({ most: random(20), keepReserves: truth(), keepSuits: some(SUITS) })),
    subsidy: perhaps(truth),
    trump: perhaps(() => (truth() ? "strongest" : (random(4) as Suit))),
    placements: POWERS.map((power) => ({
      power,
      unlessCards: some(cards),
      unlessRival: perhaps(() => ({ power: random(6) as Power, influence: random(12) })),
      least: random(6),
      most: 4 + random(7),
      reserve: truth(),
    })),
    selections: some(POWERS).map((power) => ({ power, cards: some(cards) })),
    execution: perhaps(() => ({
      instruction: truth(),
      tracks: { saxony: direction(), russia: direction(), italy: direction() },
    })),
    hussars: perhaps(() => "stay"),
    stacks: perhaps(() => (truth() ? "agree" : "refuse")),
    dispute: perhaps(truth),
    saxony: perhaps(() => (truth() ? "most" : "none")),
    reduction: perhaps(truth),
    peaceOffer: perhaps(truth),
    peaceAnswer: perhaps(truth),
    cession: perhaps(truth),
    vote: perhaps(() => (truth() ? "charles" : "francis")),
    winter: perhaps(() => ({ most: random(30), keepReserves: truth() })),
    troops: perhaps(() => "cadet"),
    pieces: perhaps(() => "cadet"),
  };
};
