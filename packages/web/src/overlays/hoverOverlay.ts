import type { View } from "@maria/rules";
import { boardOf, supplyRouteOf, UNSUPPLIED } from "@maria/rules/board";
import type { Pack, PieceId } from "@maria/rules/model";
import type { RouteMark } from "../board/marks.ts";
import { type Overlay, reachOverlay } from "./overlays.ts";

/** Where the general pointed at gets his supply, and where he can go; nothing for any other piece. */
export const hoverOverlay = (view: View | null, pack: Pack, piece: PieceId | null): Overlay => {
  if (piece === null || view === null || pack.generals[piece] === undefined)
    return { washes: [], routes: [] };
  const { supply, path } = supplyRouteOf(view, pack, boardOf(view), piece);
  const { washes, routes } = reachOverlay(view, pack, piece, false);
  const supplied: RouteMark[] = supply !== UNSUPPLIED && path.length > 1 ? [{ kind: "supply", path }] : [];
  return { washes, routes: [...routes, ...supplied] };
};
