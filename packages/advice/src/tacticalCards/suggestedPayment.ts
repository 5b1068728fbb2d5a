import { type CardId, isReserve, worthOf } from "@maria/rules";

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
