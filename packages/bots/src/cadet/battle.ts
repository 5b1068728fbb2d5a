import { cheapestPayments } from "@maria/advice/tacticalCards";
import type { View } from "@maria/rules";
import { distance } from "@maria/rules/board";
import {
  type Action,
  type BattleFrame,
  type BattleSide,
  type CardId,
  type Choice,
  type FortressId,
  isReserve,
  NOBODY,
  PROTECTION_RANGE,
  RESERVE_MAXIMUM,
  worthOf,
} from "@maria/rules/model";
import { keepingWorth } from "./payments.ts";
import { pointsFor, worthOfDefeat, worthOfVictory } from "./points.ts";
import { type Situation, situationOf } from "./situation.ts";
import type { Style } from "./style.ts";
import { chanceWith, priceOf } from "./threat.ts";
import {
  EVEN_SCORE,
  FORTRESS,
  FOUGHT_OUT_GAIN,
  FOUGHT_OUT_LOSS,
  FOUGHT_OUT_POINTS,
  OVERSHOOT,
  SPENT_LOSS,
} from "./weights.ts";

type CardChoice = Extract<Choice, { type: "playCard" }>;

/** A battle as the side with the right to play sees it. */
interface Battle {
  readonly frame: BattleFrame;
  readonly situation: Situation;
  /** How far the score is below zero. */
  readonly deficit: number;
  /** The cards that may be played, and what it costs to part with each. */
  readonly cards: readonly CardId[];
  readonly keeping: readonly number[];
}

const playOf = (card: CardId, value: number): Action =>
  isReserve(card)
    ? { type: "playCard", card, value: Math.min(RESERVE_MAXIMUM, Math.max(1, value)) }
    : { type: "playCard", card };

/** The side that plays, and the other. */
const sidesOf = (frame: BattleFrame): readonly [BattleSide, BattleSide] =>
  frame.toPlay === "attacker" ? [frame.attacker, frame.defender] : [frame.defender, frame.attacker];

const isMarked = ({ view }: Situation, fortress: FortressId): boolean =>
  (view.questionMarks[fortress] ?? NOBODY) !== NOBODY;

/**
 * RCQ-03: what hangs on the defender standing his ground: fortresses with question marks that nobody else protects.
 * The same sum is the attacker's prize and the defender's stake.
 */
const groundOf = ({ frame, situation }: Battle): number => {
  const { view, board } = situation;
  const { city: stand } = frame.defender;
  let worth = 0;
  for (const { fortress, city, worth: each, protectors } of situation.targets)
    if (isMarked(situation, fortress) && distance(board, city, stand) <= PROTECTION_RANGE)
      if (protectors.every((host) => host.city === stand)) worth += each;
  for (const { fortress, city, worth: each, guards } of situation.holdings)
    if (isMarked(situation, fortress) && distance(board, city, stand) <= PROTECTION_RANGE)
      if (guards.every((guard) => view.at[guard] === stand)) worth += each;
  return worth * FORTRESS;
};

/** What losing so many troops, and retreating as many cities, costs the side to play. */
const costOf = ({ frame, situation }: Battle, stake: number, loss: number): number => {
  if (loss <= 0) return 0;
  const [own, foe] = sidesOf(frame);
  const lost = Math.min(loss, own.troops);
  const shame = worthOfDefeat(situation.view, own.power, foe.power, pointsFor(lost, own.troops));
  // A retreat of one city seldom gives up the ground, one of three nearly always.
  return priceOf(situation, own.troops, lost) + shame + stake * Math.min(1, (loss + 1) / 4);
};

/** CMB-18: what to expect from fighting on until one hand gives out. */
const worthOfFighting = (battle: Battle, prize: number, stake: number): number => {
  const { frame, situation, deficit, cards } = battle;
  const [own, foe] = sidesOf(frame);
  const strength = cards.reduce((sum, card) => sum + worthOf(card), 0);
  if (strength < deficit) return Number.NEGATIVE_INFINITY;
  const enemy = situation.cards[foe.power * 4 + foe.suit] as number;
  const chance = chanceWith(strength - deficit - enemy);
  const spent = Math.min(strength, deficit + enemy) * (situation.point[own.power] as number);
  const spoils = worthOfVictory(situation.view, own.power, foe.power, FOUGHT_OUT_POINTS);
  const gain = priceOf(situation, foe.troops, Math.min(foe.troops, FOUGHT_OUT_GAIN)) + spoils + prize;
  // With little left beyond what turns the score, the enemy's next card is the loss, and losing now may cost less.
  const loss = Math.max(FOUGHT_OUT_LOSS, SPENT_LOSS - (strength - deficit));
  return chance * gain - (1 - chance) * costOf(battle, stake, loss) - spent;
};

