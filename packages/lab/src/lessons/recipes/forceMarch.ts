import { FORCE_MARCH, type PieceId } from "@maria/rules/model";
import { endOf, isQuietEnd, march, marchesOf, waysOf } from "../marches.ts";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

/** MOV-17 to MOV-24: far along main roads, and nothing conquered. */
export const forceMarch: Recipe = {
  id: "forceMarch",
  variant: "introductory",
  write(game, from) {
    const { pack } = game;
    const moment = game.moments[from];
    if (moment === undefined || moment.before.agenda.at(-1)?.kind !== "movement") return null;
    const { before, seat } = moment;
    const marches = marchesOf(before, seat);
    const own = new Set<PieceId>(marches.keys());
    for (const [piece, choice] of marches) {
      if (pack.generals[piece] === undefined || !choice.mayForce) continue;
      const near = waysOf(choice);
      const far = [...waysOf(choice, true).values()].find(
        (path) =>
          path.length >= FORCE_MARCH - 1 &&
          !near.has(endOf(path)) &&
          isQuietEnd(before, own, endOf(path)) &&
          before.at.every((place) => place !== endOf(path)),
      );
      if (far === undefined) continue;
      const values = {
        general: { piece },
        city: { city: endOf(far) },
        n: { number: far.length },
      };
      const places = [choice.from, ...far];
      return new Script(game, "forceMarch", from)
        .piece("general", piece, { values, rules: ["MOV-17", "MOV-19"], places })
        .question("near", 3, 0, { values, rules: ["MOV-20", "MOV-22"], places })
        .act("march", march(piece, far, true), { values, rules: ["MOV-17", "MOV-19"], places })
        .question("conquers", 3, 2, { values, rules: ["MOV-18", "MOV-24"] });
    }
    return null;
  },
};
