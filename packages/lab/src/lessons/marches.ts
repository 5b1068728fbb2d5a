import { choices } from "@maria/rules";
import { boardOf, isMainRoad } from "@maria/rules/board";
import type { Action, Board, CityId, MarchChoice, PieceId, Seat, State } from "@maria/rules/model";

type MarchAction = Extract<Action, { type: "march" }>;

/** The marches open to a seat, by piece. */
export const marchesOf = (state: State, seat: Seat): ReadonlyMap<PieceId, MarchChoice> =>
  new Map(
    choices(state, seat).flatMap((choice): [PieceId, MarchChoice][] =>
      choice.type === "march" ? [[choice.piece, choice]] : [],
    ),
  );

/** A shortest way by which the piece may march to each city. */
export const waysOf = (choice: MarchChoice, force = false): ReadonlyMap<CityId, readonly CityId[]> => {
  const ways = new Map<CityId, readonly CityId[]>();
  const seen = new Set<string>();
  let paths: (readonly CityId[])[] = [[]];
  while (paths.length > 0) {
    const further: (readonly CityId[])[] = [];
    for (const path of paths)
      for (const step of choice.steps(path, force)) {
        const longer = [...path, step.city];
        if (step.mayEnd && !ways.has(step.city) && step.city !== choice.from) ways.set(step.city, longer);
        const key = force ? String(step.city) : longer.join();
        if (!step.mayGoOn || seen.has(key)) continue;
        seen.add(key);
        further.push(longer);
      }
    paths = further;
  }
  return ways;
};

export const march = (piece: PieceId, path: readonly CityId[], force = false): MarchAction => ({
  type: "march",
  piece,
  path,
  force,
});

export const isOnMainRoad = (board: Board, from: CityId, path: readonly CityId[]): boolean =>
  path.every((city, index) => isMainRoad(board, path[index - 1] ?? from, city));

export const isQuietEnd = (state: State, own: ReadonlySet<PieceId>, city: CityId): boolean => {
  const board = boardOf(state);
  return (board.neighbours[city] ?? []).every((next) =>
    state.at.every((place, piece) => place !== next || own.has(piece as PieceId)),
  );
};

export const endOf = (path: readonly CityId[]): CityId => path[path.length - 1] as CityId;
