import { minimalPayments, randomPayment } from "../ground/payment.ts";
import { actionKind, bareKind } from "../model/actionKind.ts";
import type { Suit } from "../model/cards.ts";
import { card, number, piece, politicalCard, power, some, suit } from "../model/shapes.ts";
import { orNull } from "../tools/codec.ts";
import { pick } from "../tools/random.ts";

const SUITS: readonly Suit[] = [0, 1, 2, 3];

export const chooseTrumpKind = actionKind<"chooseTrump">({
  shape: { suit },
  grounds: ["POL-05", "RUL-73"],
  list: () => SUITS.map((suit) => ({ type: "chooseTrump", suit })),
  draw: (_, random) => ({ type: "chooseTrump", suit: pick(SUITS, random) }),
});

export const placeCardKind = actionKind<"placeCard">({
  shape: { power, card: orNull(card) },
  grounds: ["POL-08", "POL-10"],
  *list({ hand, mayPlaceNone, power }) {
    if (mayPlaceNone) yield { type: "placeCard", power, card: null };
    for (const card of hand) yield { type: "placeCard", power, card };
  },
  draw({ hand, mayPlaceNone, power }, random) {
    const index = random(hand.length + (mayPlaceNone ? 1 : 0));
    return { type: "placeCard", power, card: hand[index] ?? null };
  },
});

export const selectCardKind = actionKind<"selectCard">({
  shape: { card: politicalCard },
  grounds: ["POL-17", "POL-18"],
  list: ({ cards }) => cards.map((card) => ({ type: "selectCard", card })),
  draw: ({ cards }, random) => ({ type: "selectCard", card: pick(cards, random) }),
});

export const conserveKind = bareKind<"conserve">(() => ({ type: "conserve" }), ["POL-17", "POL-21"]);

export const expeditionKind = actionKind<"expedition">({
  shape: { general: piece, cards: some(card) },
  grounds: ["TRK-05", "TRK-06"],
  *list({ hand, offBoard, onBoard, price }) {
    for (const general of onBoard) yield { type: "expedition", general, cards: [] };
    for (const general of offBoard)
      for (const cards of minimalPayments(hand, price)) yield { type: "expedition", general, cards };
  },
  draw({ hand, offBoard, onBoard, price }, random) {
    const general = pick([...onBoard, ...offBoard], random);
    const cards = offBoard.includes(general) ? randomPayment(hand, price, random) : [];
    return { type: "expedition", general, cards };
  },
});

export const bringBackKind = actionKind<"bringBack">({
  shape: { general: piece },
  grounds: ["OFF-02", "RUL-81"],
  list: ({ generals }) => generals.map((general) => ({ type: "bringBack", general })),
  draw: ({ generals }, random) => ({ type: "bringBack", general: pick(generals, random) }),
});

export const voteKind = actionKind<"vote">({
  shape: { charles: number },
  grounds: ["ELE-07", "ELE-11"],
  *list({ least, most }) {
    for (let charles = least; charles <= most; charles++) yield { type: "vote", charles };
  },
  draw: ({ least, most }, random) => ({ type: "vote", charles: least + random(most - least + 1) }),
});
