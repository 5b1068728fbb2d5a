import { canPay, minimalPayments, randomPayment } from "../ground/payment.ts";
import { actionKind } from "../model/actionKind.ts";
import type { RecruitAction } from "../model/actions.ts";
import { worthOfHand } from "../model/cards.ts";
import type { RecruitChoice } from "../model/choices.ts";
import { card, number, power, some } from "../model/shapes.ts";
import type { Random } from "../tools/random.ts";
import { randomSplit, splits } from "../tools/splits.ts";
import {
  randomReentries,
  receiversOf,
  reentriesShape,
  reentrySets,
  splitOf,
  splitShape,
} from "../troops/troopSplits.ts";

function* recruitments(choice: RecruitChoice): Generator<RecruitAction> {
  const { power, hand, pricePerTroop } = choice;
  for (const reentries of reentrySets(choice)) {
    const receivers = receiversOf(choice, reentries);
    for (
      let troops = reentries.length;
      troops <= receivers.room && canPay(hand, troops * pricePerTroop);
      troops++
    )
      for (const share of splits(troops, receivers.minimum, receivers.maximum))
        for (const cards of minimalPayments(hand, troops * pricePerTroop))
          yield { type: "recruit", power, troops, reentries, cards, split: splitOf(receivers, share) };
  }
}

const randomRecruit = (choice: RecruitChoice, random: Random): RecruitAction => {
  const { power, hand, pricePerTroop } = choice;
  const affordable = Math.min(Math.floor(worthOfHand(hand) / pricePerTroop), choice.mostTroops);
  const reentries = randomReentries(choice, affordable, random);
  const receivers = receiversOf(choice, reentries);
  const most = Math.min(affordable, receivers.room);
  const troops = reentries.length + random(most - reentries.length + 1);
  const share = randomSplit(troops, receivers.minimum, receivers.maximum, random);
  return {
    type: "recruit",
    power,
    troops,
    reentries,
    cards: randomPayment(hand, troops * pricePerTroop, random),
    split: splitOf(receivers, share),
  };
};

export const recruitKind = actionKind<"recruit">({
  shape: { power, troops: number, reentries: reentriesShape, cards: some(card), split: splitShape },
  grounds: ["WTR-02", "WTR-03", "WTR-04"],
  list: recruitments,
  draw: randomRecruit,
});
