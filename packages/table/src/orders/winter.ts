import type { View } from "@maria/rules";
import { type Action, type Choice, isReserve, worthOfHand } from "@maria/rules/model";
import { asCadet } from "./asCadet.ts";
import type { WinterOrder } from "./orders.ts";

/** DEC-41 to DEC-43: what a cadet would do with no more than the points and cards the order leaves him. */
export const winterAction = (
  order: WinterOrder | null,
  view: View,
  offered: readonly Choice[],
): Action | null => {
  const choice = offered.find(({ type }) => type === "recruit");
  if (order === null || choice?.type !== "recruit") return null;
  const hand = order.keepReserves ? choice.hand.filter((card) => !isReserve(card)) : choice.hand;
  const most = Math.min(choice.mostTroops, Math.floor(order.most / choice.pricePerTroop));
  // Cards do not always come to the price: with fewer troops they may.
  for (let mostTroops = most; mostTroops >= 0; mostTroops--) {
    const action = asCadet(view, [{ ...choice, hand, mostTroops }]);
    if (action?.type === "recruit" && worthOfHand(action.cards) <= order.most) return action;
  }
  return null;
};
