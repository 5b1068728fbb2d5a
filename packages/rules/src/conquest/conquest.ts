import { isEnemyFortress, isProtected } from "../ground/control.ts";
import { returnSetAside, setMarker, updateThreeElectors } from "../ground/pools.ts";
import { powerOf } from "../ground/stacks.ts";
import type { EventSink } from "../model/events.ts";
import { type CityId, type FortressId, fortressId, type PieceId } from "../model/ids.ts";
import {
  AUSTRIA,
  areEnemies,
  BAVARIA,
  FRANCE,
  isMinor,
  majorOf,
  NOBODY,
  type Power,
  type PowerOrNobody,
  PRUSSIA,
  SAXONY,
  SAXONY_PRUSSIAN_ALLY,
} from "../model/powers.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Board, City, Pack } from "../pack/pack.ts";
import { withNumber } from "../tools/withEntry.ts";
import { noteDueConquest } from "../treaties/compelledByRules.ts";
import { checkVictory } from "../victory/victory.ts";

/** MRK-06 to MRK-09: whose marker a conquest by this power puts on the fortress. */
export const markerAfter = (
  position: Position,
  pack: Pack,
  by: Power,
  fortress: FortressId,
): PowerOrNobody => {
  const major = majorOf(by, position.saxony);
  const city = pack.cities[pack.fortresses[fortress] as CityId] as City;
  // MRK-03, MRK-05, RUL-39: an elector marker has two sides only; that of France's enemies means joint control.
  if (pack.isElectorFortress[fortress]) return areEnemies(by, FRANCE, position.saxony) ? AUSTRIA : FRANCE;
  // MRK-08, RUL-40: Silesia is always marked, after the annexation too.
  if (city.home === NOBODY) return major;
  const takesMarker = areEnemies(by, city.home, position.saxony) || isMinor(city.home);
  return takesMarker ? major : NOBODY;
};

/** VBX-11 to VBX-13, FRO-05: what a conquest means beyond the fortress itself. */
const noteConquest = (draft: Draft, pack: Pack, by: Power, fortress: FortressId, events: EventSink): void => {
  if (pack.isElectorFortress[fortress]) updateThreeElectors(draft, pack, events);
  const onBohemia = pack.cities[pack.fortresses[fortress] as CityId]?.map === "bohemia";
  if (onBohemia && (by === FRANCE || by === BAVARIA)) returnSetAside(draft, FRANCE, events);
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
  noteDueConquest(draft, pack, by, fortress, events);
  const marker = markerAfter(draft, pack, by, fortress);
  setMarker(draft, pack, fortress, marker);
  events?.push({ type: "conquered", fortress, by, marker, retroactive });
  if (draft.affairs !== null) noteConquest(draft, pack, by, fortress, events);
  checkVictory(draft, events);
};

/**
 * CON-03, RCQ-01: a general moves out of a city. RUL-32: conquest is not voluntary. RUL-34: only a general who
 * would conquer but for the protection leaves a question mark; RUL-38: the first one stays.
 */
const setQuestionMark = (draft: Draft, fortress: FortressId, by: PowerOrNobody): void => {
  if (draft.questionMarks[fortress] !== by)
    draft.questionMarks = withNumber(draft.questionMarks, fortress, by);
};

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
    setQuestionMark(draft, fortress, NOBODY);
    conquer(draft, pack, power, fortress, false, events);
  } else if (draft.questionMarks[fortress] === NOBODY) {
    const by = majorOf(power, draft.saxony);
    setQuestionMark(draft, fortress, by);
    events?.push({ type: "questionMarkPlaced", fortress, by });
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
  if (marked.length > 1) marked.sort((a, b) => a.by - b.by || a.fortress - b.fortress);
  for (const { by, fortress } of marked) {
    setQuestionMark(draft, fortress, NOBODY);
    const city = pack.fortresses[fortress] as CityId;
    // RUL-89: beside a neutral Prussia its Saxon ally may be at war alone, and leaves Prussian question marks.
    const leftBySaxony = by === PRUSSIA && draft.saxony === SAXONY_PRUSSIAN_ALLY;
    const enemy =
      isEnemyFortress(draft, pack, by, city) || (leftBySaxony && isEnemyFortress(draft, pack, SAXONY, city));
    if (enemy && !isProtected(draft, pack, board, fortress)) conquer(draft, pack, by, fortress, true, events);
    else events?.push({ type: "questionMarkRemoved", fortress });
    if (draft.result !== null) return;
  }
};
