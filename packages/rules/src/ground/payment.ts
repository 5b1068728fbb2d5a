import { worthOf } from "../model/cards.ts";
import type { CardId } from "../model/ids.ts";
import { type Refusal, type RuleId, refuse } from "../model/rule.ts";
import type { Random } from "../tools/random.ts";
import { takeOut } from "../tools/takeOut.ts";

/** TAC-18 to TAC-20, RUL-14: the cards cover the price and none of them could be left out. */
export const refusePayment = (
  hand: readonly CardId[],
  cards: readonly CardId[],
  price: number,
  tooSmall: RuleId,
): Refusal | null => {
  let sum = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as CardId;
    if (!hand.includes(card)) return refuse("TAC-20", "cardNotInHand");
    if (cards.indexOf(card) !== index) return refuse("TAC-18", "cardTwice");
    const worth = worthOf(card);
    sum += worth;
    if (worth < smallest) smallest = worth;
  }
  if (sum < price) return refuse(tooSmall, "paymentTooSmall");
  if (sum - smallest >= price) return refuse("RUL-14", "paymentTooLarge");
  return null;
};

/**
 * TAC-20, RUL-14: every payment from the hand that covers the price and could spare no card, one after another, the cards in
 * the order of the hand; none if the hand is worth less. Large hands have many: stop when you have enough.
 */
export function* minimalPayments(hand: readonly CardId[], price: number): Generator<readonly CardId[]> {
  if (price === 0) {
    yield [];
    return;
  }
  const cards = [...hand].sort((a, b) => worthOf(b) - worthOf(a) || a - b);
  const rest: number[] = new Array(cards.length + 1).fill(0);
  for (let index = cards.length - 1; index >= 0; index--)
    rest[index] = (rest[index + 1] as number) + worthOf(cards[index] as CardId);
  const chosen: CardId[] = [];
  // Cards come in falling order of worth, so the last one taken is the smallest: the payment is minimal exactly
  // if the price was not covered before it.
  function* extend(from: number, sum: number): Generator<readonly CardId[]> {
    for (let index = from; index < cards.length; index++) {
      if (sum + (rest[index] as number) < price) return;
      const card = cards[index] as CardId;
      chosen.push(card);
      if (sum + worthOf(card) >= price) yield chosen.slice();
      else yield* extend(index + 1, sum + worthOf(card));
      chosen.pop();
    }
  }
  yield* extend(0, 0);
}

/** A payment with no card too many: cards at random until the price is covered, then spare ones back. */
export const randomPayment = (hand: readonly CardId[], price: number, random: Random): CardId[] => {
  const left = hand.slice();
  const cards: CardId[] = [];
  let sum = 0;
  while (sum < price && left.length > 0) {
    const card = takeOut(left, random(left.length));
    cards.push(card);
    sum += worthOf(card);
  }
  for (let index = 0; index < cards.length; ) {
    const worth = worthOf(cards[index] as CardId);
    if (sum - worth < price) index++;
    else {
      sum -= worth;
      takeOut(cards, index);
    }
  }
  return cards;
};

export const canPay = (hand: readonly CardId[], price: number): boolean => {
  let sum = 0;
  for (const card of hand) {
    sum += worthOf(card);
    if (sum >= price) return true;
  }
  return price <= 0;
};
