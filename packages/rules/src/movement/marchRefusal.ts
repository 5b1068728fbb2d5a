import { otherIn } from "../ground/occupation.ts";
import { commandersOf, powerOf } from "../ground/stacks.ts";
import type { MarchAction } from "../model/actions.ts";
import type { MarchProgress, MovementFrame } from "../model/frames.ts";
import { type CityId, isOnBoard, NO_PART, type PieceId } from "../model/ids.ts";
import type { Seat } from "../model/options.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import { FROZEN, MOVED, type Position, REENTERED } from "../model/state.ts";
import { isMainRoad, type Pack } from "../pack/pack.ts";
import type { Marcher } from "./marcher.ts";
import { entryTo, isRefused, refuseEnding, withinAllowance } from "./marchSteps.ts";

/** MOV-03, MOV-11, TRN-10: whether the piece may still set out. */
export const refuseToSetOut = (
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
    if (!board.neighbours[city]?.includes(next)) {
      const outside = pack.cities[next] !== undefined && !board.isInUse[next];
      return outside ? refuse("INT-01", "mapNotInUse") : refuse("MOV-01", "noSuchRoad");
    }
    taken++;
    onMainRoad = onMainRoad && isMainRoad(board, city, next);
    const tooLong = refuseLength(marcher, taken, onMainRoad, force);
    if (tooLong) return tooLong;
    const entry = entryTo(marcher, city, next, force);
    if (isRefused(entry)) return entry;
    if (entry === "join") joined = otherIn(occupation, next, marcher.piece);
    city = next;
  }
  const ending = refuseEnding(marcher, city);
  if (ending) return ending;
  const commanders = joined === null ? null : commandersOf(pack, marcher.piece, joined);
  if (commanders === null)
    return action.commander === undefined ? null : refuse("STK-05", "commanderFollowsRank");
  if (action.commander === undefined || !commanders.includes(action.commander))
    return refuse("STK-06", "mustNameCommander");
  return null;
};
