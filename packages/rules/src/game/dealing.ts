import { CARDS, DECK_SIZE, deckOf } from "../model/cards.ts";
import { type CardId, cardId } from "../model/ids.ts";
import { DECKS } from "../model/numbers.ts";
import { POWERS, type Power } from "../model/powers.ts";
import type { Random } from "../tools/random.ts";
import { takeOut } from "../tools/takeOut.ts";
import type { Memory } from "./memory.ts";
import { backsOf, sees, type View } from "./view.ts";

/** Where every card lies, those the seat sees and those it does not. */
export interface Dealt {
  readonly hands: CardId[][];
  readonly drawDeck: CardId[];
  readonly placed: (CardId | -1)[];
  readonly faceDown: CardId[][];
  readonly putAside: CardId[];
}

/** By deck, the cards that lie nowhere before the seat's eyes. */
type Stock = readonly CardId[][];

/** Shuffles in place with a player's own chance. */
export const shuffleWith = <T>(items: T[], random: Random): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random(last + 1);
    const held = items[last] as T;
    items[last] = items[other] as T;
    items[other] = held;
  }
};

/** HID-07, HID-09, HID-19: of the decks opened, what is not in an own hand, discarded or open on the display. */
const unseenBy = (view: View): Stock => {
  const seen = new Uint8Array(CARDS);
  for (const piles of [view.hands, view.discards, view.faceDownCards, view.affairs?.conserved ?? []])
    for (const pile of piles) for (const card of pile) seen[card] = 1;
  for (const card of view.placed) if (card !== -1) seen[card] = 1;
  const stock: CardId[][] = [];
  for (let deck = 0; deck < DECKS; deck++) {
    const cards: CardId[] = [];
    const isOpened = deck < view.nextDeck;
    for (let place = 0; isOpened && place < DECK_SIZE; place++) {
      const card = cardId(deck * DECK_SIZE + place);
      if (seen[card] === 0) cards.push(card);
    }
    stock.push(cards);
  }
  return stock;
};

/** By deck: the cards left for the places of which no back is shown (HID-17, HID-26). */
const backsLeft = (view: View, hidden: readonly Power[], stock: Stock): number[] =>
  stock.map((cards, deck) => {
    let left = cards.length - (view.drawDeckBacks[deck] as number);
    for (const power of hidden)
      left -= (view.handBacks[power]?.[deck] ?? 0) + (view.faceDownBacks[power]?.[deck] ?? 0);
    return left;
  });

/** The deck of a card placed unseen: one from which more cards are remembered than the hand still has, else any left. */
const deckPlaced = (
  handBacks: readonly number[],
  remembered: readonly CardId[],
  left: readonly number[],
  random: Random,
): number => {
  const known = backsOf(remembered);
  const decks = left.flatMap((count, deck) => Array.from({ length: count }, () => deck));
  const missing = decks.find((deck) => (known[deck] as number) > (handBacks[deck] as number));
  return missing ?? (decks[random(decks.length)] as number);
};

/** Cards remembered in a pile come out of the stock, as many as its backs allow. */
const claim = (stock: Stock, remembered: readonly CardId[], backs: readonly number[]): CardId[] => {
  const claimed: CardId[] = [];
  const room = backs.slice();
  for (const card of remembered) {
    const deck = deckOf(card);
    const cards = stock[deck] as CardId[];
    const index = cards.indexOf(card);
    if (index < 0 || room[deck] === 0) continue;
    room[deck] = (room[deck] as number) - 1;
    claimed.push(takeOut(cards, index));
  }
  return claimed;
};

/** HID-05: a pile is filled up from the shuffled stock until it has these backs. */
const fill = (pile: CardId[], stock: Stock, backs: readonly number[]): CardId[] => {
  const held = backsOf(pile);
  backs.forEach((count, deck) => {
    for (let missing = count - (held[deck] as number); missing > 0; missing--) {
      const card = stock[deck]?.pop();
      if (card === undefined) throw new RangeError("in no game are so many cards unseen");
      pile.push(card);
    }
  });
  return pile;
};

const takePlaced = (hand: CardId[], deck: number, random: Random): CardId => {
  const candidates = hand.filter((card) => deckOf(card) === deck);
  return takeOut(hand, hand.indexOf(candidates[random(candidates.length)] as CardId));
};

/**
 * Deals what the seat cannot see: what it remembers goes where it was seen to go, all else by chance, hands and piles
 * keeping their backs. The only dealer of cards beside the game's own deck.
 */
export const dealUnseen = (view: View, memory: Memory, random: Random): Dealt => {
  const hidden = POWERS.filter((power) => !sees(view, view.seat, power));
  const stock = unseenBy(view);
  const left = backsLeft(view, hidden, stock);
  const remembered = memory.hands.map((cards) =>
    cards.filter((card) => (stock[deckOf(card)] as CardId[]).includes(card)),
  );
  const decksPlaced = POWERS.map(() => -1);
  const placers = hidden.filter((power) => view.affairs?.hasPlaced[power]);
  shuffleWith(placers, random);
  for (const power of placers) {
    const backs = view.handBacks[power] as readonly number[];
    const deck = deckPlaced(backs, remembered[power] as CardId[], left, random);
    decksPlaced[power] = deck;
    left[deck] = (left[deck] as number) - 1;
  }
  // A card placed unseen is dealt with the hand it came from, then any of that hand's cards with its back may be it.
  const handBacks = view.handBacks.map((backs, power) =>
    backs.map((count, deck) => (decksPlaced[power] === deck ? count + 1 : count)),
  );
  const hands = view.hands.map((hand) => hand.slice());
  const faceDown = view.faceDownCards.map((pile) => pile.slice());
  for (const power of hidden) {
    hands[power] = claim(stock, remembered[power] as CardId[], handBacks[power] as number[]);
    if (view.affairs !== null)
      faceDown[power] = claim(stock, memory.faceDown[power] ?? [], view.faceDownBacks[power] as number[]);
  }
  for (const cards of stock) shuffleWith(cards, random);
  for (const power of hidden) {
    fill(hands[power] as CardId[], stock, handBacks[power] as number[]);
    if (view.affairs !== null)
      fill(faceDown[power] as CardId[], stock, view.faceDownBacks[power] as number[]);
  }
  const placed = view.placed.slice();
  for (const power of placers)
    placed[power] = takePlaced(hands[power] as CardId[], decksPlaced[power] as number, random);
  const drawDeck = fill([], stock, view.drawDeckBacks);
  shuffleWith(drawDeck, random);
  return { hands, drawDeck, placed, faceDown, putAside: stock.flat() };
};
