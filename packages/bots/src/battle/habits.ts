import { HIGHEST_CARD, type Random } from "@maria/rules/model";
import {
  type FittingHand,
  holdsSuit,
  loweringSlot,
  strengthOf,
  takeFrom,
  turningSlot,
  valueOfSlot,
} from "./hand.ts";

/**
 * When whoever is behind fights on instead of giving up: a logistic model of 3,166 such moments in 90 games among cadets with
 * cards enough to turn the score, which it tells right in 80 of 100. By what he holds beyond the deficit, the cards the other
 * side holds (of which he knows the number alone), the deficit and what giving up would cost him, each in tens.
 */
const FIGHTING = { always: 1.6, surplus: 1.3, otherHand: -4, deficit: -0.6, loss: 4.5 } as const;

/** Nobody is quite as predictable as the bots from whose games the model comes. */
const WHIM = 0.06;
/** CMB-22: at an even score a card has to be played; so often it is the largest, so that it is not turned again. */
const AT_ONCE = 0.35;
/** Who gives up and has a smaller card brings his loss down with it so often, by how much he is behind. */
const LOWERING = { small: 0.15, large: 0.5, from: 4 } as const;

const CHANCES = 1000;

const happens = (chance: number, random: Random): boolean => random(CHANCES) < chance * CHANCES;

const chanceToFight = (surplus: number, otherHand: number, deficit: number, troops: number): number => {
  const { always, surplus: bySurplus, otherHand: byHand, deficit: byDeficit, loss } = FIGHTING;
  const sum =
    bySurplus * surplus + byHand * otherHand + byDeficit * deficit + loss * Math.min(deficit, troops);
  return WHIM / 2 + (1 - WHIM) / (1 + Math.exp(-always - sum / 10));
};

/** The slots of the cards a player puts down before the right to play passes or the battle ends. */
export interface Answer {
  readonly slots: readonly number[];
  /** By how much he is still behind when he stops; −1 if he has the score at zero or better. */
  readonly stopsAt: number;
  /** The score from his point of view. */
  readonly score: number;
}

/** What the other side is likely to do with this hand when it is so far behind (0: even) and sees so many cards against it. */
export const likelyAnswer = (
  hand: FittingHand,
  deficit: number,
  troops: number,
  otherHand: number,
  random: Random,
): Answer => {
  if (deficit === 0) {
    if (!holdsSuit(hand)) return { slots: [], stopsAt: 0, score: 0 };
    const slot = turningSlot(hand, happens(AT_ONCE, random) ? HIGHEST_CARD : 1);
    return { slots: [slot], stopsAt: -1, score: valueOfSlot(slot) };
  }
  const surplus = strengthOf(hand) - deficit;
  const slots: number[] = [];
  const left = hand.slice();
  let behind = deficit;
  const play = (slot: number): void => {
    slots.push(slot);
    takeFrom(left, slot);
    behind -= valueOfSlot(slot);
  };
  if (surplus >= 0 && happens(chanceToFight(surplus, otherHand, deficit, troops), random)) {
    while (behind > 0) play(turningSlot(left, behind));
    return { slots, stopsAt: -1, score: -behind };
  }
  if (happens(deficit >= LOWERING.from ? LOWERING.large : LOWERING.small, random))
    for (let slot = loweringSlot(left, behind); slot > 0; slot = loweringSlot(left, behind)) play(slot);
  return { slots, stopsAt: behind, score: -behind };
};
