import {
  type Action,
  type BattleFrame,
  type BattleSide,
  type CardId,
  type Choice,
  distance,
  type FortressId,
  isReserve,
  RESERVE_MAXIMUM,
  type View,
  worthOf,
} from "@maria/rules";
import { keepingWorth } from "./payments.ts";
import { pointsFor, worthOfDefeat, worthOfVictory } from "./points.ts";
import { PROTECTION_RANGE, type Situation, situationOf } from "./situation.ts";
import { priceOf, SPREAD } from "./threat.ts";
import { FORTRESS } from "./weights.ts";

type CardChoice = Extract<Choice, { type: "playCard" }>;

/** What a battle that is fought out and lost usually costs. */
const TYPICAL_LOSS = 3;
/** What an enemy who cannot go on usually loses. */
const TYPICAL_GAIN = 2.5;
/** VBX-02: and the points that is worth on average. */
const TYPICAL_POINTS = 0.6;
/** Each point by which a card goes beyond the score needed makes the enemy's answer dearer. */
const OVERSHOOT = 0.08;

interface Play {
  readonly card: CardId;
  readonly value: number;
  /** What it costs to part with the card, in troops. */
  readonly sacrifice: number;
}

/** Every card with the values it may have; a Reserve may be declared at any (TAC-14). */
const playsOf = (view: View, frame: BattleFrame, cards: readonly CardId[]): Play[] => {
  const { power } = frame[frame.toPlay];
  const keeping = keepingWorth(view, power, view.hands[power] ?? cards);
  const worthByCard = new Map((view.hands[power] ?? cards).map((card, index) => [card, keeping[index] ?? 0]));
  return cards.flatMap((card): Play[] => {
    const sacrifice = worthByCard.get(card) ?? 0;
    if (!isReserve(card)) return [{ card, value: worthOf(card), sacrifice }];
    return Array.from({ length: RESERVE_MAXIMUM }, (_, less) => ({ card, value: less + 1, sacrifice }));
  });
};

const actionOf = ({ card, value }: Play): Action =>
  isReserve(card) ? { type: "playCard", card, value } : { type: "playCard", card };

const leastOf = (plays: readonly Play[], cost: (play: Play) => number): Play | null => {
  let best: Play | null = null;
  for (const play of plays) if (best === null || cost(play) < cost(best)) best = play;
  return best;
};

/**
 * RCQ-03: what hangs on this side standing its ground: fortresses with question marks that nobody else protects.
 * The same sum is the attacker's prize and the defender's stake.
 */
const groundAt = (situation: Situation, defender: BattleSide): number => {
  const { view, board, pack } = situation;
  let worth = 0;
  for (const { fortress, city, worth: each, protectors } of situation.targets)
    if (isMarked(view, fortress) && protectors.every((host) => host.city === defender.city))
      worth += distance(board, city, defender.city) <= PROTECTION_RANGE ? each : 0;
  for (const { fortress, city, worth: each, guards } of situation.holdings)
    if (
      isMarked(view, fortress) &&
      guards.every((guard) => view.at[guard] === defender.city) &&
      distance(board, city, defender.city) <= PROTECTION_RANGE &&
      pack.fortresses[fortress] === city
    )
      worth += each;
  return worth * FORTRESS;
};

const isMarked = (view: View, fortress: FortressId): boolean => (view.questionMarks[fortress] ?? -1) >= 0;

/**
 * DEC-31. Three courses are weighed: to stop and take the loss, to lower the loss with one card and stop then, or
 * to fight it out with the smallest cards that do, hoping that the enemy's hand gives out first.
 */
export const playBattle = (view: View, offered: readonly Choice[]): Action => {
  const mayStop = offered.some(({ type }) => type === "stop");
  const choice = offered.find((entry): entry is CardChoice => entry.type === "playCard");
  const frame = view.agenda[view.agenda.length - 1];
  if (choice === undefined || frame?.kind !== "battle") return { type: "stop" };
  const own = frame[frame.toPlay];
  const foe = frame[frame.toPlay === "attacker" ? "defender" : "attacker"];
  const deficit = -choice.score;
  const plays = playsOf(view, frame, choice.cards);
  const reaching = plays.filter(({ value }) => value >= Math.max(deficit, 1));
  const smallest = leastOf(reaching, ({ value, sacrifice }) => sacrifice - (value - deficit) * OVERSHOOT);
  if (!mayStop) return actionOf(smallest ?? (plays[0] as Play));

  const situation = situationOf(view, own.power);
  const ground = groundAt(situation, frame.defender);
  const prize = frame.toPlay === "attacker" ? ground : 0;
  const stake = frame.toPlay === "attacker" ? 0 : ground;
  const costOf = (loss: number): number =>
    loss <= 0
      ? 0
      : priceOf(situation, own.troops, Math.min(loss, own.troops)) +
        worthOfDefeat(view, own.power, foe.power, pointsFor(Math.min(loss, own.troops), own.troops)) +
        stake * Math.min(1, (loss + 1) / 4);

  const strength = choice.cards.reduce((sum, card) => sum + worthOf(card), 0);
  const enemy = situation.cards[foe.power * 4 + foe.suit] as number;
  const chance = 1 / (1 + Math.exp(-(strength - deficit - enemy) / SPREAD));
  const spent = Math.min(strength, deficit + enemy) * (situation.point[own.power] ?? 0);
  const fought =
    chance *
      (priceOf(situation, foe.troops, Math.min(foe.troops, TYPICAL_GAIN)) +
        worthOfVictory(view, own.power, foe.power, TYPICAL_POINTS) +
        prize) -
    (1 - chance) * costOf(TYPICAL_LOSS) -
    spent;
  const lowering = leastOf(
    plays.filter(({ value }) => value < deficit),
    ({ value, sacrifice }) => costOf(deficit - value) + sacrifice,
  );
  const lowered =
    lowering === null ? Number.NEGATIVE_INFINITY : -costOf(deficit - lowering.value) - lowering.sacrifice;
  const stopped = -costOf(deficit);
  if (fought > stopped && fought >= lowered) {
    const largest = leastOf(plays, ({ value, sacrifice }) => sacrifice - value);
    return actionOf(smallest ?? (largest as Play));
  }
  return lowering !== null && lowered > stopped ? actionOf(lowering) : { type: "stop" };
};
