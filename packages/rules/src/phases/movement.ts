import { type Handler, notAsked, replaceTop, seatOf } from "../flow/handler.ts";
import { activePowers } from "../flow/sequence.ts";
import type { Action, MarchAction } from "../model/actions.ts";
import type { Choice, MarchChoice } from "../model/choices.ts";
import type { MarchProgress, MovementFrame } from "../model/frames.ts";
import { type CityId, isOnBoard, NO_PART, type PieceId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { AUSTRIA, type Power, PRAGMATIC } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { type Draft, FROZEN, MOVED, type Position, REENTERED } from "../model/state.ts";
import type { Army, City, Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import {
  applyDisputeAction,
  disputeChoices,
  finishInFlanders,
  isDisputeAction,
  refuseDisputeAction,
} from "./dispute.ts";
import { carryOutMarch } from "./march.ts";
import {
  commandersOf,
  entryTo,
  hasFirstStep,
  isRefusedEntry,
  JOIN,
  type Marcher,
  marcherOf,
  refusalOfEntry,
  stepsFrom,
  withinAllowance,
} from "./marchSteps.ts";
import { firstIn } from "./occupation.ts";
import { reenterTrain, refuseTrainReentry, trainReentryChoices } from "./reentry.ts";
import { isGeneral, powerOf } from "./stacks.ts";

/** MOV-03: nobody has moved yet when the phase begins. RUL-02: both players are asked about Flanders. */
export const enterMovement = (draft: Draft): void => {
  const powers = activePowers(draft);
  draft.spent.fill(0);
  const seats = [...new Set(powers.map((power) => seatOf(draft, power)))];
  const pack = packOf(draft);
  const inFlanders = (power: Power): boolean =>
    [...(pack.armies[power] as Army).generals, ...(pack.armies[power] as Army).trains].some((piece) => {
      const place = draft.at[piece] as CityId;
      return isOnBoard(place) && (pack.cities[place] as City).map === "flanders";
    });
  const mayDispute =
    powers.includes(PRAGMATIC) && seats.length > 1 && inFlanders(AUSTRIA) && inFlanders(PRAGMATIC);
  draft.agenda.push({
    kind: "movement",
    powers,
    done: [],
    asked: mayDispute ? seats : [],
    dispute: null,
    refusedStacks: [],
  });
};

/** MOV-03, MOV-11, TRN-10: whether the piece may still set out. */
const refuseToSetOut = (
  position: Position,
  pack: Pack,
  seat: Seat,
  frame: MovementFrame,
  piece: PieceId,
): Refusal | null => {
  const power = powerOf(pack, piece);
  if (seatOf(position, power) !== seat) return refuse("MOV-01", "notYourPiece");
  if (!frame.powers.includes(power)) return refuse("SEQ-05", "pieceNotActive");
  const place = position.at[piece];
  if (place === NO_PART) return refuse("INT-02", "pieceTakesNoPart");
  if (place === undefined || !isOnBoard(place)) return refuse("MOV-01", "pieceNotOnBoard");
  const spent = position.spent[piece] as number;
  if (spent & REENTERED) return refuse("TRN-10", "reenteredThisPhase");
  if (spent & FROZEN) return refuse("MOV-11", "stackEndedItsMove");
  if (spent & MOVED) return refuse("MOV-03", "hasMoved");
  return null;
};

const refuseLength = (
  marcher: Marcher,
  taken: number,
  onMainRoad: boolean,
  force: boolean,
): Refusal | null => {
  if (withinAllowance(marcher, taken, onMainRoad, force)) return null;
  if (force)
    return onMainRoad ? refuse("MOV-17", "forceMarchIsEight") : refuse("MOV-19", "forceMarchNeedsMainRoad");
  if (marcher.isGeneral)
    return onMainRoad
      ? refuse("MOV-06", "generalMovesFourOnMainRoad")
      : refuse("MOV-05", "generalMovesThree");
  return onMainRoad ? refuse("MOV-08", "trainMovesThreeOnMainRoad") : refuse("MOV-07", "trainMovesTwo");
};

/** Walks the whole path and names the first clause it breaks. */
export const refusePath = (
  marcher: Marcher,
  from: CityId,
  action: MarchAction,
  progress: MarchProgress,
): Refusal | null => {
  const { board, occupation, pack } = marcher;
  const { force, path } = action;
  if (path.length === 0) return refuse("RUL-25", "needsAStep");
  if (force && !marcher.isGeneral) return refuse("MOV-18", "trainCannotForceMarch");
  let city = from;
  let { taken, onMainRoad } = progress;
  let joined: PieceId | null = null;
  for (const next of path) {
    if (joined !== null) return refuse("MOV-11", "joiningEndsMove");
    const road = (board.neighbours[city] as readonly CityId[]).indexOf(next);
    if (road < 0) {
      const outside = pack.cities[next] !== undefined && !board.isInUse[next];
      return outside ? refuse("INT-01", "mapNotInUse") : refuse("MOV-01", "noSuchRoad");
    }
    taken++;
    onMainRoad = onMainRoad && (board.roadIsMain[city]?.[road] as boolean);
    const tooLong = refuseLength(marcher, taken, onMainRoad, force);
    if (tooLong) return tooLong;
    const entry = entryTo(marcher, city, next, force);
    if (isRefusedEntry(entry)) return refusalOfEntry(entry);
    if (entry === JOIN) joined = firstIn(occupation, next);
    city = next;
  }
  const commanders = joined === null ? null : commandersOf(pack, marcher.piece, joined);
  if (commanders === null)
    return action.commander === undefined ? null : refuse("STK-05", "commanderFollowsRank");
  if (action.commander === undefined || !commanders.includes(action.commander))
    return refuse("STK-06", "mustNameCommander");
  return null;
};

const NOT_STARTED = { taken: 0, onMainRoad: true };

/** MOV-04: the road a path has covered so far. */
const progressAlong = (marcher: Marcher, from: CityId, path: readonly CityId[], start: MarchProgress) => {
  let city = from;
  let { taken, onMainRoad } = start;
  for (const next of path) {
    const road = (marcher.board.neighbours[city] as readonly CityId[]).indexOf(next);
    onMainRoad = onMainRoad && (marcher.board.roadIsMain[city]?.[road] ?? false);
    taken++;
    city = next;
  }
  return { city, taken, onMainRoad };
};

/** The marches of one piece as a tree grown step by step. */
export const marchChoice = (
  position: Position,
  frame: MovementFrame,
  piece: PieceId,
  start: MarchProgress = { piece, ...NOT_STARTED, force: false },
): MarchChoice => {
  const from = position.at[piece] as CityId;
  const general = isGeneral(packOf(position), piece);
  return {
    type: "march",
    piece,
    from,
    mayForce: start.taken > 0 ? start.force : general,
    steps(path, force) {
      if (start.taken > 0 && force !== start.force) return [];
      if (force && !general) return [];
      const marcher = marcherOf(position, frame, piece);
      const { city, taken, onMainRoad } = progressAlong(marcher, from, path, start);
      if (path.length > 0 && endsThere(marcher, from, path, force)) return [];
      return stepsFrom(marcher, city, taken, onMainRoad, force);
    },
  };
};

/** A path that has joined a general goes no further. */
const endsThere = (marcher: Marcher, from: CityId, path: readonly CityId[], force: boolean): boolean => {
  const last = path[path.length - 1] as CityId;
  const before = path.length > 1 ? (path[path.length - 2] as CityId) : from;
  return entryTo(marcher, before, last, force) === JOIN;
};

const movableChoices = (position: Position, pack: Pack, seat: Seat, frame: MovementFrame): Choice[] => {
  const choices: Choice[] = [];
  for (const power of frame.powers) {
    if (seatOf(position, power) !== seat) continue;
    const army = pack.armies[power] as Army;
    for (const pieces of [army.generals, army.trains])
      for (const piece of pieces) {
        const place = position.at[piece] as CityId;
        if (!isOnBoard(place) || position.spent[piece] !== 0) continue;
        if (hasFirstStep(marcherOf(position, frame, piece), place))
          choices.push(marchChoice(position, frame, piece));
      }
    choices.push(...trainReentryChoices(position, pack, frame, power));
  }
  return choices;
};

/** DEC-25 */
export const movementHandler: Handler<MovementFrame> = {
  waitsFor(position, frame) {
    if (frame.asked.length > 0) return frame.asked;
    const seats = [...new Set(frame.powers.map((power) => seatOf(position, power)))];
    return seats.filter((seat) => !frame.done.includes(seat));
  },

  choices(position, seat, frame) {
    const pack = packOf(position);
    if (!frame.powers.some((power) => seatOf(position, power) === seat)) return [];
    if (frame.asked.includes(seat)) return [{ type: "answerDispute" }];
    if (frame.done.includes(seat)) return [{ type: "notDone" }];
    return [
      ...movableChoices(position, pack, seat, frame),
      ...disputeChoices(position, seat, frame),
      { type: "done" },
    ];
  },

  refusal(position, seat, action, frame) {
    const pack = packOf(position);
    if (!frame.powers.some((power) => seatOf(position, power) === seat))
      return refuse("SEQ-05", "notYourDecision");
    if (frame.asked.includes(seat) && action.type !== "answerDispute")
      return refuse("RUL-02", "disputeMustBeAnswered");
    if (isDisputeAction(action)) return refuseDisputeAction(position, seat, action, frame);
    if (action.type === "notDone") return frame.done.includes(seat) ? null : refuse("RUL-01", "notDone");
    if (frame.done.includes(seat)) return refuse("RUL-01", "alreadyDone");
    if (action.type === "done") return null;
    if (action.type === "reenterTrain") return refuseTrainReentry(position, pack, seat, frame, action);
    if (action.type !== "march") return notAsked("SEQ-04");
    if (pack.pieces[action.piece] === undefined) return refuse("MOV-01", "malformedAction");
    const stays = refuseToSetOut(position, pack, seat, frame, action.piece);
    if (stays) return stays;
    const from = position.at[action.piece] as CityId;
    const start = { piece: action.piece, ...NOT_STARTED, force: action.force };
    return refusePath(marcherOf(position, frame, action.piece), from, action, start);
  },

  apply(draft, seat, action: Action, frame, events) {
    if (action.type === "march") {
      const start = { piece: action.piece, ...NOT_STARTED, force: action.force };
      carryOutMarch(draft, seat, action, start, events);
    } else if (action.type === "reenterTrain") reenterTrain(draft, packOf(draft), action, events);
    else if (action.type === "done") {
      events.push({ type: "seatDone", seat });
      replaceTop(draft, finishInFlanders(draft, { ...frame, done: [...frame.done, seat] }, seat));
    } else if (action.type === "notDone") {
      events.push({ type: "seatNotDone", seat });
      replaceTop(draft, { ...frame, done: frame.done.filter((other) => other !== seat) });
    } else if (isDisputeAction(action)) applyDisputeAction(draft, seat, action, frame, events);
  },

  resume(draft, frame) {
    if (frame.asked.length > 0) return false;
    if (frame.powers.some((power) => !frame.done.includes(seatOf(draft, power)))) return false;
    draft.agenda.pop();
    return true;
  },
};
