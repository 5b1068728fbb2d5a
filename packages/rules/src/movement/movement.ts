import { flandersIsSemiActive } from "../ground/hostility.ts";
import { type Occupation, occupy } from "../ground/occupation.ts";
import { activePowers } from "../ground/sequence.ts";
import type { Action } from "../model/actions.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import type { Choice, MarchChoice } from "../model/choices.ts";
import type { MovementFrame } from "../model/frames.ts";
import { type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { AUSTRIA, type Power, PRAGMATIC, PRUSSIA } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatAlone, seatOf } from "../model/seats.ts";
import { type Draft, type Position, REENTERED } from "../model/state.ts";
import type { Army, Board, Pack } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { offerSecondTrain } from "../silesia/annexation.ts";
import { noteStays } from "../treaties/compelledByRules.ts";
import { marchTreatiesOf, NO_TREATY } from "../treaties/marchTreaties.ts";
import { bindingTerms } from "../treaties/terms.ts";
import {
  applyDisputeAction,
  flandersIsClosed,
  isDisputeAction,
  pushDisputeChoices,
  refuseDisputeAction,
  twoPlayersMove,
} from "./dispute.ts";
import { dueMarches, refuseToFinish, refuseToStay, waitsInFlanders, waysKept } from "./dueMarches.ts";
import { carryOutMarch } from "./march.ts";
import { growth, marchBegun } from "./marchChoice.ts";
import { type Marcher, surveyOf, type WayClosed } from "./marcher.ts";
import { refusePath, refuseToSetOut } from "./marchRefusal.ts";
import { hasMarch, marcherOf } from "./marchSteps.ts";
import { changed } from "./movementFrame.ts";
import { hasRoomNextDoor, isOpenCountry } from "./openCountry.ts";
import { pushTrainReentries, reenterTrain, refuseTrainReentry } from "./trainReentry.ts";

/** MOV-03: nobody has moved yet when the phase begins. RUL-02: both players are asked about Flanders. */
export const enterMovement = (draft: Draft): void => {
  const powers = activePowers(draft);
  // TRN-10: a train that re-entered stays put for the rest of the turn, also if Saxony acts a second time.
  for (let piece = 0; piece < draft.spent.length; piece++)
    draft.spent[piece] = (draft.spent[piece] as number) & REENTERED;
  const frame: MovementFrame = {
    kind: "movement",
    powers,
    done: [],
    asked: [],
    dispute: null,
    refusedStacks: [],
  };
  const pack = packOf(draft);
  const mayDispute =
    twoPlayersMove(draft, frame) &&
    hasPieceInFlanders(draft, pack, AUSTRIA) &&
    hasPieceInFlanders(draft, pack, PRAGMATIC);
  draft.agenda.push(mayDispute ? changed(frame, { asked: seatsMoving(draft, frame) }) : frame);
};

const anyInFlanders = ({ at }: Position, { isFlanders }: Board, pieces: readonly PieceId[]): boolean => {
  for (let index = 0; index < pieces.length; index++) {
    const place = at[pieces[index] as PieceId] as CityId;
    if (isOnBoard(place) && isFlanders[place] === 1) return true;
  }
  return false;
};

const hasPieceInFlanders = (position: Position, pack: Pack, power: Power): boolean => {
  const { generals, trains } = pack.armies[power] as Army;
  const board = boardOf(position);
  return anyInFlanders(position, board, generals) || anyInFlanders(position, board, trains);
};

/** What the marches of one phase are found with. */
interface Phase {
  readonly position: Position;
  readonly frame: MovementFrame;
  readonly board: Board;
  readonly occupation: Occupation;
  readonly steps: MarchChoice["steps"];
  /** RUL-101 (4) */
  readonly wayClosed: WayClosed | null;
}

