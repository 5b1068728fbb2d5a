import { cardsOfDeck, deckOf } from "../model/cards.ts";
import type { EventSink } from "../model/events.ts";
import type { CardId } from "../model/ids.ts";
import { DECKS } from "../model/numbers.ts";
import type { Power } from "../model/powers.ts";
import type { Draft } from "../model/state.ts";
import { shuffle } from "../tools/rng.ts";
import { takeOut } from "../tools/takeOut.ts";

/** The deck of which most cards lie discarded, one being left out; of equal ones the first. */
const largestPile = (discards: readonly (readonly CardId[])[], leftOut: number): number => {
  let largest = -1;
  let size = -1;
  for (let deck = 0; deck < discards.length; deck++) {
    const { length } = discards[deck] as readonly CardId[];
    if (deck === leftOut || length <= size) continue;
    largest = deck;
    size = length;
  }
  return largest;
};

/** TAC-16, TAC-17, RUL-12: the next deck, or the two decks of which most cards lie discarded. */
const openNextDeck = (draft: Draft, events: EventSink): boolean => {
  let decks: number[];
  let cards: CardId[];
  if (draft.nextDeck < DECKS) {
    decks = [draft.nextDeck];
    cards = cardsOfDeck(draft.nextDeck);
    draft.nextDeck++;
  } else {
    const { discards } = draft;
    const first = largestPile(discards, -1);
    const second = largestPile(discards, first);
    decks = [first, second];
    cards = discards[first] as CardId[];
    for (const card of discards[second] as CardId[]) cards.push(card);
    for (const deck of decks) discards[deck] = [];
  }
  if (cards.length === 0) return false;
  shuffle(draft.rng, cards);
  draft.drawDeck = cards;
  events?.push({ type: "deckOpened", decks });
  return true;
};

/** Up to `count` cards go into a power's hand; the draw simply ends when nothing is left (RUL-12). */
export const takeCards = (draft: Draft, power: Power, count: number, events: EventSink): CardId[] => {
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (draft.drawDeck.length === 0 && !openNextDeck(draft, events)) break;
    drawn.push(draft.drawDeck.pop() as CardId);
  }
  const hand = draft.hands[power] as CardId[];
  for (const card of drawn) hand.push(card);
  draft.disclosures++;
  return drawn;
};

/** The same, and its owner is told what he has drawn. */
export const drawCards = (draft: Draft, power: Power, count: number, events: EventSink): void => {
  const cards = takeCards(draft, power, count, events);
  events?.push({ type: "cardsDrawn", power, cards });
};

/** TAC-15, CMB-29: played and paid cards go to the discards of their own deck, for all to see (HID-07). */
export const discardCard = (draft: Draft, power: Power, card: CardId): void => {
  const hand = draft.hands[power] as CardId[];
  takeOut(hand, hand.indexOf(card));
  (draft.discards[deckOf(card)] as CardId[]).push(card);
  draft.disclosures++;
};

export const discardCards = (draft: Draft, power: Power, cards: readonly CardId[]): void => {
  for (const card of cards) discardCard(draft, power, card);
};

/** POL-06: turns up the top card of the draw deck for all to see; null when nothing is left. */
export const turnUpCard = (draft: Draft, events: EventSink): CardId | null => {
  if (draft.drawDeck.length === 0 && !openNextDeck(draft, events)) return null;
  draft.disclosures++;
  return draft.drawDeck.pop() as CardId;
};

/** POL-07, POL-22: cards that lie open go to the discards of their own deck. */
export const discardTurnedUp = (draft: Draft, cards: readonly CardId[]): void => {
  for (const card of cards) (draft.discards[deckOf(card)] as CardId[]).push(card);
  draft.disclosures++;
};
