import { boardOf, distance, isEnemyFortress, isProtected, powerOf, protectorsOf } from "@maria/rules/board";
import { type CityId, isOnBoard } from "@maria/rules/model";
import { endOf } from "../marches.ts";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

const IN_SIGHT = 6;

/** CON-01 to CON-05: one fortress that is protected, and one that is not. */
export const conquest: Recipe = {
  id: "conquest",
  variant: "introductory",
  write(game, from) {
    const { pack } = game;
    const moment = game.moments[from];
    if (moment?.action.type !== "march" || moment.action.force) return null;
    const { action, before, events } = moment;
    const start = before.at[action.piece];
    const conquests = events.flatMap((event) => (event.type === "conquered" ? [event.fortress] : []));
    const open = pack.fortresses[conquests[0] ?? -1];
    if (conquests.length !== 1 || open === undefined || start === undefined || !isOnBoard(start)) return null;
    const isEmpty = (city: CityId): boolean => before.at.every((place) => place !== city);
    if (!isEmpty(open) || action.path.length > 3 || events.some(({ type }) => type === "gameEnded"))
      return null;
    const board = boardOf(before);
    const power = powerOf(pack, action.piece);
    const guarded = pack.fortresses.filter((city, fortress) => {
      const isNear = distance(board, city, start) <= IN_SIGHT && board.isInUse[city] === true;
      return (
        isNear &&
        isEmpty(city) &&
        isEnemyFortress(before, pack, power, city) &&
        isProtected(before, pack, board, fortress as (typeof conquests)[number])
      );
    })[0];
    if (guarded === undefined) return null;
    const [protector] = protectorsOf(
      before,
      pack,
      board,
      pack.fortressIn[guarded] as (typeof conquests)[number],
    );
    const stands = protector === undefined ? undefined : before.at[protector];
    if (protector === undefined || stands === undefined || !isOnBoard(stands)) return null;
    const values = {
      guarded: { city: guarded },
      protector: { piece: protector },
      n: { number: distance(board, guarded, stands) },
      open: { city: open },
      general: { piece: action.piece },
      end: { city: endOf(action.path) },
    };
    const places: CityId[] = [start, ...action.path];
    return new Script(game, "conquest", from)
      .city("guarded", guarded, { values, rules: ["CON-05"], places: [guarded, stands] })
      .question("range", 3, 1, { values, rules: ["CON-05", "CON-07"] })
      .city("open", open, { values, rules: ["CON-01"] })
      .act("march", action, { values, rules: ["CON-03"], places })
      .question("stay", 2, 1, { values, rules: ["CON-03", "CON-04"] });
  },
};
