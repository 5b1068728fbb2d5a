import { boardOf, distance } from "@maria/rules/board";
import { type CityId, isOnBoard, type PieceId, type Power, seatOfPower } from "@maria/rules/model";
import { march, marchesOf, waysOf } from "../marches.ts";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

const NEAR = 8;

/** STK-02, STK-05: a general, a train, a stranger; two generals become a stack. */
export const pieces: Recipe = {
  id: "pieces",
  variant: "introductory",
  write(game, from) {
    const { pack } = game;
    const moment = game.moments[from];
    if (moment === undefined || moment.before.agenda.at(-1)?.kind !== "movement") return null;
    const { before, seat } = moment;
    const board = boardOf(before);
    const marches = marchesOf(before, seat);
    const playerOf = (power: Power) => seatOfPower(before.options, power, before.saxony);
    const placeOf = (piece: PieceId): CityId | null => {
      const place = before.at[piece];
      return place !== undefined && isOnBoard(place) ? place : null;
    };
    const standsAlone = (piece: PieceId): boolean =>
      before.at.filter((place) => place === before.at[piece]).length === 1;
    for (const [piece, choice] of marches) {
      const joiner = pack.generals[piece];
      if (joiner === undefined) continue;
      const ways = waysOf(choice);
      for (const joined of pack.generals) {
        const city = placeOf(joined.id);
        const way = city === null ? undefined : ways.get(city);
        if (joined.power !== joiner.power || joined.id === piece || way === undefined) continue;
        if (city === null || way.length < 2 || !standsAlone(joined.id) || !marches.has(joined.id)) continue;
        const near = (other: PieceId): boolean => {
          const place = placeOf(other);
          return place !== null && distance(board, city, place) <= NEAR;
        };
        const train = pack.trains.find(({ id, power }) => power === joiner.power && near(id));
        const enemy = pack.generals.find(({ id, power }) => playerOf(power) !== seat && near(id));
        if (train === undefined || enemy === undefined) continue;
        const values = {
          one: { piece },
          other: { piece: joined.id },
          oneRank: { number: joiner.rank },
          otherRank: { number: joined.rank },
          enemy: { piece: enemy.id },
          city: { city },
        };
        return new Script(game, "pieces", from)
          .piece("general", joined.id, { values, rules: ["CMP-10", "STK-10"] })
          .piece("train", train.id, { values, rules: ["CMP-09", "STK-04"] })
          .piece("enemy", enemy.id, { values, rules: ["STK-12"] })
          .question("command", 2, joiner.rank < joined.rank ? 0 : 1, {
            values,
            rules: ["STK-05"],
            places: [choice.from, city],
          })
          .act("stack", march(piece, way), {
            values,
            rules: ["STK-02", "MOV-11"],
            places: [choice.from, city],
          })
          .question("together", 3, 2, { values, rules: ["CMB-05", "MOV-04"] });
      }
    }
    return null;
  },
};
