import {
  type Action,
  BAVARIA,
  type Choice,
  FRANCE,
  isOnBoard,
  maximalCovers,
  packOf,
  type View,
} from "@maria/rules";

type CoverChoice = Extract<Choice, { type: "coverSupply" }>;

const cardsIn = (view: View, power: number): number =>
  (view.handBacks[power] ?? []).reduce((sum, count) => sum + count, 0);

/** TAC-04: Bavaria gets the card as long as it has a general to use it and holds fewer than France. */
export const decideSubsidy = (view: View): Action => {
  const generals = packOf(view).armies[BAVARIA]?.generals ?? [];
  const inTheField = generals.some((general) => isOnBoard(view.at[general] ?? (-1 as never)));
  return { type: "subsidy", pay: inTheField && cardsIn(view, BAVARIA) < cardsIn(view, FRANCE) };
};

/** SUP-19, RUL-22: face-up generals with many troops are fed first. */
export const coverSupply = (view: View, choice: CoverChoice): Action => {
  let best: Action | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const generals of maximalCovers(choice.charges, choice.worth)) {
    let worth = 0;
    for (const general of generals)
      worth += 2 + (view.troops[general] as number) / 4 + (view.faceDown[general] ? 1 : 0);
    if (worth <= most) continue;
    most = worth;
    best = { type: "coverSupply", power: choice.power, generals };
  }
  return best ?? { type: "coverSupply", power: choice.power, generals: [] };
};
