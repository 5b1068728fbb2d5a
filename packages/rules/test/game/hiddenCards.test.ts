import { describe, expect, test } from "vitest";
import {
  type CardId,
  cardsOfDeck,
  logFor,
  newGame,
  type Seat,
  type State,
  seatsOf,
  seedFromNumber,
  UNKNOWN,
  view,
} from "../../src/engine.ts";
import { introductory } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { card, piece, played, playedAll, position } from "../support/position.ts";
import { quietlyTo } from "../support/quietPlay.ts";
import { asReadBy, asSeenBy } from "../support/secrecy.ts";

const start = (shuffle = 3): State => newGame(historical, introductory(3), seedFromNumber(shuffle));

const EVERYBODY = ["maria", "frederick", "louis", null] as const;

describe("cards", () => {
  const movement = quietlyTo(start(), 5, "movement", 2);

  test("HID-05 a hand is seen by its player alone, its size and the decks it comes from by everybody", () => {
    const owners: Seat[] = ["louis", "louis", "frederick", "frederick", "maria"];
    for (const seat of EVERYBODY) {
      const seen = view(movement, seat);
      owners.forEach((owner, own) => {
        const hand = movement.hands[own] as readonly CardId[];
        expect(seen.hands[own]).toEqual(owner === seat ? hand : []);
        const backs = [0, 1, 2, 3].map((deck) => hand.filter((one) => Math.floor(one / 38) === deck).length);
        expect(seen.handBacks[own]).toEqual(backs);
      });
    }
    const decks = new Set(movement.hands[4]?.map((one) => Math.floor(one / 38)));
    expect(decks.size).toBeGreaterThan(1);
  });

  test("HID-05 draws are public as numbers by deck, the cards are not", () => {
    const stage = quietlyTo(start(), 3, "movement");
    const { state, events } = played(stage, "louis", { type: "done" });
    const drawn = events.find((event) => event.type === "cardsDrawn" && event.power === 2);
    const cards = drawn?.type === "cardsDrawn" ? drawn.cards : [];
    expect(cards).toHaveLength(3);
    const decks = cards.map((one) => Math.floor(one / 38));
    for (const seat of ["maria", "louis", null] as const)
      expect(logFor(state, events, seat)).toContainEqual({ type: "cardsDrawn", power: 2, decks });
    expect(logFor(state, events, "frederick")).toContainEqual({ type: "cardsDrawn", power: 2, cards });
  });

  test("HID-06 a player sees all hands and troops of his powers, also of those hostile to one another", () => {
    const state = position({
      variant: "advanced",
      begin: { stage: 3, phase: "movement" },
      pieces: { prussia1: "sagan", saxony1: "leipzig", pragmatic1: "hannover", france1: "paris" },
      troops: { prussia1: 7, saxony1: 3, pragmatic1: 5, france1: 6 },
      hands: { prussia: ["H2"], saxony: ["H3"], pragmatic: ["H4"], france: ["H5"] },
    });
    const seen = view(state, "frederick");
    expect(seen.hands.map((hand) => hand.length)).toEqual([0, 0, 1, 1, 0, 1]);
    const troops = ["prussia1", "saxony1", "pragmatic1", "france1"].map(
      (name) => seen.troops[piece(historical, name)],
    );
    expect(troops).toEqual([7, 3, 5, UNKNOWN]);
  });

  test("HID-07 cards played or paid are seen by everybody and lie open by deck", () => {
    const state = position({
      begin: { stage: 4, phase: "combat" },
      pieces: { prussia1: "brieg", austria1: "ohlau" },
      troops: { prussia1: 2, austria1: 5 },
      hands: { prussia: ["C9b", "H2"], austria: ["C5"] },
    });
    const own = card("C9b");
    const { state: after, events } = played(state, "frederick", { type: "playCard", card: own });
    for (const seat of EVERYBODY) {
      expect(asReadBy(after, events, seat)).toBe(JSON.stringify(events));
      expect(view(after, seat).discards).toEqual([[], [own], [], []]);
    }
    expect(events[0]).toMatchObject({ type: "cardPlayed", card: own, power: 2, value: 9 });
  });

  test("HID-08 the order of the draw deck is hidden, its size and the decks in use are open", () => {
    const drawDeck = [...movement.drawDeck].reverse();
    const reversed: State = { ...movement, drawDeck, rng: { key: [1, 2, 3, 4, 5, 6, 7, 8], used: 9 } };
    for (const seat of EVERYBODY) {
      expect(asSeenBy(reversed, seat)).toBe(asSeenBy(movement, seat));
      const seen = view(movement, seat);
      expect(seen.drawDeckBacks.reduce((sum, count) => sum + count, 0)).toBe(movement.drawDeck.length);
      expect(seen.nextDeck).toBe(movement.nextDeck);
    }
  });

  test("HID-09 every seat can work out which cards it has not seen by counting", () => {
    for (const seat of seatsOf(movement.options)) {
      const seen = view(movement, seat);
      const known = new Set([...seen.hands.flat(), ...seen.discards.flat()]);
      const opened = [0, 1, 2, 3].slice(0, seen.nextDeck).flatMap(cardsOfDeck);
      const unseen = opened.filter((one) => !known.has(one));
      const hidden = movement.hands.flatMap((hand, own) => (seen.hands[own]?.length ? [] : hand));
      expect(new Set(unseen)).toEqual(new Set([...hidden, ...movement.drawDeck]));
    }
  });

  /** Both ways out of Linz to the train are watched: 2 points from Linz, 3 from Enns. */
  const charged = (general: string, hand: readonly string[]): State =>
    position({
      begin: { stage: 3, phase: "supply" },
      pieces: { france1: general, franceT2: "ried", austria1: "raab" },
      hussars: ["wels", "peuerbach"],
      hands: { france: hand },
    });

  test("HID-10 in a shortfall the whole hand is seen, in a normal payment only the cards paid", () => {
    const rich = charged("linz", ["H2", "D9"]);
    const pay = played(rich, "louis", { type: "paySupply", power: 0, cards: [card("H2")] });
    for (const seat of ["maria", "frederick", null] as const) {
      expect(view(pay.state, seat).discards.flat()).toEqual([card("H2")]);
      expect(asReadBy(pay.state, pay.events.slice(0, 1), seat)).not.toContain(String(card("D9")));
    }
    const dear = charged("enns", ["H2"]);
    const short = played(dear, "louis", { type: "coverSupply", power: 0, generals: [] });
    for (const seat of EVERYBODY) {
      expect(view(short.state, seat).discards.flat()).toEqual([card("H2")]);
      expect(asReadBy(short.state, short.events, seat)).toContain(`"cards":[${card("H2")}]`);
    }
  });
});

