import { boardOf, distance, FREE, homeOf, supplyRouteOf } from "@maria/rules/board";
import { isOnBoard, type PieceId, SUPPLY_RANGE } from "@maria/rules/model";
import { endOf, isQuietEnd, march, marchesOf, waysOf } from "../marches.ts";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

const FAR = SUPPLY_RANGE - 2;

/** SUP-03 to SUP-09: a general abroad, and the train that keeps up with him. */
export const supply: Recipe = {
  id: "supply",
  variant: "introductory",
  write(game, from) {
    const { pack } = game;
    const moment = game.moments[from];
    if (moment === undefined || moment.before.agenda.at(-1)?.kind !== "movement") return null;
    const { before, seat } = moment;
    const board = boardOf(before);
    const marches = marchesOf(before, seat);
    const own = new Set<PieceId>(marches.keys());
    for (const piece of own) {
      const general = pack.generals[piece];
      const city = before.at[piece];
      if (general === undefined || city === undefined || !isOnBoard(city)) continue;
      if (before.faceDown[piece] || homeOf(before, pack, city) === general.power) continue;
      const route = supplyRouteOf(before, pack, board, piece);
      const trainCity = route.path[route.path.length - 1];
      if (route.supply !== FREE || route.path.length - 1 < FAR || trainCity === undefined) continue;
      const train = pack.trains.find(({ id }) => before.at[id] === trainCity && own.has(id));
      const choice = train === undefined ? undefined : marches.get(train.id);
      if (train === undefined || choice === undefined) continue;
      const near = [...waysOf(choice).values()].find(
        (path) =>
          distance(board, endOf(path), city) < FAR - 1 &&
          isQuietEnd(before, own, endOf(path)) &&
          path.every((other) => before.at.every((place) => place !== other)),
      );
      if (near === undefined) continue;
      const values = {
        general: { piece },
        n: { number: route.path.length - 1 },
        end: { city: endOf(near) },
        after: { number: distance(board, endOf(near), city) },
      };
      return new Script(game, "supply", from)
        .piece("general", piece, { values, rules: ["SUP-03", "SUP-05"], places: route.path })
        .question("range", 3, 2, { values, rules: ["SUP-06", "SUP-07"], places: route.path })
        .act("train", march(train.id, near), { values, rules: ["SUP-05"], places: [trainCity, ...near] })
        .question("hungry", 3, 1, { values, rules: ["SUP-09", "SUP-10", "SUP-12"] });
    }
    return null;
  },
};