/**
 * The next card on the cheapest way to turn the score; null if neither one card does nor two. Whoever is behind plays on, so that of two
 * the smaller comes first: the other then reaches beyond zero, which the enemy has to make up for. An even score he may turn with
 * any card of the suit (CMB-22).
 */
const turningCard = ({ deficit, cards, keeping }: Battle): Action | null => {
  let best: Action | null = null;
  let least = Number.POSITIVE_INFINITY;
  const look = (first: CardId, sum: number, kept: number): void => {
    const overshoot = sum - Math.max(deficit, 1);
    if (overshoot < 0) return;
    const cost = kept - overshoot * OVERSHOOT + (sum === deficit ? EVEN_SCORE : 0);
    if (cost >= least) return;
    least = cost;
    best = playOf(first, RESERVE_MAXIMUM);
  };
  cards.forEach((card, index) => {
    const own = keeping[index] as number;
    look(card, worthOf(card), own);
    if (worthOf(card) >= deficit || isReserve(card)) return;
    cards.forEach((other, at) => {
      if (at !== index && worthOf(other) >= worthOf(card))
        look(card, worthOf(card) + worthOf(other), own + (keeping[at] as number));
    });
  });
  return best;
};

const largestCard = ({ cards }: Battle): Action => {
  const [first] = cards.toSorted((a, b) => worthOf(b) - worthOf(a));
  return first === undefined ? { type: "stop" } : playOf(first, RESERVE_MAXIMUM);
};

/** CMB-16, CMB-19: the cheapest way to bring a loss down that cannot be avoided, and what is lost then. */
const bestLowering = (battle: Battle, stake: number): { worth: number; action: Action } => {
  const { deficit, cards, keeping } = battle;
  let best: { worth: number; action: Action } = {
    worth: -costOf(battle, stake, deficit),
    action: { type: "stop" },
  };
  cheapestPayments(cards, keeping, Math.max(0, deficit - 1)).forEach((payment, by) => {
    if (!payment || by === 0) return;
    // A card is worth what it is: whatever reaches zero lowers nothing but hands the right to play to the enemy (CMB-17).
    const fixed = payment.cards
      .filter((card) => !isReserve(card))
      .reduce((sum, card) => sum + worthOf(card), 0);
    if (fixed >= deficit) return;
    const worth = -costOf(battle, stake, deficit - by) - payment.sacrifice;
    if (worth <= best.worth) return;
    // TAC-14: Reserves come last and are declared at exactly what is still wanted.
    const [card] = payment.cards.toSorted(
      (a, b) => Number(isReserve(a)) - Number(isReserve(b)) || worthOf(b) - worthOf(a),
    );
    if (card !== undefined) best = { worth, action: playOf(card, by) };
  });
  return best;
};

/**
 * DEC-31. Two courses are weighed: to fight it out with the smallest cards that do, hoping that the enemy's hand
 * gives out first, or to bring the loss down as far as it pays and stop. At zero the rules decide (CMB-22).
 */
export const playBattle = (view: View, offered: readonly Choice[], style: Style): Action => {
  const choice = offered.find((entry): entry is CardChoice => entry.type === "playCard");
  const frame = view.agenda[view.agenda.length - 1];
  if (choice === undefined || frame?.kind !== "battle") return { type: "stop" };
  const { power } = frame[frame.toPlay];
  const hand = view.hands[power] ?? [];
  const worth = keepingWorth(view, power, hand);
  const battle: Battle = {
    frame,
    situation: situationOf(view, power, style),
    deficit: -choice.score,
    cards: choice.cards,
    keeping: choice.cards.map((card) => worth[hand.indexOf(card)] ?? 0),
  };
  const fightOn = turningCard(battle) ?? largestCard(battle);
  if (!offered.some(({ type }) => type === "stop")) return fightOn;
  const ground = groundOf(battle);
  const prize = frame.toPlay === "attacker" ? ground : 0;
  const stake = frame.toPlay === "attacker" ? 0 : ground;
  const lowering = bestLowering(battle, stake);
  return worthOfFighting(battle, prize, stake) > lowering.worth ? fightOn : lowering.action;
};