/** `isOpen`: see `isOpenCountry`. */
const pushMarches = (
  phase: Phase,
  power: Power,
  pieces: readonly PieceId[],
  isGeneral: boolean,
  isOpen: boolean,
  flandersClosed: boolean,
  into: Choice[],
): void => {
  const { board, occupation, steps } = phase;
  const { at, spent } = phase.position;
  let survey: Marcher | null = null;
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as PieceId;
    const from = at[piece] as CityId;
    if (!isOnBoard(from) || spent[piece] !== 0) continue;
    // Mostly one look next door tells, and who it is that looks does not matter.
    const isClosed = !isOpen || (flandersClosed && board.isFlanders[from] === 1);
    if (isClosed || !hasRoomNextDoor(board, occupation, from)) {
      survey ??= surveyOf(phase.position, phase.frame, occupation, power, isGeneral, phase.wayClosed);
      if (!hasMarch(survey, piece, from)) continue;
    }
    into.push({ type: "march", piece, from, mayForce: isGeneral, steps });
  }
};

const pushMoves = (
  position: Position,
  pack: Pack,
  seat: Seat,
  frame: MovementFrame,
  wayClosed: WayClosed | null,
  into: Choice[],
): void => {
  const board = boardOf(position);
  const occupation = occupy(position, board);
  const phase: Phase = {
    position,
    frame,
    board,
    occupation,
    steps: growth(position, frame, occupation, null, wayClosed),
    wayClosed,
  };
  const isOpen = wayClosed === null && isOpenCountry(position, flandersIsSemiActive(position), null);
  for (const power of frame.powers) {
    if (seatOf(position, power) !== seat) continue;
    const { generals, trains } = pack.armies[power] as Army;
    const closed = flandersIsClosed(position, frame, power);
    const isOpenToGenerals = isOpen && marchTreatiesOf(position, power) === null;
    pushMarches(phase, power, generals, true, isOpenToGenerals, closed, into);
    pushMarches(phase, power, trains, false, isOpen, closed, into);
    pushTrainReentries(position, pack, frame, power, occupation, into);
  }
};

/** The seats that move in this phase: one player, or in stage 5 two. */
const seatsMoving = (position: Position, { powers }: MovementFrame): readonly Seat[] => {
  const first = powers[0];
  if (first === undefined) return [];
  const seat = seatOf(position, first);
  for (let index = 1; index < powers.length; index++) {
    const other = seatOf(position, powers[index] as Power);
    if (other !== seat) return [seat, other];
  }
  return seatAlone(position, first);
};

/** Mostly nobody is, and a search would cost more than the look at the length. */
const isAmong = (seat: Seat, seats: readonly Seat[]): boolean => seats.length > 0 && seats.includes(seat);

const moves = (position: Position, frame: MovementFrame, seat: Seat): boolean => {
  for (const power of frame.powers) if (seatOf(position, power) === seat) return true;
  return false;
};

/** Nobody has to march before the phase may end. */
const freeChoices = (position: Position, seat: Seat, frame: MovementFrame): Choice[] => {
  const found: Choice[] = [];
  pushMoves(position, packOf(position), seat, frame, null, found);
  pushDisputeChoices(position, seat, frame, true, found);
  found.push({ type: "done" });
  return found;
};

/** RUL-101 (4): a train does not re-enter in the last way left to a general who has to march. */
const withSitesLeft = (choice: Choice, wayClosed: WayClosed): Choice | null => {
  if (choice.type !== "reenterTrain") return choice;
  const cities = choice.cities.filter((city) => wayClosed(choice.train, city) === NO_TREATY);
  return cities.length === 0 ? null : { ...choice, cities };
};

/** RUL-101 */
const choicesUnderTreaties = (position: Position, seat: Seat, frame: MovementFrame): Choice[] => {
  const due = dueMarches(position, frame, seat);
  if (due.length === 0) return freeChoices(position, seat, frame);
  const found: Choice[] = [];
  const wayClosed = waysKept(position, frame, seat, due);
  const moves: Choice[] = [];
  pushMoves(position, packOf(position), seat, frame, wayClosed, moves);
  for (const choice of moves) {
    const open = wayClosed === null ? choice : withSitesLeft(choice, wayClosed);
    if (open !== null) found.push(open);
  }
  const mayFinish = frame.dispute === null || refuseToFinish(position, frame, seat) === null;
  pushDisputeChoices(position, seat, frame, mayFinish, found);
  if (refuseToStay(position, frame, seat, due) === null) found.push({ type: "done" });
  return found;
};

