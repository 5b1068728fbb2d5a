import { affairsOf, changeAffairs } from "../ground/affairs.ts";
import { returnToPool } from "../ground/pools.ts";
import { type Handler, notAsked } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { ReductionFrame } from "../model/frames.ts";
import { type CityId, type FortressId, isOnBoard } from "../model/ids.ts";
import { halfRoundedUp } from "../model/numbers.ts";
import { AUSTRIA, FRANCE, NOBODY } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { withNumber } from "../tools/withEntry.ts";

const frenchInCoreAustria = (position: Position): FortressId[] =>
  packOf(position).coreAustrian.filter((fortress) => position.markers[fortress] === FRANCE);

/** FRO-01, FRO-02, FRO-06, RUL-87 */
export const mayReduce = (position: Position): boolean => {
  const pack = packOf(position);
  if (position.options.variant !== "advanced" || affairsOf(position).reduced) return false;
  if (frenchInCoreAustria(position).length === 0) return false;
  return (pack.armies[FRANCE] as Army).generals.every((general) => {
    const city = pack.cities[position.at[general] as CityId];
    const isThere =
      isOnBoard(position.at[general] as CityId) && city?.home === AUSTRIA && city.map === "bohemia";
    return !isThere;
  });
};

/** FRO-03, FRO-04 */
const reduce = (draft: Draft, events: EventSink): void => {
  const given = frenchInCoreAustria(draft);
  for (const fortress of given) draft.markers = withNumber(draft.markers, fortress, NOBODY);
  const setAside = halfRoundedUp(given.length);
  const returned = given.length - setAside;
  changeAffairs(draft, { reduced: true, setAside: withNumber(affairsOf(draft).setAside, FRANCE, setAside) });
  returnToPool(draft, FRANCE, returned);
  for (const fortress of given) events?.push({ type: "markerReturned", fortress, power: FRANCE });
  events?.push({ type: "objectivesReduced", setAside, returned });
};

/** DEC-35 */
export const reductionHandler: Handler<ReductionFrame> = {
  waitsFor: (position) => [seatOf(position, FRANCE)],
  choices: (position, seat) => (seat === seatOf(position, FRANCE) ? [{ type: "reduce" }] : []),
  refusal(position, seat, action) {
    if (seat !== seatOf(position, FRANCE)) return refuse("FRO-01", "notYourDecision");
    return action.type === "reduce" ? null : notAsked("FRO-01");
  },
  apply(draft, _seat, action, _frame, events) {
    if (action.type !== "reduce") return;
    draft.agenda.pop();
    if (action.reduce) reduce(draft, events);
  },
  resume: () => false,
};
