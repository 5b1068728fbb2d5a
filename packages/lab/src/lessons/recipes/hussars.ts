import { boardOf, FREE, supplyRouteOf } from "@maria/rules/board";
import { AUSTRIA, isOnBoard } from "@maria/rules/model";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

const SOON = 8;

/** HUS-03 to HUS-05, SUP-14, SUP-15: a hussar on the road between a general and his train. */
export const hussars: Recipe = {
  id: "hussars",
  variant: "introductory",
  write(game, from) {
    const { pack, moments } = game;
    const moment = moments[from];
    if (moment?.seat !== "maria" || moment.action.type !== "placeHussar") return null;
    const { action, before } = moment;
    const { city } = action;
    const board = boardOf(before);
    const victim = pack.generals.find(({ id, power }) => {
      const place = before.at[id];
      if (power === AUSTRIA || place === undefined || !isOnBoard(place)) return false;
      const route = supplyRouteOf(before, pack, board, id);
      return route.supply === FREE && route.path.slice(1, -1).includes(city) && route.path.length > 3;
    });
    if (victim === undefined) return null;
    const route = supplyRouteOf(before, pack, board, victim.id);
    const paid = moments
      .slice(from, from + SOON)
      .findIndex(({ events }) =>
        events.some(
          (event) =>
            event.type === "supplyPaid" &&
            event.power === victim.power &&
            event.price === route.path.length - 1,
        ),
      );
    if (paid < 0) return null;
    const values = {
      general: { piece: victim.id },
      hussar: { number: action.hussar + 1 },
      city: { city },
      n: { number: route.path.length - 1 },
      power: { power: victim.power },
    };
    const script = new Script(game, "hussars", from)
      .piece("victim", victim.id, { values, rules: ["SUP-05"], places: route.path })
      .question("where", 3, 1, { values, rules: ["HUS-03", "HUS-04", "HUS-05"], places: route.path })
      .act("place", action, { values, rules: ["SUP-14"], places: route.path });
    const payment = moments[from + paid + 1];
    if (payment === undefined || !script.follow((other) => other === payment)) return null;
    return script.question("price", 3, 0, { values, rules: ["SUP-15", "SUP-17", "SUP-18"] });
  },
};
