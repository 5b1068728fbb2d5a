import { choices } from "@maria/rules";
import { endOf } from "../marches.ts";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

/** RTR-02 to RTR-09: how far, who chooses, and what it does not do. */
export const retreat: Recipe = {
  id: "retreat",
  variant: "introductory",
  write(game, from) {
    const moment = game.moments[from];
    const frame = moment?.before.agenda.at(-1);
    if (moment?.action.type !== "retreat" || frame?.kind !== "retreat" || frame.length < 2) return null;
    const { action, before, seat } = moment;
    const [first] = frame.generals;
    const ends = new Set(
      choices(before, seat).flatMap((choice) => (choice.type === "retreat" ? choice.paths.map(endOf) : [])),
    );
    if (first === undefined || ends.size < 2 || frame.length > 4) return null;
    const values = {
      n: { number: frame.length },
      general: { piece: first },
      from: { city: frame.from },
      city: { city: endOf(action.path) },
    };
    const places = [frame.from, ...action.path];
    return new Script(game, "retreat", from)
      .question("length", 3, 1, { values, rules: ["RTR-02"], places })
      .question("who", 3, 2, { values, rules: ["RTR-04", "RTR-06"], places })
      .act("retreat", action, { values, rules: ["RTR-05", "RTR-06"], places })
      .question("conquers", 2, 1, { values, rules: ["RTR-09", "CON-11"] });
  },
};
