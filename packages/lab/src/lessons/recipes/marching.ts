import { boardOf } from "@maria/rules/board";
import {
  type CityId,
  GENERAL_MARCH,
  GENERAL_ON_MAIN_ROAD,
  type PieceId,
  TRAIN_ON_MAIN_ROAD,
} from "@maria/rules/model";
import { endOf, isOnMainRoad, isQuietEnd, march, marchesOf, waysOf } from "../marches.ts";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

/** MOV-05 to MOV-08: three cities, four on main roads, and a train behind them. */
export const marching: Recipe = {
  id: "marching",
  variant: "introductory",
  write(game, from) {
    const { pack } = game;
    const moment = game.moments[from];
    if (moment === undefined || moment.before.agenda.at(-1)?.kind !== "movement") return null;
    const { before, seat } = moment;
    const board = boardOf(before);
    const marches = marchesOf(before, seat);
    const own = new Set<PieceId>(marches.keys());
    const isPlain = (path: readonly CityId[]): boolean =>
      path.every((city) => pack.fortressIn[city] === -1 && before.at.every((place) => place !== city)) &&
      isQuietEnd(before, own, endOf(path));
    const wayOf = (
      isWanted: (piece: PieceId) => boolean,
      isGood: (from: CityId, path: readonly CityId[]) => boolean,
      taken: ReadonlySet<CityId>,
    ) => {
      for (const [piece, choice] of marches) {
        if (!isWanted(piece)) continue;
        for (const path of waysOf(choice).values())
          if (isPlain(path) && isGood(choice.from, path) && path.every((city) => !taken.has(city)))
            return { piece, from: choice.from, path };
      }
      return null;
    };
    const isGeneral = (piece: PieceId): boolean => pack.generals[piece] !== undefined;
    const fast = wayOf(
      isGeneral,
      (start, path) => path.length === GENERAL_ON_MAIN_ROAD && isOnMainRoad(board, start, path),
      new Set(),
    );
    if (fast === null) return null;
    const slow = wayOf(
      (piece) => isGeneral(piece) && piece !== fast.piece,
      (start, path) => path.length === GENERAL_MARCH && !isOnMainRoad(board, start, path),
      new Set([...fast.path, fast.from]),
    );
    if (slow === null) return null;
    const train = wayOf(
      (piece) => !isGeneral(piece),
      (start, path) => path.length === TRAIN_ON_MAIN_ROAD && isOnMainRoad(board, start, path),
      new Set([...fast.path, ...slow.path, fast.from, slow.from]),
    );
    if (train === null) return null;
    const values = {
      general: { piece: slow.piece },
      city: { city: endOf(slow.path) },
      fast: { piece: fast.piece },
      fastCity: { city: endOf(fast.path) },
      train: { piece: train.piece },
      trainCity: { city: endOf(train.path) },
    };
    return new Script(game, "marching", from)
      .piece("general", slow.piece, { values, rules: ["MOV-01", "MOV-05"] })
      .act("road", march(slow.piece, slow.path), {
        values,
        rules: ["MOV-05"],
        places: [slow.from, ...slow.path],
      })
      .question("mainRoads", 3, 1, { values, rules: ["MOV-06"], places: [fast.from, ...fast.path] })
      .act("mainRoad", march(fast.piece, fast.path), {
        values,
        rules: ["MOV-06"],
        places: [fast.from, ...fast.path],
      })
      .act("train", march(train.piece, train.path), {
        values,
        rules: ["MOV-07", "MOV-08"],
        places: [train.from, ...train.path],
      })
      .question("jump", 3, 2, { values, rules: ["MOV-03", "MOV-09"] });
  },
};
