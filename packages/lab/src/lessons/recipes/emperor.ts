import { choices } from "@maria/rules";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

/** ELE-06 to ELE-13: nine votes for two candidates. */
export const emperor: Recipe = {
  id: "emperor",
  variant: "advanced",
  write(game, from) {
    const moment = game.moments[from];
    if (moment?.action.type !== "vote") return null;
    const { action, before, seat } = moment;
    const choice = choices(before, seat).find(({ type }) => type === "vote");
    if (choice?.type !== "vote" || choice.most - choice.least < 2) return null;
    const values = {
      n: { number: choice.votes },
      charles: { number: action.charles },
      francis: { number: choice.votes - action.charles },
    };
    return new Script(game, "emperor", from)
      .question("majority", 3, 1, { values, rules: ["ELE-07", "ELE-08"] })
      .question("whose", 3, 2, { values, rules: ["ELE-10", "ELE-11"] })
      .act("vote", action, { values, rules: ["ELE-09", "ELE-11"] })
      .question("prize", 3, 0, { values, rules: ["ELE-12", "ELE-13"] });
  },
};
