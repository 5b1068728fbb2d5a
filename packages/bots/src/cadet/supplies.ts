import type { View } from "@maria/rules";
import { maximalCovers, packOf } from "@maria/rules/board";
import { type Action, BAVARIA, type Choice, FRANCE, isOnBoard } from "@maria/rules/model";
import { cardsHeld } from "./knowledge.ts";
import { cheapestPayment } from "./payments.ts";

type PayChoice = Extract<Choice, { type: "paySupply" }>;
type CoverChoice = Extract<Choice, { type: "coverSupply" }>;

/** TAC-04: Bavaria gets the card as long as it has a general to use it and holds fewer cards than France. */
export const decideSubsidy = (view: View): Action => {
  const generals = packOf(view).armies[BAVARIA]?.generals ?? [];
  const isInTheField = generals.some((general) => {
    const place = view.at[general];
    return place !== undefined && isOnBoard(place);
  });
  return { type: "subsidy", pay: isInTheField && cardsHeld(view, BAVARIA) < cardsHeld(view, FRANCE) };
};

/** SUP-18 */
export const paySupply = (view: View, { power, hand, price }: PayChoice): Action => ({
  type: "paySupply",
  power,
  cards: cheapestPayment(view, power, hand, price)?.cards ?? hand,
});

/** SUP-19, RUL-22: as many generals as can be, the strong and those who would lose two troops first. */
export const coverSupply = (view: View, { power, charges, worth }: CoverChoice): Action => {
  let best: Action = { type: "coverSupply", power, generals: [] };
  let most = Number.NEGATIVE_INFINITY;
  for (const generals of maximalCovers(charges, worth)) {
    let saved = 0;
    for (const general of generals)
      saved += 2 + (view.troops[general] as number) / 4 + (view.faceDown[general] ? 1 : 0);
    if (saved <= most) continue;
    most = saved;
    best = { type: "coverSupply", power, generals };
  }
  return best;
};
