import { influenceOfTrump, isTrump } from "@maria/advice/politics";
import type { View } from "@maria/rules";
import { influenceOf } from "@maria/rules/board";
import {
  type Action,
  type Choice,
  isReserve,
  MAJOR_POWERS,
  type SelectionFrame,
  type Shift,
  type Suit,
  seatOfPower,
  suitOf,
  worthOf,
} from "@maria/rules/model";
import type { ExecutionOrder, Orders, PlacementOrder, SelectionOrder } from "./orders.ts";

const SUITS: readonly Suit[] = [0, 1, 2, 3];

/** DEC-08: the suit named, or the one in which the seat's powers hold most points. */
export const trumpAction = (order: Orders["trump"], view: View): Action | null => {
  if (order === null) return null;
  if (order !== "strongest") return { type: "chooseTrump", suit: order };
  const own = MAJOR_POWERS.filter(
    (power) => seatOfPower(view.options, power, view.saxony) === view.seat,
  ).flatMap((power) => view.hands[power] ?? []);
  const points = (suit: Suit): number =>
    own.reduce((sum, card) => sum + (suitOf(card) === suit ? worthOf(card) : 0), 0);
  const suit = SUITS.reduce((best, other) => (points(other) > points(best) ? other : best));
  return { type: "chooseTrump", suit };
};

const isUnless = (order: PlacementOrder, view: View): boolean => {
  const { unlessCards, unlessRival } = order;
  return (
    unlessCards.some((card) => view.affairs?.openCards.includes(card)) ||
    (unlessRival !== null && influenceOf(view, unlessRival.power) >= unlessRival.influence)
  );
};

/** DEC-09 */
export const placementAction = (
  orders: readonly PlacementOrder[],
  view: View,
  offered: readonly Choice[],
): Action | null => {
  const choice = offered.find(({ type }) => type === "placeCard");
  if (choice?.type !== "placeCard") return null;
  const { power, hand, mayPlaceNone } = choice;
  const order = orders.find((one) => one.power === power);
  if (order === undefined) return null;
  const trumps = !isUnless(order, view)
    ? []
    : hand.filter((card) => {
        if (!isTrump(card, view.affairs?.trump)) return false;
        if (isReserve(card)) return order.reserve;
        return worthOf(card) >= order.least && worthOf(card) <= order.most;
      });
  const [card] = [...trumps].sort(
    (a, b) =>
      Number(isReserve(a)) - Number(isReserve(b)) || influenceOfTrump(b) - influenceOfTrump(a) || a - b,
  );
  if (card !== undefined) return { type: "placeCard", power, card };
  return mayPlaceNone ? { type: "placeCard", power, card: null } : null;
};

/** DEC-10 */
export const selectionAction = (
  orders: readonly SelectionOrder[],
  frame: SelectionFrame,
  offered: readonly Choice[],
): Action | null => {
  const order = orders.find(({ power }) => power === frame.ranking[0]);
  if (order === undefined) return null;
  const selecting = offered.find(({ type }) => type === "selectCard");
  const open = selecting?.type === "selectCard" ? selecting.cards : [];
  const card = order.cards.find((wanted) => open.includes(wanted));
  if (card !== undefined) return { type: "selectCard", card };
  return offered.some(({ type }) => type === "conserve") ? { type: "conserve" } : null;
};

/** DEC-11, DEC-13, RUL-103: each marker as far as it may go in its direction; what was promised is kept. */
export const executionAction = (
  order: ExecutionOrder | null,
  view: View,
  offered: readonly Choice[],
): Action | null => {
  const choice = offered.find(({ type }) => type === "execute");
  if (order === null || choice?.type !== "execute") return null;
  const shifts = choice.shifts.flatMap(({ track, steps, isPromised }): Shift[] => {
    const wanted = steps
      .filter((step) => Math.sign(step) === order.tracks[track] && step !== 0)
      .sort((a, b) => Math.abs(b) - Math.abs(a));
    const step = wanted[0] ?? (isPromised ? steps[0] : undefined);
    return step === undefined ? [] : [{ track, steps: step }];
  });
  const instruction = order.instruction && choice.hasInstruction;
  if (!instruction || choice.receivers === null) return { type: "execute", instruction, shifts };
  const { receivers } = choice;
  const own = receivers.find((power) => seatOfPower(view.options, power, view.saxony) === view.seat);
  const receiver = own ?? receivers[0];
  return receiver === undefined ? null : { type: "execute", instruction, receiver, shifts };
};
