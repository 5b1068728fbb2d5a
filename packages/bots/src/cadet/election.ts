import type { View } from "@maria/rules";
import { type Action, AUSTRIA, type Choice, FRANCE, type Random } from "@maria/rules/model";

type VoteChoice = Extract<Choice, { type: "vote" }>;

/** One time in so many Prussia's votes go the other way. */
const FICKLE = 5;

/** DEC-39: each for his own; Frederick for whoever is farther from victory, as a rule. */
export const vote = (view: View, choice: VoteChoice, random: Random): Action => {
  const pools = view.affairs?.pools ?? [];
  const forCharles = (): boolean => {
    if (view.seat === "louis" || view.seat === "playerA") return true;
    if (view.seat === "maria" || view.seat === "playerB") return false;
    const franceIsFarther = (pools[FRANCE] ?? 0) >= (pools[AUSTRIA] ?? 0);
    return random(FICKLE) === 0 ? !franceIsFarther : franceIsFarther;
  };
  return { type: "vote", charles: forCharles() ? choice.most : choice.least };
};
