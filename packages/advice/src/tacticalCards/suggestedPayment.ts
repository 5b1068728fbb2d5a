import { type CardId, isReserve, worthOf } from "@maria/rules/model";

/**
 * The cards that overpay least; where several sets do, small cards rather than great ones, and Reserves last. Null if
 * the hand is worth too little. Such a payment is always minimal (RUL-14).
 */
export const suggestedPayment = (hand: readonly CardId[], price: number): readonly CardId[] | null => {
  const cards = [...hand].sort(
    (a, b) => Number(isReserve(a)) - Number(isReserve(b)) || worthOf(a) - worthOf(b) || a - b,
  );
  const reached = new Map<number, readonly CardId[]>([[0, []]]);
  for (const card of cards)
    for (const [sum, paid] of [...reached].reverse()) {
      const next = sum + worthOf(card);
      if (sum < price && !reached.has(next)) reached.set(next, [...paid, card]);
    }
  const sums = [...reached.keys()].filter((sum) => sum >= price);
  return reached.get(Math.min(...sums)) ?? null;
};

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

/** A few sensible payments, no two alike: the one that overpays least first, then small cards, then great ones. */
export const suggestedPayments = (hand: readonly CardId[], price: number): (readonly CardId[])[] => {
  if (price <= 0) return [[]];
  const rising = [...hand].sort((a, b) => worthOf(a) - worthOf(b) || a - b);
  const suggestions = [
    suggestedPayment(hand, price) ?? hand,
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
