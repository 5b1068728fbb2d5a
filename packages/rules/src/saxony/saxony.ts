import { beginDisplacement } from "../displacement/displacement.ts";
import { foreignersIn } from "../displacement/displacementSites.ts";
import { affairsOf, changeAffairs } from "../ground/affairs.ts";
import { removeHussar } from "../ground/hussarsOnBoard.ts";
import { placePiece } from "../ground/occupation.ts";
import { setMarker } from "../ground/pools.ts";
import { isGeneral, leaveStack, partnerOf, powerOf } from "../ground/stacks.ts";
import { troopsAllowed } from "../ground/troopCeiling.ts";
import { type Handler, notAsked } from "../model/agenda.ts";
import type { EventSink } from "../model/events.ts";
import type { SaxonsGoHomeFrame, SaxonyShiftFrame, WinterFrame } from "../model/frames.ts";
import { type CityId, fortressId, isOnBoard, OFF_BOARD } from "../model/ids.ts";
import {
  AUSTRIA,
  areAllied,
  FRANCE,
  mayStack,
  NOBODY,
  type Power,
  type PowerOrNobody,
  PRUSSIA,
  SAXONY,
  SAXONY_AUSTRIAN_ALLY,
  SAXONY_NEUTRAL,
  type SaxonyStatus,
} from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army, Pack, Piece } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { releaseFromPromises } from "../treaties/agreement.ts";
import { generalSites } from "../troops/generalReentry.ts";

const firstBox = (pack: Pack): number => pack.politics.tracks.saxony.boxes[0]?.position ?? 0;
const lastBox = (pack: Pack): number => pack.politics.tracks.saxony.boxes.at(-1)?.position ?? 0;

const statusAt = (pack: Pack, position: number): SaxonyStatus =>
  pack.politics.tracks.saxony.boxes.find((box) => box.position === position)?.status ?? 0;

/** CRD-20: the box "Austrian ally". */
export const austrianAllyBox = (pack: Pack): number =>
  pack.politics.tracks.saxony.boxes.find(({ status }) => status === SAXONY_AUSTRIAN_ALLY)?.position ?? 0;

/** RUL-94: a contract ends when the two powers stop being allies. */
const endContractsBetweenEnemies = (draft: Draft, events: EventSink): void => {
  const { contracts } = affairsOf(draft);
  const kept = contracts.filter(({ giver, receiver }) => areAllied(giver, receiver, draft.saxony));
  for (const contract of contracts)
    if (!kept.includes(contract))
      events?.push({ type: "contractEnded", giver: contract.giver, receiver: contract.receiver });
  if (kept.length < contracts.length) changeAffairs(draft, { contracts: kept });
};

/** SAX-15, RUL-89: a Saxon general stacked with somebody he may no longer stack with has to go. */
const leaveMixedStack = (draft: Draft, pack: Pack): void => {
  for (const general of (pack.armies[SAXONY] as Army).generals) {
    const partner = partnerOf(draft, pack, general);
    if (partner !== null && !mayStack(SAXONY, powerOf(pack, partner), draft.saxony))
      beginDisplacement(draft, "leavesStack", [general]);
  }
};

/** SAX-16: a Saxon general off the board may come back at once, as in winter, if there is a city for him. */
const offerReentry = (draft: Draft, pack: Pack): void => {
  const frame: WinterFrame = { kind: "winter", waiting: [SAXONY], agreedStacks: [], refusedStacks: [] };
  const mayReturn = (pack.armies[SAXONY] as Army).generals.some(
    (general) => draft.at[general] === OFF_BOARD && generalSites(draft, pack, frame, general).length > 0,
  );
  const isAllowed = troopsAllowed(draft, pack, SAXONY) > 0;
  if (mayReturn && isAllowed && (draft.hands[SAXONY]?.length ?? 0) > 0) draft.agenda.push(frame);
};

/**
 * SAX-08 to SAX-24, RUL-89: the marker has stopped in a box. Only a change of status has effects; what must be decided
 * goes on the agenda, last things first.
 */