describe("chance", () => {
  test("HID-28 shuffles come from a seed of 256 bits given from outside and from nothing else", () => {
    for (const seed of ["", "1", "1".repeat(32), "g".repeat(64), "A".repeat(64), "1".repeat(63)])
      expect(() => newGame(historical, introductory(3), seed)).toThrow(RangeError);
    expect(start(5)).toEqual(start(5));
    expect(start(5).drawDeck).not.toEqual(start(6).drawDeck);
  });

  test("HID-28 every card is on top of the deck equally often", () => {
    const top = new Array<number>(38).fill(0);
    for (let shuffle = 0; shuffle < 3800; shuffle++) {
      const next = start(shuffle).drawDeck.at(-1) ?? 0;
      top[next] = (top[next] ?? 0) + 1;
    }
    expect(Math.min(...top)).toBeGreaterThan(60);
    expect(Math.max(...top)).toBeLessThan(145);
  });

  test("HID-28 nothing a player does before a deck is opened changes how it is shuffled", () => {
    const quiet = quietlyTo(start(), 3, "movement");
    const busy = playedAll(
      start(),
      ["louis", { type: "allot", power: 0, troops: [7, 6, 5, 7, 1] }],
      ["maria", { type: "allot", power: 4, troops: [8, 7, 6, 2, 1, 4] }],
      ["frederick", { type: "allot", power: 2, troops: [5, 5, 6, 6] }],
      ["maria", { type: "done" }],
    );
    expect(busy.drawDeck).toEqual(quiet.drawDeck);
    expect(busy.rng).toEqual(quiet.rng);
  });
});
