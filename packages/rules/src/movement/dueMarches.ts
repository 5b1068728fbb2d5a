import { occupy, placePiece } from "../ground/occupation.ts";
import { isGeneral, powerOf } from "../ground/stacks.ts";
import type { MovementFrame } from "../model/frames.ts";
import { type CityId, isOnBoard, OFF_BOARD, type PieceId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import type { Power } from "../model/powers.ts";
import type { Refusal } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import { FROZEN, MOVED, type Position, trialOf } from "../model/state.ts";
import type { Army } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { marchTreatiesOf, NO_TREATY } from "../treaties/marchTreaties.ts";
import { findSpared, treatyBreached } from "../treaties/standingDuty.ts";
import { bindingTerms, treatyRefusal } from "../treaties/terms.ts";
import { flandersIsClosed, passFor, sideOf } from "./dispute.ts";
import { type Marcher, surveyOf, type WayClosed } from "./marcher.ts";
import { aimed, findsAnEnd, hasMarch, someMarch } from "./marchSteps.ts";
import { changed } from "./movementFrame.ts";

/** RUL-101 (1): a general who breaches a treaty where he stands and could still end or lessen that in this phase. */
interface DueMarch {
  readonly general: PieceId;
  readonly treaty: number;
  /** The cities of a march that would do; null if another own piece has to make way first. */
  readonly way: readonly CityId[] | null;
}

/** MOV-27: who has to wait for the other side's move in Flanders has his way all the same, unless finished there. */
const whenItIsOurMove = (position: Position, frame: MovementFrame, seat: Seat): MovementFrame =>
  frame.dispute === null || frame.dispute.passed.includes(sideOf(position, seat))
    ? frame
    : changed(frame, { dispute: null });

/** What the table would look like with a piece gone from it. */
const without = (position: Position, piece: PieceId): Position => {
  const trial = trialOf(position);
  placePiece(trial, piece, OFF_BOARD);
  return trial;
};

/** What the table would look like after a march: MOV-11 ends the movement of whom it joins, MOV-13 removes trains. */
const afterMarch = (position: Position, piece: PieceId, city: CityId): Position => {
  const pack = packOf(position);
  const trial = trialOf(position);
  const { at, spent } = trial;
  for (let other = 0; other < at.length; other++) {
    if (at[other] !== city || other === piece) continue;
    if (isGeneral(pack, other as PieceId)) spent[other] = (spent[other] as number) | FROZEN;
    else placePiece(trial, other as PieceId, OFF_BOARD);
  }
  placePiece(trial, piece, city);
  spent[piece] = (spent[piece] as number) | MOVED;
  return trial;
};

const marcherIn = (position: Position, frame: MovementFrame, piece: PieceId): Marcher => {
  const pack = packOf(position);
  const power = powerOf(pack, piece);
  const occupation = occupy(position, boardOf(position));
  return surveyOf(position, frame, occupation, power, isGeneral(pack, piece), null);
};

/** Every legal end of a march of one who breaches a treaty lessens the breach: see `standingForbidden`. */
const canMarch = (position: Position, frame: MovementFrame, general: PieceId): boolean =>
  position.spent[general] === 0 &&
  hasMarch(marcherIn(position, frame, general), general, position.at[general] as CityId);

const ownPowers = (position: Position, frame: MovementFrame, seat: Seat): Power[] =>
  frame.powers.filter((power) => seatOf(position, power) === seat);

/** The seat's pieces that may still set out. */
const unmoved = (position: Position, frame: MovementFrame, seat: Seat): PieceId[] =>
  ownPowers(position, frame, seat).flatMap((power) => {
    const { generals, trains } = packOf(position).armies[power] as Army;
    return [...generals, ...trains].filter(
      (piece) => position.spent[piece] === 0 && isOnBoard(position.at[piece] as CityId),
    );
  });

/** Whether a piece has an end that suits. */
const hasEnd = (
  position: Position,
  frame: MovementFrame,
  piece: PieceId,
  suits: (city: CityId) => boolean,
): boolean => {
  const from = position.at[piece] as CityId;
  const marcher = aimed(marcherIn(position, frame, piece), piece, from);
  return [false, true].some(
    (force) => (marcher.isGeneral || !force) && findsAnEnd(marcher, from, 0, true, force, suits),
  );
};

const always = (): boolean => true;

/** Whether one of the seat's other pieces can make way for a general who has none. */
const canBeMadeWayFor = (
  position: Position,
  frame: MovementFrame,
  seat: Seat,
  general: PieceId,
  isAllowed: (piece: PieceId, city: CityId) => boolean,
): boolean =>
  position.spent[general] === 0 &&
  unmoved(position, frame, seat).some(
    (piece) =>
      piece !== general &&
      canMarch(without(position, piece), frame, general) &&
      hasEnd(
        position,
        frame,
        piece,
        (city) => isAllowed(piece, city) && canMarch(afterMarch(position, piece, city), frame, general),
      ),
  );

const hasWay = (position: Position, frame: MovementFrame, seat: Seat, general: PieceId): boolean =>
  canMarch(position, frame, general) || canBeMadeWayFor(position, frame, seat, general, always);

const NONE_DUE: readonly DueMarch[] = [];

type Breach = Omit<DueMarch, "way">;
const NO_BREACHES: readonly Breach[] = [];

/** The seat's generals who may still set out and breach a treaty where they stand. */
const findBreaches = (position: Position, frame: MovementFrame, seat: Seat): readonly Breach[] => {
  if (bindingTerms(position).length === 0) return NO_BREACHES;
  const pack = packOf(position);
  const board = boardOf(position);
  let found: Breach[] | null = null;
  for (const power of frame.powers) {
    if (seatOf(position, power) !== seat) continue;
    const treaties = marchTreatiesOf(position, power);
    if (treaties === null) continue;
    const spared = findSpared(position, pack, board, treaties);
    if (spared.length === 0 && treaties.zones.length === 0) continue;
    for (const general of (pack.armies[power] as Army).generals) {
      const place = position.at[general] as CityId;
      if (position.spent[general] !== 0 || !isOnBoard(place)) continue;
      const treaty = treatyBreached(position, board, treaties, spared, place);
      if (treaty === NO_TREATY) continue;
      found ??= [];
      found.push({ general, treaty });
    }
  }
  return found ?? NO_BREACHES;
};

/** Those of the breaches that could be ended or lessened by a march in this frame. */
const mendable = (
  position: Position,
  frame: MovementFrame,
  seat: Seat,
  breaches: readonly Breach[],
): readonly DueMarch[] => {
  if (breaches.length === 0) return NONE_DUE;
  const due: DueMarch[] = [];
  for (const { general, treaty } of breaches) {
    const way = someMarch(marcherIn(position, frame, general), general, position.at[general] as CityId);
    if (way !== null || canBeMadeWayFor(position, frame, seat, general, always))
      due.push({ general, treaty, way });
  }
  return due;
};

export const dueMarches = (position: Position, frame: MovementFrame, seat: Seat): readonly DueMarch[] => {
  const breaches = findBreaches(position, frame, seat);
  return breaches.length === 0
    ? NONE_DUE
    : mendable(position, whenItIsOurMove(position, frame, seat), seat, breaches);
};

/** Whether a march may take a general's way at all: only by ending in a city of it, or by joining him. */
const mayTakeWay = (position: Position, { general, way }: DueMarch, mover: PieceId, city: CityId): boolean =>
  general !== mover && (way === null || position.at[general] === city || way.includes(city));

/** The treaty of a general who would have no way left once a piece has marched to a city. */
const treatyLost = (
  position: Position,
  frame: MovementFrame,
  seat: Seat,
  due: readonly DueMarch[],
  mover: PieceId,
  city: CityId,
): number => {
  const affected = due.filter((march) => mayTakeWay(position, march, mover, city));
  if (affected.length === 0) return NO_TREATY;
  const after = afterMarch(position, mover, city);
  const lost = affected.find(({ general }) => !hasWay(after, frame, seat, general));
  return lost?.treaty ?? NO_TREATY;
};

/**
 * RUL-101 (4): what the seat's own pieces may not do to each other. One who is due himself may close another's way if
 * every march of his would.
 */
export const waysKept = (
  position: Position,
  frame: MovementFrame,
  seat: Seat,
  due: readonly DueMarch[],
): WayClosed | null => {
  if (due.length === 0) return null;
  const ours = whenItIsOurMove(position, frame, seat);
  const board = boardOf(position);
  const known = new Map<number, number>();
  const closes = (piece: PieceId, city: CityId): number => {
    const key = piece * board.size + city;
    const before = known.get(key);
    if (before !== undefined) return before;
    const treaty = treatyLost(position, ours, seat, due, piece, city);
    known.set(key, treaty);
    return treaty;
  };
  const isExcused = new Map<PieceId, boolean>();
  const excused = (piece: PieceId): boolean => {
    let answer = isExcused.get(piece);
    if (answer === undefined) {
      answer =
        due.some(({ general }) => general === piece) &&
        !hasEnd(position, ours, piece, (city) => closes(piece, city) === NO_TREATY);
      isExcused.set(piece, answer);
    }
    return answer;
  };
  return (piece, city) => {
    const treaty = closes(piece, city);
    return treaty === NO_TREATY || excused(piece) ? NO_TREATY : treaty;
  };
};

/** RUL-101 (1): why the seat may not end its movement yet; `due` is what `dueMarches` found. */
export const refuseToStay = (
  position: Position,
  frame: MovementFrame,
  seat: Seat,
  due: readonly DueMarch[] = dueMarches(position, frame, seat),
): Refusal | null => {
  if (due.length === 0) return null;
  const atOnce = due.find(({ way }) => way !== null);
  if (atOnce !== undefined) return treatyRefusal(atOnce.treaty);
  const ours = whenItIsOurMove(position, frame, seat);
  const closed = waysKept(position, frame, seat, due);
  const isAllowed = (piece: PieceId, city: CityId): boolean =>
    closed === null || closed(piece, city) === NO_TREATY;
  const owing = due.find(({ general }) => canBeMadeWayFor(position, ours, seat, general, isAllowed));
  return owing === undefined ? null : treatyRefusal(owing.treaty);
};

/** The treaty against which the seat would agree to a stack that ends the movement of a general who is due. */
export const joiningForbidden = (
  position: Position,
  frame: MovementFrame,
  seat: Seat,
  mover: PieceId,
  city: CityId,
): number => {
  const due = dueMarches(position, frame, seat);
  if (due.length === 0) return NO_TREATY;
  return treatyLost(position, whenItIsOurMove(position, frame, seat), seat, due, mover, city);
};

/** MOV-27: a seat that owes marches only in Flanders, where it is the other side's move, has nothing to decide yet. */
export const waitsInFlanders = (position: Position, frame: MovementFrame, seat: Seat): boolean =>
  flandersIsClosed(position, frame, sideOf(position, seat)) &&
  isHeldUp(position, frame, seat, findBreaches(position, frame, seat));

const isHeldUp = (
  position: Position,
  frame: MovementFrame,
  seat: Seat,
  breaches: readonly Breach[],
): boolean =>
  breaches.length > 0 &&
  mendable(position, frame, seat, breaches).length === 0 &&
  refuseToStay(position, frame, seat) !== null;

/** RUL-101 (1): why the seat may not declare itself finished in Flanders. */
export const refuseToFinish = (position: Position, frame: MovementFrame, seat: Seat): Refusal | null => {
  const due = dueMarches(position, frame, seat);
  if (due.length === 0) return null;
  const passed = passFor(frame, sideOf(position, seat));
  const left = mendable(position, passed, seat, findBreaches(position, passed, seat));
  const owing = due.find(({ general }) => !left.some((other) => other.general === general));
  return owing === undefined ? null : treatyRefusal(owing.treaty);
};
