import { cheapestPayments } from "@maria/advice/tacticalCards";
import type { View } from "@maria/rules";
import { maximalCovers } from "@maria/rules/board";
import {
  type Action,
  type CardId,
  type Choice,
  isReserve,
  type PieceId,
  suitOf,
  worthOf,
  worthOfHand,
} from "@maria/rules/model";
import type { SupplyOrder } from "./orders.ts";

/** A kept suit is given up only for want of others. */
const KEPT = 100;

/** RUL-14: the cards missed least that cover the price; null if that takes a Reserve that is kept, or too many points. */
const paymentFor = (order: SupplyOrder, hand: readonly CardId[], price: number): readonly CardId[] | null => {
  const allowed = order.keepReserves ? hand.filter((card) => !isReserve(card)) : hand;
  const missed = allowed.map((card) => {
    const suit = suitOf(card);
    const isKept = isReserve(card) || order.keepSuits.some((kept) => kept === suit);
    return worthOf(card) + (isKept ? KEPT : 0);
  });
  const payment = cheapestPayments(allowed, missed, price)[price];
  if (!payment || worthOfHand(payment.cards) > order.most) return null;
  return payment.cards;
};

/** SUP-19, RUL-22: as many troops as may be are covered. */
const bestCover = (view: View, covers: Iterable<readonly PieceId[]>): readonly PieceId[] => {
  const troopsOf = (generals: readonly PieceId[]): number =>
    generals.reduce((sum, general) => sum + (view.troops[general] ?? 0), 0);
  let best: readonly PieceId[] = [];
  for (const generals of covers) if (troopsOf(generals) > troopsOf(best)) best = generals;
  return best;
};

/** DEC-22, DEC-23 */
export const supplyAction = (
  order: SupplyOrder | null,
  view: View,
  offered: readonly Choice[],
): Action | null => {
  if (order === null) return null;
  for (const choice of offered) {
    if (choice.type === "paySupply") {
      const cards = paymentFor(order, choice.hand, choice.price);
      return cards === null ? null : { type: "paySupply", power: choice.power, cards };
    }
    if (choice.type === "coverSupply") {
      // The whole hand goes.
      const { power, charges, worth } = choice;
      const hand = view.hands[power] ?? [];
      if (worth > order.most || (order.keepReserves && hand.some(isReserve))) return null;
      return { type: "coverSupply", power, generals: bestCover(view, maximalCovers(charges, worth)) };
    }
  }
  return null;
};
