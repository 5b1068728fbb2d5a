import type { EventSink } from "../model/events.ts";
import type { FortressId } from "../model/ids.ts";
import { BATTLE_BOXES, ELECTORS_NEEDED } from "../model/numbers.ts";
import { AUSTRIA, FRANCE, NOBODY, type Power, type PowerOrNobody, PRAGMATIC } from "../model/powers.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { withNumber } from "../tools/withEntry.ts";
import { affairsOf, changeAffairs } from "./affairs.ts";

/** SET-13: pools exist in the advanced game only. */
export const hasPools = (position: Position): boolean => position.options.variant === "advanced";

/** MRK-11, RUL-65: takes markers from a pool, below zero if need be. A negative count gives markers back. */
export const takeFromPool = (draft: Draft, power: Power, markers: number): void => {
  if (!hasPools(draft) || markers === 0) return;
  const affairs = affairsOf(draft);
  affairs.pools = withNumber(affairs.pools, power, (affairs.pools[power] as number) - markers);
};

export const returnToPool = (draft: Draft, power: Power, markers: number): void =>
  takeFromPool(draft, power, -markers);

/** MRK-01, MRK-02, MRK-11: puts a marker (or none) on a fortress; pools follow, elector fortresses have no part in it. */
export const setMarker = (draft: Draft, pack: Pack, fortress: FortressId, marker: PowerOrNobody): void => {
  const before = draft.markers[fortress] as PowerOrNobody;
  if (before === marker) return;
  draft.markers = withNumber(draft.markers, fortress, marker);
  if (pack.isElectorFortress[fortress]) return;
  if (before !== NOBODY) returnToPool(draft, before, 1);
  if (marker !== NOBODY) takeFromPool(draft, marker, 1);
};

/** VBX-11, VBX-12: who has a marker in the box "3 Electors" while these markers lie on the fortresses. */
export const holderOfThreeElectors = (markers: readonly PowerOrNobody[], pack: Pack): PowerOrNobody => {
  let french = 0;
  let joint = 0;
  pack.isElectorFortress.forEach((isElector, fortress) => {
    if (!isElector) return;
    if (markers[fortress] === FRANCE) french++;
    if (markers[fortress] === AUSTRIA) joint++;
  });
  return french >= ELECTORS_NEEDED ? FRANCE : joint >= ELECTORS_NEEDED ? PRAGMATIC : NOBODY;
};

/** VBX-11 to VBX-13: the box "3 Electors" follows the four elector fortresses at once. */
export const updateThreeElectors = (draft: Draft, pack: Pack, events: EventSink): void => {
  if (!hasPools(draft)) return;
  const { threeElectors } = affairsOf(draft);
  const holder = holderOfThreeElectors(draft.markers, pack);
  if (holder === threeElectors) return;
  if (threeElectors !== NOBODY) returnToPool(draft, threeElectors, 1);
  if (holder !== NOBODY) takeFromPool(draft, holder, 1);
  changeAffairs(draft, { threeElectors: holder });
  events?.push({ type: "threeElectors", power: holder });
};

/** VBX-05, RUL-67: one marker per point into free battle boxes; surplus points lapse. */
export const gainPoints = (draft: Draft, power: Power, points: number, events: EventSink): void => {
  if (points === 0) return;
  const { battleBoxes } = affairsOf(draft);
  const filled = battleBoxes[power] as number;
  const markers = Math.min(points, BATTLE_BOXES - filled);
  changeAffairs(draft, { battleBoxes: withNumber(battleBoxes, power, filled + markers) });
  takeFromPool(draft, power, markers);
  events?.push({ type: "pointsGained", power, points, markers });
};

/** VBX-06, RUL-67: one marker per point back from the battle boxes, as long as there is one. */
export const losePoints = (draft: Draft, power: Power, points: number, events: EventSink): void => {
  if (points === 0) return;
  const { battleBoxes } = affairsOf(draft);
  const filled = battleBoxes[power] as number;
  const markers = Math.min(points, filled);
  changeAffairs(draft, { battleBoxes: withNumber(battleBoxes, power, filled - markers) });
  returnToPool(draft, power, markers);
  events?.push({ type: "pointsLost", power, points, markers });
};

/** ANX-19, FRO-05: markers set aside go back to the pool. */
export const returnSetAside = (draft: Draft, power: Power, events: EventSink): void => {
  const { setAside } = affairsOf(draft);
  const markers = setAside[power] as number;
  if (markers === 0) return;
  changeAffairs(draft, { setAside: withNumber(setAside, power, 0) });
  returnToPool(draft, power, markers);
  events?.push({ type: "setAsideReturned", power, markers });
};