export const moveSaxonyMarker = (draft: Draft, to: number, events: EventSink): void => {
  const pack = packOf(draft);
  const { tracks } = affairsOf(draft);
  const box = Math.max(firstBox(pack), Math.min(lastBox(pack), to));
  if (box !== tracks.saxony) {
    affairsOf(draft).tracks = { saxony: box, russia: tracks.russia, italy: tracks.italy };
    events?.push({ type: "markerShifted", track: "saxony", from: tracks.saxony, to: box });
  }
  const status = statusAt(pack, box);
  if (status === draft.saxony) return;
  const playedBy = seatOf(draft, SAXONY);
  draft.saxony = status;
  draft.disclosures++;
  events?.push({ type: "saxonyChanged", status, seat: seatOf(draft, SAXONY) });
  endContractsBetweenEnemies(draft, events);
  if (seatOf(draft, SAXONY) !== playedBy) releaseFromPromises(draft, SAXONY, events);
  if (status === SAXONY_NEUTRAL) {
    draft.agenda.push({ kind: "saxonsGoHome" });
    beginDisplacement(draft, "neutralSaxony", foreignersIn(draft, pack, SAXONY));
    return;
  }
  if (status === SAXONY_AUSTRIAN_ALLY) offerReentry(draft, pack);
  leaveMixedStack(draft, pack);
};

/** SAX-10, SAX-13, RUL-91 */
export const saxonsGoHomeHandler: Handler<SaxonsGoHomeFrame> = {
  waitsFor: () => [],
  choices: () => [],
  refusal: () => notAsked("SAX-10"),
  apply() {},
  resume(draft, _frame, events) {
    draft.agenda.pop();
    const pack = packOf(draft);
    const { generals, trains } = pack.armies[SAXONY] as Army;
    for (const piece of [...generals, ...trains]) {
      const city = (pack.pieces[piece] as Piece).start;
      if (!isOnBoard(draft.at[piece] as CityId) || !isOnBoard(city)) continue;
      if (isGeneral(pack, piece)) leaveStack(draft, pack, piece);
      placePiece(draft, piece, city);
      events?.push({ type: "saxonWentHome", piece, city });
      removeHussar(draft, city, events);
    }
    pack.fortresses.forEach((city, index) => {
      const power = draft.markers[index] as PowerOrNobody;
      if (pack.cities[city]?.home !== SAXONY || power === NOBODY) return;
      setMarker(draft, pack, fortressId(index), NOBODY);
      events?.push({ type: "markerReturned", fortress: fortressId(index), power });
    });
    return true;
  },
};

/** SAX-03, TWO-11: whether points lost by this power here move the Saxony marker. */
export const pointsMoveSaxony = (position: Position, major: Power, onBohemia: boolean): boolean => {
  if (position.options.players === 3) return major === PRUSSIA;
  return (major === PRUSSIA || major === FRANCE) && onBohemia;
};

/** SAX-05, RUL-88: Austria may shift the marker by up to so many boxes, as far as the track goes. */
export const offerSaxonyShift = (draft: Draft, points: number): void => {
  const room = lastBox(packOf(draft)) - affairsOf(draft).tracks.saxony;
  const most = Math.min(points, room);
  if (most > 0) draft.agenda.push({ kind: "saxonyShift", most });
};

/** DEC-24, DEC-34 */
export const saxonyShiftHandler: Handler<SaxonyShiftFrame> = {
  waitsFor: (position) => [seatOf(position, AUSTRIA)],

  choices: (position, seat, frame) =>
    seat === seatOf(position, AUSTRIA) ? [{ type: "shiftSaxony", most: frame.most }] : [],

  refusal(position, seat, action, frame) {
    if (seat !== seatOf(position, AUSTRIA)) return refuse("SAX-05", "notYourDecision");
    if (action.type !== "shiftSaxony") return notAsked("SAX-05");
    const { steps } = action;
    return Number.isInteger(steps) && steps >= 0 && steps <= frame.most
      ? null
      : refuse("RUL-88", "shiftTooFar");
  },

  apply(draft, _seat, action, _frame, events) {
    if (action.type !== "shiftSaxony") return;
    draft.agenda.pop();
    if (action.steps > 0) moveSaxonyMarker(draft, affairsOf(draft).tracks.saxony + action.steps, events);
  },

  resume: () => false,
};
