import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

/** PCE-01 to PCE-06, TRK-01: the arrows of a card, and what lies at the end of a track. */
export const tracks: Recipe = {
  id: "tracks",
  variant: "advanced",
  write(game, from) {
    const moment = game.moments[from];
    if (moment?.action.type !== "execute" || moment.action.shifts.length === 0) return null;
    const { action } = moment;
    if (action.receiver !== undefined) return null;
    return new Script(game, "tracks", from)
      .question("arrows", 3, 0, { rules: ["PCE-02", "PCE-03"] })
      .act("shift", action, { rules: ["PCE-01", "PCE-04", "PCE-05"] })
      .question("box", 3, 1, { rules: ["TRK-01", "TRK-02", "TRK-03"] });
  },
};
