import type { View } from "@maria/rules";
import {
  type Action,
  type BattleFrame,
  type CardId,
  type Choice,
  isReserve,
  type Random,
} from "@maria/rules/model";
import { imagine, memoryFrom } from "@maria/rules/search";
import { fittingHand, isInSlot, RESERVE_SLOT } from "./hand.ts";
import { bestMove, type CardMove, type Contest } from "./search.ts";
import { cardPrices, worthOfEnds } from "./stakes.ts";

type CardChoice = Extract<Choice, { type: "playCard" }>;

/** How many hands the other side may hold are looked at, and in how many games the ends of the battle are judged. */
const HANDS = 48;
const JUDGED = 2;

/** Of several cards in a slot, which differ by their backs only, the first. */
const actionOf = ({ slot, value }: CardMove, cards: readonly CardId[]): Action => {
  const card = cards.find((each) => isInSlot(each, slot));
  if (card === undefined) return { type: "stop" };
  return isReserve(card) ? { type: "playCard", card, value } : { type: "playCard", card };
};

const contestOf = (view: View, frame: BattleFrame, choice: CardChoice, random: Random): Contest | null => {
  const { seat } = view;
  if (seat === null) return null;
  const [own, other] =
    frame.toPlay === "attacker" ? [frame.attacker, frame.defender] : [frame.defender, frame.attacker];
  const hand = view.hands[own.power] ?? [];
  const memory = memoryFrom(view);
  const samples = Array.from({ length: HANDS }, () => imagine(view, memory, random));
  const prices = cardPrices(view, seat, own.power, other.power);
  const bySlot: number[] = new Array(RESERVE_SLOT + 1).fill(0);
  hand.forEach((card, index) => {
    for (let slot = 0; slot <= RESERVE_SLOT; slot++)
      if (isInSlot(card, slot)) bySlot[slot] = prices.own[index] as number;
  });
  return {
    deficit: 0 - choice.score,
    own: fittingHand(hand, own.suit),
    ownHeld: hand.length,
    otherTroops: other.troops,
    others: samples.map(({ hands }) => fittingHand(hands[other.power] ?? [], other.suit)),
    worthOfEnd: worthOfEnds(view, samples.slice(0, JUDGED), frame, seat, random),
    priceOf: (slot) => bySlot[slot] as number,
    pointOfOther: prices.pointOfOther,
  };
};

/**
 * DEC-31: the battle is fought out so many times against hands the other side may hold, who answers as most do; a tree of what is
 * seen of it learns what pays. Ends and cards are weighed in chances to win.
 */
export const searchBattle = (
  view: View,
  offered: readonly Choice[],
  battles: number,
  random: Random,
): Action => {
  const choice = offered.find((entry): entry is CardChoice => entry.type === "playCard");
  const frame = view.agenda[view.agenda.length - 1];
  if (choice === undefined || frame?.kind !== "battle") return { type: "stop" };
  const contest = contestOf(view, frame, choice, random);
  if (contest === null) return { type: "stop" };
  return actionOf(bestMove(contest, battles, random).move, choice.cards);
};
