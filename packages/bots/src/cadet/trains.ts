import { type Choice, type CityId, isOnBoard, type MarchChoice, type Random } from "@maria/rules/model";
import { leavingHome } from "./annexed.ts";
import { cheapestPayment } from "./payments.ts";
import { better, type Plan } from "./plan.ts";
import type { Situation } from "./situation.ts";
import { hunger, worthOfTrain, worthWithoutTrain } from "./supply.ts";
import { STARVING, STEP, WHIM, WORTH_MOVING_A_TRAIN, WORTH_REENTERING } from "./weights.ts";

type ReenterChoice = Extract<Choice, { type: "reenterTrain" }>;

/** SUP-05, MOV-07: the train follows its generals and keeps out of the enemy's way. */
export const bestTrainMarch = (situation: Situation, choice: MarchChoice, random: Random): Plan | null => {
  const { piece, from } = choice;
  const train = situation.pack.pieces[piece];
  if (train === undefined) return null;
  const known = new Map<CityId, number>();
  const worthAt = (city: CityId): number => {
    const worth =
      known.get(city) ?? worthOfTrain(situation, train.power, city, piece) + (WHIM * random(100)) / 100;
    known.set(city, worth);
    return worth;
  };
  const stay = worthAt(from);
  let best: Plan | null = null;
  const walk = (path: readonly CityId[]): void => {
    for (const step of choice.steps(path, false)) {
      const longer = [...path, step.city];
      const gain = worthAt(step.city) - stay - STEP * longer.length;
      if (step.mayEnd && gain > WORTH_MOVING_A_TRAIN)
        best = better(best, { gain, action: { type: "march", piece, path: longer, force: false } });
      if (step.mayGoOn) walk(longer);
    }
  };
  walk([]);
  return best;
};

/**
 * TRN-01, TRN-02: a train comes back if that is worth more than the cards. One on the board is taken back to a
 * fortress only if its generals would starve: to flee from an enemy is no reason, because losing it costs no more.
 */
export const bestReentry = (situation: Situation, choice: ReenterChoice, random: Random): Plan | null => {
  const { view, pack, mates } = situation;
  const { train, cities, hand, price } = choice;
  const piece = pack.pieces[train];
  if (piece === undefined) return null;
  const { power } = piece;
  const payment = cheapestPayment(view, power, hand, price);
  const generals = mates.filter((mate) => mate.power === power);
  if (payment === null || generals.length === 0) return null;
  const place = view.at[train];
  const isThere = place !== undefined && isOnBoard(place);
  if (isThere && !generals.some(({ city }) => hunger(situation, power, city) >= STARVING)) return null;
  const now = isThere
    ? worthOfTrain(situation, power, place, train)
    : worthWithoutTrain(situation, power, train);
  let best: Plan | null = null;
  for (const city of cities) {
    const worth = worthOfTrain(situation, power, city, train) + (WHIM * random(100)) / 100;
    const gain = worth - now - payment.sacrifice - leavingHome(situation, power, [city]);
    if (gain > WORTH_REENTERING)
      best = better(best, { gain, action: { type: "reenterTrain", train, city, cards: payment.cards } });
  }
  return best;
};
