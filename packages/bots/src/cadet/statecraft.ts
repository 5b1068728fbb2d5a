import { trackAfter } from "@maria/advice/politics";
import type { View } from "@maria/rules";
import {
  areEnemies,
  type ExecuteAction,
  FRANCE,
  type Instruction,
  LAST_TURN_ADVANCED,
  MAJOR_POWERS,
  majorOf,
  type Pack,
  type PoliticalCard,
  type Power,
  PRAGMATIC,
  SAXONY_PRUSSIAN_ALLY,
  type Shift,
  seatOfPower,
} from "@maria/rules/model";
import { danger } from "./pools.ts";
import { austrianAllyPosition, worthOfShift } from "./tracks.ts";
import { FORTRESS } from "./weights.ts";

/** A tactical card, in troops. */
const CARD = 1.6;
/** CRD-26: a general is gone for good. */
const GENERAL_GONE = 5;
/** Troops come at once and where they are wanted. */
const TROOP = 1.1;
/** VBX-11: Mannheim without a fight. */
const ELECTOR = 0.5;

/** How much what happens to another power matters to this one. */
const concern = (view: View, power: Power, other: Power): number => {
  if (power === other) return 1;
  const seat = (each: Power) => seatOfPower(view.options, each, view.saxony);
  if (seat(power) === seat(other)) return 0.7;
  return (areEnemies(power, other, view.saxony) ? -0.55 : -0.15) * Math.min(1.5, 0.5 + danger(view, other));
};

/** Something that happens to several powers, weighed as one of them sees it. */
const weigh = (view: View, power: Power, worthTo: (other: Power) => number): number => {
  let sum = 0;
  for (const other of MAJOR_POWERS) sum += concern(view, power, other) * worthTo(other);
  return sum;
};

export const utilityOfShift = (view: View, pack: Pack, power: Power, { track, steps }: Shift): number => {
  const from = trackAfter(pack, view, { track, steps: 0 });
  const to = trackAfter(pack, view, { track, steps });
  return weigh(view, power, (other) => worthOfShift(view, pack, other, track, from, to));
};

const turnsLeft = (view: View): number => LAST_TURN_ADVANCED - view.turn + 1;

const utilityOfInstruction = (
  view: View,
  pack: Pack,
  power: Power,
  instruction: Instruction,
  receiver: Power,
): number => {
  switch (instruction.kind) {
    case "incomeThisTurn":
      return concern(view, power, majorOf(instruction.power, view.saxony)) * instruction.change * CARD;
    case "grant": {
      const { tacticalCards, troops, fortressToFrance } = instruction;
      const given = tacticalCards * CARD + troops * TROOP;
      const turns = fortressToFrance !== null && view.markers[fortressToFrance] !== FRANCE;
      const fortress = turns ? concern(view, power, FRANCE) * ELECTOR * FORTRESS : 0;
      return concern(view, power, majorOf(receiver, view.saxony)) * given + fortress;
    }
    case "saxonyJoinsAustria": {
      const from = trackAfter(pack, view, { track: "saxony", steps: 0 });
      const to = austrianAllyPosition(pack);
      return weigh(view, power, (other) => worthOfShift(view, pack, other, "saxony", from, to));
    }
    case "jacobiteRebellion": {
      const lost = GENERAL_GONE + CARD * Math.min(4, turnsLeft(view));
      return -concern(view, power, PRAGMATIC) * lost;
    }
  }
};

/** CRD-19, CRD-25: who could receive what the card gives. */
const receiversOf = (card: PoliticalCard, power: Power): readonly Power[] => {
  const receivers = card.instruction?.kind === "grant" ? card.instruction.receivers : null;
  return receivers ?? [power];
};

/** What a card can do for a power, and how. */
export interface Execution {
  readonly utility: number;
  readonly action: ExecuteAction;
}

/** PCE-01 to PCE-04: every part of the card that does the power good, and no other. */
export const bestExecution = (
  view: View,
  pack: Pack,
  power: Power,
  card: PoliticalCard,
  named: readonly Power[] | null = null,
): Execution => {
  let utility = 0;
  let instruction = false;
  let receiver: Power | null = null;
  if (card.instruction !== null)
    for (const candidate of named ?? receiversOf(card, power)) {
      const worth = utilityOfInstruction(view, pack, power, card.instruction, candidate);
      if (worth <= utility) continue;
      utility = worth;
      instruction = true;
      receiver = candidate;
    }
  const shifts: Shift[] = [];
  for (const { track, steps, either, forbiddenWhilePrussianAlly } of card.shifts) {
    if (forbiddenWhilePrussianAlly && view.saxony === SAXONY_PRUSSIAN_ALLY) continue;
    const options = either ? [-Math.abs(steps), Math.abs(steps)] : [steps];
    let best: Shift | null = null;
    let most = 0;
    for (const option of options) {
      const worth = utilityOfShift(view, pack, power, { track, steps: option });
      if (worth <= most) continue;
      most = worth;
      best = { track, steps: option };
    }
    if (best === null) continue;
    utility += most;
    shifts.push(best);
  }
  const action: ExecuteAction = { type: "execute", instruction, shifts };
  return {
    utility,
    action: instruction && named !== null && receiver !== null ? { ...action, receiver } : action,
  };
};

/** What it would cost a power if this other one executed the card to its own liking. */
export const harmBy = (view: View, pack: Pack, power: Power, other: Power, card: PoliticalCard): number => {
  const { action, utility } = bestExecution(view, pack, other, card);
  if (utility <= 0) return 0;
  let harm = 0;
  for (const shift of action.shifts) harm -= utilityOfShift(view, pack, power, shift);
  if (action.instruction && card.instruction !== null) {
    const [receiver = other] = receiversOf(card, other);
    harm -= utilityOfInstruction(view, pack, power, card.instruction, receiver);
  }
  return Math.max(0, harm);
};
