import { type Choice, type CityId, homeOf, isOnBoard, type Random } from "@maria/rules";
import type { Plan } from "./marching.ts";
import { cheapestPayments, keepingWorth } from "./payments.ts";
import type { Situation } from "./situation.ts";
import { hunger } from "./standing.ts";
import { worthOfTrain } from "./trains.ts";
import { STARVING } from "./weights.ts";

type ReenterChoice = Extract<Choice, { type: "reenterTrain" }>;

/** What a power without any train on the board loses in comfort, whoever is still in supply at home. */
const NO_TRAIN = 1.5;

/**
 * TRN-01, TRN-02: a train comes back when the generals it would feed are worth more than the cards; one on the board
 * is taken back to a fortress only if its generals would otherwise starve.
 */
export const bestReentry = (situation: Situation, choice: ReenterChoice, random: Random): Plan | null => {
  const { view, pack, mates } = situation;
  const piece = pack.pieces[choice.train];
  if (piece === undefined) return null;
  const { power } = piece;
  const payment = cheapestPayments(choice.hand, keepingWorth(view, power, choice.hand), choice.price)[
    choice.price
  ];
  if (!payment) return null;
  const place = view.at[choice.train];
  const generals = mates.filter((mate) => mate.power === power);
  if (generals.length === 0) return null;
  const onBoard = place !== undefined && isOnBoard(place);
  // Fleeing from an enemy is no reason: losing the train costs no more than taking it off.
  if (onBoard && !generals.some(({ city }) => hunger(situation, power, city) >= STARVING)) return null;
  const now = onBoard
    ? worthOfTrain(situation, power, place, choice.train)
    : -NO_TRAIN - STARVING * generals.filter(({ city }) => homeOf(view, pack, city) !== power).length;
  let best: Plan | null = null;
  for (const city of choice.cities as readonly CityId[]) {
    const gain =
      worthOfTrain(situation, power, city, choice.train) - now - payment.sacrifice + random(100) / 10000;
    if (gain > 0.5 && (best === null || gain > best.gain))
      best = { gain, action: { type: "reenterTrain", train: choice.train, city, cards: payment.cards } };
  }
  return best;
};
