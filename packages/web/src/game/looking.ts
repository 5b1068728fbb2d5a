import type { View } from "@maria/rules";
import type { CityId, Pack, PieceId, Seat } from "@maria/rules/model";
import type { LogLine } from "@maria/table";
import type { Offer } from "./offer.ts";

/** What somebody wants to know more about. */
export type Inspected = { readonly city: CityId } | { readonly piece: PieceId };

/** What the mouse points at on the board. */
export interface Hovered {
  readonly city: CityId;
  readonly piece: PieceId | null;
}

/** Somebody who looks at a board and asks about it: at a table, or in a replay. */
export interface Looking {
  readonly pack: Pack;
  readonly view: View | null;
  /** Through whose eyes it is seen; null for a spectator. */
  readonly seat: Seat | null;
  /** What has happened so far, as far as he may know. */
  readonly lines: readonly LogLine[];
  /** What may be chosen on the board, the latest first. */
  readonly offersOnBoard: readonly Offer[];
  inspected: Inspected | null;
  hovered: Hovered | null;
  /** Cities that something outside the board speaks of at the moment. */
  highlighted: readonly CityId[];
  /** Asks the board to bring these cities into sight. */
  focus(cities: readonly CityId[]): void;
}
