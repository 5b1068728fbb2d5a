import { TROOP_PRICE, worthOf } from "@maria/rules/model";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

const FEW = 4;

/** WTR-01 to WTR-06: troops for cards. */
export const winter: Recipe = {
  id: "winter",
  variant: "introductory",
  write(game, from) {
    const moment = game.moments[from];
    if (moment?.action.type !== "recruit") return null;
    const { action, before } = moment;
    const { power, troops, cards, reentries } = action;
    if (troops < 2 || troops > FEW || cards.length > FEW || reentries.length > 0) return null;
    const worth = cards.reduce((sum, card) => sum + worthOf(card), 0);
    const hand = before.hands[power] ?? [];
    if (hand.length < cards.length + 2) return null;
    const values = {
      n: { number: troops },
      cost: { number: troops * TROOP_PRICE },
      worth: { number: worth },
      cards: { cards },
      power: { power },
      turn: { number: before.turn },
    };
    return new Script(game, "winter", from)
      .question("when", 3, 1, { values, rules: ["WTR-01"] })
      .question("price", 3, 0, { values, rules: ["WTR-02", "TAC-18", "TAC-19"] })
      .act("recruit", action, { values, rules: ["WTR-04"] })
      .question("secret", 3, 1, { values, rules: ["WTR-05", "WTR-06"] });
  },
};