/** DEC-25 */
export const movementHandler: Handler<MovementFrame> = {
  waitsFor(position, frame) {
    if (frame.asked.length > 0) return frame.asked;
    const all = seatsMoving(position, frame);
    const seats = frame.done.length === 0 ? all : all.filter((seat) => !frame.done.includes(seat));
    if (frame.dispute === null || bindingTerms(position).length === 0) return seats;
    return seats.filter((seat) => !waitsInFlanders(position, frame, seat));
  },

  choices(position, seat, frame) {
    if (!moves(position, frame, seat)) return [];
    if (isAmong(seat, frame.asked)) return [{ type: "answerDispute" }];
    if (isAmong(seat, frame.done)) return [{ type: "notDone" }];
    return bindingTerms(position).length === 0
      ? freeChoices(position, seat, frame)
      : choicesUnderTreaties(position, seat, frame);
  },

  refusal(position, seat, action, frame) {
    const pack = packOf(position);
    if (!moves(position, frame, seat)) return refuse("SEQ-05", "notYourDecision");
    if (frame.asked.includes(seat) && action.type !== "answerDispute")
      return refuse("RUL-02", "disputeMustBeAnswered");
    if (isDisputeAction(action)) {
      const refusal = refuseDisputeAction(position, seat, action, frame);
      return refusal === null && action.type === "passFlanders"
        ? refuseToFinish(position, frame, seat)
        : refusal;
    }
    if (action.type === "notDone") return frame.done.includes(seat) ? null : refuse("RUL-01", "notDone");
    if (frame.done.includes(seat)) return refuse("RUL-01", "alreadyDone");
    if (action.type === "done") return refuseToStay(position, frame, seat);
    const wayClosed =
      bindingTerms(position).length === 0
        ? null
        : waysKept(position, frame, seat, dueMarches(position, frame, seat));
    if (action.type === "reenterTrain")
      return refuseTrainReentry(position, pack, seat, frame, wayClosed, action);
    if (action.type !== "march") return notAsked("SEQ-04");
    if (pack.pieces[action.piece] === undefined) return refuse("MOV-01", "malformedAction");
    const stays = refuseToSetOut(position, pack, seat, frame, action.piece);
    if (stays) return stays;
    const from = position.at[action.piece] as CityId;
    const start = marchBegun(action.piece, action.force);
    const occupation = occupy(position, boardOf(position));
    return refusePath(marcherOf(position, frame, action.piece, occupation, wayClosed), from, action, start);
  },

  apply(draft, seat, action: Action, frame, events) {
    switch (action.type) {
      case "march":
        carryOutMarch(draft, seat, action, marchBegun(action.piece, action.force), events);
        break;
      case "reenterTrain":
        reenterTrain(draft, packOf(draft), action, events);
        break;
      case "done":
        events?.push({ type: "seatDone", seat });
        replaceTop(draft, changed(frame, { done: [...frame.done, seat] }));
        break;
      case "notDone":
        events?.push({ type: "seatNotDone", seat });
        replaceTop(draft, changed(frame, { done: frame.done.filter((other) => other !== seat) }));
        break;
      default:
        if (isDisputeAction(action)) applyDisputeAction(draft, seat, action, frame, events);
    }
  },

  resume(draft, frame, events) {
    if (frame.asked.length > 0) return false;
    // RUL-85: as soon as a major fortress is empty the second Prussian train is placed.
    if (draft.affairs?.secondTrainWaits && frame.powers.includes(PRUSSIA) && offerSecondTrain(draft))
      return true;
    for (const power of frame.powers) if (!isAmong(seatOf(draft, power), frame.done)) return false;
    noteStays(draft, frame.powers, events);
    draft.agenda.pop();
    return true;
  },
};
