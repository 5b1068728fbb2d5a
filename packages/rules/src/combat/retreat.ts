import { isClosedTo } from "../ground/hostility.ts";
import { removeHussar } from "../ground/hussarsOnBoard.ts";
import { noteLeavingPrussia } from "../ground/leavingPrussia.ts";
import { placePiece } from "../ground/occupation.ts";
import { forgetGeneral } from "../ground/sightings.ts";
import { powerOf, removeGeneral, troopsOf } from "../ground/stacks.ts";
import { type Handler, notAsked } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { RetreatFrame } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import { AUSTRIA, FRANCE } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { retreatPaths } from "./retreatPaths.ts";

/** RTR-10, RUL-59, RUL-98: a stack crosses between the maps only if all its generals are French or Austrian, in the Gambit too. */
const mayCross = (position: Position, generals: readonly PieceId[]): boolean =>
  generals.every((general) => {
    const power = powerOf(packOf(position), general);
    return power === FRANCE || power === AUSTRIA;
  });

/** The retreats the winner may choose from. */
export const retreatOptions = (position: Position, frame: RetreatFrame): CityId[][] =>
  retreatPaths(position, packOf(position), boardOf(position), {
    ...frame,
    mayCross: mayCross(position, frame.generals),
  });

/** RTR-03, RTR-09, RTR-12: the whole stack goes the way, conquers nothing, and rides over hussars. */
const carryOutRetreat = (
  draft: Draft,
  frame: RetreatFrame,
  path: readonly CityId[],
  events: EventSink,
): void => {
  const end = path[path.length - 1] as CityId;
  events?.push({ type: "retreated", generals: frame.generals, from: frame.from, path });
  const pack = packOf(draft);
  for (const city of path) {
    removeHussar(draft, city, events);
    for (const general of frame.generals) noteLeavingPrussia(draft, pack, general, city, events);
  }
  for (const general of frame.generals) placePiece(draft, general, end);
};

/** VBX-07: troops lost for want of a retreat count as lost in the combat. */
const addToAftermath = (draft: Draft, lost: number, generals: number): void => {
  const top = draft.agenda.length - 1;
  const frame = draft.agenda[top];
  if (frame?.kind === "aftermath")
    draft.agenda[top] = { ...frame, lost: frame.lost + lost, generalsLost: frame.generalsLost + generals };
};

/** RTR-01, RTR-11: no way out means the loss of everything; a single way needs no choice. */
export const beginRetreat = (draft: Draft, frame: RetreatFrame, events: EventSink): void => {
  const paths = retreatOptions(draft, frame);
  const [only] = paths;
  if (only === undefined) {
    events?.push({ type: "noRetreat", generals: frame.generals, from: frame.from, length: frame.length });
    const pack = packOf(draft);
    addToAftermath(draft, troopsOf(draft, frame.generals), frame.generals.length);
    for (const general of frame.generals) {
      removeGeneral(draft, pack, general, "noRetreat", events);
      forgetGeneral(draft, general);
    }
  } else if (paths.length === 1) carryOutRetreat(draft, frame, only, events);
  else draft.agenda.push(frame);
};

const isSamePath = (a: readonly CityId[], b: readonly CityId[]): boolean =>
  a.length === b.length && a.every((city, index) => city === b[index]);

/** Names the clause a path breaks; of several paths that come to the same only the one offered is taken (RUL-60). */
const refusePath = (position: Position, frame: RetreatFrame, path: readonly CityId[]): Refusal | null => {
  if (path.length !== frame.length) return refuse("RTR-05", "notALegalRetreat");
  if (new Set([frame.from, ...path]).size !== path.length + 1) return refuse("RTR-07", "notALegalRetreat");
  if (path.some((city) => position.at.includes(city))) return refuse("RTR-08", "notALegalRetreat");
  const pack = packOf(position);
  const { cities } = pack;
  let here = frame.from;
  for (const next of path) {
    if (!boardOf(position).neighbours[here]?.includes(next)) return refuse("MAP-09", "noSuchRoad");
    if (cities[here]?.map !== cities[next]?.map && !mayCross(position, frame.generals))
      return refuse("RTR-10", "mapCrossingForbidden");
    if (frame.generals.some((general) => isClosedTo(position, pack, powerOf(pack, general), next)))
      return refuse("RTR-13", "closedTerritory");
    here = next;
  }
  const sameEnd = retreatOptions(position, frame).filter((option) => option[option.length - 1] === here);
  if (sameEnd.length === 0) return refuse("RTR-06", "notALegalRetreat");
  return sameEnd.some((option) => isSamePath(option, path)) ? null : refuse("RUL-60", "notALegalRetreat");
};

/** DEC-33 */
export const retreatHandler: Handler<RetreatFrame> = {
  waitsFor: (position, frame) => [seatOf(position, frame.winnerPower)],

  choices: (position, seat, frame) =>
    seat === seatOf(position, frame.winnerPower)
      ? [{ type: "retreat", paths: retreatOptions(position, frame) }]
      : [],

  refusal(position, seat, action, frame) {
    if (seat !== seatOf(position, frame.winnerPower)) return refuse("RTR-04", "notYourDecision");
    if (action.type !== "retreat") return notAsked("RTR-01");
    return refusePath(position, frame, action.path);
  },

  apply(draft, _seat, action, frame, events) {
    if (action.type !== "retreat") return;
    draft.agenda.pop();
    carryOutRetreat(draft, frame, action.path, events);
  },

  resume: () => false,
};
