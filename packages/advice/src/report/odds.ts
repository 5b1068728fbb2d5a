import {
  type CardId,
  cardsOfDeck,
  DECK_SIZE,
  isReserve,
  type Suit,
  suitOf,
  worthOf,
} from "@maria/rules/model";

/** Chances by points: the chance of so many points stands at their index. */
type Distribution = readonly number[];

/** CMB-14: what a card adds to the score of a side in a sector of this suit; a Reserve is taken at its highest. */
export const pointsIn = (card: CardId, suit: Suit): number =>
  isReserve(card) || suitOf(card) === suit ? worthOf(card) : 0;

/** What all cards of a hand would add. */
export const pointsOfHand = (hand: readonly CardId[], suit: Suit): number =>
  hand.reduce((sum, card) => sum + pointsIn(card, suit), 0);

const ONE_DECK = cardsOfDeck(0);
/** Every suit has the same cards: what one card of a full deck adds is the same in every sector. */
const ONE_CARD: Distribution = ONE_DECK.reduce<number[]>((chances, card) => {
  const points = pointsIn(card, 0);
  while (chances.length <= points) chances.push(0);
  chances[points] = (chances[points] ?? 0) + 1 / DECK_SIZE;
  return chances;
}, []);

/** What one card of a full deck adds on average. */
export const MEAN_POINTS: number = ONE_CARD.reduce((sum, chance, points) => sum + chance * points, 0);
/** What one card of a full deck is worth on average as money (TAC-18). */
export const MEAN_WORTH: number = ONE_DECK.reduce((sum, card) => sum + worthOf(card), 0) / DECK_SIZE;

const joined = (a: Distribution, b: Distribution): Distribution => {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((chance, points) => {
    b.forEach((other, more) => {
      sum[points + more] = (sum[points + more] ?? 0) + chance * other;
    });
  });
  return sum;
};

const handOf = (cards: number): Distribution => {
  let hand: Distribution = [1];
  for (let card = 0; card < cards; card++) hand = joined(hand, ONE_CARD);
  return hand;
};

/** What is known of a side by everybody when a battle begins. */
export interface Force {
  readonly troops: number;
  readonly cards: number;
}

/**
 * The attacker's chance before the first card, by what everybody knows: both hands are taken as drawn card by card from a
 * full deck, and both sides fight to their last card. Then the side with more in all, troops (CMB-12) and points in the
 * suit of its sector (CMB-14), never loses, and wins unless the other's last card brings the score to exactly zero (CMB-24);
 * the chance is that of having more. A tie counts as half, as does a combat at equal troops in which the attacker has nothing
 * to begin with (CMB-25, RUL-46).
 */
export const oddsOf = (attacker: Force, defender: Force): number => {
  const own = handOf(attacker.cards);
  const other = handOf(defender.cards);
  const ahead = attacker.troops - defender.troops;
  let odds = 0;
  own.forEach((chance, points) => {
    other.forEach((against, more) => {
      const score = ahead + points - more;
      const isOver = ahead === 0 && points === 0;
      if (score > 0) odds += chance * against;
      else if (score === 0 || isOver) odds += (chance * against) / 2;
    });
  });
  return Math.min(1, odds);
};
