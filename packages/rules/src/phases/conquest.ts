import type { EventSink } from "../model/events.ts";
import { type CityId, type FortressId, fortressId, type PieceId } from "../model/ids.ts";
import {
  AUSTRIA,
  areEnemies,
  FRANCE,
  isMinor,
  majorOf,
  NOBODY,
  type Power,
  type PowerOrNobody,
} from "../model/powers.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Board, City, Pack } from "../pack/pack.ts";
import { controllerOf, isEnemyFortress, isProtected } from "./control.ts";
import { powerOf } from "./stacks.ts";
import { checkVictory } from "./victory.ts";

/** MRK-06 to MRK-09: whose marker a conquest by this power puts on the fortress. */
const markerAfter = (position: Position, pack: Pack, by: Power, fortress: FortressId): PowerOrNobody => {
  const major = majorOf(by, position.saxony);
  const city = pack.cities[pack.fortresses[fortress] as CityId] as City;
  // MRK-03, MRK-05: an elector marker is flipped; Austria's side means joint control.
  if (pack.isElectorFortress[fortress]) return major === FRANCE ? FRANCE : AUSTRIA;
  if (city.home === NOBODY) return major;
  const takesMarker = areEnemies(by, city.home, position.saxony) || isMinor(city.home);
  return takesMarker ? major : NOBODY;
};

/** MRK-01 to MRK-10 */
export const conquer = (
  draft: Draft,
  pack: Pack,
  by: Power,
  fortress: FortressId,
  retroactive: boolean,
  events: EventSink,
): void => {
  const marker = markerAfter(draft, pack, by, fortress);
  draft.markers[fortress] = marker;
  events.push({ type: "conquered", fortress, by, marker, retroactive });
  checkVictory(draft, events);
};

/**
 * CON-03, RCQ-01: a general moves out of a city. RUL-32: conquest is not voluntary. RUL-34: only a general who
 * would conquer but for the protection leaves a question mark; RUL-38: the first one stays.
 */
export const leaveFortress = (
  draft: Draft,
  pack: Pack,
  board: Board,
  general: PieceId,
  city: CityId,
  events: EventSink,
): void => {
  if (draft.faceDown[general]) return;
  const power = powerOf(pack, general);
  if (!isEnemyFortress(draft, pack, power, city)) return;
  const fortress = pack.fortressIn[city] as FortressId;
  if (!isProtected(draft, pack, board, fortress)) {
    draft.questionMarks[fortress] = NOBODY;
    conquer(draft, pack, power, fortress, false, events);
  } else if (draft.questionMarks[fortress] === NOBODY) {
    const by = majorOf(power, draft.saxony);
    draft.questionMarks[fortress] = by;
    events.push({ type: "questionMarkPlaced", fortress, by });
  }
};

/** RCQ-02 to RCQ-05: after all combat, every question mark succeeds or goes. */
export const settleQuestionMarks = (draft: Draft, pack: Pack, board: Board, events: EventSink): void => {
  const marked: { readonly by: Power; readonly fortress: FortressId }[] = [];
  for (let index = 0; index < draft.questionMarks.length; index++) {
    const by = draft.questionMarks[index] as PowerOrNobody;
    if (by !== NOBODY) marked.push({ by, fortress: fortressId(index) });
  }
  // RUL-99: Austrian conquests are settled before Pragmatic ones; the order of powers does that.
  marked.sort((a, b) => a.by - b.by || a.fortress - b.fortress);
  for (const { by, fortress } of marked) {
    draft.questionMarks[fortress] = NOBODY;
    const controller = controllerOf(draft, pack, fortress);
    const enemy = controller !== NOBODY && areEnemies(by, controller, draft.saxony);
    if (enemy && !isProtected(draft, pack, board, fortress)) conquer(draft, pack, by, fortress, true, events);
    else events.push({ type: "questionMarkRemoved", fortress });
    if (draft.result !== null) return;
  }
};
