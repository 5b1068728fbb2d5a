import type { EventSink } from "../model/events.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import { PRUSSIA } from "../model/powers.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { homeOf } from "./hostility.ts";
import { returnSetAside } from "./pools.ts";
import { powerOf } from "./stacks.ts";

/** ANX-19, RUL-86: how many markers set aside return if this piece comes to a city, in whatever way. */
export const markersReturnedBy = (position: Position, pack: Pack, piece: PieceId, city: CityId): number => {
  const markers = position.affairs?.setAside[PRUSSIA] ?? 0;
  if (markers === 0 || powerOf(pack, piece) !== PRUSSIA) return 0;
  return homeOf(position, pack, city) === PRUSSIA ? 0 : markers;
};

/** ANX-19, RUL-86: a Prussian piece that leaves Prussia brings the markers set aside back into the pool. */
export const noteLeavingPrussia = (
  draft: Draft,
  pack: Pack,
  piece: PieceId,
  city: CityId,
  events: EventSink,
): void => {
  if (markersReturnedBy(draft, pack, piece, city) > 0) returnSetAside(draft, PRUSSIA, events);
};
