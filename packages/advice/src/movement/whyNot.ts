import {
  type Board,
  boardOf,
  type CityId,
  isMainRoad,
  type PieceId,
  type Refusal,
  refusalOf,
  type Seat,
  type View,
} from "@maria/rules";

/** MOV-17: nobody would think of a force march further than this. */
const FORCE_MARCH = 8;
/** MOV-06: nor of a normal march further than this. */
const LONGEST_NORMAL = 4;

/** The roads of a shortest way, or of one over main roads only, whatever stands there. */
const straightPath = (
  board: Board,
  from: CityId,
  to: CityId,
  onMainRoad: boolean,
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

/**
 * Why a march does not get to a city: the clause that forbids the straightest way. Near by it is that of a normal
 * march; further off that of a force march on main roads, if one would be long enough.
 */
export const whyNoMarch = (
  view: View,
  seat: Seat,
  piece: PieceId,
  from: CityId,
  to: CityId,
  mayForce: boolean,
): Refusal | null => {
  const board = boardOf(view);
  const refusal = (path: readonly CityId[], force: boolean): Refusal | null =>
    refusalOf(view, seat, { type: "march", piece, path, force });
  const straight = straightPath(board, from, to, false);
  if (straight === null) return refusal([to], false);
  if (straight.length > LONGEST_NORMAL && mayForce) {
    const mainRoad = straightPath(board, from, to, true);
    if (mainRoad !== null && mainRoad.length <= FORCE_MARCH) return refusal(mainRoad, true);
    if (straight.length <= FORCE_MARCH) return refusal(straight, true);
  }
  return refusal(straight, false);
};

/** Why a piece cannot set out: it may not move at all, or every road is barred to it. */
export const whyNoMove = (view: View, seat: Seat, piece: PieceId): Refusal | null => {
  const stays = refusalOf(view, seat, { type: "march", piece, path: [], force: false });
  if (stays === null || stays.reason !== "needsAStep") return stays;
  const roads = boardOf(view).neighbours[view.at[piece] as CityId] ?? [];
  for (const city of roads) {
    const barred = refusalOf(view, seat, { type: "march", piece, path: [city], force: false });
    if (barred !== null) return barred;
  }
  return null;
};
