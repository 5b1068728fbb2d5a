import { isMainRoad } from "@maria/rules/board";
import type { Board, CityId } from "@maria/rules/model";

/** The cities entered on a shortest way, or on one over main roads only, whatever stands there; null without any. */
export const straightPath = (
  board: Board,
  from: CityId,
  to: CityId,
  onMainRoad = false,
): readonly CityId[] | null => {
  const cameFrom = new Map<CityId, CityId>([[from, from]]);
  const queue = [from];
  for (const city of queue)
    for (const next of board.neighbours[city] ?? [])
      if (!cameFrom.has(next) && (!onMainRoad || isMainRoad(board, city, next))) {
        cameFrom.set(next, city);
        queue.push(next);
      }
  if (!cameFrom.has(to)) return null;
  const path: CityId[] = [];
  for (let city = to; city !== from; city = cameFrom.get(city) as CityId) path.unshift(city);
  return path;
};
