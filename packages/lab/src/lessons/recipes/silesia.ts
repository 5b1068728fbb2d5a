import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

/** ANX-01 to ANX-20: an offer of peace for Silesia. */
export const silesia: Recipe = {
  id: "silesia",
  variant: "advanced",
  write(game, from) {
    const { moments } = game;
    const moment = moments[from];
    if (moment?.action.type !== "offerPeace" || !moment.action.offer) return null;
    const answer = moments[from + 1];
    const later = moments[from + 2];
    if (answer?.action.type !== "answerPeace" || !answer.action.accept || later === undefined) return null;
    const script = new Script(game, "silesia", from)
      .question("when", 3, 0, { rules: ["ANX-01", "ANX-02", "ANX-03"] })
      .act("offer", moment.action, { rules: ["ANX-04"] });
    if (!script.follow((other) => other === later)) return null;
    return script
      .question("gain", 3, 2, { rules: ["ANX-07", "ANX-15", "ANX-16"] })
      .question("price", 3, 1, { rules: ["ANX-10", "ANX-17", "ANX-19"] });
  },
};
