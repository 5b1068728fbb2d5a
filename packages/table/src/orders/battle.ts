import type { View } from "@maria/rules";
import {
  type Action,
  type BattleFrame,
  type CardId,
  type Choice,
  isReserve,
  suitOf,
  worthOf,
  worthOfHand,
} from "@maria/rules/model";
import type { BattleOrder } from "./battleOrder.ts";

const isFor = (order: BattleOrder, view: View, frame: BattleFrame): boolean => {
  const { battle, power } = order;
  if (power !== null && frame[frame.toPlay].power !== power) return false;
  return (
    battle === null ||
    (battle.turn === view.turn &&
      battle.attacker === frame.attacker.city &&
      battle.defender === frame.defender.city)
  );
};

/** What may be spent, each card with the most it may count. */
interface Purse {
  readonly cards: readonly { readonly card: CardId; readonly value: number }[];
  /** What they come to together, as far as the hand may shrink. */
  readonly sum: number;
}

const purseOf = (order: BattleOrder, hand: readonly CardId[], playable: readonly CardId[]): Purse => {
  const toSpend = worthOfHand(hand) - order.keep;
  const cards = playable.flatMap((card) => {
    const suit = suitOf(card);
    const most = isReserve(card) ? order.reserve : worthOf(card);
    const isAllowed = isReserve(card) ? most > 0 : most <= (order.highest[suit] ?? 0);
    return isAllowed && worthOf(card) <= toSpend ? [{ card, value: most }] : [];
  });
  const all = cards.reduce((sum, { value }) => sum + value, 0);
  return { cards: cards.sort((a, b) => a.value - b.value), sum: Math.min(all, toSpend) };
};

/** A suit card that just reaches the lead before a Reserve that does; without either the highest there is. */
const cardFor = ({ cards }: Purse, wanted: number): Action | null => {
  const suited = cards.filter(({ card }) => !isReserve(card));
  const reserves = cards.filter(({ card }) => isReserve(card));
  const reaching = suited.find(({ value }) => value >= wanted);
  if (reaching !== undefined) return { type: "playCard", card: reaching.card };
  const [reserve] = reserves;
  const highest = suited.at(-1);
  if (reserve !== undefined && (reserve.value >= wanted || highest === undefined))
    return { type: "playCard", card: reserve.card, value: Math.max(1, Math.min(reserve.value, wanted)) };
  return highest === undefined ? null : { type: "playCard", card: highest.card };
};

/** DEC-31: the card the order allows and wants, or a stop; null if it leaves the matter to the player. */
export const battleAction = (
  orders: readonly BattleOrder[],
  view: View,
  frame: BattleFrame,
  offered: readonly Choice[],
): Action | null => {
  const order = orders.find((one) => isFor(one, view, frame));
  if (order === undefined) return null;
  const playing = offered.find((choice) => choice.type === "playCard");
  const stop: Action | null = offered.some(({ type }) => type === "stop") ? { type: "stop" } : null;
  const own = frame.toPlay === "attacker" ? frame.score : -frame.score;
  const behind = Math.max(0, -own);
  const isEnough = order.accept !== null && behind <= order.accept;
  const isLost = order.giveUp !== null && behind > order.giveUp;
  if (stop !== null && (isEnough || isLost)) return stop;
  const purse = purseOf(order, view.hands[frame[frame.toPlay].power] ?? [], playing?.cards ?? []);
  const isVain = order.onlyIfLevel && purse.sum < behind;
  const card = isVain ? null : cardFor(purse, behind + order.lead);
  if (card !== null) return card;
  return order.otherwise === "stop" ? stop : null;
};
