import { type CardId, suitOf } from "@maria/rules/model";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

const SOON = 16;

/** POL-08 to POL-18: a trump card for influence, and a Political Card for it. */
export const politics: Recipe = {
  id: "politics",
  variant: "advanced",
  write(game, from) {
    const { moments } = game;
    const moment = moments[from];
    const affairs = moment?.before.affairs;
    if (moment?.action.type !== "placeCard" || affairs === null || affairs === undefined) return null;
    const { action, seat } = moment;
    const { card, power } = action;
    if (card === null || affairs.trump === null || suitOf(card) !== affairs.trump) return null;
    const soon = moments.slice(from + 1, from + SOON);
    const selected = soon.find(
      ({ action: next, events }) =>
        next.type === "selectCard" &&
        events.some((event) => event.type === "politicalCardSelected" && event.power === power),
    );
    // Another power of the same seat placing its own card would be a step without a lesson.
    const others = soon.some(({ seat: by, action: next }) => by === seat && next.type === "placeCard");
    if (selected === undefined || selected.seat !== seat || others) return null;
    const cards: readonly CardId[] = [card];
    const values = { card: { cards }, suit: { suit: affairs.trump }, power: { power } };
    const script = new Script(game, "politics", from)
      .question("trump", 3, 1, { values, rules: ["POL-10", "POL-12", "POL-15"] })
      .act("place", action, { values, rules: ["POL-08", "POL-09"] });
    if (!script.follow((other) => other === selected)) return null;
    return script
      .question("order", 3, 0, { values, rules: ["POL-16", "POL-17"] })
      .act("select", selected.action, { values, rules: ["POL-18", "POL-22"] })
      .question("conserve", 3, 2, { values, rules: ["POL-21", "POL-24"] });
  },
};
