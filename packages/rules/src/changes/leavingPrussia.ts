import type { EventSink } from "../model/events.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import { PRUSSIA } from "../model/powers.ts";
import type { Draft } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { homeOf } from "../phases/hostility.ts";
import { powerOf } from "../phases/stacks.ts";
import { returnSetAside } from "./pools.ts";

/** ANX-19, RUL-86: a Prussian piece that leaves Prussia brings the markers set aside back into the pool. */
export const noteLeavingPrussia = (
  draft: Draft,
  pack: Pack,
  piece: PieceId,
  city: CityId,
  events: EventSink,
): void => {
  if (draft.affairs === null || draft.affairs.setAside[PRUSSIA] === 0) return;
  if (powerOf(pack, piece) === PRUSSIA && homeOf(draft, pack, city) !== PRUSSIA)
    returnSetAside(draft, PRUSSIA, events);
};
