import { minimalPayments, randomPayment } from "../ground/payment.ts";
import { actionKind, type ChoiceOf } from "../model/actionKind.ts";
import type { Charge } from "../model/frames.ts";
import type { PieceId } from "../model/ids.ts";
import { card, piece, power, some } from "../model/shapes.ts";
import type { Random } from "../tools/random.ts";

export const paySupplyKind = actionKind<"paySupply">({
  shape: { power, cards: some(card) },
  grounds: ["SUP-14", "SUP-15", "SUP-18"],
  *list({ hand, power, price }) {
    for (const cards of minimalPayments(hand, price)) yield { type: "paySupply", power, cards };
  },
  draw: ({ hand, power, price }, random) => ({
    type: "paySupply",
    power,
    cards: randomPayment(hand, price, random),
  }),
});

/**
 * RUL-22: every set of generals whose charges fit into `worth` and that could not be enlarged, one after another. Tries all
 * sets: for the few generals of one power.
 */
export function* maximalCovers(charges: readonly Charge[], worth: number): Generator<readonly PieceId[]> {
  for (let set = 0; set < 1 << charges.length; set++) {
    const covered = charges.filter((_, index) => set & (1 << index));
    const left = worth - covered.reduce((sum, { price }) => sum + price, 0);
    const maximal = left >= 0 && charges.every((charge) => covered.includes(charge) || charge.price > left);
    if (maximal) yield covered.map(({ general }) => general);
  }
}

/** RUL-22: generals in random order, each covered if he still fits. */
const randomCover = (choice: ChoiceOf<"coverSupply">, random: Random): PieceId[] => {
  const charges = choice.charges.slice();
  const covered: PieceId[] = [];
  let left = choice.worth;
  while (charges.length > 0) {
    const [charge] = charges.splice(random(charges.length), 1);
    if (charge === undefined || charge.price > left) continue;
    left -= charge.price;
    covered.push(charge.general);
  }
  return covered;
};

export const coverSupplyKind = actionKind<"coverSupply">({
  shape: { power, generals: some(piece) },
  grounds: ["SUP-19", "RUL-22"],
  *list({ charges, power, worth }) {
    for (const generals of maximalCovers(charges, worth)) yield { type: "coverSupply", power, generals };
  },
  draw: (choice, random) => ({
    type: "coverSupply",
    power: choice.power,
    generals: randomCover(choice, random),
  }),
});
