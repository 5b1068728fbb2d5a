import {
  boardOf,
  type CityId,
  FORCE_MARCH,
  GENERAL_ON_MAIN_ROAD,
  type MarchChoice,
  type PieceId,
  type Refusal,
  refusalOf,
  type Seat,
  type View,
} from "@maria/rules";
import { straightPath } from "../ground/straightPath.ts";

/** The march by which somebody would think to get to a city, and what forbids it. */
export interface ForbiddenMarch {
  readonly path: readonly CityId[];
  readonly force: boolean;
  readonly refusal: Refusal;
}

/** The straightest way: near by a normal march; further off a force march on main roads, if that is long enough. */
const straightestMarch = (
  view: View,
  { from, mayForce }: Pick<MarchChoice, "from" | "mayForce">,
  to: CityId,
): Pick<ForbiddenMarch, "path" | "force"> => {
  const board = boardOf(view);
  const straight = straightPath(board, from, to);
  if (straight === null) return { path: [to], force: false };
  if (straight.length <= GENERAL_ON_MAIN_ROAD || !mayForce) return { path: straight, force: false };
  const mainRoad = straightPath(board, from, to, true);
  if (mainRoad !== null && mainRoad.length <= FORCE_MARCH) return { path: mainRoad, force: true };
  return { path: straight, force: straight.length <= FORCE_MARCH };
};

/** Why a march does not get to a city: the clause that forbids the straightest way; null if nothing does. */
export const whyNoMarch = (
  view: View,
  seat: Seat,
  choice: Pick<MarchChoice, "piece" | "from" | "mayForce">,
  to: CityId,
): ForbiddenMarch | null => {
  const { path, force } = straightestMarch(view, choice, to);
  const refusal = refusalOf(view, seat, { type: "march", piece: choice.piece, path, force });
  return refusal === null ? null : { path, force, refusal };
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
