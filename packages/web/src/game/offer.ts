import type { ExplainedRefusal } from "@maria/advice/movement";
import type { CityId, PieceId } from "@maria/rules/model";
import type { CityMark, RouteMark } from "../board/marks.ts";

/**
 * What a decision's control puts on the board while it is open: the cities and pieces that react to a tap, what is
 * drawn beside them, and what a tap does. The control opened last is asked first.
 */
export interface Offer {
  readonly cityMarks?: readonly CityMark[];
  /** Pieces that may be chosen. */
  readonly pieces?: ReadonlySet<PieceId>;
  readonly selected?: PieceId | null;
  readonly routes?: readonly RouteMark[];
  onCity?(city: CityId): void;
  onPiece?(piece: PieceId): void;
  /** Why this city or piece does not react, if this control can tell. */
  whyNotCity?(city: CityId): ExplainedRefusal | null;
  whyNotPiece?(piece: PieceId): ExplainedRefusal | null;
  /** Escape, or a tap beside everything: gives up what has been begun; false if nothing was. */
  giveUp?(): boolean;
}
