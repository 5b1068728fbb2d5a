import { worthOfHand } from "@maria/rules/model";
import { cardName, cardNames, cityName, pieceName, subject } from "../names.ts";
import type { EventTellers } from "./eventTeller.ts";
import { generalsCovered } from "./troops.ts";

/** Tactical Cards drawn and paid, hussars, and what they do to supply. */
export const cardTellers: EventTellers<
  | "deckOpened"
  | "cardsDrawn"
  | "subsidyPaid"
  | "subsidyRefused"
  | "hussarPlaced"
  | "hussarRemoved"
  | "supplyPaid"
  | "handSurrendered"
  | "outOfSupply"
  | "backInSupply"
> = {
  deckOpened: (words, { decks }) =>
    words.say("event.deckOpened", {
      decks: words.list(decks.map((deck) => String(deck + 1))),
      n: decks.length,
    }),
  cardsDrawn(words, entry) {
    const power = subject(words, entry.power);
    if (!("cards" in entry)) return words.say("event.cardsDrawnSecretly", { power, n: entry.decks.length });
    const { cards } = entry;
    return words.say("event.cardsDrawn", { power, n: cards.length, cards: cardNames(words, cards) });
  },
  subsidyPaid(words, entry) {
    const from = subject(words, entry.from);
    const to = subject(words, entry.to);
    if (!("card" in entry)) return words.say("event.subsidyPaidSecretly", { from, to });
    return words.say("event.subsidyPaid", { from, to, card: cardName(words, entry.card) });
  },
  subsidyRefused: (words, { from }) => words.say("event.subsidyRefused", { from: subject(words, from) }),
  hussarPlaced: (words, { hussar, city }) =>
    words.say("event.hussarPlaced", { hussar: hussar + 1, city: cityName(words, city) }),
  hussarRemoved: (words, { hussar, city }) =>
    words.say("event.hussarRemoved", { hussar: hussar + 1, city: cityName(words, city) }),
  supplyPaid: (words, { power, price, cards }) =>
    words.say("event.supplyPaid", {
      power: subject(words, power),
      price,
      cards: cardNames(words, cards),
      worth: worthOfHand(cards),
    }),
  handSurrendered: (words, { power, price, cards, covered }) =>
    words.say("event.handSurrendered", {
      power: subject(words, power),
      price,
      cards: cardNames(words, cards),
      generals: generalsCovered(words, covered),
    }),
  outOfSupply: (words, { general, loss }) =>
    words.say("event.outOfSupply", { general: pieceName(words, general), n: loss }),
  backInSupply: (words, { general }) =>
    words.say("event.backInSupply", { general: pieceName(words, general) }),
};
