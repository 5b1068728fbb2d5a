import { refusalOf, type View } from "@maria/rules";
import type { Action, Agreement, Choice, Seat } from "@maria/rules/model";

/** Something a choice would stand for if no treaty bound the player; null where nothing is missing. */
const missingIn = (choice: Choice): Action | null => {
  switch (choice.type) {
    case "answerStack":
      return choice.answers.includes(true) ? null : { type: "answerStack", agree: true };
    case "placeCard":
      return choice.mayPlaceNone ? null : { type: "placeCard", power: choice.power, card: null };
    case "selectCard":
      return { type: "conserve" };
    case "execute":
      return choice.shifts.some(({ isPromised }) => isPromised)
        ? { type: "execute", instruction: false, shifts: [] }
        : null;
    case "offerPeace":
      return choice.offers.includes(false) ? null : { type: "offerPeace", offer: false };
    case "answerPeace":
      return choice.answers.includes(false) ? null : { type: "answerPeace", accept: false };
    case "vote":
      if (choice.least > 0) return { type: "vote", charles: choice.least - 1 };
      return choice.most < choice.votes ? { type: "vote", charles: choice.most + 1 } : null;
    default:
      return null;
  }
};

/** NEG-04: the treaty that leaves a player fewer ways than the rules would; null if none does. */
export const treatyBinding = (view: View, seat: Seat, choice: Choice): Agreement | null => {
  const missing = missingIn(choice);
  const bound = missing === null ? undefined : refusalOf(view, seat, missing)?.treaty;
  return view.affairs?.agreements.find(({ id }) => id === bound) ?? null;
};
