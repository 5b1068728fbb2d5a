import { type CardId, isReserve, worthOf, worthOfHand } from "@maria/rules";
import { cardName, cardNames, sortedCards } from "@maria/tell";
import { askLine, choose, type Option } from "./asking.ts";
import { type Session, tell } from "./session.ts";

/** Cards in the given order until the price is covered, then those left out that were not needed (RUL-14). */
const inOrder = (cards: readonly CardId[], price: number): CardId[] => {
  const paid: CardId[] = [];
  let sum = 0;
  for (const card of cards) {
    if (sum >= price) break;
    paid.push(card);
    sum += worthOf(card);
  }
  return paid.filter((card) => {
    if (sum - worthOf(card) < price) return true;
    sum -= worthOf(card);
    return false;
  });
};

/** The cards that overpay least; where several do, fewer Reserves and then more of the small cards. */
const leastWaste = (hand: readonly CardId[], price: number): CardId[] => {
  const cards = [...hand].sort(
    (a, b) => Number(isReserve(a)) - Number(isReserve(b)) || worthOf(a) - worthOf(b),
  );
  const reached = new Map<number, readonly CardId[]>([[0, []]]);
  for (const card of cards)
    for (const [sum, paid] of [...reached].reverse()) {
      const next = sum + worthOf(card);
      if (sum < price && !reached.has(next)) reached.set(next, [...paid, card]);
    }
  const sums = [...reached.keys()].filter((sum) => sum >= price);
  return [...(reached.get(Math.min(...sums)) ?? hand)];
};

/** A few sensible payments, no two alike. */
export const suggestedPayments = (hand: readonly CardId[], price: number): CardId[][] => {
  if (price <= 0) return [[]];
  const rising = [...hand].sort((a, b) => worthOf(a) - worthOf(b) || a - b);
  const suggestions = [
    leastWaste(hand, price),
    inOrder(rising, price),
    inOrder([...rising].reverse(), price),
  ];
  const seen = new Set<string>();
  return suggestions.filter((cards) => {
    const key = cards
      .map((card) => (isReserve(card) ? "R" : String(worthOf(card))))
      .sort()
      .join();
    return !seen.has(key) && Boolean(seen.add(key));
  });
};

/** The cards whose numbers are typed; Enter changes nothing and leads back to the suggestions. */
const askCards = async (session: Session, hand: readonly CardId[]): Promise<CardId[] | null> => {
  const { words } = session;
  const cards = sortedCards(hand);
  tell(session, cards.map((card, index) => `${index + 1}: ${cardName(words, card)}`).join("   "));
  for (;;) {
    const answer = await askLine(session, words.say("payment.whichCards"));
    if (answer === "") return null;
    const numbers = answer.split(/[\s,;]+/).map(Number);
    const chosen = numbers.flatMap((number) => cards[number - 1] ?? []);
    if (chosen.length === numbers.length) return chosen;
    tell(session, words.say("payment.numbersOfCards", { most: cards.length }));
  }
};

/** TAC-18, DEC-27: which cards to pay with. */
export const askPayment = async (
  session: Session,
  hand: readonly CardId[],
  price: number,
): Promise<readonly CardId[]> => {
  const { words } = session;
  if (price === 0) return [];
  const options: Option<readonly CardId[] | null>[] = suggestedPayments(hand, price).map((cards) => ({
    label: words.say("payment.option", { cards: cardNames(words, cards), worth: worthOfHand(cards) }),
    value: cards,
  }));
  options.push({ label: words.say("payment.others"), key: "o", value: null });
  const title = words.say("payment.title", { n: price, cards: cardNames(words, hand) });
  for (;;) {
    const cards = (await choose(session, title, options)) ?? (await askCards(session, hand));
    if (cards !== null) return cards;
  }
};
