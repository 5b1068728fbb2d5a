import { type CardId, cardId } from "./ids.ts";
import { DECKS, HIGHEST_CARD, LOWEST_CARD, RESERVE_MAXIMUM, RESERVES_IN_A_DECK } from "./numbers.ts";

/** In the order of `Suit`. */
export const SUIT_NAMES = ["hearts", "diamonds", "clubs", "spades"] as const;
export type SuitName = (typeof SUIT_NAMES)[number];
export type Suit = 0 | 1 | 2 | 3;

const VALUES = HIGHEST_CARD - LOWEST_CARD + 1;
const SUIT_CARDS = SUIT_NAMES.length * VALUES;
export const DECK_SIZE = SUIT_CARDS + RESERVES_IN_A_DECK;
export const CARDS = DECKS * DECK_SIZE;

/** A Reserve's suit: it belongs to none and serves as any. */
export const RESERVE = -1;

const DECK_OF = new Int8Array(CARDS);
const SUIT_OF = new Int8Array(CARDS);
const WORTH_OF = new Int8Array(CARDS);
for (let card = 0; card < CARDS; card++) {
  const place = card % DECK_SIZE;
  DECK_OF[card] = Math.floor(card / DECK_SIZE);
  SUIT_OF[card] = place < SUIT_CARDS ? Math.floor(place / VALUES) : RESERVE;
  WORTH_OF[card] = place < SUIT_CARDS ? LOWEST_CARD + (place % VALUES) : RESERVE_MAXIMUM;
}

/** HID-05: the deck a card comes from is printed on its back. */
export const deckOf = (card: CardId): number => DECK_OF[card] as number;
/** The card's suit, or RESERVE. */
export const suitOf = (card: CardId): Suit | typeof RESERVE => SUIT_OF[card] as Suit | typeof RESERVE;
export const isReserve = (card: CardId): boolean => SUIT_OF[card] === RESERVE;
/** The card's value as money (TAC-18): its number, or 8 for a Reserve. */
export const worthOf = (card: CardId): number => WORTH_OF[card] as number;

/** What all cards of the hand would pay for (TAC-18). */
export const worthOfHand = (hand: readonly CardId[]): number => {
  let sum = 0;
  for (const card of hand) sum += worthOf(card);
  return sum;
};

const ALL_CARDS: readonly CardId[] = Array.from({ length: CARDS }, (_, card) => cardId(card));

/** The 38 cards of one deck in printed order. */
export const cardsOfDeck = (deck: number): CardId[] =>
  ALL_CARDS.slice(deck * DECK_SIZE, (deck + 1) * DECK_SIZE);

/** The card with this suit and value in a deck; for records written by hand and for tests. */
export const cardOf = (suit: Suit, value: number, deck = 0): CardId =>
  cardId(deck * DECK_SIZE + suit * VALUES + value - LOWEST_CARD);

/** One of a deck's two Reserves. */
export const reserveOf = (which: 0 | 1 = 0, deck = 0): CardId =>
  cardId(deck * DECK_SIZE + SUIT_CARDS + which);
