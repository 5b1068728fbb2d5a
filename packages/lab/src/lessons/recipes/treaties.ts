import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

/** NEG-01 to NEG-09: an offer on the table, and what it binds. */
export const treaties: Recipe = {
  id: "treaties",
  variant: "advanced",
  write(game, from) {
    const moment = game.moments[from];
    if (moment?.action.type !== "answerOffer" || !moment.action.accept) return null;
    const { action, before } = moment;
    const offer = before.affairs?.agreements.find(({ id }) => id === action.agreement);
    if (offer === undefined) return null;
    return new Script(game, "treaties", from)
      .question("secret", 3, 1, { rules: ["NEG-01", "NEG-05"] })
      .question("binding", 3, 0, { rules: ["NEG-04", "NEG-08"] })
      .act("accept", action, { rules: ["NEG-02", "NEG-04"] })
      .question("peace", 3, 2, { rules: ["NEG-07", "NEG-09"] });
  },
};
